import { withDeadline } from '../../lib/deadline.ts'
import type { Provider } from '../Provider.ts'
import { NodeError } from '../rpc/NodeError.ts'
import { DemoChainFailed, DemoChainHeldElsewhere } from './demoChainErrors.ts'
import { isToTab, type Notice, type ToTab } from './isToTab.ts'
import type { ToWorker } from './toWorker.ts'

/** Enough to load the code and the snapshot and to replay the kept blocks, also on a slow phone. */
const START_DEADLINE_MS = 30_000
/** For one answer; gas estimates take longest. */
const REQUEST_DEADLINE_MS = 10_000

/** Events of the chain while a tab is connected to it. */
export type DemoChainEvent = { kind: 'startedOver' } | { kind: 'notice'; notice: Notice }

export type DemoChain = {
  /**
   * EIP-1193, for viem's `custom(provider, { retryCount: 0 })`. Errors carry the node's code, message and data.
   *
   * @throws NodeError; DeadlineError when there is no answer in time
   */
  provider: Provider
  /** The notices to show from the start. */
  notices: readonly Notice[]
  /** Erases what was mined, and restarts the chain for all tabs. */
  startOver(): Promise<void>
  /** Advances the chain's time for all tabs, and mines a block with it. */
  letTimePass(seconds: number): Promise<void>
  /** Called when the chain was restarted (here or in another tab), and for new notices. @returns the unsubscribe function */
  subscribe(listener: (event: DemoChainEvent) => void): () => void
  /** Disconnects this tab; the chain keeps running for other tabs. */
  stop(): void
}

export type Deadlines = { start?: number; request?: number }

type Waiting = { resolve(result: unknown): void; reject(error: Error): void }

/**
 * Connects to the chain at the other end of a port, once it is ready.
 *
 * @throws DemoChainHeldElsewhere, DemoChainFailed; DeadlineError when it isn't ready in time
 */
export async function connectDemoChain(port: MessagePort, deadlines: Deadlines = {}): Promise<DemoChain> {
  const { start = START_DEADLINE_MS, request = REQUEST_DEADLINE_MS } = deadlines
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(event: DemoChainEvent) => void>()
  let lastId = 0
  let isStopped = false

  function take(id: number): Waiting | undefined {
    const asker = waiting.get(id)
    waiting.delete(id)
    return asker
  }

  function hear(message: ToTab): void {
    if (message.kind === 'answer') take(message.id)?.resolve(message.result)
    else if (message.kind === 'refusal') {
      const { code, message: text, data } = message.error
      take(message.id)?.reject(new NodeError(code, text, data))
    } else if (message.kind === 'startedOver' || message.kind === 'notice')
      for (const listener of [...listeners]) listener(message)
  }

  function ask(message: { kind: 'startOver' } | { kind: 'request'; method: string; params: unknown[] }) {
    if (isStopped) return Promise.reject(new DemoChainFailed('this tab has left it.'))
    const id = ++lastId
    const answer = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      port.postMessage({ ...message, id } satisfies ToWorker)
    })
    return withDeadline(answer, request, 'the demo chain').finally(() => waiting.delete(id))
  }

  const notices = await withDeadline(
    new Promise<readonly Notice[]>((resolve, reject) => {
      port.onmessage = ({ data }) => {
        if (!isToTab(data)) return
        const message = data
        if (message.kind === 'ready') resolve(message.notices)
        else if (message.kind !== 'failed') hear(message)
        else reject(message.reason === 'broken' ? new DemoChainFailed(message.message) : new DemoChainHeldElsewhere())
      }
    }),
    start,
    'the demo chain',
  ).catch((error: unknown) => {
    port.close()
    throw error
  })

  const provider: Provider = {
    request: ({ method, params = [] }) => ask({ kind: 'request', method, params: [...params] }),
  }
  return {
    provider,
    notices,
    startOver: async () => void (await ask({ kind: 'startOver' })),
    letTimePass: async (seconds) => void (await provider.request({ method: 'demo_increaseTime', params: [seconds] })),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      if (isStopped) return
      isStopped = true
      port.postMessage({ kind: 'leave' } satisfies ToWorker)
      port.close()
      for (const { reject } of waiting.values()) reject(new DemoChainFailed('this tab has left it.'))
      waiting.clear()
    },
  }
}
