import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../lib/address.ts'
import { Address } from './Address.tsx'
import { Art } from './art/Art.tsx'
import { rosetteOf } from './art/rosetteOf.ts'
import styles from './Certificate.module.css'

type Props = {
  address: AddressValue
  chainId: number
  chainName: string
  name: string
  number?: string
  isProof?: boolean
  /** When its lock ends, in seconds; zero when it isn't locked. */
  lockedUntil?: number
  facts?: readonly (readonly [name: string, value: ReactNode])[]
  /** Text below the facts. */
  children?: ReactNode
}

/** A wrapped Safe drawn as a deed: ink on white in both themes, since black means that it is locked. */
export function Certificate(props: Props) {
  const { address, chainId, chainName, name, number, isProof, lockedUntil = 0, facts = [], children } = props
  return (
    <div className={`${styles.certificate} onWhite`} data-ink={isProof ? undefined : rosetteOf(address, chainId).ink}>
      <i className={styles.rule} aria-hidden="true" />
      <div className={styles.head}>
        <span>{number}</span>
        <span>{chainName}</span>
      </div>
      <div className={styles.art}>
        <Art
          address={address}
          chainId={chainId}
          chainName={chainName}
          lockedUntil={lockedUntil}
          isProof={isProof ?? false}
        />
      </div>
      <p className={styles.name}>{name}</p>
      <p className={styles.address}>
        <Address address={address} isFull />
      </p>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  )
}
