import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import styles from './App.module.css'
import { shortAddress } from './address.ts'
import { STORAGE_KEYS } from './config.ts'
import { ConnectDialog } from './modals/ConnectDialog.tsx'
import type { Route } from './routes.ts'
import { chainById } from './state/chains.ts'
import { connection, reconnect } from './state/connection.ts'
import { closeDialog, dialogs, openDialog } from './state/dialogs.ts'
import { frame } from './state/frame.ts'
import { isKept } from './state/storage.ts'
import { setTheme, shownTheme, subscribeTheme } from './state/theme.ts'
import { Button } from './ui/Button.tsx'
import { Icon } from './ui/Icon.tsx'
import { words } from './words/en.ts'

// they are about a connection, and come with it
const AccountDialog = lazy(() => import('./modals/AccountDialog.tsx'))
const FrameNotice = lazy(() => import('./modals/FrameNotice.tsx'))
const NetworkDialog = lazy(() => import('./modals/NetworkDialog.tsx'))

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
      {PETALS.map((turn) => (
        <ellipse key={turn} cx="19.2" cy="14" rx="7.3" ry="3.1" transform={`rotate(${turn} 14 14)`} />
      ))}
      <circle cx="14" cy="14" r="3.2" />
    </svg>
  )
}

function ThemeButton() {
  const theme = useSyncExternalStore(subscribeTheme, shownTheme, () => 'light' as const)
  const next = theme === 'dark' ? 'light' : 'dark'
  const label = next === 'dark' ? words.theme.toDark : words.theme.toLight
  return (
    <Button look="quiet" size="square" aria-label={label} title={label} onClick={() => setTheme(next)}>
      <span className={styles.whenLight}>
        <Icon name="sun" />
      </span>
      <span className={styles.whenDark}>
        <Icon name="moon" />
      </span>
    </Button>
  )
}

/** The connection in one button; it says the status word and opens what belongs to it. */
function ConnectButton() {
  const state = useStore(connection)
  const open = () => openDialog('connect')
  switch (state.status) {
    case 'connected':
      return (
        <>
          <Button size="small" onClick={() => openDialog('network')}>
            {state.chain.unsupported ? (
              <>
                <span className={styles.dot} aria-hidden="true" /> {words.connection.wrongNetwork}
              </>
            ) : (
              <>
                <span className={styles.chainMark} aria-hidden="true">
                  {chainById(state.chain.id)?.name[0]}
                </span>
                <span className={styles.chainName}>{chainById(state.chain.id)?.name}</span>
              </>
            )}
            <Icon name="down" size={16} />
          </Button>
          <Button
            size="small"
            aria-label={words.connection.account(shortAddress(state.account))}
            onClick={() => openDialog('account')}
          >
            {shortAddress(state.account)}
          </Button>
        </>
      )
    case 'reconnecting':
      return (
        <Button size="small" onClick={open}>
          {words.connection.reconnecting}
        </Button>
      )
    case 'connecting':
      return (
        <Button size="small" onClick={open}>
          {words.connection.connecting}
        </Button>
      )
    case 'loading':
    case 'disconnected':
      return (
        <Button size="small" data-connect="" onClick={open}>
          {words.connection.connect}
        </Button>
      )
  }
}

/** The wallet layer: rendered once the page has mounted, and only then does it look for the last wallet (S2.2, S4.4). */
function WalletLayer() {
  const open = useStore(dialogs, (state) => state.open)
  const isConnected = useStore(connection, ({ status }) => status === 'connected')
  const close = useCallback(closeDialog, [])
  return (
    <>
      <ConnectDialog isOpen={open === 'connect'} onClose={close} />
      {isConnected && (
        <Suspense>
          <AccountDialog isOpen={open === 'account'} onClose={close} />
          <NetworkDialog isOpen={open === 'network'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

export function Header({ page }: { page: Route['page'] }) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    setMounted(true)
    void reconnect()
      .then(() => import('./state/watchWallet.ts'))
      .then(
        ({ watchWallet }) => watchWallet(),
        () => undefined, // without it the next visit looks
      )
    // what was sent before a reload is followed to its end
    if (isKept(STORAGE_KEYS.transactions))
      import('./state/transactions/resumeTransactions.ts').then(
        ({ resumeTransactions }) => resumeTransactions(),
        () => undefined,
      )
  }, [])
  const isForeign = useStore(frame, ({ kind }) => kind === 'foreign')
  const isKnown = useStore(connection, ({ status }) => status !== 'loading')
  useEffect(() => {
    // public/theme.js hides the button where a wallet is remembered, until it is known what became of it
    if (isKnown) document.documentElement.classList.remove('remembered')
  }, [isKnown])
  const current = (name: Route['page']) => (page === name ? 'page' : undefined)
  return (
    <header className={styles.top}>
      <div className={styles.topIn}>
        <a className={styles.brand} href="#/">
          <Mark />
          <span className={styles.brandName}>{words.appName}</span>
        </a>
        <nav className={styles.nav} aria-label={words.nav.label}>
          <a href="#/wrap" aria-current={current('wrap')}>
            {words.nav.wrap}
          </a>
          <a href="#/wallets" aria-current={current('wallets')}>
            {words.nav.wallets}
          </a>
        </nav>
        <ThemeButton />
        <ConnectButton />
      </div>
      {isMounted && <WalletLayer />}
      {isForeign && isKnown && (
        <Suspense>
          <FrameNotice />
        </Suspense>
      )}
    </header>
  )
}
