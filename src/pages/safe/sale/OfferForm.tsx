import { useState, useSyncExternalStore } from 'react'
import { type Address as AddressValue, isSameAddress, ZERO_ADDRESS } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { type GenuineSafe, lockEndOf, type WrapState } from '../../../safe/read/readSafe.ts'
import { stateFingerprint } from '../../../safe/read/stateFingerprint.ts'
import { type Listing, type Offer, offerHash, offerStruct, type SignedOffer } from '../../../safe/sale/offer.ts'
import { countTooFew } from '../../../safe/sale/offerSignatures.ts'
import { type PriceDoubt, priceDoubts } from '../../../safe/sale/priceDoubts.ts'
import { useHoldings } from '../../../state/queries/useHoldings.ts'
import { askedIn, askedOffers } from '../../../state/sale/askedOffers.ts'
import { keptOffers, offersIn } from '../../../state/sale/keptOffers.ts'
import { paidFor } from '../../../state/sale/paidFor.ts'
import { getTransactions, subscribeTransactions } from '../../../state/transactions/transactionLog.ts'
import { Radio, RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { sellingWords } from '../../../words/en/selling.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { AddressField } from '../../parts/AddressField.tsx'
import { priceCopy } from '../offer/priceCopy.ts'
import { CurrencyField } from './CurrencyField.tsx'
import { SignOffer } from './SignOffer.tsx'
import { type Terms, useTerms } from './useTerms.ts'

type Props = {
  chain: Chain
  safeState: GenuineSafe
  wrap: WrapState
  account: AddressValue
  /** The Safe that holds the NFT, where it is one. */
  holder: GenuineSafe | undefined
  /** It is to be an order on Seaport: for a price, and open to anyone. */
  isListing: boolean
  /** What that says beside the terms, once it is known. */
  listing?: Listing
}

function Who({ chain, terms, isTried }: { chain: Chain; terms: Terms; isTried: boolean }) {
  const said = sellingWords.offer
  const { isGift, isForOne, setForOne, buyer, buyerText, setBuyer } = terms
  const wrong = 'wrong' in buyer && (buyerText !== '' || isTried) ? buyer.wrong : undefined
  return (
    <>
      {!isGift && (
        <RadioGroup legend={said.who}>
          <Radio name="who" isChosen={!isForOne} onChoose={() => setForOne(false)}>
            <strong>{said.anyone}</strong>
            <span className="small muted">{said.anyoneSay}</span>
          </Radio>
          <Radio name="who" isChosen={isForOne} onChoose={() => setForOne(true)}>
            <strong>{said.one}</strong>
            <span className="small muted">{said.oneSay}</span>
          </Radio>
        </RadioGroup>
      )}
      {(isGift || isForOne) && (
        <AddressField
          chain={chain}
          label={isGift ? said.receiver : said.buyer}
          value={buyerText}
          onValue={setBuyer}
          wrong={wrong}
          readAs={'value' in buyer ? buyer.value : undefined}
        />
      )}
    </>
  )
}

function End({ terms, wrap, isTried }: { terms: Terms; wrap: WrapState; isTried: boolean }) {
  const said = sellingWords.offer
  const { end, endText, setEnd } = terms
  const lockEnd = lockEndOf(wrap)
  const isPast = lockEnd > 0 && 'value' in end && end.value >= lockEnd
  return (
    <>
      <TextField
        label={said.end}
        type="datetime-local"
        value={endText}
        onValue={setEnd}
        wrong={'wrong' in end && (endText !== '' || isTried) ? end.wrong : undefined}
        help={'value' in end ? formatMoment(end.value) : undefined}
      />
      {lockEnd === 0 && <p className="small muted">{said.noLock}</p>}
      {isPast && <Notice kind="attention">{said.endLock(formatMoment(lockEnd))}</Notice>}
    </>
  )
}

/** The sentence by which a price that may have a slipped digit is asked back. */
function sayDoubt(doubt: PriceDoubt, sayPrice: (price: bigint) => string): string {
  const { far } = sellingWords.offer
  if (doubt.kind === 'contents') return far.contents(sayPrice(doubt.held))
  if (doubt.kind === 'paid') return far.paid(sayPrice(doubt.paid))
  return far[doubt.kind](doubt.times.toString(), sayPrice(doubt.earlier))
}

/** What the Safe has of a currency, as far as it is known. */
function heldOf({ currency }: Offer, safeState: GenuineSafe, tokens: readonly { address: string; amount?: unknown }[]) {
  if (currency === ZERO_ADDRESS) return safeState.balance
  const amount = tokens.find(({ address }) => isSameAddress(address, currency))?.amount
  return typeof amount === 'bigint' ? amount : undefined
}

/** The cheapest of the offers made before that this one doesn't end: of the same state, for less of the same currency or for nothing. */
function cheapestOpen(offer: Offer, before: readonly Offer[], wrap: WrapState): Offer | undefined {
  const now = stateFingerprint(wrap)
  return before
    .filter((one) => offerStruct(one).fingerprint === now && one.deadline > wrap.time)
    .filter(({ price, currency }) => price === 0n || (currency === offer.currency && price < offer.price))
    .toSorted((a, b) => (a.price < b.price ? -1 : 1))[0]
}

/** What has been signed of it: all, or what the link takes to the next owner. */
function Kept({ signed, threshold }: { signed: SignedOffer; threshold: number }) {
  const { offer, coSign } = sellingWords
  const count = countTooFew(signed.signature, threshold)
  return (
    <div role="status">
      {count === undefined ? (
        <Notice kind="ok" title={offer.signed.title}>
          {offer.signed.say}
        </Notice>
      ) : (
        <Notice kind="info" title={coSign.title(count, threshold)}>
          {coSign.say}
        </Notice>
      )}
    </div>
  )
}

/** The terms of an offer, and the signature that makes it one. */
export function OfferForm({ chain, safeState, wrap, account, holder, isListing, listing }: Props) {
  const said = sellingWords.offer
  const terms = useTerms({ chain, safe: safeState.address, wrap, isListing, listing })
  const [isTried, setTried] = useState(false)
  const texts = useSyncExternalStore(keptOffers.subscribe, keptOffers.read, keptOffers.read)
  const asked = useSyncExternalStore(askedOffers.subscribe, askedOffers.read, askedOffers.read)
  const sent = useSyncExternalStore(subscribeTransactions, getTransactions, getTransactions)
  const held = known(useHoldings(chain, safeState.address).fact)
  const { offer, price, priceText, isGift } = terms
  const kept = offersIn(texts, chain.id, safeState.address)
  const inSafe = askedIn(asked, chain.id, safeState.address)
  const isThis = (one: { offer: Offer }) => offer !== undefined && offerHash(one.offer) === offerHash(offer)
  const mine = kept.find(isThis)
  const sayPrice = (amount: bigint) => (terms.currency ? priceCopy(amount, terms.currency) : amount.toString())
  const before = [...kept, ...inSafe].filter((one) => !isThis(one)).map((one) => one.offer)
  const doubts = offer
    ? priceDoubts(offer.price, {
        earlier: before.find(({ price, currency }) => price > 0n && currency === offer.currency)?.price,
        paid: paidFor(sent, { chainId: chain.id, safe: safeState.address, account, currency: offer.currency }),
        held: heldOf(offer, safeState, held?.tokens ?? []),
      })
    : []
  // `AsSeen` refuses a token that keeps a part; Seaport doesn't look
  const mayKeepFee = isListing && offer?.currency !== ZERO_ADDRESS
  const cheaper = offer && cheapestOpen(offer, before, wrap)
  const agreement = offer && offer.price > 0n ? said.understand(sayPrice(offer.price)) : said.understandGive
  if (wrap.isSigning) return <Notice kind="attention">{said.signingFirst}</Notice>
  return (
    <div className={page.column}>
      {!isListing && (
        <RadioGroup legend={said.kind}>
          <Radio name="kind" isChosen={!isGift} onChoose={() => terms.setKind('sell')}>
            <strong>{said.sell}</strong>
            <span className="small muted">{said.sellSay}</span>
          </Radio>
          <Radio name="kind" isChosen={isGift} onChoose={() => terms.setKind('give')}>
            <strong>{said.give}</strong>
            <span className="small muted">{said.giveSay}</span>
          </Radio>
        </RadioGroup>
      )}
      {!isGift && (
        <>
          <CurrencyField chain={chain} terms={terms} held={held} />
          <TextField
            label={said.price}
            inputMode="decimal"
            value={priceText}
            onValue={terms.setPrice}
            wrong={'wrong' in price && (priceText !== '' || isTried) ? price.wrong : undefined}
            help={offer ? (mayKeepFee ? said.paidInToken : said.paid)(sayPrice(offer.price)) : undefined}
          />
        </>
      )}
      {!isListing && <Who chain={chain} terms={terms} isTried={isTried} />}
      <End terms={terms} wrap={wrap} isTried={isTried} />
      {cheaper && (
        <Notice kind="attention">{said.cheaper(sayPrice(cheaper.price), formatMoment(cheaper.deadline))}</Notice>
      )}
      <Notice kind="info">{said.ends}</Notice>
      {holder && <p className="muted">{said.bySafe(holder.threshold)}</p>}
      {mine && <Kept signed={mine} threshold={holder?.threshold ?? 1} />}
      {!mine && (
        <SignOffer
          {...{ chain, account }}
          signed={offer && { offer, signature: '0x' }}
          isAsked={inSafe.some(isThis)}
          confirms={[...doubts.map((doubt) => sayDoubt(doubt, sayPrice)), ...(offer ? [agreement] : [])]}
          act={isGift ? said.signGive : said.sign}
          onTry={() => setTried(true)}
        />
      )}
    </div>
  )
}
