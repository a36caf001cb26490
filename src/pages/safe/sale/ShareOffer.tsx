import { useState } from 'react'
import type { Chain } from '../../../lib/chains.ts'
import { LINK_LIMIT } from '../../../lib/links/linkItems.ts'
import { offerPath } from '../../../lib/links/offerPath.ts'
import { Qr } from '../../../modals/connect/Qr.tsx'
import { offerHash, type SignedOffer, safeOfToken } from '../../../safe/sale/offer.ts'
import { offerFile } from '../../../safe/sale/offerFile.ts'
import { encodeOffer } from '../../../safe/sale/offerLink.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { sellingWords } from '../../../words/en/selling.ts'
import { late } from '../../parts/late.tsx'
import { saveFile } from '../../parts/saveFile.ts'
import styles from './Sale.module.css'

const MarketFile = late(() => import('./MarketFile.tsx').then(({ MarketFile }) => MarketFile))

/** Of a code that a quarter may be missing from; a longer text has none. */
const MOST_IN_CODE = 1_600

/** Where an offer is opened, as this page's own path. */
export const pathOf = ({ prefix }: Chain, signed: SignedOffer): string =>
  offerPath({ prefix, address: safeOfToken(signed.offer.tokenId) }, encodeOffer(signed))

/** An offer, handed on: by link, file, or code. */
export function ShareOffer({ chain, signed }: { chain: Chain; signed: SignedOffer }) {
  const said = consentWords
  const [saved, setSaved] = useState<string>()
  const link = new URL(`#${pathOf(chain, signed)}`, location.href).href
  const save = () => {
    const name = `offer-${chain.prefix}-${safeOfToken(signed.offer.tokenId)}-${offerHash(signed.offer).slice(2, 10)}.json`
    saveFile(new File([offerFile(signed)], name, { type: 'application/json' }))
    setSaved(name)
  }
  return (
    <div className={page.section}>
      <p className="small muted">{sellingWords.shareSay}</p>
      <div className={page.acts}>
        <CopyButton size="small" label={said.link} text={link} />
        <Button size="small" onClick={save}>
          {said.file}
        </Button>
      </div>
      {link.length > LINK_LIMIT && <p className="small">{said.tooLong}</p>}
      <div role="status">{saved && <p className="small muted">{said.saved(saved)}</p>}</div>
      {signed.offer.listing && <MarketFile chain={chain} signed={signed} listing={signed.offer.listing} />}
      {link.length <= MOST_IN_CODE && (
        <details className={styles.fold}>
          <summary className="small">{said.code}</summary>
          <div className={styles.code}>
            <Qr text={link} label={said.codeLabel} />
          </div>
        </details>
      )}
    </div>
  )
}
