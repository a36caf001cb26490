import type { ReactNode } from 'react'
import type { Address } from '../../lib/address.ts'
import { useEnsName } from '../../state/queries/ens/useEnsName.ts'
import styles from './AccountHead.module.css'

/** The name that the account goes by, in front of its address and never in its place. */
export default function AccountName({ address }: { address: Address }): ReactNode {
  const name = useEnsName(address)
  return (
    name && (
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
    )
  )
}
