import { useState } from 'react'
import { useStore } from 'zustand'
import type { Chain } from '../chains.ts'
import { type AppError, toAppError } from '../errors.ts'
import { chainById, configuredChains } from '../state/chains.ts'
import { activeConnector, connection, disconnect } from '../state/connection.ts'
import { dialogs } from '../state/dialogs.ts'
import { seekChain } from '../state/toasts/seekChain.ts'
import { Button } from '../ui/Button.tsx'
import { TitledDialog } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useRows } from '../ui/useRows.ts'
import { accountWords } from '../words/enAccount.ts'
import styles from './AccountDialog.module.css'
import { SwitchFailure } from './SwitchFailure.tsx'

function Networks({ onClose }: { onClose: () => void }) {
  const state = useStore(connection)
  const [asked, setAsked] = useState<Chain>()
  const [failure, setFailure] = useState<{ chain: Chain; error: AppError }>()
  const rows = useRows<HTMLUListElement>()
  if (state.status !== 'connected') return null

  const ask = async (chain: Chain, isMissing = false) => {
    setAsked(chain)
    setFailure(undefined)
    try {
      await seekChain(chain, isMissing)
      // the answer may come when another dialog is open
      if (dialogs.getState().open === 'network') onClose()
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.name !== 'Superseded') setFailure({ chain, error })
    } finally {
      setAsked((latest) => (latest === chain ? undefined : latest))
    }
  }

  return (
    <div className={styles.stack}>
      {state.chain.unsupported && <Notice kind="attention">{accountWords.network.wrong}</Notice>}
      <ul ref={rows} className={styles.rows} data-rows="">
        {configuredChains().map((chain) => (
          <li key={chain.id}>
            <button
              type="button"
              className={styles.row}
              aria-current={chain.id === state.chain.id}
              onClick={() => chain.id !== state.chain.id && chain.id !== asked?.id && void ask(chain)}
            >
              {chain.name}
              {chain.id === state.chain.id && <span className="caption muted">{accountWords.network.current}</span>}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {asked && <p className="small muted">{accountWords.network.asked(asked.name)}</p>}
        {failure && <SwitchFailure {...failure} />}
      </div>
      {failure?.error.name === 'SwitchChain' && (
        <Button size="wide" onClick={() => void ask(failure.chain, true)}>
          {accountWords.network.add(failure.chain.name)}
        </Button>
      )}
      <Button
        size="wide"
        onClick={() => {
          onClose()
          disconnect()
        }}
      >
        {accountWords.account.disconnect}
      </Button>
    </div>
  )
}

/** Inside Safe: its network is what it is. */
function OfSafe() {
  const { network } = accountWords
  const name = useStore(connection, (state) => state.status === 'connected' && chainById(state.chain.id)?.name)
  return name ? (
    <p>{network.ofSafe(name)}</p>
  ) : (
    <div className={styles.stack}>
      <Notice kind="attention">{network.wrong}</Notice>
      <p>{network.ofSafeElsewhere}</p>
    </div>
  )
}

/** The page's networks, and what became of asking the wallet for one (S2.6). Each opening begins anew. */
export default function NetworkDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} id="network-title" title={accountWords.network.title}>
      {isOpen && (activeConnector()?.type === 'safe' ? <OfSafe /> : <Networks onClose={onClose} />)}
    </TitledDialog>
  )
}
