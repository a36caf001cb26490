import { useState } from 'react'
import { useStore } from 'zustand'
import type { Chain } from '../chains.ts'
import { type AppError, toAppError } from '../errors.ts'
import { configuredChains } from '../state/chains.ts'
import { connection, disconnect, switchChain } from '../state/connection.ts'
import { Button } from '../ui/Button.tsx'
import { TitledDialog } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { words } from '../words/en.ts'
import styles from './AccountDialog.module.css'

/** The page's networks, and what became of asking the wallet for one (S2.6). */
export default function NetworkDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const state = useStore(connection)
  const [asked, setAsked] = useState<Chain>()
  const [error, setError] = useState<AppError>()
  if (state.status !== 'connected') return null

  const ask = async (chain: Chain) => {
    setAsked(chain)
    setError(undefined)
    try {
      await switchChain(chain)
      onClose()
    } catch (thrown) {
      const failure = toAppError(thrown)
      if (failure.name !== 'Superseded') setError(failure)
    } finally {
      setAsked(undefined)
    }
  }

  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} id="network-title" title={words.network.title}>
      <div className={styles.stack}>
        {state.chain.unsupported && <Notice kind="attention">{words.network.wrong}</Notice>}
        <ul className={styles.rows}>
          {configuredChains().map((chain) => (
            <li key={chain.id}>
              <button
                type="button"
                className={styles.row}
                aria-current={chain.id === state.chain.id}
                onClick={() => chain.id !== state.chain.id && void ask(chain)}
              >
                {chain.name}
                {chain.id === state.chain.id && <span className="caption muted">{words.network.current}</span>}
              </button>
            </li>
          ))}
        </ul>
        <div role="status">
          {asked && <p className="small muted">{words.network.asked(asked.name)}</p>}
          {error && (
            <Notice kind="attention">{words.network.failed[error.name] ?? words.network.failedOtherwise}</Notice>
          )}
        </div>
        <Button
          size="wide"
          onClick={() => {
            onClose()
            disconnect()
          }}
        >
          {words.account.disconnect}
        </Button>
      </div>
    </TitledDialog>
  )
}
