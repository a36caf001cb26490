import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { AppError } from '../errors.ts'
import { connect } from '../state/connection.ts'
import { closeDialog } from '../state/dialogs.ts'
import { type ShownCode, shownCodes } from '../state/walletConnect.ts'
import type { Wallet } from '../state/wallets.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { WALLETS } from '../wallets/wallets.ts'
import { words } from '../words/en.ts'
import { connectWords } from '../words/enConnect.ts'
import { errorWords } from '../words/enErrors.ts'
import { phoneWords } from '../words/enPhone.ts'
import { Qr } from './Qr.tsx'
import styles from './QrScreen.module.css'
import shared from './WalletScreen.module.css'
import { Preparing, Said, WalletMark, type WalletScreenProps } from './WalletScreen.tsx'

const RING = { x: 2, y: 2, width: 312, height: 312, rx: 22 }

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The ring round the code runs down; then the code renews itself. */
function Scan({ wallet, code }: { wallet: Wallet; code: ShownCode }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, code.expiresAt - now)
  const share = Math.round((100 * left) / Math.max(1, code.expiresAt - code.shownAt))
  const deepLink = WALLETS.find(({ id }) => id === wallet.id)?.deepLink
  return (
    <>
      <div className={styles.screen}>
        <div className={shared.say}>
          <h3>{phoneWords.title}</h3>
          <p className="small muted" role="status">
            {code.note ? phoneWords.renewed[code.note] : phoneWords.say}
          </p>
        </div>
        <div className={styles.qr}>
          <svg className={styles.ring} viewBox="0 0 316 316" aria-hidden="true">
            <rect {...RING} className={styles.track} />
            <rect {...RING} className={styles.left} pathLength={100} strokeDasharray={`${share} 100`} />
          </svg>
          <Qr text={code.uri} label={phoneWords.qr} />
        </div>
        <p className="small muted" role="timer">
          {phoneWords.newCodeIn(clockOf(Math.ceil(left / 1_000)))}
        </p>
      </div>
      <div className={shared.acts}>
        <CopyButton key={code.uri} text={code.uri} label={phoneWords.copyLink} size="wide" />
        <div className={deepLink ? '' : styles.here}>
          <ButtonLink size="wide" href={deepLink ? deepLink + encodeURIComponent(code.uri) : code.uri}>
            {deepLink ? phoneWords.open(wallet.name) : phoneWords.openHere}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** Which failures the person can mend in the settings. */
const MENDED_BY_SETTINGS = ['ProjectId', 'RelayRefused']

function Failed({ wallet, error, onBack }: { wallet: Wallet; error: AppError; onBack: () => void }) {
  const said = errorWords[error.name]
  const isOurs = MENDED_BY_SETTINGS.includes(error.name)
  const details = [error.code, error.details ?? error.shortMessage].filter(Boolean).join(' ')
  return (
    <>
      <div className={shared.screen}>
        <WalletMark wallet={wallet} ring="dashed" badge="warning" />
        <Said title={said.title.replace(/\.$/, '')} say={said.say} />
        <details className={shared.details}>
          <summary>{words.details}</summary>
          <code>{details}</code>
        </details>
      </div>
      <div className={shared.acts}>
        <Button look="primary" size="wide" onClick={() => (isOurs ? onBack() : void connect(wallet.id))}>
          {isOurs ? connectWords.chooseAnother : words.tryAgain}
        </Button>
        {isOurs ? (
          <ButtonLink
            size="wide"
            href="#/settings"
            onClick={() => {
              onBack()
              closeDialog()
            }}
          >
            {phoneWords.openSettings}
          </ButtonLink>
        ) : (
          <Button size="wide" onClick={onBack}>
            {connectWords.chooseAnother}
          </Button>
        )}
      </div>
    </>
  )
}

/** A wallet on another device: the code to scan, and what stands in its way. */
export default function QrScreen({ wallet, isAsked, error, onBack }: WalletScreenProps) {
  const code = useStore(shownCodes)[wallet.id]
  if (isAsked && code) return <Scan wallet={wallet} code={code} />
  if (error && !isAsked) return <Failed wallet={wallet} error={error} onBack={onBack} />
  return <Preparing wallet={wallet} onBack={onBack} />
}
