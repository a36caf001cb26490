import type { Address as AddressValue } from '../../../lib/address.ts'
import type { ConsentReading } from '../../../safe/consent/readConsent.ts'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { OwnerList } from '../../parts/owners/OwnerList.tsx'
import { contractsLeft } from './contractsLeft.ts'

/** Every owner, and whether they have agreed; below, which signatures were left out and why. */
export function Owners({ reading, account }: { reading: ConsentReading; account: AddressValue | undefined }) {
  const { contracts, owners, strangers, unreadable } = consentWords
  return (
    <section className={page.section}>
      <h2>{owners}</h2>
      <OwnerList signers={reading.signers} account={account} />
      {contractsLeft(reading).length > 0 && <p className="small muted">{contracts}</p>}
      {reading.strangers.length > 0 && <Notice kind="attention">{strangers(reading.strangers.length)}</Notice>}
      {reading.unreadable > 0 && <Notice kind="attention">{unreadable(reading.unreadable)}</Notice>}
    </section>
  )
}
