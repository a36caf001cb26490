import { type Hex, hashMessage, hashTypedData } from 'viem'
import type { Address } from '../../lib/address.ts'

/** The hash that the owners of a Safe, 1.3.0 and later, sign for a text. */
export const safeMessageHash = (chainId: number, safe: Address, text: string): Hex =>
  hashTypedData({
    domain: { chainId, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: hashMessage(text) },
  })
