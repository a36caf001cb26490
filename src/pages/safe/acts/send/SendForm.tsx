import { type ReactNode, useEffect, useState } from 'react'
import { type Address as AddressValue, ZERO_ADDRESS } from '../../../../lib/address.ts'
import type { Chain } from '../../../../lib/chains.ts'
import { isUnusual } from '../../../../safe/holdings/skeletonOf.ts'
import { createSendPlan } from '../../../../safe/plans/createSendPlan.ts'
import type { Prepared } from '../../../../safe/plans/prepareWrite.ts'
import type { WrapState } from '../../../../safe/read/readSafe.ts'
import { transferCall } from '../../../../safe/transfers/transferCall.ts'
import { imitated, rememberRecipient } from '../../../../state/settings/recipients.ts'
import { useAction } from '../../../../state/transactions/useAction.ts'
import type { Leaving } from '../../../../state/transactions/useOnItsWay.ts'
import { Address } from '../../../../ui/Address.tsx'
import { exactAmount, formatAmount, formatExactly, isAmountToBeShown } from '../../../../ui/amount.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Facts } from '../../../../ui/Facts.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { holderWords } from '../../../../words/en/holder.ts'
import { holdingsWords } from '../../../../words/en/holdings.ts'
import { pageWords } from '../../../../words/en/pages.ts'
import { sendingWords } from '../../../../words/en/sending.ts'
import { typedWords } from '../../../../words/en/typed.ts'
import { ActionForm } from '../../../parts/ActionForm.tsx'
import { AddressField } from '../../../parts/AddressField.tsx'
import { AddTokenForm } from '../../../parts/holdings/AddToken.tsx'
import type { Read } from '../../../parts/readAddress.ts'
import { feeCopy } from '../../../parts/WriteProgress.tsx'
import { LockNotice } from '../../LockNotice.tsx'
import { useIsLocked } from '../../useTime.ts'
import { AddToBatch } from '../AddToBatch.tsx'
import { LookAlike } from '../LookAlike.tsx'
import { AssetField, OTHER } from './AssetField.tsx'
import { NftField } from './NftField.tsx'
import type { Unit } from './readSend.ts'
import type { Sendable } from './sendableOf.ts'
import { useTransfer } from './useTransfer.ts'

const inUnit = (amount: bigint, { symbol, decimals }: Unit): string => formatExactly(amount, symbol, decimals)

/** The amount already tied up in pending transactions. */
function OnItsWayOut({ leaving, unit }: { leaving: Leaving; unit: Unit }) {
  const { out, perhapsOut, moreOut } = holderWords.onItsWay
  const doubted = leaving.doubted + leaving.again
  if (leaving.sure + doubted === 0n && !leaving.isMore) return null
  return (
    <div className="small muted">
      {leaving.sure > 0n && <p>{out(inUnit(leaving.sure, unit))}</p>}
      {doubted > 0n && <p>{perhapsOut(inUnit(doubted, unit))}</p>}
      {leaving.isMore && <p>{moreOut}</p>}
    </div>
  )
}

/** A token's contract, unless it is well known, and a warning about an odd name. */
function AboutToken({ picked }: { picked: Sendable }) {
  if (picked.kind === 'native' || picked.holding.origin === 'known') return null
  const { address, symbol, imitates } = picked.holding
  const isOdd = symbol !== undefined && isUnusual(symbol)
  const odd = imitates !== undefined ? holdingsWords.imitates(imitates) : isOdd && holdingsWords.unusualLetters
  return (
    <>
      {odd && <Notice kind="attention">{odd}</Notice>}
      <Facts rows={[[holdingsWords.contract, <Address key="contract" address={address} isFull />]]} />
    </>
  )
}

/** How much of a token the recipient gets, if that is less than sent or unknown. */
function Arrival({ arrives, sent, unit }: { arrives: Prepared['arrives']; sent: bigint; unit: Unit }) {
  if (arrives === undefined || (arrives !== 'unknown' && arrives >= sent)) return null
  return (
    <div role="status">
      <Notice kind={arrives === 'unknown' ? 'unknown' : 'attention'}>
        {arrives === 'unknown'
          ? sendingWords.arrivesUnknown
          : sendingWords.arrivesLess(inUnit(arrives, unit), inUnit(sent, unit))}
      </Notice>
    </div>
  )
}

type Props = {
  chain: Chain
  safe: AddressValue
  account: AddressValue
  wrap: WrapState
  balance: bigint
  /** The block at which the balance was read. */
  readAt: bigint
}

const show = (read: Read<unknown>, text: string, isTried: boolean) =>
  'wrong' in read && (isTried || text !== '') ? read.wrong : undefined

/** The amount, in the picked asset's unit. */
function AmountField({ form, isTried }: { form: ReturnType<typeof useTransfer>; isTried: boolean }) {
  const { safe: said } = pageWords
  const { amount, typedAmount, unit, free, picked } = form
  const isUnnamed = picked.kind === 'erc20' && picked.holding.decimals === undefined
  const help = picked.kind === 'native' ? said.feeBy : isUnnamed ? sendingWords.inUnits : undefined
  const value = 'value' in amount ? amount.value : undefined
  return (
    <TextField
      label={said.amount}
      value={typedAmount}
      onValue={form.typeAmount}
      inputMode="decimal"
      placeholder={unit.decimals === 0 ? '1' : `0.25 ${unit.isTyped ? unit.symbol : ''}`.trim()}
      wrong={show(amount, typedAmount, isTried)}
      help={
        value !== undefined && isAmountToBeShown(typedAmount, value, unit.decimals)
          ? typedWords.readAs(inUnit(value, unit))
          : help
      }
      act={
        free !== undefined && (
          <Button look="quiet" size="small" onClick={() => form.typeAmount(exactAmount(free, unit.decimals))}>
            {said.all}
          </Button>
        )
      }
    />
  )
}

