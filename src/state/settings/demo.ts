import { createStore } from 'zustand/vanilla'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { check, nullable, object } from '../../lib/parse/schemas.ts'
import { persisted } from './storage.ts'

const PEOPLE = ['ada', 'ben', 'cleo'] as const

export type DemoPerson = (typeof PEOPLE)[number]

/** Which of the demo people the demo wallet belongs to now. */
type DemoChoice = { person: DemoPerson }

const isPerson = (value: unknown): value is DemoPerson => PEOPLE.some((name) => name === value)

/** Whether this browser is in the demo, and as whom; null while it is off. */
export const demoChoice = persisted<DemoChoice | null>({
  key: STORAGE_KEYS.demo,
  version: 1,
  schema: nullable(object<DemoChoice>({ person: check(isPerson) })),
  initial: null,
})

type DemoStatus =
  | { status: 'off' | 'starting' }
  /** `letTimePass`: advances the chain's clock by that many seconds. */
  | { status: 'on'; letTimePass: (seconds: number) => Promise<void> }
  /** `held`: another tab has it and can't share it. */
  | { status: 'failed'; reason: 'held' | 'broken'; details: string }

/** The status of the demo's chain. The demo's own chunk sets it; pages wait for it. */
export const demoStatus = createStore<DemoStatus>(() => ({ status: 'off' }))
