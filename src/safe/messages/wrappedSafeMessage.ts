import type { Hex } from 'viem'
import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'

/** The Safe that is signed for, its token, and that token's epoch. */
export type SigningPlace = { chainId: number; safe: Address; tokenId: bigint; epoch: bigint }

/**
 * What the driver of a wrapped Safe signs so that a hash counts as signed by the Safe, as `eth_signTypedData_v4` takes it:
 * numbers that JSON can't carry are text. How the contract reads it: docs/contract.md, Signing.
 * @param hash 32 bytes: of a text by EIP-191, of typed data by EIP-712
 */
export const wrappedSafeMessage = ({ chainId, safe, tokenId, epoch }: SigningPlace, hash: Hex) => ({
  domain: { chainId, verifyingContract: safe },
  types: {
    EIP712Domain: [
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    WrappedSafeMessage: [
      { name: 'wrapper', type: 'address' },
      { name: 'tokenId', type: 'uint256' },
      { name: 'epoch', type: 'uint256' },
      { name: 'hash', type: 'bytes32' },
    ],
  },
  primaryType: 'WrappedSafeMessage' as const,
  message: { wrapper: wrappedSafeAddress, tokenId: tokenId.toString(), epoch: epoch.toString(), hash },
})
