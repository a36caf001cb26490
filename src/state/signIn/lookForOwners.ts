import { SIGN_IN } from '../../lib/config.ts'
import { type AppError, toAppError } from '../../lib/errors.ts'
import { parseSignature } from '../../safe/signatures/parseSignature.ts'
import { safeMessageHash } from '../../safe/signatures/safeMessageHash.ts'
import { verifySignature } from '../../safe/signatures/verifySignature.ts'
import { activeConnector } from '../connection/connection.ts'
import { clientOf } from '../queries/clients.ts'
import { waitingOf } from './keptSignIns.ts'
import type { Draft } from './signInMachine.ts'

/** Until it is time to look again, or a person comes back to the page: maybe from signing. */
const pauseFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    document.addEventListener('visibilitychange', over)
  })

/** The owners' signatures where the wallet has them, or `0x` where they have signed on chain. */
async function findSignature({ account, chainId, text, kind, ...subject }: Draft): Promise<`0x${string}` | undefined> {
  const known = waitingOf({ account, chainId, ...subject })?.messageHash
  const messageHash = known ?? (kind.kind === 'safe' ? safeMessageHash(chainId, account, text) : undefined)
  // a host that has none says so in many ways
  const asked = messageHash ? activeConnector()?.getSignature?.(messageHash) : undefined
  const signature = parseSignature(await asked?.catch(() => undefined))
  if (signature && signature !== '0x') return signature
  return (await verifySignature(await clientOf(chainId), { account, text, signature: '0x' })) ? '0x' : undefined
}

/**
 * Looks for what the owners of a Safe have signed, ever less often, until there is something or nobody waits for it.
 * @param note told of each look why it found out nothing; one that found none is no error
 * @returns undefined when it isn't waited for any more, or the message has run out
 */
export async function lookForOwners(
  draft: Draft,
  isWaiting: () => boolean,
  note: (error: AppError | undefined) => void,
): Promise<`0x${string}` | undefined> {
  const [first, most] = SIGN_IN.look
  for (let pause: number = first; isWaiting() && Date.now() < draft.expiresAt; pause = Math.min(pause * 1.5, most)) {
    try {
      const signature = document.hidden ? undefined : await findSignature(draft)
      note(undefined)
      if (signature) return signature
    } catch (thrown) {
      note(toAppError(thrown))
    }
    await pauseFor(pause)
  }
  return undefined
}
