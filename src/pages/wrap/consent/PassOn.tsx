import { useState } from 'react'
import type { Chain } from '../../../lib/chains.ts'
import { consentPath } from '../../../lib/links/consentPath.ts'
import { LINK_LIMIT } from '../../../lib/links/linkItems.ts'
import { Qr } from '../../../modals/connect/Qr.tsx'
import type { Consent } from '../../../safe/consent/consent.ts'
import { consentFile } from '../../../safe/consent/consentFile.ts'
import { encodeConsent } from '../../../safe/consent/consentLink.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { saveFile } from '../../parts/saveFile.ts'
import styles from './Consent.module.css'

/** Characters that fit a QR code with 25 % error correction; a longer text gets no code. */
const MOST_IN_CODE = 1_600

/** Passes the collected signatures to the next owner: by link, file, or QR code. */
export function PassOn({ chain, consent }: { chain: Chain; consent: Consent }) {
  const { share, shareSay, lasts, link: copy, tooLong, file, saved: savedAs, code, codeLabel } = consentWords
  const [saved, setSaved] = useState<string>()
  const { safe, nonce } = consent.content
  const path = consentPath({ prefix: chain.prefix, address: safe }, encodeConsent(consent))
  const link = new URL(`#${path}`, location.href).href
  const save = () => {
    const name = `wrap-${chain.prefix}-${safe}-${nonce}.json`
    saveFile(new File([consentFile(consent)], name, { type: 'application/json' }))
    setSaved(name)
  }
  return (
    <section className={page.section}>
      <h2>{share}</h2>
      <p className="muted">
        {shareSay} {lasts}
      </p>
      <div className={page.acts}>
        <CopyButton label={copy} text={link} />
        <Button onClick={save}>{file}</Button>
      </div>
      {link.length > LINK_LIMIT && <p className="small">{tooLong}</p>}
      <div role="status">{saved && <p className="small muted">{savedAs(saved)}</p>}</div>
      {link.length <= MOST_IN_CODE && (
        <details className={styles.fold}>
          <summary>{code}</summary>
          <div className={styles.code}>
            <Qr text={link} label={codeLabel} />
          </div>
        </details>
      )}
    </section>
  )
}
