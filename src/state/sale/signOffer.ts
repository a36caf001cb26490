import type { Hex, TypedDataDefinition } from 'viem'
import { createStore } from 'zustand/vanilla'
import type { Connector } from '../../connectors/connector.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { ChangedError, NotSignedInError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { AppError } from '../../lib/errors.ts'
import { isUnsent } from '../../lib/isUnsent.ts'
import { toRefusal } from '../../lib/toRefusal.ts'
import { readKeySignature } from '../../safe/consent/ownerSignature.ts'
import { readAccountKind } from '../../safe/read/readAccountKind.ts'
import { readSafe } from '../../safe/read/readSafe.ts'
import type { ChainClient } from '../../safe/rpc/chainClient.ts'
import { isPassing, obstaclesOf } from '../../safe/sale/obstaclesOf.ts'
import { type Offer, offerHash, type SignedOffer, signedTypedData } from '../../safe/sale/offer.ts'
import { holderMessage, holderMessageHash, joinParts, judgeParts, readParts } from '../../safe/sale/offerSignatures.ts'
import { readOffer } from '../../safe/sale/readOffer.ts'
import { findAccepted } from '../../safe/signatures/findAccepted.ts'
import { connection } from '../connection/connection.ts'
import { walletFor } from '../connection/walletFor.ts'
import { clientOf } from '../queries/clients.ts'
import { askOwner, askTypedData } from '../signatures/askTypedData.ts'
import { lacksSignIn } from '../signIn/signIn.ts'
import { mayWait } from '../signIn/signInMachine.ts'
import { askedOf, forgetAsked, keepAsked } from './askedOffers.ts'
import { keepOffer, keptOf } from './keptOffers.ts'

/** How far the wallet is. `invalid`: it gave a signature that the chain doesn't take, so that there is no offer. */
export type OfferSigning = { status: 'asking' } | { status: 'invalid' } | { status: 'refused'; error: AppError }

/** By the offer's hash: what is being signed is asked for once, whichever screen shows it. */
export const offerSignings = createStore<Readonly<Record<Hex, OfferSigning>>>(() => ({}))

function set(hash: Hex, signing: OfferSigning | undefined): void {
  const { [hash]: _, ...rest } = offerSignings.getState()
  offerSignings.setState(signing ? { ...rest, [hash]: signing } : rest, true)
}

/** Nothing is wrong, and there is no offer yet: owners of the Safe that is to sign it have still to sign, in Safe. */
const PENDING = 'pending'

/** As the chain takes it. The key first, since an account with code may still sign with it (EIP-7702); `AsSeen` and Seaport ask in the same order. */
async function acceptedOf(client: ChainClient, account: Address, offer: Offer, signature: Hex) {
  const hash = offerHash(offer)
  const key = await readKeySignature(hash, signature)
  if (!key || !isSameAddress(key.owner, account)) return findAccepted(client, account, hash, signature)
  const { value } = await readOffer(client, { offer, signature: key.signature })
  return value.isSigned ? key.signature : undefined
}

/**
 * The offer's own hash, by the holder: a key, or a Safe through Safe's own wallet. What a Safe is asked is kept from then on,
 * since its owners sign one by one, also after this page was closed.
 */
async function signAsHolder(
  client: ChainClient,
  connector: Connector,
  account: Address,
  { offer }: SignedOffer,
): Promise<Hex | typeof PENDING | undefined> {
  const { value: kind } = await readAccountKind(client, account)
  const before = askedOf(offer)
  const waits = mayWait({ kind })
  if (waits && !before) keepAsked({ offer, account })
  const drop = () => {
    if (!before) forgetAsked(offer)
  }
  try {
    const { signature, messageHash } = await askTypedData(connector, account, signedTypedData(offer))
    if (messageHash && askedOf(offer)) keepAsked({ offer, account, messageHash })
    const accepted = signature && (await acceptedOf(client, account, offer, signature))
    if (accepted) forgetAsked(offer)
    else if (waits && (!signature || signature === '0x')) return PENDING
    else drop()
    return accepted
  } catch (thrown) {
    const { name } = toRefusal(thrown)
    // Safe says so too when a person who has signed closes its window
    if (name === 'UserRejected' && kind.kind === 'safe' && kind.threshold > 1) return PENDING
    if (isUnsent(thrown)) drop()
    throw thrown
  }
}

