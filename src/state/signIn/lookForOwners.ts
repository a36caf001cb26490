import type { AppError } from '../../lib/errors.ts'
import { safeMessageHash } from '../../safe/signatures/safeMessageHash.ts'
import { verifySignature } from '../../safe/signatures/verifySignature.ts'
import { clientOf } from '../queries/clients.ts'
import { lookForSignature, signatureInWallet } from '../signatures/lookForSignature.ts'
import { waitingOf } from './keptSignIns.ts'
import type { Draft } from './signInMachine.ts'

/** The owners' signatures where the wallet has them, or `0x` where they have signed on chain. */
async function findSignature({ account, chainId, text, kind, ...subject }: Draft): Promise<`0x${string}` | undefined> {
  const known = waitingOf({ account, chainId, ...subject })?.messageHash
  const messageHash = known ?? (kind.kind === 'safe' ? safeMessageHash(chainId, account, text) : undefined)
  const signature = messageHash ? await signatureInWallet(messageHash) : undefined
  if (signature && signature !== '0x') return signature
  return (await verifySignature(await clientOf(chainId), { account, text, signature: '0x' })) ? '0x' : undefined
}

/**
 * Polls for the signatures of a Safe's owners, for as long as the message holds.
 * @param note called after each poll with its error; finding none is no error
 * @returns undefined when nobody waits any more, or the message has expired
 */
export const lookForOwners = (
  draft: Draft,
  isWaiting: () => boolean,
  note: (error: AppError | undefined) => void,
): Promise<`0x${string}` | undefined> =>
  lookForSignature({ find: () => findSignature(draft), isWaiting, until: draft.expiresAt, note })
