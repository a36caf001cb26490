import type { ReactNode } from 'react'
import type { Address } from '../../lib/address.ts'
import { useEnsName } from '../../state/queries/ens/useEnsName.ts'
import styles from './AccountHead.module.css'

/** The account's ENS name, above its address, never instead of it. */
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
