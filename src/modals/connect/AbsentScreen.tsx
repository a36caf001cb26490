import { downloadFor } from '../../wallets/walletLinks.ts'
import { connectWords } from '../../words/en/connect.ts'
import { ButtonRow, LinkRow } from './LinkRow.tsx'
import { Said, WalletMark } from './WalletMark.tsx'
import styles from './WalletScreen.module.css'
import type { WalletScreenProps } from './WalletScreen.tsx'

/** The wallet isn't here: where to get it, and how else to reach it. Once it is here, the dialog goes on by itself. */
export function AbsentScreen({ wallet, onAsk }: WalletScreenProps) {
  const url = downloadFor(wallet.id, navigator)
  const host = url && new URL(url).host
  const store = host && connectWords.stores[host]
  const hasApp = wallet.transports.includes('walletConnect')
  const { title, say, sayPhone } = connectWords.absent(wallet.name)
  return (
    <>
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="dashed" badge="plus" />
        <Said title={title} say={hasApp ? sayPhone : say} />
        <ul className={styles.routes}>
          {host && (
            <li>
              <LinkRow
                href={url}
                said={{
                  title: store ? connectWords.add : connectWords.get(wallet.name),
                  say: connectWords.opens(store ?? host),
                  icon: 'external',
                  isMain: true,
                }}
              />
            </li>
          )}
          {hasApp && (
            <li>
              <ButtonRow said={{ ...connectWords.phoneApp, icon: 'phone' }} onClick={() => onAsk('walletConnect')} />
            </li>
          )}
        </ul>
      </div>
      <p className={`${styles.foot} small muted`}>{connectWords.watching}</p>
    </>
  )
}
