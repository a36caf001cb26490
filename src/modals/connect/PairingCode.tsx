import { useEffect, useState } from 'react'
import type { ShownCode } from '../../state/connection/shownCodes.ts'
import type { Wallet } from '../../state/connection/wallets.ts'
import { phoneWords } from '../../words/en/phone.ts'
import { Qr } from './Qr.tsx'
import styles from './QrScreen.module.css'
import { WalletGlyph } from './WalletGlyph.tsx'

const RING = { x: 2, y: 2, width: 312, height: 312, rx: 22 }

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export type Shown = { wallet: Wallet; code: ShownCode }

/** The ring around the code counts down to its renewal. */
export function PairingCode({ wallet, code }: Shown) {
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
