import { concat, type Hex, hashMessage, hexToNumber, numberToHex, pad, recoverAddress, size, slice } from 'viem'
import { type Address, isSameAddress, toAddress, ZERO_ADDRESS } from '../../lib/address.ts'

/**
 * One owner's consent, as it is passed on. A key's owner is recovered from the signature; a contract is named, since
 * only it can check its own (ERC-1271).
 */
export type OwnerSignature = { signature: Hex } | { owner: Address; signature: Hex }

/** A signature and its owner. `approval`: the owner approved the hash on chain (`approveHash`), or sends the wrap. */
export type Given = { owner: Address; signature: Hex; by: 'key' | 'contract' } | { owner: Address; by: 'approval' }

/** Of r, s and v. */
const KEY_BYTES = 65
/** What Safe adds to v for a hash that was signed as a message (`eth_sign`, EIP-191). */
const AS_MESSAGE = 4

/**
 * Normalises a signature from a wallet or a person to the form that a Safe reads, and recovers its owner.
 * @param signature 65 bytes of r, s and v, where v is 0, 1, 27 or 28, or 31 or 32 for one over the hash as a message
 * @returns undefined when it isn't a key's signature
 */
export async function readKeySignature(
  hash: Hex,
  signature: Hex,
): Promise<{ owner: Address; signature: Hex } | undefined> {
  if (size(signature) !== KEY_BYTES) return undefined
  const rs = slice(signature, 0, 64)
  const given = hexToNumber(slice(signature, 64))
  const v = given < 27 ? given + 27 : given
  const isMessage = v === 27 + AS_MESSAGE || v === 28 + AS_MESSAGE
  if (!isMessage && v !== 27 && v !== 28) return undefined
  const plain = concat([rs, numberToHex(isMessage ? v - AS_MESSAGE : v)])
  const signed = isMessage ? hashMessage({ raw: hash }) : hash
  const owner = toAddress(await recoverAddress({ hash: signed, signature: plain }).catch(() => undefined))
  // `ecrecover`'s result for an invalid signature
  if (!owner || owner === ZERO_ADDRESS) return undefined
  return { owner, signature: concat([rs, numberToHex(v)]) }
}

/** A key's signature of the hash as a message, in a Safe's form, for wallets that sign no typed data. */
export const asMessageSignature = (signature: Hex): Hex => {
  const v = size(signature) === KEY_BYTES ? hexToNumber(slice(signature, 64)) : 0
  return concat([slice(signature, 0, 64), numberToHex((v < 27 ? v + 27 : v) + AS_MESSAGE)])
}

const ascending = (a: { owner: Address }, b: { owner: Address }): number =>
  a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1

/**
 * Concatenates signatures as a Safe takes them (1.3.0 and later, `checkNSignatures`): by ascending owner, one each,
 * with the contracts' signatures behind all of them.
 * @param given one for each owner; those beyond the threshold are left out
 * @throws RangeError when there are too few
 */
export function encodeSignatures(given: readonly Given[], threshold: number): Hex {
  const used = given.toSorted(ascending).slice(0, threshold)
  const isOnce = used.every(({ owner }, index) => !isSameAddress(owner, used[index - 1]?.owner))
  if (used.length < threshold || !isOnce) throw new RangeError('Too few signatures.')
  let end = used.length * KEY_BYTES
  const parts: Hex[] = []
  const behind: Hex[] = []
  for (const one of used) {
    if (one.by === 'key') parts.push(one.signature)
    else if (one.by === 'approval') parts.push(concat([pad(one.owner), pad('0x'), '0x01']))
    else {
      const length = size(one.signature)
      parts.push(concat([pad(one.owner), numberToHex(end, { size: 32 }), '0x00']))
      behind.push(concat([numberToHex(length, { size: 32 }), one.signature]))
      end += 32 + length
    }
  }
  return concat([...parts, ...behind])
}
