import { useEffect } from 'react'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { replacePath } from '../../../lib/links/replacePath.ts'
import type { SignedOffer } from '../../../safe/sale/offer.ts'
import { APPROVING_CALL, holderMessageHash, joinParts } from '../../../safe/sale/offerSignatures.ts'
import { keepOffer, keptOf } from '../../../state/sale/keptOffers.ts'
import { takesWhole } from '../../../state/sale/takesWhole.ts'
import { Address } from '../../../ui/Address.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { HolderSafe } from '../../parts/inSafe/HolderSafe.tsx'
import { OwnerList } from '../../parts/owners/OwnerList.tsx'
import { pathOf, ShareOffer } from './ShareOffer.tsx'
import { SignOffer } from './SignOffer.tsx'
import { useOfferSignatures } from './useOfferSignatures.ts'

/** How an owner that no key signs for agrees: by a call of its own to the Safe that holds the NFT. */
function ByCall({ holder, signed }: { holder: AddressValue; signed: SignedOffer }) {
  const { say, to, call, hash } = consentWords.byCall
  return (
    <>
      <p className="muted">{say}</p>
      <Facts
        rows={[
          [to, <Address key="t" address={holder} isFull />],
          [call, <code key="c">{APPROVING_CALL}</code>],
          [hash, <code key="h">{holderMessageHash(holder, signed.offer)}</code>],
        ]}
      />
    </>
  )
}

type Props = {
  chain: Chain
  signed: SignedOffer
  /** Who holds the NFT. */
  holder: AddressValue
  account: AddressValue | undefined
  /** Once enough owners have signed: the offer as the chain takes it. Without it, that one is opened. */
  onComplete?: (signed: SignedOffer) => void
}

/**
 * Where the owners of the Safe that holds an NFT sign an offer of it, one after the other: who has, and what the connected one can
 * do. Nothing where the holder is no Safe, or where the signature is whole already in another way.
 */
export function CoSignOffer({ chain, signed, holder, account, onComplete }: Props) {
  const said = sellingWords.coSign
  const { safeState, parts, facts, judged } = useOfferSignatures(chain, holder, signed)
  const whole = judged?.signature
  const me = judged?.signers.find(({ owner }) => isSameAddress(owner, account))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is whole: by a signature, a link or an approval
  useEffect(() => {
    if (!whole || whole === signed.signature) return
    let isLeft = false
    const done = { ...signed, signature: whole }
    const asked = keptOf(signed)?.signature === whole ? Promise.resolve(true) : takesWhole(holder, done)
    const tell = (isTaken: boolean) => {
      if (!isTaken || isLeft) return
      if (me) keepOffer(done)
      if (onComplete) onComplete(done)
      else location.hash = pathOf(chain, done)
    }
    // where the network didn't answer, the next look asks again
    asked.then(tell, () => undefined)
    return () => {
      isLeft = true
    }
  }, [whole])
  const collected = parts && { offer: signed.offer, signature: joinParts(parts) }
  const path = !onComplete && !whole && collected && parts.length > 0 ? pathOf(chain, collected) : undefined
  // the address bar carries all signatures, so that a browser that keeps nothing loses none, and a link copied from there neither
  useEffect(() => {
    if (path) replacePath(path)
  }, [path])
  if (!safeState || !judged || !parts || !collected) return null
  const isContract = (owner: AddressValue) => facts?.some((one) => one.isContract && isSameAddress(one.owner, owner))
  const left = judged.signers.filter(({ status }) => status === 'waiting')
  const count = judged.signers.length - left.length
  return (
    <section className={page.section} aria-live="polite">
      <h2>{said.title(Math.min(count, safeState.threshold), safeState.threshold)}</h2>
      <p className="muted">{said.say}</p>
      <OwnerList signers={judged.signers} account={account} />
      {!whole && left.some(({ owner }) => isContract(owner)) && <ByCall holder={holder} signed={signed} />}
      {judged.strangers.length > 0 && <Notice kind="attention">{said.strangers(judged.strangers.length)}</Notice>}
      {whole && signed.signature === whole && <Notice kind="attention">{said.refused}</Notice>}
      {!account && <p className="muted">{said.connect}</p>}
      {account && !me && !isSameAddress(account, holder) && <p className="muted">{said.notOwner}</p>}
      {account && me && me.status !== 'waiting' && !whole && <Notice kind="ok">{said.youSigned}</Notice>}
      {account && me?.status === 'waiting' && !isContract(account) && !whole && (
        <SignOffer {...{ chain, account }} signed={collected} confirms={[said.understand]} act={said.act} />
      )}
      {account && me && !whole && <HolderSafe chain={chain} holder={holder} account={account} />}
      {parts.length > 0 && <ShareOffer chain={chain} signed={collected} />}
    </section>
  )
}
