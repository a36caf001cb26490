import type { Address as AddressValue } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { Address } from '../../../ui/Address.tsx'
import { formatAmount } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import page from '../../../ui/Page.module.css'
import { pageWords } from '../../../words/en/pages.ts'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { wrapWords } from '../../../words/en/wrap.ts'

type Props = { chain: Chain; driver: AddressValue | undefined; fee: bigint; isDoing: boolean; onSeal: () => void }

/** The key can pay for sealing: one click, without a wallet prompt. */
export function SealNow({ chain, driver, fee, isDoing, onSeal }: Props) {
  const { sealGoesTo, sealFee, sealAct } = wrapWords.wrap
  const about = pageWords.write.feeAbout(formatAmount(fee, chain.currency.symbol))
  const to = driver && ([sealGoesTo, <Address key="d" address={driver} isFull />] as const)
  return (
    <div className={page.section}>
      <p>{sealKeyWords.ready}</p>
      <Facts rows={[...(to ? [to] : []), [sealFee, about]]} />
      <div className={page.acts}>
        <Button look="primary" aria-disabled={isDoing} onClick={() => isDoing || onSeal()}>
          {sealAct}
        </Button>
      </div>
    </div>
  )
}
