import { useSyncExternalStore } from 'react'
import type { Chain } from '../../lib/chains.ts'
import { safePath } from '../../lib/routes.ts'
import { knownSafes } from '../../state/settings/knownSafes.ts'
import { isWatchedIn, listedSafes } from '../../state/settings/listedSafes.ts'
import { useOwnName } from '../../state/settings/ownNames.ts'
import { Address } from '../../ui/Address.tsx'
import { ArtRow, ArtRows } from '../../ui/art/ArtRows.tsx'
import page from '../../ui/Page.module.css'
import { mySafesWords } from '../../words/en/mySafes.ts'

type Known = { chain: Chain; address: Parameters<typeof safePath>[0]['address'] }

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

/** The Safes that were looked at here, but for those that are watched. Nothing is asked about them. */
export function Recent({ chains }: { chains: readonly Chain[] }) {
  const seen = useSyncExternalStore(knownSafes.subscribe, knownSafes.read, knownSafes.read)
  const listed = useSyncExternalStore(listedSafes.subscribe, listedSafes.read, listedSafes.read)
  const recent = seen.flatMap(({ chainId, address }): Known[] => {
    const chain = chains.find(({ id }) => id === chainId)
    return chain && !isWatchedIn(listed, chainId, address) ? [{ chain, address }] : []
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
