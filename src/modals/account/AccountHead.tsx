import { lazy, Suspense } from 'react'
import type { Address as AddressValue } from '../../address.ts'
import { Address } from '../../ui/Address.tsx'
import { SmallArt } from '../../ui/Art.tsx'
import { accountWords } from '../../words/enAccount.ts'
import styles from './AccountHead.module.css'

// a name is asked of the chain, and comes with what asks it
const AccountName = lazy(() => import('./AccountName.tsx').catch(() => ({ default: () => null })))

type Props = {
  address: AddressValue
  chainId: number
  /** Whether it is looked at: nothing is asked before. */
  isOpen: boolean
}

/** Who is connected: a picture that the page draws from the address, the name where there is one, the whole address. */
export function AccountHead({ address, chainId, isOpen }: Props) {
  return (
    <div className={styles.head}>
      <span className={styles.picture}>
        <SmallArt address={address} chainId={chainId} />
      </span>
      <div className={styles.words}>
        {/* whoever is on another chain asks that one, and nobody else */}
        {isOpen && chainId === 1 && (
          <Suspense>
            <AccountName address={address} />
          </Suspense>
        )}
        <p>
          <span className="hidden">{accountWords.account.address} </span>
          <Address address={address} isFull />
        </p>
      </div>
    </div>
  )
}