/** The amount sent, the rest, and the fee. */
function factsOf(form: ReturnType<typeof useTransfer>, prepared: Prepared | undefined, symbol: string) {
  const { amount, leaving, free, unit, id, isNft, isSingle } = form
  const { safe: said } = pageWords
  const value = 'value' in amount ? amount.value : 0n
  const stays = free === undefined ? undefined : formatAmount(free - value, unit.symbol, unit.decimals)
  const nft = `${unit.symbol} #${id}`
  const rows: [string, ReactNode][] = [
    [said.leaves, isSingle ? nft : isNft ? `${nft} × ${value}` : inUnit(value, unit)],
  ]
  if (stays !== undefined && !isSingle)
    rows.push([said.stays, leaving.isMore ? holderWords.onItsWay.atMost(stays) : stays])
  rows.push([pageWords.write.fee, prepared ? feeCopy(prepared.fee, symbol) : pageWords.write.trying])
  return rows
}

/** Sends the native coin, a token or an NFT out of a wrapped Safe, as its driver. */
export function SendForm({ chain, safe, account, wrap, balance, readAt }: Props) {
  const { safe: said } = pageWords
  const form = useTransfer({ chain, safe, wrap, balance, readAt })
  const { picked, amount, to, unit, leaving, asset, isSingle } = form
  const [isTried, setTried] = useState(false)
  const [accepted, setAccepted] = useState<AddressValue>()
  const earlier = 'value' in to && to.value !== accepted ? imitated(to.value) : undefined
  const isComplete = 'value' in amount && 'value' in to && !form.idWrong && !earlier
  const isLocked = useIsLocked(wrap)
  const value = 'value' in amount ? amount.value : 0n
  const target = 'value' in to ? to.value : ZERO_ADDRESS
  const empty = () => {
    form.empty()
    setTried(false)
    setAccepted(undefined)
  }
  const plan = createSendPlan(chain.id, safe, account, { asset, to: target, amount: value }, picked.named)
  const action = useAction(plan, {
    key: [picked.key, form.id?.toString(), target, value.toString()],
    isComplete: isComplete && !isLocked,
    onTaken: () => {
      rememberRecipient(target)
      empty()
    },
  })
  const { prepared, status } = action
  // a request of unknown outcome turned out to be sent while the form was filled in again
  const isSent = ['pending', 'proposed', 'confirmed'].includes(status.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the form on sending only
  useEffect(() => {
    if (isSent) empty()
  }, [isSent])

  const isNaming = form.key === OTHER
  const field = (
    <AssetField
      assets={form.assets}
      value={isNaming ? OTHER : picked.key}
      onValue={form.pick}
      isReading={form.isReading}
    />
  )
  if (isNaming && status.status === 'idle')
    return (
      <>
        {field}
        <AddTokenForm chain={chain} safe={safe} onAdded={form.pick} />
      </>
    )
  const nft = `${unit.symbol} #${form.id}`
  const what = isSingle ? nft : form.isNft ? `${value} × ${nft}` : formatAmount(value, unit.symbol, unit.decimals)
  return (
    <ActionForm
      action={action}
      chain={chain}
      act={isComplete ? said.sendAct(what) : picked.kind === 'native' ? said.sendAct(unit.symbol) : said.send}
      hasFee
      closed={isLocked && <LockNotice wrap={wrap} />}
      onSubmit={() => setTried(true)}
      beside={
        <AddToBatch
          chainId={chain.id}
          safe={safe}
          call={isComplete ? transferCall(safe, { asset, to: target, amount: value }) : undefined}
          onTry={() => setTried(true)}
          onAdded={() => {
            rememberRecipient(target)
            empty()
          }}
        />
      }
    >
      {field}
      <AboutToken picked={picked} />
      <OnItsWayOut leaving={leaving} unit={unit} />
      {'holding' in picked && picked.kind !== 'erc20' && (
        <NftField
          holding={picked.holding}
          value={form.typedId}
          onValue={form.typeId}
          wrong={form.typedId === '' && !isTried ? undefined : form.idWrong}
        />
      )}
      {!isSingle && <AmountField form={form} isTried={isTried} />}
      <AddressField
        chain={chain}
        label={said.to}
        value={form.toText}
        onValue={form.setTo}
        wrong={show(to, form.toText, isTried)}
        readAs={'value' in to ? to.value : undefined}
      />
      {earlier && 'value' in to && (
        <LookAlike
          typed={to.value}
          earlier={earlier}
          onUseEarlier={() => form.setTo(earlier.address)}
          onKeep={() => setAccepted(to.value)}
        />
      )}
      {isComplete && <Facts rows={factsOf(form, prepared, chain.currency.symbol)} />}
      {isComplete && <Arrival arrives={prepared?.arrives} sent={value} unit={unit} />}
    </ActionForm>
  )
}
