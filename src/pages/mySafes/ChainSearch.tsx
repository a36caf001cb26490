import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { usePastSafes } from '../../state/mySafes/usePastSafes.ts'
import { mySafesWords } from '../../words/en/mySafes.ts'
import { SearchState } from '../parts/SearchState.tsx'

/** Searches one network for Safes that our contract doesn't list: those that aren't sealed, or were passed on. */
export function ChainSearch({ chain, account }: { chain: Chain; account: Address }) {
  const { search, share, goOn } = usePastSafes(chain, account)
  return <SearchState search={search} share={share} onGoOn={goOn} said={mySafesWords.search} />
}
