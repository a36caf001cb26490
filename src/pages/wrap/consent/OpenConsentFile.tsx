import { useState } from 'react'
import { consentPath } from '../../../lib/links/consentPath.ts'
import type { Consent } from '../../../safe/consent/consent.ts'
import { encodeConsent } from '../../../safe/consent/consentLink.ts'
import { chainById } from '../../../state/settings/configuredChains.ts'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { ConsentFileButton } from './ConsentFileButton.tsx'

/** The way in for an owner who was sent a file: it opens what a link would. */
export function OpenConsentFile() {
  const { openFile, openFileSay, wrong } = consentWords
  const [said, setSaid] = useState<string>()
  const open = (read: Consent | { wrong: string }) => {
    if ('wrong' in read) return setSaid(read.wrong)
    const { chainId, safe } = read.content
    const chain = chainById(chainId)
    if (!chain) return setSaid(wrong.network)
    location.hash = consentPath({ prefix: chain.prefix, address: safe }, encodeConsent(read))
  }
  return (
    <section className={page.section}>
      <h2>{openFile}</h2>
      <p className="muted">{openFileSay}</p>
      <div className={page.acts}>
        <ConsentFileButton onRead={open} />
      </div>
      <div role="status">{said && <p className="small">{said}</p>}</div>
    </section>
  )
}
