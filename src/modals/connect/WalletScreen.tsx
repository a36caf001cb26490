import { lazy, Suspense, useEffect, useState } from 'react'
import { DEADLINES } from '../../lib/config.ts'
import type { AppError } from '../../lib/errors.ts'
import { connect } from '../../state/connection/connection.ts'
import { loadConnector, type Wallet } from '../../state/connection/wallets.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorDetails } from '../../ui/ErrorDetails.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import type { Transport } from '../../wallets/walletRecords.ts'
import { words } from '../../words/en/appShell.ts'
import { connectWords } from '../../words/en/connect.ts'
import { ChunkError } from '../ChunkError.tsx'
import { AbsentScreen } from './AbsentScreen.tsx'
import { QrLoading } from './QrLoading.tsx'
import { SafeScreen } from './SafeScreen.tsx'
import { Message, WalletMark } from './WalletMark.tsx'
import styles from './WalletScreen.module.css'

const QrScreen = lazy(() => import('./QrScreen.tsx'))

export type WalletScreenProps = {
  wallet: Wallet
  /** How it is reached; undefined until the user has chosen. */
  transport: Transport | undefined
  isAsked: boolean
  error: AppError | undefined
  onAsk: (transport: Transport | undefined) => void
  onBack: () => void
}

/** Offers the same wallet in a popup; its code is preloaded, since the popup has to open within the click. */
function SmartWallet({ wallet: { id }, onAsk }: WalletScreenProps) {
  useEffect(() => {
    loadConnector(id, 'coinbase').catch(() => undefined) // ignored: a failure is shown when the wallet is asked
  }, [id])
  return (
    <Button look="quiet" size="wide" onClick={() => onAsk('coinbase')}>
      {connectWords.smartWallet}
    </Button>
  )
}

/** Next to an extension or popup: the same wallet over its other transports. */
function OtherTransports(props: WalletScreenProps) {
  const { wallet, transport, onAsk } = props
  return (
    <>
      {transport === 'injected' && wallet.transports.includes('coinbase') && <SmartWallet {...props} />}
      {wallet.transports.includes('walletConnect') && (
        <Button look="quiet" size="wide" onClick={() => onAsk('walletConnect')}>
          {connectWords.phoneApp.title}
        </Button>
      )}
    </>
  )
}

/** While the wallet is asked, at first and once it is slow. Every wait can be cancelled. */
function Opening(props: WalletScreenProps) {
  const { wallet, transport, onAsk, onBack } = props
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), DEADLINES.walletSlow)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="turning" />
        <Message {...(isSlow ? connectWords.slow : connectWords.opening)(wallet.name)} />
      </div>
      <div className={styles.acts}>
        {isSlow && (
          <Button look="primary" size="wide" onClick={() => onAsk(transport)}>
            {connectWords.askAgain}
          </Button>
        )}
        <Button size="wide" onClick={onBack}>
          {words.cancel}
        </Button>
        <OtherTransports {...props} />
      </div>
    </>
  )
}

const BADGES: Partial<Record<AppError['name'], IconName>> = {
  UserRejected: 'close',
  AccountsEmpty: 'question',
  WalletLocked: 'lock',
}

/** Errors that a retry can't fix: an unsupported method stays unsupported, a removed provider needs a reload. */
const NEEDS_ANOTHER = ['UnsupportedMethod', 'SmartWalletHidden']
const NEEDS_RELOAD = ['ConnectorNotFound', 'NotLoaded']

/** Errors that a person resolves in the wallet itself, which sends no event for it. */
const FIXED_IN_WALLET = ['RequestPending', 'WalletLocked', 'AccountsEmpty']

/** Connects once the wallet shares an account; polls without prompting. */
function useFixedInWallet({ wallet: { id }, transport }: WalletScreenProps, error: AppError): void {
  const isFixedInWallet = FIXED_IN_WALLET.includes(error.name)
  useEffect(() => {
    if (!isFixedInWallet) return
    let isOver = false
    const poll = async () => {
      const isShared = await loadConnector(id, transport).then(
        (connector) => connector.isAuthorized(),
        () => false,
      )
      if (isOver) return
      if (isShared) void connect(id, { ...(transport && { transport }), isSilent: true })
      else timer = setTimeout(poll, DEADLINES.walletAgain)
    }
    let timer = setTimeout(poll, DEADLINES.walletAgain)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, transport, isFixedInWallet])
}

/** The button for the suggested fix. */
function FixButton({ error: { name }, onAsk }: { error: AppError; onAsk: () => void }) {
  const isReload = NEEDS_RELOAD.includes(name)
  return (
    <Button look="primary" size="wide" onClick={() => (isReload ? location.reload() : onAsk())}>
      {isReload ? words.pageFailed.reload : words.tryAgain}
    </Button>
  )
}

/** A rejection is an answer, so it isn't red; an unknown error is shown with its code, which can be copied. */
function Failed(props: WalletScreenProps & { error: AppError }) {
  const { wallet, transport, error, onAsk, onBack } = props
  useFixedInWallet(props, error)
  const said = connectWords.failed[error.name] ?? connectWords.failedOtherwise
  const needsAnother = NEEDS_ANOTHER.includes(error.name)
  const named = (text: string) => text.replace('{wallet}', wallet.name)
  return (
    <>
      <div className={styles.screen}>
        <WalletMark wallet={wallet} ring="still" badge={BADGES[error.name] ?? 'question'} />
        <Message title={named(said.title)} say={named(said.say)} />
        {said === connectWords.failedOtherwise && <ErrorDetails error={error} />}
      </div>
      <div className={styles.acts}>
        {!needsAnother && <FixButton error={error} onAsk={() => onAsk(transport)} />}
        <Button {...(needsAnother && { look: 'primary' })} size="wide" onClick={onBack}>
          {connectWords.chooseAnother}
        </Button>
        <OtherTransports {...props} />
      </div>
    </>
  )
}

/** The state of one wallet: absent, opening, slow, failed or rejected; or how to reach it on another device. */
export function WalletScreen(props: WalletScreenProps) {
  const { wallet, transport, isAsked, error, onBack } = props
  if (transport === 'walletConnect') {
    if (wallet.transports[0] === 'safe') return <SafeScreen {...props} />
    return (
      <Boundary fallback={<ChunkError />}>
        <Suspense fallback={<QrLoading wallet={wallet} onBack={onBack} />}>
          <QrScreen {...props} />
        </Suspense>
      </Boundary>
    )
  }
  if (isAsked) return <Opening {...props} />
  if (error) return <Failed {...props} error={error} />
  return <AbsentScreen {...props} />
}
