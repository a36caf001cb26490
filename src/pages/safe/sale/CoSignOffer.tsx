import { useEffect } from 'react'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import type { SignedOffer } from '../../../safe/sale/offer.ts'
import { joinParts } from '../../../safe/sale/offerSignatures.ts'
import { keptOf } from '../../../state/sale/keptOffers.ts'
import { Address } from '../../../ui/Address.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { HolderSafe } from '../../parts/inSafe/HolderSafe.tsx'
import styles from './Sale.module.css'
import { pathOf, ShareOffer } from './ShareOffer.tsx'
import { SignOffer } from './SignOffer.tsx'
import { useOfferSignatures } from './useOfferSignatures.ts'

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
  const { safe, parts, judged } = useOfferSignatures(chain, holder, signed)
  const whole = judged?.signature
  const kept = whole && keptOf(signed)?.signature === whole ? whole : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the signature is whole
  useEffect(() => {
    if (!kept || kept === signed.signature) return
    const done = { ...signed, signature: kept }
    if (onComplete) onComplete(done)
    else location.hash = pathOf(chain, done)
  }, [kept])
  if (!safe || !judged || !parts) return null
  const collected = { offer: signed.offer, signature: joinParts(parts) }
  const me = judged.signers.find(({ owner }) => isSameAddress(owner, account))
  const count = judged.signers.filter(({ hasSigned }) => hasSigned).length
  return (
    <section className={page.section} aria-live="polite">
      <h2>{said.title(Math.min(count, safe.threshold), safe.threshold)}</h2>
      <p className="muted">{said.say}</p>
      <ul className={styles.owners}>
        {judged.signers.map(({ owner, hasSigned }) => (
          <li key={owner} data-signed={hasSigned}>
            <Icon name={hasSigned ? 'check' : 'pen'} />
            <span>
              <Address address={owner} /> {isSameAddress(owner, account) && consentWords.you}
            </span>
            <span className="small muted">{consentWords.status[hasSigned ? 'signed' : 'waiting']}</span>
          </li>
        ))}
      </ul>
      {judged.strangers.length > 0 && <Notice kind="attention">{said.strangers(judged.strangers.length)}</Notice>}
      {whole && signed.signature === whole && <Notice kind="attention">{said.refused}</Notice>}
      {!account && <p className="muted">{said.connect}</p>}
      {account && !me && !isSameAddress(account, holder) && <p className="muted">{said.notOwner}</p>}
      {account && me?.hasSigned && !whole && <Notice kind="ok">{said.youSigned}</Notice>}
      {account && me && !me.hasSigned && !whole && (
        <SignOffer {...{ chain, account }} signed={collected} confirms={[said.understand]} act={said.act} />
      )}
      {account && me && !whole && <HolderSafe chain={chain} holder={holder} account={account} />}
      {parts.length > 0 && <ShareOffer chain={chain} signed={collected} />}
    </section>
  )
}
