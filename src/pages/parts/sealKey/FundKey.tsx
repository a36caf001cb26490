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

type About = {
  chain: Chain
  sealKey: SealKey
  /** In wei. */
  amount: bigint
  isTopUp: boolean
}

/** The amount to pay, and why it is that much. */
function Amount({ chain, amount, isTopUp }: About) {
  const { fund, fundSay, topUp } = sealKeyWords
  return (
    <>
      <h2>{fund}</h2>
      {isTopUp && (
        <Notice kind="attention" title={topUp.title}>
          {topUp.say}
        </Notice>
      )}
      <p>{fundSay}</p>
      <Facts rows={[[sealKeyWords.amount, formatExactly(amount, chain.currency.symbol)]]} />
    </>
  )
}

/** Pays the key from the connected account. */
function PayKey({ account, ...about }: About & { account: AddressValue }) {
  const { chain, sealKey, amount } = about
  const { address, payer } = sealKey
  const plan = createFundKeyPlan(chain.id, sealKey.safe, account, { key: address, amount })
  const onTaken = () => {
    if (!isSameAddress(payer, account)) keepSealKey({ ...sealKey, payer: account })
  }
  const action = useAction(plan, { key: [address, String(amount)], onTaken })
  const { pay, saved } = sealKeyWords
  return (
    <ActionForm
      action={action}
      chain={chain}
      act={pay(formatExactly(amount, chain.currency.symbol))}
      confirm={isKeptForLater(sealKey) ? undefined : saved}
    >
      <Amount {...about} />
    </ActionForm>
  )
}

type Props = Omit<About, 'amount'> & {
  account: AddressValue
  /** What is currently missing, in wei. */
  missing: bigint
}

/** Funds a key in one payment: from the connected account, or from anywhere. */
export function FundKey({ account, missing, ...rest }: Props) {
  const { elsewhere, elsewhereSay, copyAddress, copyAmount } = sealKeyWords
  const [last, setLast] = useState(missing)
  const amount = steadyAmount(last, missing)
  if (amount !== last) setLast(amount)
  const about = { ...rest, amount }
  const { chain, sealKey } = rest
  const { address } = sealKey
  // the account is the wrapped Safe itself, which can't pay the key
  const isOut = isSameAddress(account, sealKey.safe)
  return (
    <>
      {isOut ? <Amount {...about} /> : <PayKey {...about} account={account} />}
      <details open={isOut}>
        <summary>{elsewhere}</summary>
        <div className={page.section}>
          <p>{elsewhereSay(formatExactly(amount, chain.currency.symbol), chain.name)}</p>
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
