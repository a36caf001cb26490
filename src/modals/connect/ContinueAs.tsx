import { type ReactNode, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { shortAddress } from '../../lib/address.ts'
import { lastWallet } from '../../state/connection/lastConnection.ts'
import { wayBackTo } from '../../state/connection/reconnectTransport.ts'
import { connection } from '../../state/connection/connection.ts'
import { loadConnector, type Wallet } from '../../state/connection/wallets.ts'
import { inOnePiece } from '../../ui/inOnePiece.ts'
import type { Way } from '../../wallets/wallets.ts'
import { connectWords } from '../../words/en/connect.ts'
import styles from './ConnectDialog.module.css'
import { WalletGlyph } from './WalletGlyph.tsx'

type Props = {
  wallets: readonly Wallet[]
  /** `isSilent` takes up what the wallet shares already. */
  onContinue: (wallet: Wallet, way: Way, isSilent: boolean) => void
}

/** The wallet used last, by its account, in one tap: where it is locked, or a reload didn't find it connected. */
export default function ContinueAs({ wallets, onContinue }: Props): ReactNode {
  const last = useSyncExternalStore(lastWallet.subscribe, lastWallet.read)
  const wallet = wallets.find(({ id }) => id === last?.walletId)
  // a wallet of the list has been here for long enough to be known
  const way = last && wallet ? wayBackTo(last) : undefined
  // while another wallet takes the place of a connected one, that is what there is to go back to
  const isLeft = useStore(connection, (state) => state.status !== 'connecting' || state.before.status !== 'connected')
  if (!last || !wallet || !way || !isLeft) return null
  const load = () => void loadConnector(wallet.id, way).catch(() => undefined)
  return (
    <button
      type="button"
      className={styles.row}
      data-first=""
      onPointerEnter={load}
      onFocus={load}
      // a session over the relay is taken up again; everything else has to be asked
      onClick={() => onContinue(wallet, way, way === 'walletConnect')}
    >
      <WalletGlyph name={wallet.name} icon={wallet.icon} />
      <span className={styles.words}>
        <b>{connectWords.continueAs(inOnePiece(shortAddress(last.account)))}</b>
        <span className="caption muted">{connectWords.continueWith(wallet.name)}</span>
      </span>
    </button>
  )
}
