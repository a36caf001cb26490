import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { ConsentReading, SignerStatus } from '../../../safe/consent/readConsent.ts'
import { Address } from '../../../ui/Address.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import styles from './Consent.module.css'
import { contractsLeft } from './contractsLeft.ts'

const ICONS: Record<SignerStatus, IconName> = {
  waiting: 'pen',
  signed: 'check',
  approved: 'check',
  invalid: 'warning',
}

/** Every owner, and whether they have agreed; below, what was left out and why. */
export function Owners({ reading, account }: { reading: ConsentReading; account: AddressValue | undefined }) {
  const { contracts, owners, status, you, strangers, unreadable } = consentWords
  return (
    <section className={page.section}>
      <h2>{owners}</h2>
      <ul className={styles.owners}>
        {reading.signers.map(({ owner, status: is }) => (
          <li key={owner} data-status={is}>
            <Icon name={ICONS[is]} />
            <span>
              <Address address={owner} /> {isSameAddress(owner, account) && you}
            </span>
            <span className="small">{status[is]}</span>
          </li>
        ))}
      </ul>
      {contractsLeft(reading).length > 0 && <p className="small muted">{contracts}</p>}
      {reading.strangers.length > 0 && <Notice kind="attention">{strangers(reading.strangers.length)}</Notice>}
      {reading.unreadable > 0 && <Notice kind="attention">{unreadable(reading.unreadable)}</Notice>}
    </section>
  )
}
