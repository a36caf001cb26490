import type { Chain } from '../../lib/chains.ts'
import type { LookedUp } from '../../state/queries/ens/lookUpName.ts'
import { typedWords } from '../../words/en/typed.ts'

/** What a name resolves to, or why it doesn't, in one sentence. */
export function sayName(found: LookedUp, chain: Chain): string {
  const { resolved, nameFaults } = typedWords
  if ('address' in found) return resolved(found.name, found.address, chain.name)
  return found.wrong === 'noAddress' ? nameFaults.noAddress(found.name, chain.name) : nameFaults[found.wrong]
}
