import { type Hex, hashMessage, hashTypedData } from 'viem'
import type { Address } from '../../lib/address.ts'

/** The hash by which a Safe, 1.3.0 and later, knows a text that its owners sign. */
export const safeMessageHash = (chainId: number, safe: Address, text: string): Hex =>
  hashTypedData({
    domain: { chainId, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: hashMessage(text) },
  })
