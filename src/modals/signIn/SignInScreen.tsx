import type { ReactNode } from 'react'
import { shortAddress } from '../../lib/address.ts'
import { isSignInRequired } from '../../lib/config.ts'
import type { SignInError } from '../../lib/SignInError.ts'
import { useTransport } from '../../state/connection/useTransport.ts'
import { openDialog } from '../../state/dialogs.ts'
import { isCheckedHere } from '../../state/signIn/signInAdapter.ts'
import { askForSignature, cancelSignIn, trySignInAgain } from '../../state/signIn/signInEngine.ts'
import type { Draft, SignInState } from '../../state/signIn/signInMachine.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorDetails } from '../../ui/ErrorDetails.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { when } from '../../ui/when.ts'
import { words } from '../../words/en/appShell.ts'
import { errorWords } from '../../words/en/errors.ts'
import { signInWords } from '../../words/en/signIn.ts'
import styles from './SignInDialog.module.css'
import { SignInHeading } from './SignInHeading.tsx'

/** The full message, before it is signed. */
function Message({ text }: { text: string }) {
  return (
    <details className={styles.message}>
      <summary>
        {signInWords.message}
        <Icon name="down" size={16} />
      </summary>
      <pre>{text}</pre>
    </details>
  )
}

/** What failed, and why; a rejection isn't a failure. */
function Failure({ failure, wallet }: { failure: SignInError; wallet: string }) {
  const { reason, step, isInvalid } = failure
  if (reason.name === 'UserRejected')
    return (
      <div role="status">
        <Notice kind="unknown">{signInWords.declined(wallet)}</Notice>
      </div>
    )
  const why = errorWords[reason.name]
  return (
    <div role="alert">
      <Notice kind="danger" title={errorWords[failure.name].title}>
        {isInvalid && <p>{isCheckedHere() ? signInWords.invalid : signInWords.refused}</p>}
        {!isInvalid && step === 'verify' && <p>{signInWords.notKnown}</p>}
        {!isInvalid && (
          <p>
            {why.title} {why.say}
          </p>
        )}
        {!isInvalid && reason.name === 'Unknown' && <ErrorDetails error={reason} />}
      </Notice>
    </div>
  )
}

/** How this kind of account signs, if that needs explaining. */
function ofKind({ kind }: Draft): string | undefined {
  const { kinds } = signInWords
  if (kind.kind === 'plain') return undefined
  if (kind.kind === 'contract' && kind.isOldSafe) return kinds.oldSafe
  if (kind.kind !== 'safe') return kinds[kind.kind]
  return kind.threshold > 1 ? kinds.safe(kind.threshold) : kinds.safeOfOne
}

function WaitingFor({ draft, isClosed, lookError }: Extract<SignInState, { status: 'waiting' }>) {
  const isInSafe = useTransport() === 'safe'
  const { waiting } = signInWords
  const until = when(draft.expiresAt)
  if (draft.kind.kind === 'contract')
    return (
      <>
        <p className="muted">{waiting.contract(until)}</p>
        {draft.kind.isOldSafe && <p className="muted">{signInWords.kinds.oldSafe}</p>}
      </>
    )
  return (
    <>
      <p className="muted">{isClosed ? waiting.closed(until) : waiting.say(until)}</p>
      <p className="muted">{isInSafe ? waiting.byItself : waiting.thenAsk}</p>
      {lookError && <p className="small muted">{waiting.lookFailed}</p>}
    </>
  )
}

/** The text for the state of a sign-in. */
function Say({ state, account, wallet }: { state: SignInState; account: string; wallet: string }): ReactNode {
  const { verify, signing, verifying } = signInWords
  switch (state.status) {
    case 'signing':
      return <p className="muted">{signing(wallet)}</p>
    case 'verifying':
      return <p className="muted">{verifying(account)}</p>
    case 'waiting':
      return <WaitingFor {...state} />
    default: {
      const kind = 'draft' in state ? ofKind(state.draft) : undefined
      return (
        <>
          <p className="muted">{verify.say(account)}</p>
          {isSignInRequired() && <p className="muted">{signInWords.required}</p>}
          {kind && <p className="small muted">{kind}</p>}
        </>
      )
    }
  }
}

/** The button that continues, which alone asks the wallet, and the one that goes back. */
function Acts({ state, onClose }: { state: SignInState; onClose: () => void }) {
  const { acts } = signInWords
  const isOver = state.status === 'idle' || state.status === 'ready'
  const busy = {
    restoring: acts.preparing,
    preparing: acts.preparing,
    signing: acts.signing,
    verifying: acts.verifying,
  } as const
  if (state.status === 'waiting')
    return (
      <>
        <Button look="primary" size="wide" onClick={() => void askForSignature()}>
          {acts.askAgain}
        </Button>
        <Button size="wide" onClick={onClose}>
          {acts.later}
        </Button>
        <Button look="quiet" size="wide" onClick={cancelSignIn}>
          {acts.stop}
        </Button>
      </>
    )
  if (isOver) {
    const isSecondTry = state.failure !== undefined && state.failure.reason.name !== 'UserRejected'
    const hasSignature = state.status === 'ready' && state.signature !== undefined
    const act = isSecondTry || hasSignature ? trySignInAgain : askForSignature
    return (
      <>
        <Button look="primary" size="wide" onClick={() => void act()}>
          {isSecondTry || hasSignature ? words.tryAgain : acts.sign}
        </Button>
        <Button size="wide" onClick={onClose}>
          {acts.notNow}
        </Button>
        {isSignInRequired() && (
          <Button look="quiet" size="wide" onClick={() => openDialog('account')}>
            {acts.other}
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <Button look="primary" size="wide" aria-disabled>
        {busy[state.status as keyof typeof busy]}
      </Button>
      <Button size="wide" onClick={state.status === 'preparing' ? onClose : cancelSignIn}>
        {words.cancel}
      </Button>
    </>
  )
}

type Props = { state: SignInState; account: `0x${string}`; wallet: string; onClose: () => void }

/** Signing in with one account: one message, one step at a time (S2.7). */
export function SignInScreen({ state, account, wallet, onClose }: Props) {
  const short = shortAddress(account)
  return (
    <>
      <div className={styles.say} role="status">
        <SignInHeading title={state.status === 'waiting' ? signInWords.waiting.title : signInWords.verify.title} />
        <Say state={state} account={short} wallet={wallet} />
      </div>
      {'draft' in state && <Message text={state.draft.text} />}
      <div className={styles.status}>{state.failure && <Failure failure={state.failure} wallet={wallet} />}</div>
      <div className={styles.acts}>
        <Acts state={state} onClose={onClose} />
      </div>
    </>
  )
}
