import type { Hex } from 'viem'
import { createStore } from 'zustand/vanilla'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { NotSignedInError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { AppError } from '../../lib/errors.ts'
import type { SafeTxHash } from '../../lib/hash.ts'
import { toRefusal } from '../../lib/toRefusal.ts'
import { type OwnerSignature, readKeySignature } from '../../safe/consent/ownerSignature.ts'
import { hashesOf, typedDataOf, type WrapContent } from '../../safe/consent/wrapContent.ts'
import { connection } from '../connection/connection.ts'
import { walletFor } from '../connection/walletFor.ts'
import { askOwner } from '../signatures/askTypedData.ts'
import { lacksSignIn } from '../signIn/signIn.ts'
import { keepConsent } from './keptConsents.ts'

/** How far the wallet is with the signature of one hash. A signature that was given is kept, and its state forgotten. */
export type Signing = { status: 'asking' } | { status: 'refused'; error: AppError }

/** By hash: what is being signed is asked for once, whichever screen shows it. */
export const signings = createStore<Readonly<Partial<Record<SafeTxHash, Signing>>>>(() => ({}))

const set = (hash: SafeTxHash, signing: Signing | undefined): void => {
  const { [hash]: _, ...rest } = signings.getState()
  signings.setState(signing ? { ...rest, [hash]: signing } : rest, true)
}

/** Whose it is: of the account's key, or else of the account as a contract, which the chain has to confirm. */
async function attribute(account: Address, content: WrapContent, signature: Hex): Promise<OwnerSignature> {
  const key = await readKeySignature(hashesOf(content).safeTxHash, signature)
  return isSameAddress(key?.owner, account) && key ? { signature: key.signature } : { owner: account, signature }
}

/**
 * Asks the connected wallet for its owner's consent, and keeps it: also where the answer comes after everybody has stopped
 * waiting. Signing sends nothing. A second call while the first one waits does nothing.
 */
export async function signConsent(content: WrapContent, account: Address): Promise<void> {
  const { safeTxHash } = hashesOf(content)
  if (signings.getState()[safeTxHash]?.status === 'asking') return
  set(safeTxHash, { status: 'asking' })
  const answer = (async () => {
    if (lacksSignIn(connection.getState())) throw new NotSignedInError()
    const connector = await walletFor({ account, chainId: content.chainId })
    const signature = await askOwner(connector, account, typedDataOf(content))
    keepConsent({ content, signatures: [await attribute(account, content, signature)] })
  })()
  try {
    await withDeadline(answer, DEADLINES.walletPrompt, 'the wallet')
    set(safeTxHash, undefined)
  } catch (thrown) {
    const error = toRefusal(thrown)
    set(safeTxHash, { status: 'refused', error })
    void answer.then(
      () => set(safeTxHash, undefined),
      () => undefined,
    )
  }
}
