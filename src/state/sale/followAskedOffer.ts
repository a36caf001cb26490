import type { Hex } from 'viem'
import { createStore } from 'zustand/vanilla'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { AppError } from '../../lib/errors.ts'
import { offerHash } from '../../safe/sale/offer.ts'
import { holderMessageHash } from '../../safe/sale/offerSignatures.ts'
import { findAccepted } from '../../safe/signatures/findAccepted.ts'
import { clientOf } from '../queries/clients.ts'
import { lookForSignature, signatureInWallet } from '../signatures/lookForSignature.ts'
import { type AskedOffer, askedOf, forgetAsked } from './askedOffers.ts'
import { keepOffer } from './keptOffers.ts'

/** By the offer's hash: why the last look for its signature found nothing out. */
export const askedLooks = createStore<Readonly<Record<Hex, AppError>>>(() => ({}))

function note(hash: Hex, error: AppError | undefined): void {
  const { [hash]: _, ...rest } = askedLooks.getState()
  askedLooks.setState(error ? { ...rest, [hash]: error } : rest, true)
}

/**
 * The signature where the wallet has it, or `0x` where the owners have signed on chain; as the chain takes it.
 * @throws AppError: Changed where the Safe doesn't accept what its owners signed, and what a read can meet
 */
async function findSignature({ offer, account, messageHash }: AskedOffer): Promise<Hex | undefined> {
  const given = await signatureInWallet(messageHash ?? holderMessageHash(account, offer))
  const client = await clientOf(offer.chainId)
  for (const one of new Set<Hex>([given ?? '0x', '0x'])) {
    const signature = await findAccepted(client, account, offerHash(offer), one)
    if (signature) return signature
  }
  if (given && given !== '0x') throw new ChangedError({ details: 'The Safe accepts no such signature.' })
  return undefined
}

/**
 * Looks for the signature of an offer that a Safe's owners were asked for, until there is one, or the offer has ended. Then it is
 * an offer like any other. @returns the stop
 */
export function followAskedOffer(asked: AskedOffer): () => void {
  const { offer } = asked
  const hash = offerHash(offer)
  let isLeft = false
  const isWaiting = () => !isLeft && askedOf(offer) !== undefined
  void lookForSignature({
    find: () => findSignature(askedOf(offer) ?? asked),
    isWaiting,
    until: offer.deadline * 1_000,
    note: (error) => note(hash, error),
  }).then((signature) => {
    if (!signature || !askedOf(offer)) return
    keepOffer({ offer, signature })
    forgetAsked(offer)
  })
  return () => {
    isLeft = true
  }
}
