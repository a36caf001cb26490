/**
 * What a person should know about the chain. `memoryOnly`: this browser keeps nothing, so it ends with its last tab.
 * `historyDropped`: what was kept can't be used, and the chain began anew.
 */
export type Notice = 'memoryOnly' | 'historyDropped'

/** From a tab to the worker that has the chain. */
export type ToWorker =
  | { kind: 'request'; id: number; method: string; params: unknown[] }
  | { kind: 'startOver'; id: number }
  | { kind: 'leave' }

type Failure = { code: number; message: string; data?: `0x${string}` | undefined }

/** From the worker to a tab. */
export type ToTab =
  | { kind: 'ready'; notices: Notice[] }
  | { kind: 'failed'; reason: 'heldElsewhere' | 'broken'; message: string }
  | { kind: 'answer'; id: number; result: unknown }
  | { kind: 'refusal'; id: number; error: Failure }
  | { kind: 'startedOver' }
  | { kind: 'notice'; notice: Notice }

const KINDS: readonly string[] = ['ready', 'failed', 'answer', 'refusal', 'startedOver', 'notice']

/**
 * Tells the worker's words from others on the port. It is our own worker, of the same build, so its kind is enough; by
 * hand, since a schema here would put more of zod on the way to the connect button.
 */
export const isToTab = (data: unknown): data is ToTab =>
  typeof data === 'object' && data !== null && 'kind' in data && KINDS.includes(String(data.kind))
