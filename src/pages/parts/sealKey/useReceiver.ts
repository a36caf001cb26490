import { useState } from 'react'
import { type Address, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { SealKey } from '../../../safe/sealKey/sealKey.ts'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { readAddress } from '../readAddress.ts'

/** Who gets what is left in a key, and how the person says so. */
export type Receiver = {
  typed: string
  setTyped: (typed: string) => void
  wrong: string | undefined
  to: Address
}

/** Whoever paid the key gets back what is left, unless the person types another address. */
export function useReceiver({ payer, address }: SealKey, chain: Chain): Receiver {
  const [typed, setTyped] = useState('')
  const read = typed.trim() === '' ? { value: payer } : readAddress(typed, chain)
  if ('wrong' in read) return { typed, setTyped, wrong: read.wrong, to: payer }
  const wrong = isSameAddress(read.value, address) ? sealKeyWords.toItself : undefined
  return { typed, setTyped, wrong, to: wrong ? payer : read.value }
}
