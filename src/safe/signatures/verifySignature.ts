import { type Hex, hashMessage, size } from 'viem'
import { verifyHash } from 'viem/actions'
import { recoverAddress } from 'viem/utils'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import { isSignedByCode } from './isSignedByCode.ts'
import { waysToRead } from './waysToRead.ts'

/** A client that records network failures: viem reports them as an invalid signature. */
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
 * Checks whether an account signed a text: by its key, or by its code (ERC-1271), also where that isn't deployed yet
 * (ERC-6492) or is only delegated to (EIP-7702).
 * @throws AppError when it couldn't be checked; `false` means that the signature was checked and is invalid
 */
export async function verifySignature(client: ChainClient, { account, text, signature }: Signed): Promise<boolean> {
  const hash = hashMessage(text)
  try {
    for (const read of waysToRead(signature)) {
      const watched = watch(client)
      // the validator that viem sends along reads the last word, and reverts where there is none: 0x would never pass
      const isValid =
        size(read) < 32
          ? await isSignedByCode(client, account, hash, read)
          : await verifyHash(watched.client, { address: account, hash, signature: read })
      if (isValid) return true
      if (watched.failure()) throw watched.failure()
    }
    return false
  } catch (thrown) {
    throw toReadError(thrown)
  }
}

/** Whether an account's own key signed, which counts on every chain; a contract's signature counts on one alone. */
export async function isSignedByKey({ account, text, signature }: Signed): Promise<boolean> {
  const hash = hashMessage(text)
  const read = waysToRead(signature).at(-1) ?? signature
  const signer = await recoverAddress({ hash, signature: read }).catch(() => undefined)
  return isSameAddress(signer, account)
}
