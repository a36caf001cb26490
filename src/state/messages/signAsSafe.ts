import type { Hex } from 'viem'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { ChangedError, NotSignedInError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { toRefusal } from '../../lib/toRefusal.ts'
import { readSigner } from '../../safe/messages/readSigner.ts'
import { type SigningPlace, wrappedSafeMessage } from '../../safe/messages/wrappedSafeMessage.ts'
import { findAccepted } from '../../safe/signatures/findAccepted.ts'
import { connection } from '../connection/connection.ts'
import { walletFor } from '../connection/walletFor.ts'
import { clientOf } from '../queries/clients.ts'
import { askSignature } from '../signatures/askSignature.ts'
import { lacksSignIn } from '../signIn/signIn.ts'

export type Asked = {
  /** The hash the Safe is to sign: EIP-191 of a text, EIP-712 of typed data. */
  hash: Hex
  /** Who drives the Safe. */
  account: Address
  place: SigningPlace
  /** Called when the wallet is prompted, and when its answer is checked. */
  onStep: (step: 'asking' | 'checking') => void
  /** Aborts the wait. */
  signal: AbortSignal
}

/**
 * Checks that this account still signs for the Safe, with the token and epoch that the person was shown.
 * @throws ChangedError
 */
async function checkSigner({ account, place }: Asked): Promise<void> {
  const now = await readSigner(await clientOf(place.chainId), place.safe)
  const isSame = now?.tokenId === place.tokenId && now.epoch === place.epoch && isSameAddress(now.signer, account)
  if (!isSame) throw new ChangedError()
}

/**
 * Asks the driver's wallet to sign a hash for a wrapped Safe, and the Safe whether it accepts that.
 * @returns the signature in the form that the Safe accepted; undefined where it accepted none, so that nothing is shown
 * @throws AppError: UserRejected, UnsupportedMethod, AccountChanged, WrongChain, Changed, Deadline, Superseded…
 */
export async function signAsSafe(asked: Asked): Promise<Hex | undefined> {
  const { account, place, hash, signal, onStep } = asked
  try {
    if (lacksSignIn(connection.getState())) throw new NotSignedInError()
    const [connector] = await withDeadline(
      Promise.all([walletFor({ account, chainId: place.chainId }), checkSigner(asked)]),
      DEADLINES.rpc,
      'the network',
      signal,
    )
    onStep('asking')
    const text = JSON.stringify(wrappedSafeMessage(place, hash))
    const asking = askSignature(connector, { method: 'eth_signTypedData_v4', params: [account, text] })
    const signature = await withDeadline(asking, DEADLINES.walletPrompt, 'the wallet', signal)
    onStep('checking')
    const checking = clientOf(place.chainId).then((client) => findAccepted(client, place.safe, hash, signature))
    return await withDeadline(checking, DEADLINES.signatureCheck, 'the network', signal)
  } catch (thrown) {
    throw toRefusal(thrown)
  }
}
