import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { AppError } from '../errors.ts'
import { closeDialog } from '../state/dialogs.ts'
import { type ShownCode, shownCodes } from '../state/shownCodes.ts'
import { isHandheld, type Wallet } from '../state/wallets.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { ErrorDetails } from '../ui/ErrorDetails.tsx'
import { systemOf } from '../wallets/platform.ts'
import { downloadFor, linkFor, linksOf } from '../wallets/walletLinks.ts'
import { words } from '../words/en.ts'
import { connectWords } from '../words/enConnect.ts'
import { errorWords } from '../words/enErrors.ts'
import { phoneWords } from '../words/enPhone.ts'
import { isMendedInSettings } from './isMendedInSettings.ts'
import { Preparing } from './Preparing.tsx'
import { Qr } from './Qr.tsx'
import styles from './QrScreen.module.css'
import { WalletGlyph } from './WalletGlyph.tsx'
import { Said, WalletMark } from './WalletMark.tsx'
import shared from './WalletScreen.module.css'
import type { WalletScreenProps } from './WalletScreen.tsx'

const RING = { x: 2, y: 2, width: 312, height: 312, rx: 22 }

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

type Shown = { wallet: Wallet; code: ShownCode }

/** The ring round the code runs down; then the code renews itself. */
function Code({ wallet, code }: Shown) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, code.expiresAt - now)
  const share = Math.round((100 * left) / Math.max(1, code.expiresAt - code.shownAt))
  return (
    <>
      <div className={styles.qr}>
        <svg className={styles.ring} viewBox="0 0 316 316" aria-hidden="true">
          <rect {...RING} className={styles.track} />
          <rect {...RING} className={styles.left} pathLength={100} strokeDasharray={`${share} 100`} />
        </svg>
        <Qr text={code.uri} label={phoneWords.qr} />
        <WalletGlyph name={wallet.name} icon={wallet.icon} size="code" />
      </div>
      <p className="small muted" role="timer">
        {phoneWords.newCodeIn(clockOf(Math.ceil(left / 1_000)))}
      </p>
    </>
  )
}

/** Where a wallet that has a name of its own is to be had. */
function Get({ wallet }: { wallet: Wallet }) {
  const url = downloadFor(wallet.id, navigator)
  if (!url) return null
  return (
    <p className={`${styles.get} small muted`}>
      {phoneWords.lacking(wallet.name)}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {connectWords.get(wallet.name)}
      </a>
    </p>
  )
}

function Open({ wallet, code, look }: Shown & { look?: 'primary' }) {
  const isNamed = linksOf(wallet.id).opens[systemOf(navigator)] !== undefined
  return (
    <ButtonLink size="wide" {...(look && { look })} href={linkFor(wallet.id, code.uri, navigator)}>
      {isNamed ? phoneWords.open(wallet.name) : phoneWords.openHere}
    </ButtonLink>
  )
}

/** Whether it is one wallet, and not whichever the person has. */
const hasName = ({ id }: Wallet): boolean => linksOf(id).downloads.any !== undefined

const noteOf = ({ note }: ShownCode): string | undefined => note && phoneWords.renewed[note]

/** The wallet is on this device: a link opens it, and a code stays at hand for another one. */
function Here({ wallet, code }: Shown) {
  const said = hasName(wallet) ? phoneWords.hereWith(wallet.name) : phoneWords.here
  return (
    <>
      <div className={shared.screen}>
        <WalletMark wallet={wallet} ring="turning" />
        <Said title={said.title} say={noteOf(code) ?? said.say} />
        <details className={styles.other}>
          <summary>{phoneWords.otherDevice}</summary>
          <Code wallet={wallet} code={code} />
        </details>
      </div>
      <div className={shared.acts}>
        <Open wallet={wallet} code={code} look="primary" />
        <CopyButton key={code.uri} text={code.uri} label={phoneWords.copyLink} size="wide" />
        <Get wallet={wallet} />
      </div>
    </>
  )
}

/** The wallet is on another device, or an app beside this browser. */
function Scan({ wallet, code }: Shown) {
  const { opens } = linksOf(wallet.id)
  const said = hasName(wallet) ? phoneWords.scanWith(wallet.name) : phoneWords.scan
  return (
    <>
      <div className={styles.screen}>
        <Said title={said.title} say={noteOf(code) ?? said.say} />
        <Code wallet={wallet} code={code} />
      </div>
      <div className={shared.acts}>
        <CopyButton key={code.uri} text={code.uri} label={phoneWords.copyLink} size="wide" />
        {opens[systemOf(navigator)] !== undefined && <Open wallet={wallet} code={code} />}
        <Get wallet={wallet} />
      </div>
    </>
  )
}

function Failed({ wallet, error, onAsk, onBack }: WalletScreenProps & { error: AppError }) {
  const said = errorWords[error.name]
  const isOurs = isMendedInSettings(error)
  return (
    <>
      <div className={shared.screen}>
        <WalletMark wallet={wallet} ring="dashed" badge="warning" />
        <Said title={said.title.replace(/\.$/, '')} say={said.say} />
        <ErrorDetails error={error} />
      </div>
      <div className={shared.acts}>
        <Button look="primary" size="wide" onClick={() => (isOurs ? onBack() : onAsk('walletConnect'))}>
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

/** A wallet that is reached through WalletConnect: the code to scan or the link to open, and what stands in its way. */
export default function QrScreen(props: WalletScreenProps) {
  const { wallet, isAsked, error, onBack } = props
  const code = useStore(shownCodes)[wallet.id]
  if (isAsked && code) return isHandheld() ? <Here wallet={wallet} code={code} /> : <Scan wallet={wallet} code={code} />
  if (error && !isAsked) return <Failed {...props} error={error} />
  return <Preparing wallet={wallet} onBack={onBack} />
}
