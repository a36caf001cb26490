import type { Chain } from '../../../lib/chains.ts'
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
import type { LookState } from './useLook.ts'

const nameOf = (less: Exclude<Less, { kind: 'native' }>): string =>
  (less.kind === 'token' ? less.token : less.nft).symbol ?? holdingsWords.unnamed

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
  return `${nameOf(less)}: ${buyingWords.lessOf(amounts[0] ?? '', amounts[1] ?? '')}`
}

export const hasChanged = ({ less, worse }: LookState): boolean => less.length > 0 || worse.length > 0

/** What is no longer as its buyer was shown it, in place of the button to pay. */
export function Changed({ look, chain }: { look: LookState; chain: Chain }) {
  const said = buyingWords
  const { less, worse, falling, accept, ignore } = look
  const names = falling.flatMap((one) => (one.kind === 'native' ? [] : [nameOf(one)]))
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
          {names.length > 0 && (
            <p>
              <bdi>{said.ignoreSay(names.join(', '))}</bdi>
            </p>
          )}
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
        <Button onClick={accept}>{said.accept}</Button>
        {names.length > 0 && (
          <Button look="quiet" onClick={ignore}>
            {said.ignore}
          </Button>
        )}
      </div>
    </div>
  )
}
