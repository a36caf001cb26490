import * as z from 'zod/mini'
import { STORAGE_KEYS } from '../config.ts'
import { keep } from './storage.ts'

const DemoState = z.nullable(
  z.object({
    /** Where the demo's chain answers: this computer, and no other. */
    rpcUrl: z.custom<string>(isLoopback),
    /** Whether the demo wallet has shared its account with the page. */
    isShared: z.boolean(),
  }),
)

type DemoState = z.infer<typeof DemoState>

/** Whether a URL names this computer. A link must not be able to make a stranger's node the demo's. */
export function isLoopback(url: unknown): boolean {
  try {
    const { protocol, hostname } = new URL(String(url))
    return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost')
  } catch {
    return false
  }
}

/** The demo, while it is on; null while it is off. */
export const demoState = keep<DemoState>({ key: STORAGE_KEYS.demo, version: 1, schema: DemoState, initial: null })
