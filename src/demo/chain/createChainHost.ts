import type { Hex } from 'viem'
import type { DemoNode, DemoNodeOptions } from '../rpc/createDemoNode.ts'
import { INTERNAL, NodeError } from '../rpc/NodeError.ts'
import { createHistoryStore, type HistoryStore, type KeyValues } from './createHistoryStore.ts'
import type { Notice, ToTab } from './isToTab.ts'
import { type ToWorker, toWorker } from './toWorker.ts'

type Hooks = Pick<DemoNodeOptions, 'onBlock' | 'onOffset'>

export type ChainHostOptions = {
  storage: KeyValues
  /** A node at its genesis. */
  createNode(hooks: Hooks): Promise<DemoNode>
  /** Makes this the only host of its origin. @returns false when another one is */
  acquire(): Promise<boolean>
}

type Running = { node: DemoNode; isDropped: boolean }

class HeldElsewhere extends Error {}

/** Runs the one chain, and serves every tab connected by a port. Starts it for the first tab. */
export function createChainHost({ storage, createNode, acquire }: ChainHostOptions): {
  attach(port: MessagePort): void
} {
  const ports = new Set<MessagePort>()
  const post = (port: MessagePort, message: ToTab) => port.postMessage(message)
  const tellAll = (message: ToTab) => {
    for (const port of ports) post(port, message)
  }
  const store: HistoryStore = createHistoryStore(storage, () => tellAll({ kind: 'notice', notice: 'memoryOnly' }))
  let running: Promise<Running> | undefined

  const createKeptNode = () => createNode({ onBlock: store.append, onOffset: store.keepOffset })

  async function start(): Promise<Running> {
    if (!(await acquire())) throw new HeldElsewhere('Another tab has the chain.')
    const node = await createKeptNode()
    const number = Number((await node.request({ method: 'eth_blockNumber' })) as Hex)
    const history = await store.load({ hash: node.genesisHash, number })
    if (!history) return { node, isDropped: true }
    try {
      await node.replay(history.blocks, history.offset)
      return { node, isDropped: false }
    } catch {
      await store.clear()
      return { node: await createKeptNode(), isDropped: true }
    }
  }

  /** The running chain; after a failure the next call tries again. */
  function run(): Promise<Running> {
    running ??= start().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }

  async function startOver(): Promise<null> {
    const before = run()
    const after = before.then(async ({ node }) => {
      // in order: earlier requests are answered first
      await node.request({ method: 'eth_chainId' })
      await store.clear()
      return { node: await createKeptNode(), isDropped: false }
    })
    running = after
    await after
    tellAll({ kind: 'startedOver' })
    return null
  }

  async function answer(port: MessagePort, id: number, act: () => Promise<unknown>): Promise<void> {
    try {
      post(port, { kind: 'answer', id, result: await act() })
    } catch (thrown) {
      const { code, message, data } = thrown instanceof NodeError ? thrown : new NodeError(INTERNAL, String(thrown))
      post(port, { kind: 'refusal', id, error: { code, message, data } })
    }
  }

  function hear(port: MessagePort, message: ToWorker): void {
    switch (message.kind) {
      case 'request': {
        const { id, method, params } = message
        void answer(port, id, async () => (await run()).node.request({ method, params }))
        break
      }
      case 'startOver':
        void answer(port, message.id, startOver)
        break
      case 'leave':
        ports.delete(port)
        port.close()
    }
  }

  async function greet(port: MessagePort): Promise<void> {
    try {
      const { isDropped } = await run()
      const notices: Notice[] = []
      if (isDropped) notices.push('historyDropped')
      if (store.isDenied()) notices.push('memoryOnly')
      ports.add(port)
      post(port, { kind: 'ready', notices })
    } catch (thrown) {
      const reason = thrown instanceof HeldElsewhere ? 'heldElsewhere' : 'broken'
      post(port, { kind: 'failed', reason, message: thrown instanceof Error ? thrown.message : String(thrown) })
    }
  }

  return {
    attach(port) {
      port.onmessage = ({ data }) => {
        const message = toWorker.safeParse(data)
        if (message.success) hear(port, message.data)
      }
      void greet(port)
    },
  }
}
