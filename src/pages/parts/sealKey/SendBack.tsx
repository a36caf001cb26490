import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { Back } from '../../../safe/sealKey/nextOfKey.ts'
import { Address } from '../../../ui/Address.tsx'
import { formatAmount, formatExactly } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { pageWords } from '../../../words/en/pages.ts'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { AddressField } from '../AddressField.tsx'
import type { Receiver } from './useReceiver.ts'

type Props = {
  chain: Chain
  account: AddressValue | undefined
  back: Back
  receiver: Receiver
  isDoing: boolean
  look: 'primary' | 'secondary'
  onSend: () => void
}

/** Sends a key's remaining balance to its payer, or to another address. */
export function SendBack({ chain, account, back, receiver, isDoing, look, onSend }: Props) {
  const { amount, goesTo, backFee, backAct, other, otherField, backRefused } = sealKeyWords
  const { typed, setTyped, wrong, to } = receiver
  const { symbol } = chain.currency
  const ready = back.status === 'ready' && isSameAddress(back.draft.to, to) && !wrong ? back : undefined
  if (back.status === 'none' || back.status === 'dust') return null
  return (
    <div className={page.section}>
      <Facts
        rows={[
          [amount, ready ? formatExactly(ready.draft.value, symbol) : sealKeyWords.reading],
          [
            goesTo,
            <span key="t">
              {isSameAddress(to, account) && `${wrapWords.afterwards.you} `}
              <Address address={to} isFull />
            </span>,
          ],
          [backFee, ready ? pageWords.write.feeAbout(formatAmount(ready.cost, symbol)) : sealKeyWords.reading],
        ]}
      />
      {back.status === 'refused' && (
        <div role="alert">
          <Notice kind="attention" title={backRefused.title}>
            {backRefused.say}
          </Notice>
        </div>
      )}
      <details>
        <summary>{other}</summary>
        <AddressField label={otherField} value={typed} onValue={setTyped} wrong={wrong} chain={chain} readAs={to} />
      </details>
      <div className={page.acts}>
        <Button look={look} aria-disabled={!ready || isDoing} onClick={() => ready && !isDoing && onSend()}>
          {backAct}
        </Button>
      </div>
    </div>
  )
}
