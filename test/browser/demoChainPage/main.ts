import { startDemoChain } from '../../../src/demo/chain/startDemoChain.ts'

// A page of the tests' own around the chain, built apart from the one that is shipped.
Object.assign(window, { startDemoChain })
