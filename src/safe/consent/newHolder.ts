import { concat, encodeAbiParameters, encodeFunctionData, type Hex, keccak256, numberToHex, slice } from 'viem'
import { type Address, toAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Call } from '../plans/prepareWrite.ts'
import { genuineSingleton, SAFE_L2_150 } from '../read/genuineSafes.ts'
import { proxyFactoryAbi, safeAbi } from '../safeAbi.ts'

/** A Safe that a wrap creates to be its holder: with these owners it decides as the wrapped one did before. */
export type NewHolder = { owners: readonly Address[]; threshold: number; saltNonce: bigint }

/** Safe's factory 1.5.0, which the network must have for wrapping anyway. */
const HOLDER_FACTORY: Address = '0x14F2982D601c9458F93bd70B218933A6f8165e7b'

/** Hash of what that factory deploys for SafeL2 1.5.0: the proxy's creation code, and the singleton. */
const PROXY_INIT_CODE_HASH = '0xc00f8ed2d8e1bacf9a81836a956d9be01fbb50416bce76c09d18859e6bb6d223'

const HANDLER = genuineSingleton(SAFE_L2_150)?.fallbackHandler ?? ZERO_ADDRESS

/** No delegatecall, no payment: nothing but Safe's own code runs while it is set up. */
const initializerOf = ({ owners, threshold }: NewHolder): Hex =>
  encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners, BigInt(threshold), ZERO_ADDRESS, '0x', HANDLER, ZERO_ADDRESS, 0n, ZERO_ADDRESS],
  })

/** Its address: the same on every chain (CREATE2, EIP-1014, by Safe's factory 1.5.0). */
export function newHolderAddress(holder: NewHolder): Address {
  const seed = concat([keccak256(initializerOf(holder)), numberToHex(holder.saltNonce, { size: 32 })])
  const hash = keccak256(concat(['0xff', HOLDER_FACTORY, keccak256(seed), PROXY_INIT_CODE_HASH]))
  return toAddress(slice(hash, 12)) ?? ZERO_ADDRESS
}

/** The call that creates it. It fails where the Safe exists already. */
export const creationOf = (holder: NewHolder): Call => ({
  to: HOLDER_FACTORY,
  value: 0n,
  data: encodeFunctionData({
    abi: proxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    args: [SAFE_L2_150, initializerOf(holder), holder.saltNonce],
  }),
})

/**
 * The salt of the holder that a wrap of a Safe creates. Whoever prepares this wrap gets the same one, so that their
 * signatures match; `attempt` counts up where the address is taken by a Safe that has changed since its creation.
 */
export const holderSaltNonce = (chainId: number, safe: Address, nonce: bigint, attempt = 0): bigint =>
  BigInt(
    keccak256(
      encodeAbiParameters(
        [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }, { type: 'uint256' }],
        [BigInt(chainId), safe, nonce, BigInt(attempt)],
      ),
    ),
  )
