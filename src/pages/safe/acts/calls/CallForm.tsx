import { type ReactNode, useEffect, useState } from 'react'
import { type Address as AddressValue, ZERO_ADDRESS } from '../../../../lib/address.ts'
import type { Chain } from '../../../../lib/chains.ts'
import { known } from '../../../../lib/known.ts'
import { signatureOf } from '../../../../safe/calls/abiSchema.ts'
import { rightIn } from '../../../../safe/calls/rightIn.ts'
import { createBatchPlan } from '../../../../safe/plans/createBatchPlan.ts'
import type { WrapState } from '../../../../safe/read/readSafe.ts'
import { useAccountKind } from '../../../../state/queries/useAccountKind.ts'
import { useAction } from '../../../../state/transactions/useAction.ts'
import { useLeaving } from '../../../../state/transactions/useOnItsWay.ts'
import { formatExactly, grouped } from '../../../../ui/amount.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { callsWords } from '../../../../words/en/calls.ts'
import { holdingsWords } from '../../../../words/en/holdings.ts'
import { pageWords } from '../../../../words/en/pages.ts'
import { typedWords } from '../../../../words/en/typed.ts'
import { ActionForm } from '../../../parts/ActionForm.tsx'
import { AddressField } from '../../../parts/AddressField.tsx'
import type { Read } from '../../../parts/readAddress.ts'
import { feeCopy } from '../../../parts/WriteProgress.tsx'
import { LockNotice } from '../../LockNotice.tsx'
import { useIsLocked } from '../../useTime.ts'
import { AddToBatch } from '../AddToBatch.tsx'
import { ArgumentField } from './ArgumentField.tsx'
import { isWithoutEnd, RightNotice } from './RightNotice.tsx'
import { useCall } from './useCall.ts'

type Props = {
  chain: Chain
  safe: AddressValue
  account: AddressValue
  wrap: WrapState
  balance: bigint
  /** The block at which the balance was read. */
  readAt: bigint
}

/** Warns that the target has no code: what data does there. */
function NoCode({ chainId, address, amount }: { chainId: number; address: AddressValue; amount: string }) {
  const { fact } = useAccountKind(chainId, address)
  if (known(fact)?.kind !== 'plain') return null
  return (
    <div role="status">
      <Notice kind="attention">{callsWords.noCode(amount)}</Notice>
    </div>
  )
}

const show = (read: Read<unknown>, text: string, isTried: boolean) =>
  'wrong' in read && (isTried || text !== '') ? read.wrong : undefined

/** The function's signature, ABI or data, with a select if an ABI has several functions. */
function WhatField({ form, isTried }: { form: ReturnType<typeof useCall>; isTried: boolean }) {
  const { typed, what, methods, method } = form
  const isWrong = 'wrong' in what && (isTried || typed.what.trim() !== '')
  const bytes = 'data' in what ? grouped(String(what.data.length / 2 - 1)) : undefined
  const readAs = bytes ? callsWords.readAsData(bytes) : method && typedWords.readAs(signatureOf(method))
  return (
    <>
      <TextField
        label={callsWords.what}
        value={typed.what}
        onValue={(text) => form.type({ what: text, picked: '', values: [] })}
        placeholder="transfer(address,uint256)"
        wrong={isWrong ? callsWords.whatWrong[what.wrong] : undefined}
        help={methods.length > 1 ? undefined : (readAs ?? callsWords.whatHelp)}
      />
      {methods.length > 1 && method && (
        <SelectField
          label={pageWords.write.functionName}
          value={signatureOf(method)}
          onValue={(picked) => form.type({ picked, values: [] })}
        >
          {methods.map((one) => (
            <option key={signatureOf(one)} value={signatureOf(one)}>
              {signatureOf(one)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

/** Makes a wrapped Safe call a contract, as its driver: any function, by its signature, its ABI, or by data alone. */
export function CallForm({ chain, safe, account, wrap, balance, readAt }: Props) {
  const { symbol } = chain.currency
  const leaving = useLeaving({ chainId: chain.id, safe, readAt })
  const taken = leaving.sure + leaving.doubted
  const form = useCall({ chain, safe, balance, free: balance > taken ? balance - taken : 0n })
  const { typed, to, value, call, method } = form
  const [isTried, setTried] = useState(false)
  const isLocked = useIsLocked(wrap)
  const right = call && rightIn(call.data)
  const empty = () => {
    form.empty()
    setTried(false)
  }
  const plan = createBatchPlan(
    chain.id,
    safe,
    account,
    [call ?? { to: ZERO_ADDRESS, value: 0n, data: '0x' }],
    form.refusals,
  )
  const action = useAction(plan, {
    key: ['call', call?.to, call?.value.toString(), call?.data],
    isComplete: call !== undefined && !isLocked,
    onTaken: empty,
  })
  const isSent = ['pending', 'proposed', 'confirmed'].includes(action.status.status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the form on sending only
  useEffect(() => {
    if (isSent) empty()
  }, [isSent])
  const rows: [string, ReactNode][] = []
  if (call?.value) rows.push([pageWords.safe.leaves, formatExactly(call.value, symbol)])
  const { prepared } = action
  rows.push([pageWords.write.fee, prepared ? feeCopy(prepared.fee, symbol) : pageWords.write.trying])
  return (
    <ActionForm
      action={action}
      chain={chain}
      act={callsWords.act}
      confirm={right && isWithoutEnd(right) ? callsWords.right.confirm : undefined}
      hasFee
      closed={isLocked && <LockNotice wrap={wrap} />}
      onSubmit={() => setTried(true)}
      beside={<AddToBatch chainId={chain.id} safe={safe} call={call} onTry={() => setTried(true)} onAdded={empty} />}
    >
      <p className="muted">{callsWords.callSay}</p>
      <AddressField
        chain={chain}
        label={holdingsWords.contract}
        value={typed.to}
        onValue={(text) => form.type({ to: text })}
        wrong={show(to, typed.to, isTried)}
        readAs={'value' in to ? to.value : undefined}
      />
      <WhatField form={form} isTried={isTried} />
      {method?.inputs.map((parameter, index) => (
        <ArgumentField
          // biome-ignore lint/suspicious/noArrayIndexKey: an argument's index is its identity
          key={`${signatureOf(method)} ${index}`}
          parameter={parameter}
          number={index + 1}
          chain={chain}
          value={typed.values[index] ?? ''}
          onValue={(text) => form.typeArgument(index, text)}
          isTried={isTried}
        />
      ))}
      {method?.stateMutability !== 'nonpayable' && (
        <TextField
          label={callsWords.valueOf(symbol)}
          value={typed.value}
          onValue={(text) => form.type({ value: text })}
          inputMode="decimal"
          placeholder="0"
          wrong={show(value, typed.value, isTried)}
        />
      )}
      {right && <RightNotice right={right} />}
      {call && call.value > 0n && (
        <NoCode chainId={chain.id} address={call.to} amount={formatExactly(call.value, symbol)} />
      )}
      {call && <Facts rows={rows} />}
    </ActionForm>
  )
}
