import { lazy, Suspense, useEffect, useState } from 'react'
import { DEADLINES } from '../config.ts'
import type { AppError } from '../errors.ts'
import { connect } from '../state/connection.ts'
import { loadConnector, type Wallet } from '../state/wallets.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { words } from '../words/en.ts'
import { connectWords } from '../words/enConnect.ts'
import { phoneWords } from '../words/enPhone.ts'
import { WalletGlyph } from './WalletGlyph.tsx'
import styles from './WalletScreen.module.css'

const QrScreen = lazy(() => import('./QrScreen.tsx'))

const RING = 'M24 2h48a22 22 0 0122 22v48a22 22 0 01-22 22H24A22 22 0 012 72V24A22 22 0 0124 2z'

/** The ring says whether we wait (turning), have an answer (still) or can't reach it here (dashed); the badge, which. */
export function WalletMark({
  wallet,
  ring,
  badge,
}: {
  wallet: Wallet
  ring: 'turning' | 'still' | 'dashed'
  badge?: IconName
}) {
  return (
    <div className={styles.mark}>
      <svg className={`${styles.ring} ${styles[ring] ?? ''}`} viewBox="0 0 96 96" aria-hidden="true">
        <path d={RING} />
        {ring === 'turning' && <path d={RING} pathLength={100} className={styles.arc} />}
      </svg>
      <WalletGlyph name={wallet.name} icon={wallet.icon} large />
      {badge && (
        <span className={styles.badge}>
          <Icon name={badge} size={16} />
        </span>
      )}
    </div>
  )
}

export function Said({ title, say }: { title: string; say: string }) {
  return (
    <div className={styles.say} role="status">
      <h3>{title}</h3>
      <p className="muted">{say}</p>
    </div>
  )
}

/** Until there is a code to scan. */
export function Preparing({ wallet, onBack }: { wallet: Wallet; onBack: () => void }) {
  return (
    <>
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="turning" />
        <Said {...phoneWords.preparing} />
      </div>
      <div className={styles.acts}>
        <Button size="wide" onClick={onBack}>
          {words.cancel}
        </Button>
      </div>
    </>
  )
}

/** While the wallet is asked: at once, and once it takes long. Every wait has a way out. */
function Opening({ wallet, onBack }: { wallet: Wallet; onBack: () => void }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), DEADLINES.walletSlow)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="turning" />
        <Said {...(isSlow ? connectWords.slow : connectWords.opening)(wallet.name)} />
      </div>
      <div className={styles.acts}>
        {isSlow && (
          <Button look="primary" size="wide" onClick={() => void connect(wallet.id)}>
            {connectWords.askAgain}
          </Button>
        )}
        <Button size="wide" onClick={onBack}>
          {words.cancel}
        </Button>
      </div>
    </>
  )
}

const BADGES: Partial<Record<AppError['name'], IconName>> = {
  UserRejected: 'close',
  AccountsEmpty: 'question',
  WalletLocked: 'lock',
}

/** What a person mends in the wallet itself; it doesn't say when they have. */
const MENDED_THERE = ['RequestPending', 'WalletLocked', 'AccountsEmpty']

/** Goes on by itself once the wallet shares an account: it is asked quietly, and never made to prompt. */
function useMended({ id }: Wallet, error: AppError): void {
  const isMendedThere = MENDED_THERE.includes(error.name)
  useEffect(() => {
    if (!isMendedThere) return
    let isOver = false
    const look = async () => {
      const isShared = await loadConnector(id).then(
        (connector) => connector.isAuthorized(),
        () => false,
      )
      if (isOver) return
      if (isShared) void connect(id, true)
      else timer = setTimeout(look, DEADLINES.walletAgain)
    }
    let timer = setTimeout(look, DEADLINES.walletAgain)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, isMendedThere])
}

/** A "no" is an answer, so it isn't red; what we don't know is said with its code, to copy. */
function Failed({ wallet, error, onBack }: { wallet: Wallet; error: AppError; onBack: () => void }) {
  useMended(wallet, error)
  const said = connectWords.failed[error.name] ?? connectWords.failedOtherwise
  const named = (text: string) => text.replace('{wallet}', wallet.name)
  return (
    <>
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="still" badge={BADGES[error.name] ?? 'question'} />
        <Said title={named(said.title)} say={named(said.say)} />
        {said === connectWords.failedOtherwise && (
          <details className={styles.details}>
            <summary>{words.details}</summary>
            <code>{[error.code, error.details ?? error.shortMessage].filter(Boolean).join(' ')}</code>
          </details>
        )}
      </div>
      <div className={styles.acts}>
        <Button look="primary" size="wide" onClick={() => void connect(wallet.id)}>
          {words.tryAgain}
        </Button>
        <Button size="wide" onClick={onBack}>
          {connectWords.chooseAnother}
        </Button>
      </div>
    </>
  )
}

/** The browsers that have a store of their own for a wallet; `any` is the wallet's page. */
function downloadOf({ downloads }: Wallet): string | undefined {
  const agent = navigator.userAgent
  const browser = /Edg\//.test(agent)
    ? 'edge'
    : /OPR\//.test(agent)
      ? 'opera'
      : /Firefox\//.test(agent)
        ? 'firefox'
        : 'chrome'
  return downloads[browser] ?? downloads.any
}

/** The wallet isn't here: where to get it. Once it is here, the dialog goes on by itself. */
function Absent({ wallet, onBack }: { wallet: Wallet; onBack: () => void }) {
  const url = downloadOf(wallet)
  return (
    <>
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="dashed" badge="question" />
        <Said {...connectWords.absent(wallet.name)} />
        <p className="small muted">{connectWords.watching}</p>
      </div>
      <div className={styles.acts}>
        {url && (
          <ButtonLink look="primary" size="wide" href={url} target="_blank" rel="noopener noreferrer">
            {connectWords.get(wallet.name)} <Icon name="external" size={16} />
          </ButtonLink>
        )}
        <Button size="wide" onClick={onBack}>
          {connectWords.chooseAnother}
        </Button>
      </div>
    </>
  )
}

export type WalletScreenProps = { wallet: Wallet; isAsked: boolean; error: AppError | undefined; onBack: () => void }

/** The state of one wallet: absent, being opened, slow, or answered with no. */
export function WalletScreen(props: WalletScreenProps) {
  const { wallet, isAsked, error, onBack } = props
  if (wallet.connector === 'walletConnect')
    return (
      <Suspense fallback={<Preparing wallet={wallet} onBack={onBack} />}>
        <QrScreen {...props} />
      </Suspense>
    )
  if (isAsked) return <Opening wallet={wallet} onBack={onBack} />
  if (error) return <Failed wallet={wallet} error={error} onBack={onBack} />
  return <Absent wallet={wallet} onBack={onBack} />
}
