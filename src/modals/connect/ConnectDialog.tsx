import {
  type ComponentType,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'zustand'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { cancelConnect, connect, connection, dismissError } from '../../state/connection/connection.ts'
import { getWallets, subscribeWallets, type Wallet } from '../../state/connection/wallets.ts'
import { dialogs, openDialog } from '../../state/dialogs.ts'
import { isPersisted } from '../../state/settings/storage.ts'
import { statusOf } from '../../state/signIn/signIn.ts'
import { Dialog, DialogCorner } from '../../ui/Dialog.tsx'
import type { Transport } from '../../wallets/walletRecords.ts'
import { words } from '../../words/en/appShell.ts'
import { ChunkError } from '../ChunkError.tsx'
import styles from './ConnectDialog.module.css'
import { ConnectIntro } from './ConnectIntro.tsx'
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

/** Connect wallet: groups of wallets, and the state of the one chosen (S2.4). */
export function ConnectDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const id = useId()
  const state = useStore(connection)
  const wallets = useSyncExternalStore(subscribeWallets, getWallets, getWallets)
  const [chosen, setChosen] = useState<{ wallet: Wallet; transport: Transport | undefined }>()
  const [isGetting, setGetting] = useState(false)
  // a wallet that has left the list since stays the chosen one
  const wallet = wallets.find(({ id: listed }) => listed === chosen?.wallet.id) ?? chosen?.wallet
  const isAsked = state.status === 'connecting' && state.walletId === wallet?.id
  const isApart = state.status === 'disconnected' || state.status === 'connecting'
  const screens = useScreens(isOpen)
  const relay = wallets.find(({ id: listed }) => listed === 'walletConnect')
  const rowOf = (walletId: string) => `${id}-${walletId}`

  // whom this dialog is waiting for, known before its screen is drawn
  const awaited = useRef<string>(undefined)

  const choose = (picked: Wallet, transport: Transport | undefined, isSilent = false) => {
    awaited.current = picked.id
    // its screen can wait: a wallet that answers at once is shown as connected, and nothing before it
    startTransition(() => {
      setGetting(false)
      setChosen({ wallet: picked, transport })
    })
    // synchronously in the click, so that the browser doesn't block the wallet's popup
    if (transport) return void connect(picked.id, { transport, isSilent })
    if (state.status === 'connecting') cancelConnect()
    dismissError() // the error of another wallet
  }
  const back = () => {
    if (state.status === 'connecting') cancelConnect()
    awaited.current = undefined
    setChosen(undefined)
    setGetting(false)
    dismissError()
  }
  const close = () => {
    back()
    onClose()
  }

  // chosen in the prerendered dialog
  const early = useStore(dialogs, ({ walletId }) => walletId)
  const listedEarly = wallets.find(({ id: listed }) => listed === early)
  useEffect(() => {
    if (!isOpen || !listedEarly) return
    openDialog('connect')
    choose(listedEarly, listedEarly.transport)
  })

  // the chosen wallet has been installed meanwhile: connect without another click
  const arrived = chosen && !chosen.transport ? wallet?.transport : undefined
  useEffect(() => {
    if (!chosen || !arrived) return
    setChosen({ ...chosen, transport: arrived })
    void connect(chosen.wallet.id, { transport: arrived })
  }, [chosen, arrived])

  useEffect(() => {
    if (!isOpen || state.status !== 'connected' || state.walletId !== awaited.current || state.error) return
    awaited.current = undefined
    setChosen(undefined)
    onClose()
    if (statusOf(state) === 'unauthenticated') openDialog('signIn')
  }, [isOpen, onClose, state])

  useRowFocus(isOpen, wallet && rowOf(wallet.id))

  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={id} isWide>
      <div className={`${styles.panes} ${wallet || isGetting ? styles.chosen : ''}`}>
        <div className={styles.list}>
          <div className={styles.listHead}>
            <h2 id={id}>{words.connect.title}</h2>
            <DialogCorner icon="close" label={words.close} className={styles.corner ?? ''} onClick={close} />
          </div>
          <WalletList
            wallets={wallets}
            chosen={wallet}
            rowOf={rowOf}
            onChoose={(picked) => choose(picked, picked.transport)}
          >
            {isApart && isPersisted(STORAGE_KEYS.connection) && (
              <Suspense>
                <ContinueAs wallets={wallets} onContinue={choose} />
              </Suspense>
            )}
          </WalletList>
          {typeof screens === 'object' && (
            <screens.Help
              onScan={() => relay && choose(relay, relay.transport)}
              onGet={() => {
                back()
                setGetting(true)
              }}
            />
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
            {(wallet || isGetting) && (
              <DialogCorner icon="back" label={words.back} className={styles.back ?? ''} onClick={back} />
            )}
            <DialogCorner icon="close" label={words.close} className={styles.corner ?? ''} onClick={close} />
          </div>
          {!wallet && !isGetting && <ConnectIntro />}
          {isGetting && typeof screens === 'object' && <screens.Get wallets={wallets} />}
          {wallet && screens === 'loading' && <p className={`${styles.resting} muted`}>{words.loading}</p>}
          {wallet && screens === 'missing' && <ChunkError />}
          {wallet && chosen && typeof screens === 'object' && (
            <screens.Wallet
              key={state.epoch}
              wallet={wallet}
              transport={chosen.transport}
              isAsked={isAsked}
              error={state.error}
              onAsk={(transport) => choose(wallet, transport)}
              onBack={back}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}
