import { Button } from '../../ui/Button.tsx'
import { connectWords } from '../../words/en/connect.ts'
import styles from './WalletScreen.module.css'

type Props = { onScan: () => void; onGet: () => void }

/** Below the list, for whoever finds no row of theirs in it. */
export const WalletHelp = ({ onScan, onGet }: Props) => (
  <div className={styles.help}>
    <p className="small muted">{connectWords.help.title}</p>
    <Button look="quiet" size="small" onClick={onScan}>
      {connectWords.help.scan}
    </Button>
    <Button look="quiet" size="small" onClick={onGet}>
      {connectWords.help.get}
    </Button>
  </div>
)
