import type { Hex } from 'viem'
import type { Provider } from '../../connectors/connector.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { ChangedError, NotSignedInError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { UnsupportedMethodError } from '../../lib/errors.ts'
import { toRefusal } from '../../lib/toRefusal.ts'
import { readSigner } from '../../safe/messages/readSigner.ts'
import { type SigningPlace, wrappedSafeMessage } from '../../safe/messages/wrappedSafeMessage.ts'
import { findAccepted } from '../../safe/signatures/findAccepted.ts'
import { parseSignature } from '../../safe/signatures/parseSignature.ts'
import { askPerson } from '../connection/askPerson.ts'
import { connection } from '../connection/connection.ts'
import { walletFor } from '../connection/walletFor.ts'
import { clientOf } from '../queries/clients.ts'
import { lacksSignIn } from '../signIn/signIn.ts'

export type Asked = {
  /** What the Safe is to sign: of a text by EIP-191, of typed data by EIP-712. */
  hash: Hex
  /** Who drives the Safe. */
  account: Address
  place: SigningPlace
  /** Once everything is ready and the wallet is asked, and once its answer is checked. */
  onStep: (step: 'asking' | 'checking') => void
  /** After it nobody waits any more. */
  signal: AbortSignal
}

const call = (account: Address, message: object) => ({
  method: 'eth_signTypedData_v4',
  params: [account, JSON.stringify(message)],
})

async function ask(provider: Provider, { account, place, hash, signal }: Asked): Promise<Hex> {
  const asking = provider.request(call(account, wrappedSafeMessage(place, hash)))
  const answer = await withDeadline(asking, DEADLINES.walletPrompt, 'the wallet', signal)
  const signature = parseSignature(answer)
  if (!signature)
    throw new UnsupportedMethodError({ details: 'The wallet answered with something that is no signature.' })
  return signature
}

/** Makes sure that the Safe signs now, by this account, as what the person was shown. @throws ChangedError */
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
    const signature = await askPerson(connector, (provider) => ask(provider, asked))
    onStep('checking')
    const checking = clientOf(place.chainId).then((client) => findAccepted(client, place.safe, hash, signature))
    return await withDeadline(checking, DEADLINES.signatureCheck, 'the network', signal)
  } catch (thrown) {
    throw toRefusal(thrown)
  }
}
