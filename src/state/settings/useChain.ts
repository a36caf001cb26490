import { useSyncExternalStore } from 'react'
import type { Chain } from '../../lib/chains.ts'
import { chainById } from './configuredChains.ts'
import { settings } from './settings.ts'

/** The chain with an id, while it is configured: test networks come and go with a setting. */
export function useChain(id: number | undefined): Chain | undefined {
  const look = () => (id === undefined ? undefined : chainById(id))
  return useSyncExternalStore(settings.subscribe, look, look)
}
