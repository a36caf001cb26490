import { useState } from 'react'
import type { Chain } from '../../../lib/chains.ts'
import { marketFile } from '../../../safe/sale/marketFile.ts'
import { type Listing, offerHash, type SignedOffer, safeOfToken } from '../../../safe/sale/offer.ts'
import { Button } from '../../../ui/Button.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { seaportWords } from '../../../words/en/seaport.ts'
import { saveFile } from '../../parts/saveFile.ts'

type Props = { chain: Chain; signed: SignedOffer; listing: Listing }

/** An order on Seaport as markets take it. */
export function MarketFile({ chain, signed, listing }: Props) {
  const [saved, setSaved] = useState<string>()
  const save = () => {
    const { offer } = signed
    const name = `seaport-${chain.prefix}-${safeOfToken(offer.tokenId)}-${offerHash(offer).slice(2, 10)}.json`
    saveFile(new File([marketFile(signed, listing)], name, { type: 'application/json' }))
    setSaved(name)
  }
  return (
    <div className={page.section}>
      <p className="small muted">{seaportWords.marketSay}</p>
      <div className={page.acts}>
        <Button size="small" onClick={save}>
          {seaportWords.market}
        </Button>
      </div>
      <div role="status">{saved && <p className="small muted">{consentWords.saved(saved)}</p>}</div>
    </div>
  )
}
