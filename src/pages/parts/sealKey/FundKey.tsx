import { useState } from 'react'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { Qr } from '../../../modals/connect/Qr.tsx'
import { createFundKeyPlan } from '../../../safe/plans/createFundKeyPlan.ts'
import type { SealKey } from '../../../safe/sealKey/sealKey.ts'
import { steadyAmount } from '../../../safe/sealKey/steadyAmount.ts'
import { isKeptForLater, keepSealKey } from '../../../state/sealKey/keptSealKeys.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { exactAmount, formatExactly } from '../../../ui/amount.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { ActionForm } from '../ActionForm.tsx'

type Props = {
  chain: Chain
  sealKey: SealKey
  account: AddressValue
  /** What is missing now, in wei. */
  missing: bigint
  isTopUp: boolean
}

/** The one payment to a key: from the connected account, or from anywhere. */
export function FundKey({ chain, sealKey, account, missing, isTopUp }: Props) {
  const { fund, fundSay, topUp, pay, saved, elsewhere, elsewhereSay, copyAddress, copyAmount } = sealKeyWords
  const [last, setLast] = useState(missing)
  const amount = steadyAmount(last, missing)
  if (amount !== last) setLast(amount)
  const { address, payer } = sealKey
  const plan = createFundKeyPlan(chain.id, sealKey.safe, account, { key: address, amount })
  const onTaken = () => {
    if (!isSameAddress(payer, account)) keepSealKey({ ...sealKey, payer: account })
  }
  const action = useAction(plan, { key: [address, String(amount)], onTaken })
  const shown = formatExactly(amount, chain.currency.symbol)
  return (
    <>
      <ActionForm action={action} chain={chain} act={pay(shown)} confirm={isKeptForLater(sealKey) ? undefined : saved}>
        <h2>{fund}</h2>
        {isTopUp && (
          <Notice kind="attention" title={topUp.title}>
            {topUp.say}
          </Notice>
        )}
        <p>{fundSay}</p>
        <Facts rows={[[sealKeyWords.amount, shown]]} />
      </ActionForm>
      <details>
        <summary>{elsewhere}</summary>
        <div className={page.section}>
          <p>{elsewhereSay(shown, chain.name)}</p>
          <div>
            <Qr text={address} label={address} />
          </div>
          <div className={page.acts}>
            <CopyButton size="small" text={address} label={copyAddress} />
            <CopyButton size="small" text={exactAmount(amount)} label={copyAmount} />
          </div>
        </div>
      </details>
    </>
  )
}
