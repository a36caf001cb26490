import type { Address } from '../../lib/address.ts'
import type { Fact } from '../../lib/Fact.ts'
import { type ModuleKind, readModules } from '../../safe/modules/readModules.ts'
import { clientOf } from './clients.ts'
import { useFact } from './queries.ts'

/** What each of a Safe's modules is, in their order. */
export function useModules(
  chainId: number,
  modules: readonly Address[],
): { fact: Fact<readonly ModuleKind[]>; again: () => void } {
  return useFact({
    key: ['modules', chainId, ...modules],
    isEnabled: modules.length > 0,
    read: async () => readModules(await clientOf(chainId), chainId, modules),
  })
}
