import type { Wallet } from '../../state/connection/wallets.ts'
import { Button } from '../../ui/Button.tsx'
import { words } from '../../words/en/appShell.ts'
import { phoneWords } from '../../words/en/phone.ts'
import { Message, WalletMark } from './WalletMark.tsx'
import styles from './WalletScreen.module.css'

/** Shown until there is a code to scan. */
export function QrLoading({ wallet, onBack }: { wallet: Wallet; onBack: () => void }) {
  return (
    <>
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="turning" />
        <Message {...phoneWords.preparing} />
      </div>
      <div className={styles.acts}>
        <Button size="wide" onClick={onBack}>
          {words.cancel}
        </Button>
      </div>
    </>
  )
}
