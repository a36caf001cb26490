import type { Address } from '../../lib/address.ts'
import {
  addressIn,
  bytesIn,
  countIn,
  decodeItems,
  encodeItems,
  type Item,
  listIn,
  numberIn,
  numberItem,
  UnreadItem,
  type UnreadLink,
} from '../../lib/links/linkItems.ts'
import { GENUINE_SINGLETONS } from '../read/genuineSafes.ts'
import { type Consent, MOST_OWNERS } from './consent.ts'
import type { Holder } from './holder.ts'
import type { OwnerSignature } from './ownerSignature.ts'

/** Of the encoding, so that an older page recognises a newer link as unreadable. */
const VERSION = 1
/** The number of items in a consent. */
const COUNT = 7

const holderItem = (holder: Holder): Item =>
  typeof holder === 'string' ? holder : [holder.owners, numberItem(holder.threshold), numberItem(holder.saltNonce)]

const signatureItem = (one: OwnerSignature): Item => ('owner' in one ? [one.owner, one.signature] : one.signature)

/** A consent as the part of a link behind `?d=`. */
export function encodeConsent({ content, signatures }: Consent): string {
  const { chainId, safe, nonce, multiSend, modules, holder } = content
  return encodeItems(VERSION, [
    ...[numberItem(chainId), safe, numberItem(nonce), multiSend, modules, holderItem(holder)],
    signatures.map(signatureItem),
  ])
}

const addressesIn = (item: Item | undefined): Address[] => listIn(item, MOST_OWNERS).map(addressIn)

/** The Safe delegatecalls it, so that even offline nobody signs for any other than Safe's. */
function multiSendIn(item: Item | undefined): Address {
  const address = addressIn(item)
  if (!GENUINE_SINGLETONS.some(({ multiSendCallOnly }) => multiSendCallOnly === address)) throw new UnreadItem()
  return address
}

function holderIn(item: Item | undefined): Holder {
  if (typeof item === 'string') return addressIn(item)
  const [owners, threshold, saltNonce] = listIn(item, 3)
  return { owners: addressesIn(owners), threshold: countIn(threshold), saltNonce: numberIn(saltNonce) }
}

function signatureIn(item: Item): OwnerSignature {
  if (typeof item === 'string') return { signature: item }
  const [owner, signature] = listIn(item, 2)
  return { owner: addressIn(owner), signature: bytesIn(signature) }
}

/** Reads what `encodeConsent` wrote. It is only a claim until it is compared with the chain. */
export const decodeConsent = (text: string): Consent | UnreadLink =>
  decodeItems(text, { version: VERSION, count: COUNT }, (items) => {
    const [chainId, safe, nonce, multiSend, modules, holder, signatures] = items
    return {
      content: {
        chainId: countIn(chainId),
        safe: addressIn(safe),
        nonce: numberIn(nonce),
        multiSend: multiSendIn(multiSend),
        modules: addressesIn(modules),
        holder: holderIn(holder),
      },
      signatures: listIn(signatures, MOST_OWNERS).map(signatureIn),
    }
  })
