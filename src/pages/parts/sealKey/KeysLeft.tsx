import { useState } from 'react'
import { useStore } from 'zustand'
import { wrapPath } from '../../../lib/routes.ts'
import { connection } from '../../../state/connection/connection.ts'
import { useSealKeys } from '../../../state/sealKey/useSealKey.ts'
import { chainById } from '../../../state/settings/configuredChains.ts'
import page from '../../../ui/Page.module.css'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { useSafeWords } from '../language/useSafeWords.ts'
import { SealKey } from './SealKey.tsx'

/** The one-time keys that aren't empty yet, in the settings: each can be emptied there. */
export function KeysLeft() {
  useSafeWords()
  const keys = useSealKeys()
  const state = useStore(connection)
  const account = state.status === 'connected' ? state.account : undefined
  // one that is emptied here stays, to say so
  const [chainIds] = useState(() => keys.map(({ chainId }) => chainId))
  const chains = chainIds.flatMap((chainId) => chainById(chainId) ?? [])
  if (chains.length === 0) return null
  return (
    <section className={page.section}>
      <h2>{sealKeyWords.settings}</h2>
      <p className="muted">{sealKeyWords.settingsSay}</p>
      {chains.map((chain) => {
        const key = keys.find(({ chainId }) => chainId === chain.id)
        return (
          <div key={chain.id} className={page.section}>
            <SealKey chain={chain} account={account} isAside />
            {key && <a href={`#${wrapPath({ prefix: chain.prefix, address: key.safe })}`}>{sealKeyWords.toSafe}</a>}
          </div>
        )
      })}
    </section>
  )
}
