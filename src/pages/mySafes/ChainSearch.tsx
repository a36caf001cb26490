import type { Address } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { usePastSafes } from '../../state/mySafes/usePastSafes.ts'
import { mySafesWords } from '../../words/en/mySafes.ts'
import { SearchState } from '../parts/SearchState.tsx'

/** Searches one network for what no list of our contract tells: Safes that aren't sealed, or that were passed on. */
export function ChainSearch({ chain, account }: { chain: Chain; account: Address }) {
  const { search, share, goOn } = usePastSafes(chain, account)
  return <SearchState search={search} share={share} onGoOn={goOn} said={mySafesWords.search} />
}
