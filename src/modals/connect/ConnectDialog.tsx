import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'zustand'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { connect, connection } from '../../state/connection/connection.ts'
import type { ConnectionState } from '../../state/connection/connectionMachine.ts'
import { getWallets, subscribeWallets } from '../../state/connection/wallets.ts'
import { type Choice, dialogs } from '../../state/dialogs.ts'
import { isPersisted } from '../../state/settings/storage.ts'
import { Dialog, DialogCorner } from '../../ui/Dialog.tsx'
import { languageTag } from '../../words/defineMessages.ts'
import { words } from '../../words/en/appShell.ts'
import { ChunkError } from '../ChunkError.tsx'
import styles from './ConnectDialog.module.css'
import { ConnectIntro } from './ConnectIntro.tsx'
import { chooseWallet, closeOnceConnected, leaveWallet } from './chooseWallet.ts'
import type { GetWallet, WalletHelp } from './GetWallet.tsx'
import { useRowFocus } from './useRowFocus.ts'
import { WalletList } from './WalletList.tsx'
import type { WalletScreenProps } from './WalletScreen.tsx'

// optional: the wallet list works without it
const RecentTransactions = lazy(() =>
  import('../transactions/RecentTransactions.tsx').catch(() => ({ default: () => null })),
)

// it comes before the dialog is opened, and only where a wallet is remembered that isn't connected
const ContinueAs = lazy(() => import('./ContinueAs.tsx').catch(() => ({ default: () => null })))

/** The screen of one wallet's state. It is loaded when the dialog opens, to be ready before a wallet is chosen. */
type Screens =
  | {
      Wallet: ComponentType<WalletScreenProps>
      Help: typeof WalletHelp
      Get: typeof GetWallet
      keepFocus: () => () => void
    }
  | 'loading'
  | 'missing'

function useScreens(isOpen: boolean): Screens {
  const [screens, setScreens] = useState<Screens>('loading')
  const isWanted = isOpen && screens === 'loading'
  useEffect(() => {
    if (!isWanted) return
    // behind the frame that shows the dialog, which their sheet would have drawn once more
    const frame = requestAnimationFrame(() => {
      setTimeout(() => {
        Promise.all([import('./WalletScreen.tsx'), import('./GetWallet.tsx'), import('../../ui/keepFocus.ts')]).then(
          ([{ WalletScreen: Wallet }, { WalletHelp: Help, GetWallet: Get }, { keepFocus }]) =>
            setScreens({ Wallet, Help, Get, keepFocus }),
          () => setScreens('missing'),
        )
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [isWanted])
  // the button that opened the dialog is unmounted once a wallet is connected
  useEffect(() => (typeof screens === 'object' ? screens.keepFocus() : undefined), [screens])
  return screens
}

type Shown = {
  isOpen: boolean
  state: ConnectionState
  choice: Choice | undefined
  /** Id of the heading that names the dialog. */
  titleId: string
  /** The language that it is drawn in: another one draws it again. */
  language: string
  onClose: () => void
}

/** The wallets, and beside them the state of the one chosen. */
const Panes = memo(function Panes({ isOpen, state, choice, titleId, onClose }: Shown) {
  const wallets = useSyncExternalStore(subscribeWallets, getWallets, getWallets)
  const screens = useScreens(isOpen)
  const chosen = typeof choice === 'object' ? choice : undefined
  // a chosen wallet stays chosen even if it leaves the list
  const wallet = wallets.find(({ id }) => id === chosen?.wallet.id) ?? chosen?.wallet
  const isAsked = state.status === 'connecting' && state.walletId === wallet?.id
  const isApart = state.status === 'disconnected' || state.status === 'connecting'
  const relay = wallets.find(({ id }) => id === 'walletConnect')
  const rowOf = (walletId: string) => `${titleId}-${walletId}`

  // chosen in the prerendered dialog
  const early = useStore(dialogs, (state) => state.early)
  const listedEarly = wallets.find(({ id }) => id === early)
  useEffect(() => {
    if (listedEarly) chooseWallet(listedEarly, listedEarly.transport)
  }, [listedEarly])

  // the chosen wallet has been installed in the meantime: connect without another click
  const transport = chosen && (chosen.transport ?? wallet?.transport)
  const arrived = chosen && !chosen.transport && transport ? chosen.wallet.id : undefined
  useEffect(() => {
    if (arrived) void connect(arrived)
  }, [arrived])

  useRowFocus(isOpen, wallet && rowOf(wallet.id))

  return (
    <div className={`${styles.panes} ${choice ? styles.chosen : ''}`}>
      <div className={styles.list}>
        <div className={styles.listHead}>
          <h2 id={titleId}>{words.connect.title}</h2>
          <DialogCorner icon="close" label={words.close} className={styles.corner ?? ''} onClick={onClose} />
        </div>
        <WalletList
          wallets={wallets}
          chosen={wallet}
          rowOf={rowOf}
          onChoose={(picked) => chooseWallet(picked, picked.transport)}
        >
          {isApart && isPersisted(STORAGE_KEYS.connection) && (
            <Suspense>
              <ContinueAs wallets={wallets} onContinue={chooseWallet} />
            </Suspense>
          )}
        </WalletList>
        {typeof screens === 'object' && (
          <screens.Help onScan={() => relay && chooseWallet(relay, relay.transport)} onGet={() => leaveWallet('get')} />
        )}
        {isOpen && isPersisted(STORAGE_KEYS.transactions) && (
          <Suspense>
            <div className={styles.below}>
              <RecentTransactions count={3} />
            </div>
          </Suspense>
        )}
      </div>
      <div className={styles.pane}>
        <div className={styles.bar}>
          {choice && (
            <DialogCorner icon="back" label={words.back} className={styles.back ?? ''} onClick={() => leaveWallet()} />
          )}
          <DialogCorner icon="close" label={words.close} className={styles.corner ?? ''} onClick={onClose} />
        </div>
        {!choice && <ConnectIntro />}
        {choice === 'get' && typeof screens === 'object' && <screens.Get wallets={wallets} />}
        {wallet && screens === 'loading' && <p className={`${styles.centred} muted`}>{words.loading}</p>}
        {wallet && screens === 'missing' && <ChunkError />}
        {wallet && typeof screens === 'object' && (
          <screens.Wallet
            key={state.epoch}
            wallet={wallet}
            transport={transport}
            isAsked={isAsked}
            error={state.error}
            onAsk={(transport) => chooseWallet(wallet, transport)}
            onBack={() => leaveWallet()}
          />
        )}
      </div>
    </div>
  )
})

/** Connect wallet: groups of wallets, and the state of the one chosen (S2.4). */
export function ConnectDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const titleId = useId()
  const state = useStore(connection)
  const choice = useStore(dialogs, (state) => state.choice)
  const language = languageTag()
  useEffect(closeOnceConnected, [])
  const props = useMemo(() => {
    const close = () => {
      leaveWallet()
      onClose()
    }
    return { isOpen, state, choice, titleId, language, onClose: close }
  }, [isOpen, state, choice, titleId, language, onClose])
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} labelledBy={titleId} isWide>
      {/* a wallet that answers at once is shown as connected by the header, and nothing is drawn here before it */}
      <Panes {...useDeferredValue(props)} />
    </Dialog>
  )
}
