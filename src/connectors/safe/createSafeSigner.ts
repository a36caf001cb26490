import { Methods } from '@safe-global/safe-apps-sdk'
import * as z from 'zod/mini'
import { DEADLINES } from '../../lib/config.ts'
import { wait, withDeadline } from '../../lib/deadline.ts'
import { UnsupportedMethodError } from '../../lib/errors.ts'
import type { HostClient } from './createHostClient.ts'
import { Proposed } from './parseProposal.ts'

/** Milliseconds between two reads of whether the other owners have signed. */
const SIGNATURE_POLL = 2_000

const Signed = z.object({ messageHash: z.string(), signature: z.optional(z.unknown()) })

const isSignature = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]{2,}$/i.test(value)

type SigningMethod = Methods.signMessage | Methods.signTypedMessage

/** As soon as the host answers: without a signature while owners are missing, with `0x` where they sign on chain. */
type Begun = { messageHash?: string; signature?: unknown }

export type SafeSigner = {
  signMessage(message: string): Promise<Begun>
  /** @param typedData as JSON */
  signTypedData(typedData: string): Promise<Begun>
  getSignature(messageHash: string): Promise<string | undefined>
  /** Waits for the signatures of the other owners, for as long as a wallet's prompt may stay open. @throws Deadline… */
  sign(method: SigningMethod, params: unknown): Promise<string>
}

/**
 * Signs messages as a Safe, off chain where the Safe allows that.
 * @param askPerson runs what asks the person, when its turn has come
 */
export function createSafeSigner(
  { ask }: HostClient,
  askPerson: (act: () => Promise<unknown>) => Promise<unknown>,
): SafeSigner {
  /** The host answers when enough owners have signed, or its window was closed. */
  const askOwners = (method: SigningMethod, params: unknown) =>
    askPerson(async () => {
      const settings = { call: 'safe_setSettings', params: [{ offChainSigning: true }] }
      await ask(Methods.rpcCall, settings, DEADLINES.walletAnswer)
      return ask(method, params, DEADLINES.walletPrompt)
    })

  async function getSignature(messageHash: string): Promise<string | undefined> {
    const signature = await ask(Methods.getOffChainSignature, messageHash, DEADLINES.walletAnswer)
    return isSignature(signature) ? signature : undefined
  }

  function pollSignature(messageHash: string): Promise<string> {
    let isOver = false
    const poll = async (): Promise<string> => {
      while (!isOver) {
        const signature = await getSignature(messageHash).catch(() => undefined)
        if (signature) return signature
        await wait(SIGNATURE_POLL)
      }
      return ''
    }
    return withDeadline(poll(), DEADLINES.walletPrompt, 'the other owners').finally(() => {
      isOver = true
    })
  }

  async function begin(method: SigningMethod, params: unknown): Promise<Begun> {
    const answer = await askOwners(method, params)
    // a proposal instead: the Safe signs on chain, by a transaction, and there is no signature
    if (Proposed.safeParse(answer).data?.safeTxHash !== undefined) return { signature: '0x' }
    const { data: signed } = Signed.safeParse(answer)
    if (!signed) throw new UnsupportedMethodError({ details: 'Safe answered with something that is no signature.' })
    const { messageHash, signature } = signed
    return isSignature(signature) ? { messageHash, signature } : { messageHash }
  }

  return {
    getSignature,
    signMessage: (message) => begin(Methods.signMessage, { message }),
    signTypedData: async (typedData) => begin(Methods.signTypedMessage, { typedData: JSON.parse(typedData) }),
    async sign(method, params) {
      const { data: signed } = Signed.safeParse(await askOwners(method, params))
      // '0x' would pass for a signature where nobody has signed yet
      if (!signed) throw new UnsupportedMethodError({ details: 'This Safe signs messages on chain only.' })
      return isSignature(signed.signature) ? signed.signature : pollSignature(signed.messageHash)
    },
  }
}
