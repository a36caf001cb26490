import { lazy, Suspense } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import { Address } from '../../ui/Address.tsx'
import { SmallArt } from '../../ui/art/Art.tsx'
import { accountWords } from '../../words/en/account.ts'
import styles from './AccountHead.module.css'

// name and avatar are read from the chain, and loaded with the chain client
const AccountName = lazy(() => import('./AccountName.tsx').catch(() => ({ default: () => null })))
const AccountPicture = lazy(() => import('./AccountPicture.tsx').catch(() => ({ default: () => null })))

type Props = {
  address: AddressValue
  chainId: number
  /** Whether the dialog is open: nothing is requested until then. */
  isOpen: boolean
}

/** The connected account: its picture, generated or the ENS avatar; its ENS name; its full address. */
export function AccountHead({ address, chainId, isOpen }: Props) {
  // on other chains, only that chain's RPC is queried, so no ENS
  const isNamed = isOpen && chainId === 1
  return (
    <div className={styles.head}>
      <span className={styles.picture}>
        <SmallArt address={address} chainId={chainId} />
        {isNamed && (
          <Suspense>
            <AccountPicture address={address} />
          </Suspense>
        )}
      </span>
      <div className={styles.words}>
        {isNamed && (
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
