/**
 * A notice to show about the chain. `memoryOnly`: this browser persists nothing, so the chain ends with its last tab.
 * `historyDropped`: the persisted history couldn't be used, and the chain was restarted.
 */
export type Notice = 'memoryOnly' | 'historyDropped'

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
 * Whether a message on the port is the worker's. Its kind is enough, since the worker is of the same build; checked by
 * hand, since a schema here would load more of zod before the connect button works.
 */
export const isToTab = (data: unknown): data is ToTab =>
  typeof data === 'object' && data !== null && 'kind' in data && KINDS.includes(String(data.kind))
