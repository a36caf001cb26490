import { lazy, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Route } from '../lib/routes.ts'
import { connection } from '../state/connection/connection.ts'
import { hostFrame } from '../state/connection/hostFrame.ts'
import { setTheme, shownTheme, subscribeTheme } from '../state/settings/theme.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { words } from '../words/en/appShell.ts'
import styles from './AppShell.module.css'
import { ConnectButton, takeOver } from './ConnectButton.tsx'
import { DialogHost } from './DialogHost.tsx'
import { startPage } from './startPage.ts'

// only a notice: in a foreign frame no wallet is prompted without it either
const FrameNotice = lazy(() => import('../modals/FrameNotice.tsx').catch(() => ({ default: () => null })))

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

export function Header({ page }: { page: Route['page'] }) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    startTransition(() => setMounted(true))
    return startPage()
  }, [])
  useEffect(() => {
    if (isMounted) takeOver()
  }, [isMounted])
  const isForeign = useStore(hostFrame, ({ kind }) => kind === 'foreign')
  const isKnown = useStore(connection, ({ status }) => status !== 'loading')
  useEffect(() => {
    // src/app/boot.ts shows the remembered account, or hides the button, until the connection's status is known
    if (isKnown) document.documentElement.classList.remove('remembered', 'recalled')
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
          <a href="#/about" aria-current={current('about')}>
            {words.nav.about}
          </a>
        </nav>
        <ThemeButton />
        <ConnectButton isMounted={isMounted} />
      </div>
      {isMounted && <DialogHost />}
      {isForeign && isKnown && (
        <Suspense>
          <FrameNotice />
        </Suspense>
      )}
    </header>
  )
}
