import { getTypesForEIP712Domain, type Hex, serializeTypedData, type TypedDataDefinition } from 'viem'
import { createStore } from 'zustand/vanilla'
import type { Connector } from '../../connectors/connector.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { ChangedError, NotSignedInError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { type AppError, toAppError, UnsupportedMethodError, UserRejectedError } from '../../lib/errors.ts'
import { isRejection } from '../../lib/isUnsent.ts'
import { asMessageSignature, readKeySignature } from '../../safe/consent/ownerSignature.ts'
import { readSafe } from '../../safe/read/readSafe.ts'
import type { ChainClient } from '../../safe/rpc/chainClient.ts'
import { isPassing, obstaclesOf } from '../../safe/sale/obstaclesOf.ts'
import { offerHash, type SignedOffer, signedTypedData } from '../../safe/sale/offer.ts'
import { holderMessage, holderMessageHash, joinParts, judgeParts, readParts } from '../../safe/sale/offerSignatures.ts'
import { readOffer } from '../../safe/sale/readOffer.ts'
import { findAccepted } from '../../safe/signatures/findAccepted.ts'
import { parseSignature } from '../../safe/signatures/parseSignature.ts'
import { askPerson } from '../connection/askPerson.ts'
import { connection } from '../connection/connection.ts'
import { walletFor } from '../connection/walletFor.ts'
import { clientOf } from '../queries/clients.ts'
import { lacksSignIn } from '../signIn/signIn.ts'
import { keepOffer, keptOf } from './keptOffers.ts'

/** How far the wallet is. `invalid`: it gave a signature that the chain doesn't take, so that there is no offer. */
export type OfferSigning = { status: 'asking' } | { status: 'invalid' } | { status: 'refused'; error: AppError }

/** By the offer's hash: what is being signed is asked for once, whichever screen shows it. */
export const offerSignings = createStore<Readonly<Record<Hex, OfferSigning>>>(() => ({}))

function set(hash: Hex, signing: OfferSigning | undefined): void {
  const { [hash]: _, ...rest } = offerSignings.getState()
  offerSignings.setState(signing ? { ...rest, [hash]: signing } : rest, true)
}

/** As wallets take it: with the domain's own type in it, numbers in figures. */
function textOf(typedData: TypedDataDefinition): string {
  const EIP712Domain = getTypesForEIP712Domain(typedData)
  return serializeTypedData({ ...typedData, types: { EIP712Domain, ...typedData.types } } as TypedDataDefinition)
}

async function ask(connector: Connector, method: string, params: readonly unknown[]): Promise<Hex> {
  const answer = await askPerson(connector, (provider) => provider.request({ method, params }))
  const signature = parseSignature(answer)
  if (signature) return signature
  throw new UnsupportedMethodError({ details: 'The wallet answered with something that is no signature.' })
}

const askTyped = (connector: Connector, account: Address, typedData: TypedDataDefinition): Promise<Hex> =>
  ask(connector, 'eth_signTypedData_v4', [account, textOf(typedData)])

/** The offer's own hash, by the holder: a key, or a Safe through Safe's own wallet. */
async function signAsHolder(client: ChainClient, connector: Connector, account: Address, { offer }: SignedOffer) {
  const hash = offerHash(offer)
  const signature = await askTyped(connector, account, signedTypedData(offer))
  const key = await readKeySignature(hash, signature)
  // the key first, since an account with code may still sign with it (EIP-7702); `AsSeen` and Seaport ask in the same order
  if (!key || !isSameAddress(key.owner, account)) return findAccepted(client, account, hash, signature)
  const { value } = await readOffer(client, { offer, signature: key.signature })
  return value.isSigned ? key.signature : undefined
}

const NO_METHOD = new Set([4200, -32601])

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
  const signature = await askTyped(connector, account, holderMessage(holder, offer) as TypedDataDefinition).catch(
    async (thrown: unknown) => {
      const { code } = toAppError(thrown)
      if (code === undefined || !NO_METHOD.has(code)) throw thrown
      // the hash as a message, which a Safe takes as well
      return asMessageSignature(await ask(connector, 'personal_sign', [hash, account]))
    },
  )
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
  const { safe } = value
  const isOver = obstaclesOf(signed.offer, value).some((one) => one.kind !== 'notOffered' && !isPassing(one))
  if (isOver || safe.kind !== 'safe' || safe.wrap === 'missing') throw new ChangedError()
  return safe.wrap.driver
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
    if (signature) keepOffer({ offer, signature })
    return signature
  })()
  try {
    const signature = await withDeadline(answer, DEADLINES.walletPrompt, 'the wallet')
    set(hash, signature ? undefined : { status: 'invalid' })
  } catch (thrown) {
    const error = isRejection(thrown) ? new UserRejectedError({ cause: thrown }) : toAppError(thrown)
    set(hash, { status: 'refused', error })
    void answer.then(
      (late) => late && set(hash, undefined),
      () => undefined,
    )
  }
}
