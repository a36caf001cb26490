import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { SignerStatus } from '../../../safe/consent/readConsent.ts'
import { Address } from '../../../ui/Address.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { consentWords } from '../../../words/en/consent.ts'
import styles from './OwnerList.module.css'

const ICONS: Record<SignerStatus, IconName> = {
  waiting: 'pen',
  signed: 'check',
  approved: 'check',
  invalid: 'warning',
}

type Props = {
  signers: readonly { owner: AddressValue; status: SignerStatus }[]
  account: AddressValue | undefined
}

/** Every owner of a Safe, and whether they have given the requested consent. */
export function OwnerList({ signers, account }: Props) {
  const { status: said, you } = consentWords
  return (
    <ul className={styles.owners}>
      {signers.map(({ owner, status }) => (
        <li key={owner} data-status={status}>
          <Icon name={ICONS[status]} />
          <span>
            <Address address={owner} /> {isSameAddress(owner, account) && you}
          </span>
          <span className="small">{said[status]}</span>
        </li>
      ))}
    </ul>
  )
}
