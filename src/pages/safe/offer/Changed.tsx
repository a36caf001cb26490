import type { Chain } from '../../../lib/chains.ts'
import type { Check } from '../../../safe/report/judgeSafe.ts'
import { keyOfLess, type Less } from '../../../safe/sale/lessOf.ts'
import { formatAmount } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { buyingWords } from '../../../words/en/buying.ts'
import { holdingsWords } from '../../../words/en/holdings.ts'
import { reportWords } from '../../../words/en/report.ts'
import { amountOf } from '../../parts/holdings/HoldingRow.tsx'
import { checkCopy } from '../report/verdictCopy.ts'

/** What there was and what there is now, of one thing. */
function lessCopy(less: Less, chain: Chain): string {
  const { before, now } = less
  if (less.kind === 'native') {
    const { symbol } = chain.currency
    return buyingWords.lessOf(formatAmount(before, symbol), formatAmount(now, symbol))
  }
  const amounts = [before, now].map((amount) =>
    amountOf(less.kind === 'token' ? { ...less.token, amount } : { ...less.nft, count: amount }),
  )
  const name = (less.kind === 'token' ? less.token : less.nft).symbol ?? holdingsWords.unnamed
  return `${name}: ${buyingWords.lessOf(amounts[0] ?? '', amounts[1] ?? '')}`
}

type Props = { less: readonly Less[]; worse: readonly Check[]; chain: Chain; onAccept: () => void }

/** What is no longer as the buyer saw it, in place of the button to pay. */
export function Changed({ less, worse, chain, onAccept }: Props) {
  const said = buyingWords
  return (
    <div className={page.section} role="alert">
      {less.length > 0 && (
        <Notice kind="danger" title={said.less.title}>
          <p>{said.less.say}</p>
          <ul>
            {less.map((one) => (
              <li key={keyOfLess(one)}>
                <bdi>{lessCopy(one, chain)}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {worse.length > 0 && (
        <Notice kind="attention" title={said.worse.title}>
          <p>{said.worse.say}</p>
          <ul>
            {worse.map((check) => (
              <li key={check.id}>
                {reportWords.checks[check.id].name}: {checkCopy(check)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={page.acts}>
        <Button onClick={onAccept}>{said.accept}</Button>
      </div>
    </div>
  )
}