/** A message of the Safe that holds the NFT, by one of its owners, beside what the others signed. */
async function signAsOwner(
  client: ChainClient,
  connector: Connector,
  account: Address,
  { holder, signed }: { holder: Address; signed: SignedOffer },
): Promise<Hex | undefined> {
  const { offer } = signed
  const { value: state } = await readSafe(client, holder)
  const before = await readParts(holder, offer, signed.signature)
  const isOwner = state.kind === 'safe' && state.owners.some((owner) => isSameAddress(owner, account))
  if (!isOwner || !before) throw new ChangedError({ details: 'This account is no owner of the holder.' })
  const hash = holderMessageHash(holder, offer)
  const signature = await askOwner(connector, account, holderMessage(holder, offer) as TypedDataDefinition)
  const key = await readKeySignature(hash, signature)
  if (!key || !isSameAddress(key.owner, account)) return undefined
  const kept = keptOf(signed)
  const parts = [...before, ...((kept && (await readParts(holder, offer, kept.signature))) ?? []), key]
  const whole = judgeParts(parts, state).signature
  if (!whole) return joinParts(parts)
  return findAccepted(client, holder, offerHash(offer), whole)
}

/** Makes sure that the offer is of the Safe as it is now, so that it could be taken. @throws ChangedError */
async function readHolder(client: ChainClient, signed: SignedOffer): Promise<Address> {
  const { value } = await readOffer(client, signed)
  const { safeState } = value
  const isOver = obstaclesOf(signed.offer, value).some((one) => one.kind !== 'notOffered' && !isPassing(one))
  if (isOver || safeState.kind !== 'safe' || safeState.wrap === 'missing') throw new ChangedError()
  return safeState.wrap.driver
}

/**
 * Asks the connected wallet to sign an offer, or its part of one that several owners of a Safe sign, and keeps what the chain takes;
 * also where the answer comes after everybody has stopped waiting. Signing sends nothing. A second call while the first one waits
 * does nothing.
 * @param signed with the owners' signatures that it has already; none are `0x`
 */
export async function signOffer(signed: SignedOffer, account: Address): Promise<void> {
  const { offer } = signed
  const hash = offerHash(offer)
  if (offerSignings.getState()[hash]?.status === 'asking') return
  set(hash, { status: 'asking' })
  const answer = (async () => {
    if (lacksSignIn(connection.getState())) throw new NotSignedInError()
    const client = await clientOf(offer.chainId)
    const [connector, holder] = await withDeadline(
      Promise.all([walletFor({ account, chainId: offer.chainId }), readHolder(client, signed)]),
      DEADLINES.signatureCheck,
      'the network',
    )
    const signature = isSameAddress(holder, account)
      ? await signAsHolder(client, connector, account, signed)
      : await signAsOwner(client, connector, account, { holder, signed })
    if (signature && signature !== PENDING) keepOffer({ offer, signature })
    return signature
  })()
  try {
    const signature = await withDeadline(answer, DEADLINES.walletPrompt, 'the wallet')
    set(hash, signature ? undefined : { status: 'invalid' })
  } catch (thrown) {
    const error = toRefusal(thrown)
    // what a Safe was asked is said to be open, and is looked for
    set(hash, error.name === 'Deadline' && askedOf(offer) ? undefined : { status: 'refused', error })
    void answer.then(
      (late) => late && set(hash, undefined),
      () => undefined,
    )
  }
}
