import { useState } from 'react'
import { type Address, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { SealKey } from '../../../safe/sealKey/sealKey.ts'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { readAddress } from '../readAddress.ts'

/** Who gets the rest of a key's balance, and the field to change it. */
export type Receiver = {
  typed: string
  setTyped: (typed: string) => void
  wrong: string | undefined
  to: Address
}

/** The payer of the key by default, unless the user types another address. */
export function useReceiver({ payer, address }: SealKey, chain: Chain): Receiver {
  const [typed, setTyped] = useState('')
  const read = typed.trim() === '' ? { value: payer } : readAddress(typed, chain)
  if ('wrong' in read) return { typed, setTyped, wrong: read.wrong, to: payer }
  const wrong = isSameAddress(read.value, address) ? sealKeyWords.toItself : undefined
  return { typed, setTyped, wrong, to: wrong ? payer : read.value }
}
