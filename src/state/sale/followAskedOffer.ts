import type { Hex } from 'viem'
import { createStore } from 'zustand/vanilla'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { AppError } from '../../lib/errors.ts'
import { offerHash } from '../../safe/sale/offer.ts'
import { holderMessageHash } from '../../safe/sale/offerSignatures.ts'
import { findAccepted } from '../../safe/signatures/findAccepted.ts'
import { askMessage } from '../../safe/transactionService.ts'
import { clientOf } from '../queries/clients.ts'
import { lookForSignature, signatureInWallet } from '../signatures/lookForSignature.ts'
import { serviceToAsk } from '../transactions/serviceToAsk.ts'
import { type AskedOffer, askedOf, forgetAsked } from './askedOffers.ts'
import { keepOffer } from './keptOffers.ts'

/** What the last look for a signature has shown. */
type AskedLook = {
  /** Why it found nothing out. */
  error?: AppError | undefined
  /** How many owners have signed, where Safe's service said so. */
  signed?: number
}

/** By the offer's hash. */
export const askedLooks = createStore<Readonly<Record<Hex, AskedLook>>>(() => ({}))

function note(hash: Hex, look: AskedLook): void {
  const all = askedLooks.getState()
  askedLooks.setState({ ...all, [hash]: { ...all[hash], ...look } }, true)
}

/** What Safe's service has of it, where the person lets it be asked. */
async function signatureInService({ offer, account }: AskedOffer, messageHash: string): Promise<Hex | undefined> {
  const service = serviceToAsk(offer.chainId, messageHash)
  const report = service === undefined ? undefined : await askMessage(service, account, messageHash)
  if (report) note(offerHash(offer), { signed: report.signed })
  return report?.signature
}

/**
 * The signature where the wallet has it, or Safe's service, or `0x` where the owners have signed on chain; as the chain takes it.
 * @throws AppError: Changed where the Safe doesn't accept what its owners signed, and what a read can meet
 */
async function findSignature(asked: AskedOffer): Promise<Hex | undefined> {
  const { offer, account } = asked
  const messageHash = asked.messageHash ?? holderMessageHash(account, offer)
  const given = await signatureInWallet(messageHash)
  const others = await signatureInService(asked, messageHash)
  const client = await clientOf(offer.chainId)
  for (const one of new Set<Hex>([given ?? '0x', others ?? '0x', '0x'])) {
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
    note: (error) => note(hash, { error }),
  }).then((signature) => {
    if (!signature || !askedOf(offer)) return
    keepOffer({ offer, signature })
    forgetAsked(offer)
  })
  return () => {
    isLeft = true
  }
}
