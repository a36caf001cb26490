import { downloadFor } from '../../wallets/walletLinks.ts'
import { connectWords } from '../../words/en/connect.ts'
import { placeOf } from './GetWallet.tsx'
import { ButtonRow, LinkRow } from './LinkRow.tsx'
import { Message, WalletMark } from './WalletMark.tsx'
import styles from './WalletScreen.module.css'
import type { WalletScreenProps } from './WalletScreen.tsx'

/** The wallet isn't installed: where to get it, and how else to reach it. The dialog continues once it is. */
export function AbsentScreen({ wallet, onAsk }: WalletScreenProps) {
  const url = downloadFor(wallet.id, navigator)
  const isStore = url !== undefined && connectWords.stores[new URL(url).host] !== undefined
  const hasApp = wallet.transports.includes('walletConnect')
  const { title, say, sayPhone } = connectWords.absent(wallet.name)
  // `browser` stands for any unnamed provider, so there is no store for it
  if (wallet.id === 'browser')
    return (
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="dashed" badge="question" />
        <Message {...connectWords.noBrowserWallet} />
      </div>
    )
  return (
    <>
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="dashed" badge="plus" />
        <Message title={title} say={hasApp ? sayPhone : say} />
        <ul className={styles.routes}>
          {url && (
            <li>
              <LinkRow
                href={url}
                copy={{
                  title: isStore ? connectWords.add : connectWords.get(wallet.name),
                  say: placeOf(url),
                  icon: 'external',
                  isMain: true,
                }}
              />
            </li>
          )}
          {hasApp && (
            <li>
              <ButtonRow copy={{ ...connectWords.phoneApp, icon: 'phone' }} onClick={() => onAsk('walletConnect')} />
            </li>
          )}
        </ul>
      </div>
      <p className={`${styles.foot} small muted`}>{connectWords.watching}</p>
    </>
  )
}
