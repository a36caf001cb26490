import { useSyncExternalStore } from 'react'
import type { Chain } from '../../lib/chains.ts'
import { chainById } from './configuredChains.ts'
import { settings } from './settings.ts'

/** The chain of an id, as long as the page works on it: test networks come and go with a setting. */
export function useChain(id: number | undefined): Chain | undefined {
  const look = () => (id === undefined ? undefined : chainById(id))
  return useSyncExternalStore(settings.subscribe, look, look)
}
