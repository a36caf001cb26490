import { useEffect, useState } from 'react'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../../contract/wrappedSafe.generated.ts'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { createExecutePlan } from '../../../safe/plans/drivePlans.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { imitated, rememberRecipient } from '../../../state/settings/recipients.ts'
import { useAction } from '../../../state/transactions/useAction.ts'
import { type Leaving, useLeaving } from '../../../state/transactions/useOnItsWay.ts'
import { exactAmount, formatAmount, formatExactly, isAmountToBeShown, parseTypedAmount } from '../../../ui/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { holderWords } from '../../../words/en/holder.ts'
import { pageWords } from '../../../words/en/pages.ts'
import { typedWords } from '../../../words/en/typed.ts'
import { ActionForm } from '../../parts/ActionForm.tsx'
import { AddressField } from '../../parts/AddressField.tsx'
import { type Read, readAddress } from '../../parts/readAddress.ts'
import { feeCopy } from '../../parts/WriteProgress.tsx'
import { LockNotice } from '../LockNotice.tsx'
import { useIsLocked } from '../useTime.ts'
import { LookAlike } from './LookAlike.tsx'

/** Reads where it goes, or says in one sentence what is wrong with it. */
export function readRecipient(text: string, safe: AddressValue, chain: Chain): Read<AddressValue> {
  const { fieldErrors } = pageWords.wallet
  const read = readAddress(text, chain)
  if ('wrong' in read) return read
  const address = read.value
  if (isSameAddress(address, safe)) return { wrong: fieldErrors.toSelf }
  if (address === ZERO_ADDRESS) return { wrong: fieldErrors.toZero }
  if ([wrappedSafeAddress, wrappedSafeHandlerAddress].some((ours) => isSameAddress(ours, address)))
    return { wrong: fieldErrors.toWrapper }
  return read
}

/**
 * Reads how much, in wei, or says in one sentence what is wrong with it.
 * @param free what there is of the Safe's balance beside what is on its way out of it already
 */
export function readAmount(text: string, balance: bigint, symbol: string, free = balance): Read<bigint> {
  const { fieldErrors } = pageWords.wallet
  const parsed = parseTypedAmount(text, symbol)
  if ('wei' in parsed) {
    if (parsed.wei > balance) return { wrong: fieldErrors.amountTooMuch(formatAmount(balance, symbol)) }
    if (parsed.wei > free) return { wrong: holderWords.onItsWay.notFree(formatAmount(free, symbol)) }
    return { value: parsed.wei }
  }
  const said = {
    empty: fieldErrors.amountEmpty,
    shape: fieldErrors.amountShape(symbol),
    separators: fieldErrors.amountSeparators(symbol),
    decimals: fieldErrors.amountDecimals(symbol),
    zero: fieldErrors.amountZero,
  }
  return { wrong: said[parsed.wrong] }
}

/** What isn't free to be sent, and why. */
function OnItsWayOut({ leaving, symbol }: { leaving: Leaving; symbol: string }) {
  const { out, perhapsOut, moreOut } = holderWords.onItsWay
  const doubted = leaving.doubted + leaving.again
  if (leaving.sure + doubted === 0n && !leaving.isMore) return null
  return (
    <div className="small muted">
      {leaving.sure > 0n && <p>{out(formatExactly(leaving.sure, symbol))}</p>}
      {doubted > 0n && <p>{perhapsOut(formatExactly(doubted, symbol))}</p>}
      {leaving.isMore && <p>{moreOut}</p>}
    </div>
  )
}

type Props = {
  chain: Chain
  safe: AddressValue
  account: AddressValue
  wrap: WrapState
  balance: bigint
  /** The block that the balance was read at. */
  readAt: bigint
}

/** Sends the chain's own coin out of a wrapped Safe, as its driver. */
export function SendForm({ chain, safe, account, wrap, balance, readAt }: Props) {
  const { wallet } = pageWords
  const { symbol } = chain.currency
  const [amountText, setAmount] = useState('')
  const [toText, setTo] = useState('')
  const [isTried, setTried] = useState(false)
  const leaving = useLeaving({ chainId: chain.id, safe, readAt })
  const taken = leaving.sure + leaving.doubted
  const free = balance > taken ? balance - taken : 0n
  const amount = readAmount(amountText, balance, symbol, free)
  const to = readRecipient(toText, safe, chain)
  const [accepted, setAccepted] = useState<AddressValue>()
  const earlier = 'value' in to && to.value !== accepted ? imitated(to.value) : undefined
  const isComplete = 'value' in amount && 'value' in to && !earlier
  const isLocked = useIsLocked(wrap)
  const value = 'value' in amount ? amount.value : 0n
  const target = 'value' in to ? to.value : ZERO_ADDRESS
  const stays = formatAmount(free - value, symbol)
  const empty = () => {
    setAmount('')
    setTo('')
    setTried(false)
    setAccepted(undefined)
  }
  const plan = createExecutePlan(chain.id, safe, account, [{ to: target, value, data: '0x' }])
  const action = useAction(plan, {
    key: [target, value.toString()],
    isComplete: isComplete && !isLocked,
    onTaken: () => {
      rememberRecipient(target)
      empty()
    },
  })
  const { prepared, status } = action
  // what was in doubt has turned out to be sent while the form was filled in for it once more
  const isSent = ['pending', 'proposed', 'confirmed'].includes(status.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it empties the form, whatever is in it
  useEffect(() => {
    if (isSent) empty()
  }, [isSent])
  const show = (read: Read<unknown>, text: string) =>
    'wrong' in read && (isTried || text !== '') ? read.wrong : undefined

  return (
    <ActionForm
      action={action}
      chain={chain}
      act={wallet.sendAct(isComplete ? formatAmount(value, symbol) : symbol)}
      hasFee
      closed={isLocked && <LockNotice wrap={wrap} />}
      onSubmit={() => setTried(true)}
    >
      <OnItsWayOut leaving={leaving} symbol={symbol} />
      <TextField
        label={wallet.amount}
        value={amountText}
        onValue={setAmount}
        inputMode="decimal"
        placeholder={`0.25 ${symbol}`}
        wrong={show(amount, amountText)}
        help={
          'value' in amount && isAmountToBeShown(amountText, value)
            ? typedWords.readAs(formatExactly(value, symbol))
            : wallet.feeBy
        }
        act={
          <Button look="quiet" size="small" onClick={() => setAmount(exactAmount(free))}>
            {wallet.all}
          </Button>
        }
      />
      <AddressField
        chain={chain}
        label={wallet.to}
        value={toText}
        onValue={setTo}
        wrong={show(to, toText)}
        readAs={'value' in to ? to.value : undefined}
      />
      {earlier && 'value' in to && (
        <LookAlike
          typed={to.value}
          earlier={earlier}
          onUseEarlier={() => setTo(earlier.address)}
          onKeep={() => setAccepted(to.value)}
        />
      )}
      {isComplete && (
        <Facts
          rows={[
            [wallet.leaves, formatExactly(value, symbol)],
            [wallet.stays, leaving.isMore ? holderWords.onItsWay.atMost(stays) : stays],
            [pageWords.write.fee, prepared ? feeCopy(prepared.fee, symbol) : pageWords.write.trying],
          ]}
        />
      )}
    </ActionForm>
  )
}
