import { memo } from 'react'
import { loadConnector, type Wallet } from '../../state/connection/wallets.ts'
import styles from './ConnectDialog.module.css'
import { WalletGlyph } from './WalletGlyph.tsx'

type Props = {
  wallet: Wallet
  id: string
  /** What stands beside the name; given, so that a row renders again in another language. */
  tag: string | undefined
  isChosen: boolean
  onChoose: (wallet: Wallet) => void
}

/** One wallet of the list, memoized because there may be hundreds. */
export const WalletRow = memo(function WalletRow({ wallet, id, tag, isChosen, onChoose }: Props) {
  // preloaded before the click, so that its popup opens within the click's task
  const load = () => void (wallet.transport && loadConnector(wallet.id, wallet.transport).catch(() => undefined))
  return (
    <li>
      <button
        type="button"
        id={id}
        className={styles.row}
        data-name={wallet.name}
        data-wallet={wallet.id}
        aria-current={isChosen}
        onPointerEnter={load}
        // the dialog focuses the first row itself, which is no intent unless that wallet was used last
        onFocus={({ relatedTarget }) => (wallet.isRecent || relatedTarget?.closest('[data-rows]')) && load()}
        onClick={() => onChoose(wallet)}
      >
        <WalletGlyph name={wallet.name} icon={wallet.icon} />
        <bdi className={styles.name}>{wallet.name}</bdi>
        {tag && <span className={`${styles.tag} ${wallet.isRecent ? styles.recent : ''}`}>{tag}</span>}
      </button>
    </li>
  )
})
