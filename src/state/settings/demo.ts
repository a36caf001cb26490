import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { persisted } from './storage.ts'

const DemoChoice = z.nullable(
  z.object({
    /** Who of the demo people the demo wallet belongs to now. */
    person: z.enum(['ada', 'ben', 'cleo']),
  }),
)

export type DemoPerson = NonNullable<z.infer<typeof DemoChoice>>['person']

/** Whether this browser is in the demo, and as whom; null while it is off. */
export const demoChoice = persisted<z.infer<typeof DemoChoice>>({
  key: STORAGE_KEYS.demo,
  version: 1,
  schema: DemoChoice,
  initial: null,
})

type DemoStatus =
  | { status: 'off' | 'starting' }
  /** `letTimePass`: moves the chain's clock on by so many seconds. */
  | { status: 'on'; letTimePass: (seconds: number) => Promise<void> }
  /** `held`: another tab has it and can't share it. */
  | { status: 'failed'; reason: 'held' | 'broken'; details: string }

/** How far the demo's chain is. The demo's own chunk sets it; pages wait for it. */
export const demoStatus = createStore<DemoStatus>(() => ({ status: 'off' }))
