import { clear, createStore, entries, set } from 'idb-keyval'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { DEMO_BASE_FEE } from '../demoChain.ts'
import { genesis } from '../evm/genesis.generated.ts'
import { createDemoNode } from '../rpc/createDemoNode.ts'
import { acquireChainLock } from './acquireChainLock.ts'
import { createChainHost } from './createChainHost.ts'
import type { KeyValues } from './createHistoryStore.ts'

/** The chain's thread: a SharedWorker for all tabs, or the Worker of one. Each tab connects through a port. */

const database = createStore('wrapped-safe-demo-chain', 'history')
const storage: KeyValues = {
  entries: () => entries(database),
  set: (key, value) => set(key, value, database),
  clear: () => clear(database),
}

const { attach } = createChainHost({
  storage,
  createNode: (hooks) =>
    createDemoNode({ chainId: DEMO_CHAIN_ID, baseFee: DEMO_BASE_FEE, snapshot: genesis, ...hooks }),
  acquire: acquireChainLock,
})

const isShared = 'onconnect' in globalThis
globalThis.addEventListener(isShared ? 'connect' : 'message', (event) => {
  const [port] = (event as MessageEvent).ports
  if (port) attach(port)
})
