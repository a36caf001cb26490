import {
  concat,
  encodeFunctionData,
  type Hex,
  hashMessage,
  hexToBigInt,
  numberToHex,
  parseAbi,
  size,
  slice,
} from 'viem'
import { call, verifyHash } from 'viem/actions'
import { recoverAddress } from 'viem/utils'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'

const TOP_BIT = 1n << 255n

/** EIP-2098 puts a signature into 64 bytes, the parity in a bit of s, which no contract and no recovery expects. */
function waysToRead(signature: Hex): Hex[] {
  if (size(signature) !== 64) return [signature]
  const parityAndS = hexToBigInt(slice(signature, 32))
  const s = numberToHex(parityAndS % TOP_BIT, { size: 32 })
  return [signature, concat([slice(signature, 0, 32), s, parityAndS < TOP_BIT ? '0x1b' : '0x1c'])]
}

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const MAGIC = '0x1626ba7e'.padEnd(66, '0')

/** Calls `isValidSignature` of an account. No code means no answer; anything but the magic value is invalid. */
async function askCode(client: ChainClient, account: Address, hash: Hex, signature: Hex): Promise<boolean> {
  const data = encodeFunctionData({ abi: erc1271Abi, functionName: 'isValidSignature', args: [hash, signature] })
  try {
    return (await call(client, { to: account, data })).data === MAGIC
  } catch (thrown) {
    if (toRevertedError(thrown)) return false
    throw thrown
  }
}

/** A client that remembers when it was the network that failed: viem takes that for an invalid signature. */
function watch(client: ChainClient): { client: ChainClient; failure(): unknown } {
  let failure: unknown
  const request = (async (...call: readonly unknown[]) => {
    try {
      return await (client.request as (...call: readonly unknown[]) => Promise<unknown>)(...call)
    } catch (thrown) {
      if (!toRevertedError(thrown)) failure = thrown
      throw thrown
    }
  }) as ChainClient['request']
  return { client: { ...client, request }, failure: () => failure }
}

type Signed = { account: Address; text: string; signature: Hex }

/**
 * Finds out whether a text was signed by an account: by its key, by its code (ERC-1271), also where that isn't there
 * yet (ERC-6492) or is only lent (EIP-7702).
 * @throws AppError when it couldn't be found out; `false` means that the signature was checked and is invalid
 */
export async function verifySignature(client: ChainClient, { account, text, signature }: Signed): Promise<boolean> {
  const hash = hashMessage(text)
  try {
    for (const read of waysToRead(signature)) {
      const watched = watch(client)
      // the validator that viem sends along reads the last word, and reverts where there is none: 0x would never pass
      const isValid =
        size(read) < 32
          ? await askCode(client, account, hash, read)
          : await verifyHash(watched.client, { address: account, hash, signature: read })
      if (isValid) return true
      if (watched.failure()) throw watched.failure()
    }
    return false
  } catch (thrown) {
    throw toReadError(thrown)
  }
}

/** Whether it was an account's own key that signed, so that it counts on every chain. Code speaks for one alone. */
export async function isSignedByKey({ account, text, signature }: Signed): Promise<boolean> {
  const hash = hashMessage(text)
  const read = waysToRead(signature).at(-1) ?? signature
  const signer = await recoverAddress({ hash, signature: read }).catch(() => undefined)
  return isSameAddress(signer, account)
}
