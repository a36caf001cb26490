import type { Wallet } from '../../state/connection/wallets.ts'
import { Button } from '../../ui/Button.tsx'
import { downloadFor } from '../../wallets/walletLinks.ts'
import { connectWords } from '../../words/en/connect.ts'
import { LinkRow } from './LinkRow.tsx'
import { Message } from './WalletMark.tsx'
import styles from './WalletScreen.module.css'

/** Names where a link leads: a well-known store, or the host. */
export function placeOf(url: string): string {
  const { host } = new URL(url)
  return connectWords.opens(connectWords.stores[host] ?? host)
}

/** For users without a wallet: the listed ones that are available for this browser or phone. */
export function GetWallet({ wallets }: { wallets: readonly Wallet[] }) {
  const { title, say } = connectWords.getOne
  return (
    <>
      <div className={styles.screen}>
        <Message title={title} say={say} />
        <ul className={styles.routes}>
          {wallets.map(({ id, name, isInstalled }) => {
            const href = isInstalled ? undefined : downloadFor(id, navigator)
            return (
              href && (
                <li key={id}>
                  <LinkRow href={href} copy={{ title: name, say: placeOf(href), icon: 'external' }} />
                </li>
              )
            )
          })}
        </ul>
      </div>
      <p className={`${styles.foot} small muted`}>{connectWords.watching}</p>
    </>
  )
}

type HelpProps = { onScan: () => void; onGet: () => void }

/** Below the list, for users whose wallet isn't in it. */
export const WalletHelp = ({ onScan, onGet }: HelpProps) => (
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
