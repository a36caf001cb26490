import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type Chain, DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { safePath } from '../../lib/routes.ts'
import { connection } from '../../state/connection/connection.ts'
import { currentChain } from '../../state/connection/currentChain.ts'
import { openDialog } from '../../state/dialogs.ts'
import { configuredChains } from '../../state/settings/configuredChains.ts'
import { settings } from '../../state/settings/settings.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { keepFocus } from '../../ui/keepFocus.ts'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { words } from '../../words/en/appShell.ts'
import { mySafesWords } from '../../words/en/mySafes.ts'
import { useSafeWords } from '../parts/language/useSafeWords.ts'
import { late } from '../parts/late.tsx'
import { OwnedSafes } from '../parts/owned/OwnedSafes.tsx'
import { SafeField } from '../parts/SafeField.tsx'
import { ChainSafes } from './ChainSafes.tsx'
import { Drafts } from './Drafts.tsx'
import styles from './MySafes.module.css'
import { Recent } from './Recent.tsx'
import { Watched } from './Watched.tsx'

const OpenSentFile = late(() => import('../parts/files/OpenSentFile.tsx').then(({ OpenSentFile }) => OpenSentFile))

/** The networks to list, the current one first; in the demo, only the demo's own. */
function chainsToList(current: Chain): readonly Chain[] {
  if (current.id === DEMO_CHAIN_ID) return [current]
  return [current, ...configuredChains().filter(({ id }) => id !== current.id && id !== DEMO_CHAIN_ID)]
}

/** The user's Safes on all networks, and what this browser watches, has started and has viewed. */
export default function MySafes() {
  useSafeWords()
  const state = useStore(connection)
  useSyncExternalStore(settings.subscribe, settings.read, settings.read) // to show or hide test networks
  useEffect(keepFocus, [])
  const current = currentChain()
  const all = chainsToList(current)
  const account = state.status === 'connected' ? state.account : undefined
  // a Safe's address is another account, or none, on other networks
  const isInSafe = state.status === 'connected' && state.transport === 'safe'
  const asked = isInSafe ? [current] : all
  return (
    <div className={`${page.page} ${page.column} ${styles.page}`}>
      <Title>{mySafesWords.title}</Title>
      {account && (
        <>
          <div className={styles.networks}>
            {asked.map((chain) => (
              <ChainSafes key={`${chain.id}:${account}`} chain={chain} account={account} />
            ))}
          </div>
          <p className="small muted">
            {mySafesWords.lists} {isInSafe && mySafesWords.inSafe}
          </p>
          <div className={page.acts}>
            <ButtonLink href="#/wrap">{mySafesWords.wrap}</ButtonLink>
          </div>
        </>
      )}
      <Drafts chains={all} />
      <Watched chains={all} account={account} />
      {account && (
        <OwnedSafes chains={asked} account={account}>
          <div className={page.acts}>
            <ButtonLink href="#/wrap">{mySafesWords.wrap}</ButtonLink>
          </div>
        </OwnedSafes>
      )}
      <Recent chains={all} account={account} />
      {!account && (
        <section className={page.section}>
          <p className="muted">{mySafesWords.connectFirst}</p>
          <div className={page.acts}>
            <Button look="primary" onClick={() => openDialog('connect')}>
              {words.connection.connect}
            </Button>
          </div>
        </section>
      )}
      <SafeField
        label={words.home.lookUp}
        action={words.home.look}
        help={words.home.help}
        pathOf={safePath}
        look="secondary"
      />
      <OpenSentFile />
    </div>
  )
}
