import {
  concat,
  domainSeparator,
  encodeFunctionData,
  type Hex,
  hashStruct,
  hashTypedData,
  type TypedDataDefinition,
} from 'viem'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { SafeTxHash } from '../../lib/hash.ts'
import { encodeMultiSend } from '../plans/encodeMultiSend.ts'
import type { Call } from '../plans/prepareWrite.ts'
import { SENTINEL } from '../read/genuineSafes.ts'
import { safeAbi } from '../safeAbi.ts'
import { safeTxTypes } from '../safeTxTypes.ts'
import { type Holder, holderAddress } from './holder.ts'
import { creationOf } from './newHolder.ts'

/** Everything that determines the wrap of a Safe: the bytes that its owners sign follow from it without the chain. */
export type WrapContent = {
  chainId: number
  safe: Address
  /** The Safe's nonce of the transaction that wraps it. */
  nonce: bigint
  /** The MultiSendCallOnly of the Safe's version. */
  multiSend: Address
  /** All modules of the Safe, in the order of its list. */
  modules: readonly Address[]
  /** Who gets the NFT; a new Safe is created in the same transaction. */
  holder: Holder
}

const toSafe = (safe: Address, data: Hex): Call => ({ to: safe, value: 0n, data })

/**
 * The one template that wraps a Safe: the other modules are disabled, the wrapper becomes the only one, then the Safe
 * calls `wrap`. The contract does everything else (guards, handler, owners, version) itself.
 * @param holder created first, where it is a new Safe
 * @param ahead calls that the Safe makes first, such as revoking approvals
 */
export function wrapCalls(
  { address, modules }: { address: Address; modules: readonly Address[] },
  holder: Holder,
  ahead: readonly Call[] = [],
): Call[] {
  const disable = (module: Address) =>
    // each in turn is the head of the linked list
    toSafe(address, encodeFunctionData({ abi: safeAbi, functionName: 'disableModule', args: [SENTINEL, module] }))
  const isEnabled = modules.some((module) => isSameAddress(module, wrappedSafeAddress))
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [wrappedSafeAddress] })
  const wrap = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'wrap', args: [holderAddress(holder)] })
  const foreign = modules.filter((module) => !isSameAddress(module, wrappedSafeAddress))
  // a list that already has the wrapper in it is emptied whole, so that every step removes the head
  const removed = isEnabled ? modules : foreign
  const wraps: Call = { to: wrappedSafeAddress, value: 0n, data: wrap }
  const created = typeof holder === 'string' ? [] : [creationOf(holder)]
  return [...ahead, ...created, ...removed.map(disable), toSafe(address, enable), wraps]
}

/** What the Safe does, in this order, all or nothing. */
export const callsOf = ({ safe, modules, holder }: WrapContent): Call[] => wrapCalls({ address: safe, modules }, holder)

const DELEGATECALL = 1

/** The Safe's transaction: one batch by MultiSendCallOnly, no refund, no gas token. */
export const safeTxOf = (content: WrapContent) => ({
  to: content.multiSend,
  value: 0n,
  data: encodeMultiSend(callsOf(content)),
  operation: DELEGATECALL,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: ZERO_ADDRESS,
  refundReceiver: ZERO_ADDRESS,
  nonce: content.nonce,
})

/** What an owner's wallet signs (EIP-712). */
export const typedDataOf = (content: WrapContent) =>
  ({
    domain: { chainId: content.chainId, verifyingContract: content.safe },
    types: safeTxTypes,
    primaryType: 'SafeTx',
    message: safeTxOf(content),
  }) as const satisfies TypedDataDefinition

/** The three hashes that a hardware wallet may show. */
export type ConsentHashes = { safeTxHash: SafeTxHash; domain: Hex; message: Hex }

export function hashesOf(content: WrapContent): ConsentHashes {
  const { domain, message } = typedDataOf(content)
  return {
    safeTxHash: hashTypedData(typedDataOf(content)) as SafeTxHash,
    domain: domainSeparator({ domain }),
    message: hashStruct({ data: message, primaryType: 'SafeTx', types: safeTxTypes }),
  }
}

/** The bytes whose hash is signed: Safes before 1.5.0 hand these to owners that are contracts. */
export function preimageOf(content: WrapContent): Hex {
  const { domain, message } = hashesOf(content)
  return concat(['0x1901', domain, message])
}
