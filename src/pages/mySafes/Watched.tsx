import { useSyncExternalStore } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { driverIn, standingOf } from '../../safe/read/standingOf.ts'
import { useHolders } from '../../state/mySafes/useHolders.ts'
import { useSafes } from '../../state/mySafes/useSafes.ts'
import { listedSafes } from '../../state/settings/listedSafes.ts'
import page from '../../ui/Page.module.css'
import { mySafesWords } from '../../words/en/mySafes.ts'
import styles from './MySafes.module.css'
import { SafeCard } from './SafeCard.tsx'

type Props = { chains: readonly Chain[]; account: AddressValue | undefined }

function WatchedSafe({ chain, address, account }: { chain: Chain; address: AddressValue; account: Props['account'] }) {
  const [read] = useSafes(chain.id, [address])
  const fact = read?.fact ?? { status: 'loading' }
  const driver = driverIn(known(fact))
  const [holder] = useHolders(chain.id, driver && driver !== account ? [driver] : [])
  const standing = driver && standingOf(driver, account, holder && known(holder.fact))
  // calls the holder unknown only once reading its kind has failed
  const isComing = standing?.kind === 'unread' && holder?.fact.status === 'loading'
  const shown = isComing ? { ...standing, kind: 'account' as const } : standing
  return <SafeCard chain={chain} address={address} fact={fact} standing={shown} isMixed />
}

/** The Safes that the user watches, on any network, whoever holds them. */
export function Watched({ chains, account }: Props) {
  const all = useSyncExternalStore(listedSafes.subscribe, listedSafes.read, listedSafes.read)
  const watched = all.flatMap(({ isWatched, chainId, address }) => {
    const chain = isWatched && chains.find(({ id }) => id === chainId)
    return chain ? [{ chain, address }] : []
  })
  if (watched.length === 0) return null
  return (
    <section className={page.section}>
      <h2>{mySafesWords.watch.title}</h2>
      <ul className={styles.cards}>
        {watched.map(({ chain, address }) => (
          <WatchedSafe key={`${chain.id}:${address}`} {...{ chain, address, account }} />
        ))}
      </ul>
    </section>
  )
}
