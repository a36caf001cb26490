import { isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { Holdings } from '../../../safe/holdings/holding.ts'
import { useKnownCoins } from '../../../state/sale/useKnownCoins.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { sellingWords } from '../../../words/en/selling.ts'
import { errorCopy } from '../../../words/errorCopy.ts'
import { AddressField } from '../../parts/AddressField.tsx'
import { OTHER, type Terms } from './useTerms.ts'

const MOST_LISTED = 8

/** What the price is paid in: the chain's own coin, a well-known token, or any other one by its contract. */
export function CurrencyField({ chain, terms, held }: { chain: Chain; terms: Terms; held: Holdings | undefined }) {
  const said = sellingWords.offer
  const { picked, pick, tokenText, setToken, tokenWrong, tokenFact, currency } = terms
  const common = useKnownCoins(chain.id, MOST_LISTED)
  const own = (held?.tokens ?? []).filter(
    ({ origin, address }) => origin === 'known' && !common.some((coin) => isSameAddress(coin.address, address)),
  )
  const isUnread = currency !== undefined && currency.decimals === undefined
  const isReading = tokenFact.status === 'loading' && tokenWrong === undefined
  return (
    <>
      <SelectField label={said.currency} value={picked} onValue={pick}>
        <option value="native">{chain.currency.symbol}</option>
        {[...common, ...own].map(({ address, symbol }) => (
          <option key={address} value={address}>
            {symbol}
          </option>
        ))}
        <option value={OTHER}>{said.otherToken}</option>
      </SelectField>
      {picked === OTHER && (
        <AddressField
          chain={chain}
          label={said.token}
          value={tokenText}
          onValue={setToken}
          wrong={tokenText === '' ? undefined : (tokenWrong ?? (isUnread ? said.tokenUnread : undefined))}
        />
      )}
      {isReading && picked !== 'native' && (
        <p className="small muted" role="status">
          {said.tokenReading}
        </p>
      )}
      {tokenFact.status === 'unknown' && <Notice kind="unknown">{errorCopy(tokenFact.reason).say}</Notice>}
      {currency?.imitates && <Notice kind="danger">{said.tokenImitates(currency.imitates)}</Notice>}
    </>
  )
}
