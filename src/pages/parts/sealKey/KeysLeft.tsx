import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { wrapPath } from '../../../lib/routes.ts'
import type { SealKey as Key } from '../../../safe/sealKey/sealKey.ts'
import { connection } from '../../../state/connection/connection.ts'
import { useKeyState, useSealKeys } from '../../../state/sealKey/useSealKey.ts'
import { chainById } from '../../../state/settings/configuredChains.ts'
import { formatExactly } from '../../../ui/amount.ts'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { sealKeyWords } from '../../../words/en/sealKey.ts'
import { useSafeWords } from '../language/useSafeWords.ts'
import { SealKey } from './SealKey.tsx'

/** In the settings: the one-time keys that aren't empty, each of which can be emptied. */
export function KeysLeft() {
  useSafeWords()
  const keys = useSealKeys()
  const state = useStore(connection)
  const account = state.status === 'connected' ? state.account : undefined
  // a key that is emptied here stays listed, to say so
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

function Lost({ chain, sealKey }: { chain: Chain; sealKey: Key }) {
  const { fact } = useKeyState(sealKey, sealKey.payer)
  const balance = known(fact)?.balance
  const { eraseLoses, eraseUnknown, reading } = sealKeyWords
  if (fact.status === 'loading') return <li>{reading}</li>
  if (balance === undefined) return <li>{eraseUnknown(chain.name)}</li>
  return <li>{eraseLoses(formatExactly(balance, chain.currency.symbol), chain.name)}</li>
}

/** The one-time keys that erasing this browser's storage would lose, by amount. */
export function KeysAtRisk({ onFound }: { onFound: (act: string | undefined) => void }) {
  useSafeWords()
  const keys = useSealKeys()
  const { title, say } = sealKeyWords.erase
  const act = keys.length > 0 ? sealKeyWords.eraseAnyway : undefined
  useEffect(() => onFound(act), [onFound, act])
  if (keys.length === 0) return null
  return (
    <Notice kind="danger" title={title}>
      <p>{say}</p>
      <ul>
        {keys.map((key) => {
          const chain = chainById(key.chainId)
          return chain && <Lost key={key.address} chain={chain} sealKey={key} />
        })}
      </ul>
    </Notice>
  )
}
