import { type ReactNode, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { shortAddress } from '../../lib/address.ts'
import { connection } from '../../state/connection/connection.ts'
import { lastConnection } from '../../state/connection/lastConnection.ts'
import { reconnectTransport } from '../../state/connection/reconnectTransport.ts'
import { loadConnector, type Wallet } from '../../state/connection/wallets.ts'
import { inOnePiece } from '../../ui/inOnePiece.ts'
import type { Transport } from '../../wallets/walletRecords.ts'
import { connectWords } from '../../words/en/connect.ts'
import styles from './ConnectDialog.module.css'
import { WalletGlyph } from './WalletGlyph.tsx'

type Props = {
  wallets: readonly Wallet[]
  /** `isSilent` resumes what the wallet already shares, without a prompt. */
  onContinue: (wallet: Wallet, transport: Transport, isSilent: boolean) => void
}

/** Reconnects the last wallet, shown by its account, in one tap, if it is locked or wasn't restored on reload. */
export default function ContinueAs({ wallets, onContinue }: Props): ReactNode {
  const last = useSyncExternalStore(lastConnection.subscribe, lastConnection.read)
  const wallet = wallets.find(({ id }) => id === last?.walletId)
  // only for a wallet in the list, so known to be available
  const transport = last && wallet ? reconnectTransport(last) : undefined
  // while switching wallets, going back returns to the connected one
  const isLeft = useStore(connection, (state) => state.status !== 'connecting' || state.before.status !== 'connected')
  if (!last || !wallet || !transport || !isLeft) return null
  const load = () => void loadConnector(wallet.id, transport).catch(() => undefined)
  return (
    <button
      type="button"
      className={styles.row}
      data-first=""
      onPointerEnter={load}
      onFocus={load}
      // a relay session is resumed; any other wallet has to be asked
      onClick={() => onContinue(wallet, transport, transport === 'walletConnect')}
    >
      <WalletGlyph name={wallet.name} icon={wallet.icon} />
      <span className={styles.words}>
        <b>{connectWords.continueAs(inOnePiece(shortAddress(last.account)))}</b>
        <span className="caption muted">{connectWords.continueWith(wallet.name)}</span>
      </span>
    </button>
  )
}
