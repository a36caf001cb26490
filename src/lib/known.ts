import type { Fact } from './Fact.ts'

/** The value where there is one, however old. */
export const known = <T>(fact: Fact<T>): T | undefined =>
  fact.status === 'value' || fact.status === 'stale' ? fact.value : undefined
