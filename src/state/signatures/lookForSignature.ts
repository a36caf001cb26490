import type { Hex } from 'viem'
import { SIGN_IN } from '../../lib/config.ts'
import { type AppError, toAppError } from '../../lib/errors.ts'
import { parseSignature } from '../../safe/signatures/parseSignature.ts'
import { activeConnector } from '../connection/connection.ts'

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

/** What the connected wallet has of the owners' signatures of a message; a host that has none says so in many ways. */
export async function signatureInWallet(messageHash: string): Promise<Hex | undefined> {
  const asked = activeConnector()?.getSignature?.(messageHash)
  return parseSignature(await asked?.catch(() => undefined))
}

type Look = {
  /** Looks once. @throws where that found nothing out */
  find: () => Promise<Hex | undefined>
  isWaiting: () => boolean
  /** In milliseconds since 1970: what is signed after it is of no use. */
  until: number
  /** Told of each look why it found out nothing; one that found none is no error. */
  note: (error: AppError | undefined) => void
}

/**
 * Looks for what the owners of a Safe have signed, ever less often, until there is something or nobody waits for it.
 * @returns undefined when it isn't waited for any more, or its time has run out
 */
export async function lookForSignature({ find, isWaiting, until, note }: Look): Promise<Hex | undefined> {
  const [first, most] = SIGN_IN.look
  for (let pause: number = first; isWaiting() && Date.now() < until; pause = Math.min(pause * 1.5, most)) {
    try {
      const signature = document.hidden ? undefined : await find()
      note(undefined)
      if (signature) return signature
    } catch (thrown) {
      note(toAppError(thrown))
    }
    await pauseFor(pause)
  }
  return undefined
}
