import { useSyncExternalStore } from 'react'
import type { Address } from '../../lib/address.ts'
import { isWatchedIn, listedSafes, watchSafe } from '../../state/settings/listedSafes.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import page from '../../ui/Page.module.css'
import { mySafesWords } from '../../words/en/mySafes.ts'

/** Adds a Safe, whoever holds it, to the user's watch list, or removes it. */
export function WatchSafe({ chainId, address }: { chainId: number; address: Address }) {
  const listed = useSyncExternalStore(listedSafes.subscribe, listedSafes.read, listedSafes.read)
  const isWatched = isWatchedIn(listed, chainId, address)
  const { watch } = mySafesWords
  return (
    <div className={page.acts}>
      <Button size="small" onClick={() => watchSafe(chainId, address, !isWatched)}>
        <Icon name="eye" size={16} /> {isWatched ? watch.stop : watch.act}
      </Button>
      <span className="small muted" role="status">
        {isWatched && watch.watched}
      </span>
    </div>
  )
}
