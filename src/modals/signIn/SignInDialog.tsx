import { useEffect } from 'react'
import { useStore } from 'zustand'
import { shortAddress } from '../../lib/address.ts'
import { isSignInRequired } from '../../lib/config.ts'
import { connection } from '../../state/connection/connection.ts'
import type { Connected } from '../../state/connection/connectionMachine.ts'
import { hostFrame } from '../../state/connection/hostFrame.ts'
import { getWallets } from '../../state/connection/wallets.ts'
import { openDialog } from '../../state/dialogs.ts'
import { useChain } from '../../state/settings/useChain.ts'
import { signIn } from '../../state/signIn/signIn.ts'
import { isCheckedHere } from '../../state/signIn/signInAdapter.ts'
import { cancelSignIn, prepareSignIn, signOut } from '../../state/signIn/signInEngine.ts'
import { mayWait, type Session } from '../../state/signIn/signInMachine.ts'
import { ownPlace, unnameable } from '../../state/signIn/signInMessage.ts'
import { SmallArt } from '../../ui/art/Art.tsx'
import { Button } from '../../ui/Button.tsx'
import { TitledDialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OwnTab } from '../../ui/OwnTab.tsx'
import { when } from '../../ui/when.ts'
import { accountWords } from '../../words/en/account.ts'
import { frameWords } from '../../words/en/frame.ts'
import { signInWords } from '../../words/en/signIn.ts'
import styles from './SignInDialog.module.css'
import { SignInHeading } from './SignInHeading.tsx'
import { SignInScreen } from './SignInScreen.tsx'

function Done({ session, onClose }: { session: Session; onClose: () => void }) {
  const { acts, done } = signInWords
  return (
    <>
      <div className={styles.say} role="status">
        <SignInHeading title={done.title} />
        <p className="muted">{done.say(shortAddress(session.account), when(session.expiresAt))}</p>
        {isCheckedHere() && <p className="small muted">{done.limits}</p>}
      </div>
      <div className={styles.acts}>
        <Button look="primary" size="wide" onClick={onClose}>
          {acts.done}
        </Button>
        <Button size="wide" onClick={() => void signOut().catch(() => undefined)}>
          {acts.signOut}
        </Button>
      </div>
    </>
  )
}

/** Shown where signing isn't possible, with a link to where it is. */
function Elsewhere({ isForeign }: { isForeign: boolean }) {
  return (
    <>
      <SignInHeading title={signInWords.verify.title} />
      <div className={styles.status}>
        <Notice kind="attention">{isForeign ? frameWords.say : accountWords.network.wrong}</Notice>
      </div>
      <div className={styles.acts}>
        {isForeign ? (
          <OwnTab look="primary" />
        ) : (
          <Button look="primary" size="wide" onClick={() => openDialog('network')}>
            {signInWords.acts.chooseNetwork}
          </Button>
        )}
      </div>
    </>
  )
}

/** Shown when the page's URL can't go into a sign-in message; a retry can't help, only another URL. */
function Unnameable({ part, onClose }: { part: 'host' | 'path'; onClose: () => void }) {
  const { acts, place } = signInWords
  const { domain, uri } = ownPlace()
  return (
    <>
      <div className={styles.say}>
        <SignInHeading title={signInWords.verify.title} />
      </div>
      <div className={styles.status} role="status">
        <Notice kind="attention" title={place.title}>
          <p>{part === 'host' ? place.host(domain || uri) : place.path(uri)}</p>
          {isSignInRequired() && <p>{signInWords.required}</p>}
        </Notice>
      </div>
      <div className={styles.acts}>
        <Button look="primary" size="wide" onClick={onClose}>
          {acts.notNow}
        </Button>
        {isSignInRequired() && (
          <Button look="quiet" size="wide" onClick={() => openDialog('account')}>
            {acts.other}
          </Button>
        )}
      </div>
    </>
  )
}

function SignIn({ connected, onClose }: { connected: Connected; onClose: () => void }) {
  const state = useStore(signIn)
  const isForeign = useStore(hostFrame, ({ kind }) => kind === 'foreign')
  const wallet = getWallets().find(({ id }) => id === connected.walletId)?.name ?? signInWords.yourWallet
  const part = unnameable()
  const chain = useChain(connected.chainId)
  const isElsewhere = isForeign || !chain || part !== undefined
  const isUntouched = state.status === 'restoring' || (state.status === 'idle' && !state.failure)
  useEffect(() => {
    // prepares the message to read; the wallet is asked only on a click
    if (isUntouched && !isElsewhere) void prepareSignIn()
  }, [isUntouched, isElsewhere])
  return (
    <div className={styles.screen}>
      <div className={styles.picture}>
        <SmallArt address={connected.account} chainId={connected.chainId} />
      </div>
      {state.status === 'signedIn' && <Done session={state.session} onClose={onClose} />}
      {state.status !== 'signedIn' && part && <Unnameable part={part} onClose={onClose} />}
      {state.status !== 'signedIn' && !part && isElsewhere && <Elsewhere isForeign={isForeign} />}
      {state.status !== 'signedIn' && !isElsewhere && (
        <SignInScreen state={state} account={connected.account} wallet={wallet} onClose={onClose} />
      )}
    </div>
  )
}

/** Proves control of the connected account (S2.7). Closing it keeps the wallet connected. */
export default function SignInDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const connected = useStore(connection)
  const close = () => {
    const state = signIn.getState()
    // signatures of other owners don't need this page; any other pending request is cancelled
    if (state.status !== 'waiting' && !(state.status === 'signing' && mayWait(state.draft))) cancelSignIn()
    onClose()
  }
  if (connected.status !== 'connected') return null
  return (
    <TitledDialog isOpen={isOpen} onClose={close} id="sign-in-title" title={signInWords.title}>
      {isOpen && <SignIn connected={connected} onClose={close} />}
    </TitledDialog>
  )
}
