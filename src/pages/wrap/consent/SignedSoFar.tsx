import { useEffect, useState } from 'react'
import type { Address } from '../../../lib/address.ts'
import type { Consent } from '../../../safe/consent/consent.ts'
import { sortSignatures } from '../../../safe/consent/readConsent.ts'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { Addresses } from '../../parts/Addresses.tsx'

/** The signers recovered from the signatures themselves; only the chain knows whether they are owners. */
export function SignedSoFar({ consent }: { consent: Consent }) {
  const [signers, setSigners] = useState<Address[]>([])
  useEffect(() => {
    let isLeft = false
    void sortSignatures(consent).then(({ keys }) => isLeft || setSigners([...keys.keys()]))
    return () => {
      isLeft = true
    }
  }, [consent])
  if (signers.length === 0) return null
  return (
    <section className={page.section}>
      <p className="muted">{consentWords.signersUnknown}</p>
      <Addresses addresses={signers} />
    </section>
  )
}
