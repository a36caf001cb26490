import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Wallet } from '../../state/connection/wallets.ts'
import { useRows } from '../../ui/useRows.ts'
import { words } from '../../words/en/appShell.ts'
import styles from './ConnectDialog.module.css'
import { WalletRow } from './WalletRow.tsx'

/** The list has a search field from this many wallets. */
const WORTH_SEARCHING = 8

const GROUPS = ['recommended', 'other'] as const

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

function tagOf({ isRecent, transport }: Wallet): string | undefined {
  if (isRecent) return words.connect.recent
  return transport === 'injected' ? words.connect.installed : undefined
}

type Props = {
  wallets: readonly Wallet[]
  chosen: Wallet | undefined
  rowOf: (walletId: string) => string
  onChoose: (wallet: Wallet) => void
  /** A row before all others. */
  children?: ReactNode
}

/** The wallets in their groups; arrows move through all of them, and `/` goes to the search. */
export function WalletList({ wallets, chosen, rowOf, onChoose, children }: Props) {
  const id = useId()
  const rows = useRows<HTMLDivElement>()
  const [sought, setSought] = useState('')
  // a stable callback, so that memoized rows don't re-render
  const chooser = useRef(onChoose)
  useEffect(() => {
    chooser.current = onChoose
  })
  const choose = useCallback((wallet: Wallet) => chooser.current(wallet), [])
  const found = wallets.filter(({ name }) => plain(name).includes(plain(sought)))

  return (
    <div ref={rows} data-rows="">
      {children}
      {wallets.length >= WORTH_SEARCHING && (
        <input
          type="search"
          className={styles.search}
          placeholder={words.connect.search}
          aria-label={words.connect.search}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {GROUPS.map((group) => {
        const members = found.filter((wallet) => wallet.group === group)
        if (members.length === 0) return null
        return (
          <div key={group}>
            <p className={styles.group} id={`${id}-${group}`}>
              {words.connect[group]}
            </p>
            <ul className={styles.rows} aria-labelledby={`${id}-${group}`}>
              {members.map((wallet) => (
                <WalletRow
                  key={wallet.id}
                  id={rowOf(wallet.id)}
                  wallet={wallet}
                  tag={tagOf(wallet)}
                  isChosen={wallet === chosen}
                  onChoose={choose}
                />
              ))}
            </ul>
          </div>
        )
      })}
      <p className={styles.foundNone} role="status">
        {found.length === 0 && words.connect.foundNone}
      </p>
    </div>
  )
}
