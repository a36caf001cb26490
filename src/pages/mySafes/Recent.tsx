import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { safePath } from '../../lib/routes.ts'
import { knownSafes } from '../../state/settings/knownSafes.ts'
import { isHadBy, isWatchedIn, listedSafes } from '../../state/settings/listedSafes.ts'
import { useOwnName } from '../../state/settings/ownNames.ts'
import { Address } from '../../ui/Address.tsx'
import { ArtRow, ArtRows } from '../../ui/art/ArtRows.tsx'
import page from '../../ui/Page.module.css'
import { mySafesWords } from '../../words/en/mySafes.ts'

type Known = { chain: Chain; address: AddressValue }

function RecentSafe({ chain, address }: Known) {
  const name = useOwnName({ address, chainId: chain.id })
  return (
    <ArtRow href={`#${safePath({ prefix: chain.prefix, address })}`} address={address} chainId={chain.id} isProof>
      <span>
        {name !== undefined && (
          <q>
            <bdi>{name}</bdi>
          </q>
        )}
        <Address address={address} />
        <span className="small muted">{chain.name}</span>
      </span>
    </ArtRow>
  )
}

type Props = { chains: readonly Chain[]; account: AddressValue | undefined }

/** Recently viewed Safes that aren't listed above. Makes no requests. */
export function Recent({ chains, account }: Props) {
  const seen = useSyncExternalStore(knownSafes.subscribe, knownSafes.read, knownSafes.read)
  const [listed, setListed] = useState(listedSafes.read)
  // before paint, since the sections above update the list in effects; useSyncExternalStore subscribes only later
  useLayoutEffect(() => {
    setListed(listedSafes.read())
    return listedSafes.subscribe((now) => setListed(now))
  }, [])
  const recent = seen.flatMap(({ chainId, address }): Known[] => {
    const chain = chains.find(({ id }) => id === chainId)
    const isAbove =
      isWatchedIn(listed, chainId, address) ||
      listed.some((one) => one.chainId === chainId && one.address === address && isHadBy(one, account))
    return chain && !isAbove ? [{ chain, address }] : []
  })
  if (recent.length === 0) return null
  return (
    <section className={page.section}>
      <h2>{mySafesWords.recent}</h2>
      <ArtRows>
        {recent.map((known) => (
          <RecentSafe key={`${known.chain.id}:${known.address}`} {...known} />
        ))}
      </ArtRows>
    </section>
  )
}
