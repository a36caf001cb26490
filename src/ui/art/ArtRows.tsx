import type { ReactNode } from 'react'
import type { Address } from '../../lib/address.ts'
import { SmallArt } from './Art.tsx'
import styles from './ArtRows.module.css'

/** A list of Safes to choose from, each an `ArtRow`. */
export const ArtRows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>

type Props = { href: string; address: Address; chainId: number; isProof?: boolean; children: ReactNode }

/** A link to a Safe with its art. @param isProof draws the art grey, for a Safe that isn't wrapped */
export const ArtRow = ({ href, address, chainId, isProof = false, children }: Props) => (
  <li>
    <a className={styles.row} href={href}>
      <span className={styles.art}>
        <SmallArt address={address} chainId={chainId} isProof={isProof} />
      </span>
      {children}
    </a>
  </li>
)
