import { isHandheld, type Wallet } from '../../state/connection/wallets.ts'
import { downloadFor, linksOf } from '../../wallets/walletLinks.ts'
import { connectWords } from '../../words/en/connect.ts'
import { phoneWords } from '../../words/en/phone.ts'
import { Qr } from './Qr.tsx'
import styles from './QrScreen.module.css'

/** Where to get a named wallet: for this device and, on a desktop, by a code that leads to its phone app. */
export function GetApp({ wallet: { id, name } }: { wallet: Wallet }) {
  const url = downloadFor(id, navigator)
  const { any, ios } = linksOf(id).downloads
  if (!url) return null
  return (
    <>
      <p className={`${styles.get} small muted`}>
        {phoneWords.lacking(name)}{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {connectWords.get(name)}
        </a>
      </p>
      {any && ios && !isHandheld() && (
        <details className={styles.other}>
          <summary>{phoneWords.getOnPhone}</summary>
          <ol className={styles.steps}>
            {phoneWords.steps(name).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.store}>
            <Qr text={any} label={phoneWords.storeCode(name)} />
          </div>
        </details>
      )}
    </>
  )
}
