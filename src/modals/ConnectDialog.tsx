import { type ComponentType, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { cancelConnect, connect, connection, dismissError } from '../state/connection.ts'
import { getWallets, loadConnector, subscribeWallets, type Wallet } from '../state/wallets.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogCorner } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { words } from '../words/en.ts'
import styles from './ConnectDialog.module.css'
import { WalletGlyph } from './WalletGlyph.tsx'
import type { WalletScreenProps } from './WalletScreen.tsx'

type RowProps = { wallet: Wallet; isChosen: boolean; onChoose: (wallet: Wallet) => void }

function WalletRow({ wallet, isChosen, onChoose }: RowProps) {
  const { recent, installed } = words.connect
  // ahead of the click, so that its window opens in the click's own task
  const load = () => void (wallet.isReachable && loadConnector(wallet.id).catch(() => undefined))
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={isChosen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => onChoose(wallet)}
      >
        <WalletGlyph name={wallet.name} icon={wallet.icon} />
        <span className={styles.name}>{wallet.name}</span>
        {wallet.isRecent ? (
          <span className={`${styles.tag} ${styles.recent}`}>{recent}</span>
        ) : (
          wallet.isInstalled && wallet.connector === 'injected' && <span className={styles.tag}>{installed}</span>
        )}
      </button>
    </li>
  )
}

const turns = (degrees: number, cx: number, rx: number, ry: number) =>
  Array.from({ length: 360 / degrees }, (_, index) => index * degrees).map((turn) => (
    <ellipse key={`${cx} ${turn}`} cx={cx} cy={64} rx={rx} ry={ry} transform={`rotate(${turn} 64 64)`} />
  ))

/** What the pane says before a wallet is chosen. */
function Resting() {
  const icons = ['key', 'pen', 'eye'] as const
  return (
    <div className={styles.resting}>
      <svg className={styles.rosette} viewBox="0 0 128 128" aria-hidden="true">
        {turns(10, 92, 34, 10)}
        {turns(15, 78, 20, 9)}
      </svg>
      <h3 className="hidden">{words.connect.restTitle}</h3>
      <ul className={styles.points}>
        {words.connect.points.map(([what, why], index) => (
          <li key={what}>
            <Icon name={icons[index] ?? 'info'} />
            <span>
              <b>{what}</b> {why}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the state of a wallet is shown with. It comes once the dialog is open, so that it is there before a choice. */
type Screens = { Wallet: ComponentType<WalletScreenProps> } | 'loading' | 'missing'

function useScreens(isOpen: boolean): Screens {
  const [screens, setScreens] = useState<Screens>('loading')
  const isWanted = isOpen && screens === 'loading'
  useEffect(() => {
    if (!isWanted) return
    import('./WalletScreen.tsx').then(
      ({ WalletScreen }) => setScreens({ Wallet: WalletScreen }),
      () => setScreens('missing'),
    )
  }, [isWanted])
  return screens
}

function Missing() {
  return (
    <div className={styles.resting} role="alert">
      <p>{words.connect.partMissing}</p>
      <Button onClick={() => location.reload()}>{words.pageFailed.reload}</Button>
    </div>
  )
}

/** Connect wallet: groups of wallets, and the state of the one chosen (S2.4). */
export function ConnectDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const id = useId()
  const state = useStore(connection)
  const wallets = useSyncExternalStore(subscribeWallets, getWallets, () => [])
  const [chosenId, setChosenId] = useState<string>()
  const chosen = wallets.find((wallet) => wallet.id === chosenId)
  const isAsked = state.status === 'connecting' && state.walletId === chosenId
  const isMissing = chosen !== undefined && !chosen.isReachable
  const screens = useScreens(isOpen)

  const choose = (wallet: Wallet) => {
    setChosenId(wallet.id)
    // in the click itself, so that a wallet's window isn't held back
    if (wallet.isReachable) return void connect(wallet.id)
    if (state.status === 'connecting') cancelConnect()
    dismissError() // it was another wallet's
  }
  const back = () => {
    if (state.status === 'connecting') cancelConnect()
    setChosenId(undefined)
    dismissError()
  }
  const close = () => {
    back()
    onClose()
  }

  // the wallet that was missing has arrived: go on by itself
  const [wasMissing, setWasMissing] = useState(false)
  useEffect(() => {
    if (wasMissing && !isMissing && chosenId) void connect(chosenId)
    setWasMissing(isMissing)
  }, [wasMissing, isMissing, chosenId])

  const isDone = state.status === 'connected' && state.walletId === chosenId && !state.error
  useEffect(() => {
    if (!isOpen || !isDone) return
    setChosenId(undefined)
    onClose()
  }, [isOpen, isDone, onClose])

  const groups = [
    ['recommended', words.connect.recommended, wallets.filter((wallet) => wallet.group === 'recommended')],
    ['other', words.connect.other, wallets.filter((wallet) => wallet.group === 'other')],
  ] as const

  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={id} isWide>
      <div className={`${styles.panes} ${chosen ? styles.chosen : ''}`}>
        <div className={styles.list}>
          <div className={styles.listHead}>
            <h2 id={id}>{words.connect.title}</h2>
            <DialogCorner icon="close" label={words.close} className={styles.corner ?? ''} onClick={close} />
          </div>
          {groups.map(
            ([key, name, members]) =>
              members.length > 0 && (
                <div key={key}>
                  <p className={styles.group} id={`${id}-${key}`}>
                    {name}
                  </p>
                  <ul className={styles.rows} aria-labelledby={`${id}-${key}`}>
                    {members.map((wallet) => (
                      <WalletRow key={wallet.id} wallet={wallet} isChosen={wallet.id === chosenId} onChoose={choose} />
                    ))}
                  </ul>
                </div>
              ),
          )}
        </div>
        <div className={styles.pane}>
          <div className={styles.bar}>
            {chosen && <DialogCorner icon="back" label={words.back} className={styles.back ?? ''} onClick={back} />}
            <DialogCorner icon="close" label={words.close} className={styles.corner ?? ''} onClick={close} />
          </div>
          {!chosen && <Resting />}
          {chosen && screens === 'loading' && <p className={`${styles.resting} muted`}>{words.loading}</p>}
          {chosen && screens === 'missing' && <Missing />}
          {chosen && typeof screens === 'object' && (
            <screens.Wallet key={state.epoch} wallet={chosen} isAsked={isAsked} error={state.error} onBack={back} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
