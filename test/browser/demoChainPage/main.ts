import { startDemoChain } from '../../../src/demo/chain/startDemoChain.ts'

// A test page around the chain, built separately from the shipped page.
Object.assign(window, { startDemoChain })
