import { useMemo, useState } from 'react'
import type { Hex } from 'viem'
import type { Address } from '../../../../lib/address.ts'
import type { Chain } from '../../../../lib/chains.ts'
import { type Method, signatureOf } from '../../../../safe/calls/abiSchema.ts'
import type { DraftCall } from '../../../../safe/calls/draftCall.ts'
import { encodeCall } from '../../../../safe/calls/encodeCall.ts'
import { readCallText } from '../../../../safe/calls/readCallText.ts'
import { refusedTarget } from '../../../../safe/calls/refusedTarget.ts'
import { callsWords } from '../../../../words/en/calls.ts'
import { type Read, readAddress } from '../../../parts/readAddress.ts'
import { readAmount } from '../send/readSend.ts'
import { readValue } from './ArgumentField.tsx'

const NOTHING = { to: '', what: '', value: '', picked: '', values: [] as readonly string[] }

/** Encodes a function call; undefined while an argument is missing or wrong. */
function dataOf(method: Method, texts: readonly string[], chain: Chain): Hex | undefined {
  const values = method.inputs.map((input, index) => readValue(input, texts[index] ?? '', chain))
  const read = values.flatMap((one) => ('value' in one ? [one.value] : []))
  return read.length === values.length ? encodeCall(method, read) : undefined
}

/** The state of the call form, with its errors. @param free the spendable native balance, in wei */
export function useCall({
  chain,
  safe,
  balance,
  free,
}: {
  chain: Chain
  safe: Address
  balance: bigint
  free: bigint
}) {
  const [typed, setTyped] = useState(NOTHING)
  const what = useMemo(() => readCallText(typed.what), [typed.what])
  const methods = 'functions' in what ? what.functions : []
  const method = methods.find((one) => signatureOf(one) === typed.picked) ?? methods[0]

  const address = readAddress(typed.to, chain)
  const refused = 'value' in address && refusedTarget(safe, { to: address.value, value: 0n, data: '0x' })
  const to: Read<Address> = refused ? { wrong: refused === 'self' ? callsWords.toSelf : callsWords.toWrapper } : address
  // a value that the form doesn't ask for isn't sent
  const isZero = method?.stateMutability === 'nonpayable' || /^[0.,\s]*$/.test(typed.value)
  const value: Read<bigint> = isZero ? { value: 0n } : readAmount(typed.value, balance, chain.currency.symbol, free)
  const data = 'data' in what ? what.data : method && dataOf(method, typed.values, chain)
  const call: DraftCall | undefined =
    'value' in to && 'value' in value && data !== undefined
      ? { to: to.value, value: value.value, data, ...(method && { method }) }
      : undefined
  return {
    ...{ typed, what, methods, method, to, value, call },
    refusals: 'refusals' in what ? what.refusals : [],
    type: (change: Partial<typeof NOTHING>) => setTyped({ ...typed, ...change }),
    typeArgument: (at: number, text: string) =>
      setTyped({
        ...typed,
        values: Object.assign(
          Array.from(method?.inputs ?? [], (_, i) => typed.values[i] ?? ''),
          { [at]: text },
        ),
      }),
    empty: () => setTyped(NOTHING),
  }
}
