import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { connection, disconnect } from '../../state/connection/connection.ts'
import { useTransport } from '../../state/connection/useTransport.ts'
import { dialogs } from '../../state/dialogs.ts'
import { chainById, configuredChains } from '../../state/settings/configuredChains.ts'
import { useChain } from '../../state/settings/useChain.ts'
import { Button } from '../../ui/Button.tsx'
import { TitledDialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useRows } from '../../ui/useRows.ts'
import { accountWords } from '../../words/en/account.ts'
import styles from '../account/AccountDialog.module.css'
import ChainMark from './ChainMark.tsx'
import { SwitchState } from './SwitchState.tsx'
import { useSwitch } from './useSwitch.ts'

// it reads the chain, so it is loaded only for relay sessions; if loading fails, each act still reports it
const SafeNotHere = lazy(() => import('./SafeNotHere.tsx').catch(() => ({ default: () => null })))

function Networks({ onClose }: { onClose: () => void }) {
  const state = useStore(connection)
  const asking = useSwitch(() => {
    // the answer may arrive while another dialog is open
    if (dialogs.getState().open === 'network') onClose()
  })
  const rows = useRows<HTMLUListElement>()
  const current = useChain(state.status === 'connected' ? state.chainId : undefined)
  if (state.status !== 'connected') return null

  const { asked, ask } = asking
  return (
    <div className={styles.stack}>
      {!current && <Notice kind="attention">{accountWords.network.wrong}</Notice>}
      <ul ref={rows} className={styles.rows} data-rows="">
        {configuredChains().map((chain) => (
          <li key={chain.id}>
            <button
              type="button"
              className={styles.row}
              data-name={chain.name}
              aria-current={chain.id === state.chainId}
              onClick={() => chain.id !== state.chainId && chain.id !== asked?.id && void ask(chain)}
            >
              <span className={styles.chain}>
                <ChainMark chain={chain} />
                {chain.name}
              </span>
              {chain.id === state.chainId && <span className="caption muted">{accountWords.network.current}</span>}
            </button>
          </li>
        ))}
      </ul>
      <SwitchState {...asking} />
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

/** Shown inside Safe{Wallet}, where the network is the Safe's and can't be switched. */
function OfSafe() {
  const { network } = accountWords
  const name = useStore(connection, (state) => state.status === 'connected' && chainById(state.chainId)?.name)
  return name ? (
    <p>{network.ofSafe(name)}</p>
  ) : (
    <div className={styles.stack}>
      <Notice kind="attention">{network.wrong}</Notice>
      <p>{network.ofSafeElsewhere}</p>
    </div>
  )
}

/** The page's networks, and the state of a switch request (S2.6). Its state is reset on each opening. */
export default function NetworkDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const state = useStore(connection)
  const isInSafe = useTransport() === 'safe'
  const isRelayed = state.status === 'connected' && state.transport === 'walletConnect'
  const shared = isRelayed && chainById(state.chainId) ? state : undefined
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} id="network-title" title={accountWords.network.title}>
      <div className={styles.stack}>
        {shared && (
          <Suspense>
            <SafeNotHere
              key={`${shared.chainId} ${shared.account}`}
              chainId={shared.chainId}
              account={shared.account}
            />
          </Suspense>
        )}
        {isOpen && (isInSafe ? <OfSafe /> : <Networks onClose={onClose} />)}
      </div>
    </TitledDialog>
  )
}
