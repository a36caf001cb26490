import { useState } from 'react'
import { useStore } from 'zustand'
import { connection } from '../../state/connection/connection.ts'
import { openDialog } from '../../state/dialogs.ts'
import { sessionFor, signIn } from '../../state/signIn/signIn.ts'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { when } from '../../ui/when.ts'
import { accountWords } from '../../words/en/account.ts'
import { signInWords } from '../../words/en/signIn.ts'

/** Whether the user has proven control of the connected account, and a button to do so or to sign out. */
export function AccountVerified() {
  const state = useStore(connection)
  const session = sessionFor(state, useStore(signIn))
  const [hasFailed, setFailed] = useState(false)
  const { account } = accountWords
  const out = async () => {
    setFailed(false)
    const { signOut } = await import('../../state/signIn/signInEngine.ts')
    await signOut().catch(() => setFailed(true))
  }
  return (
    <>
      {session && <Facts rows={[[account.verified, account.verifiedUntil(when(session.expiresAt))]]} />}
      {hasFailed && (
        <div role="alert">
          <Notice kind="unknown">{signInWords.signOutFailed}</Notice>
        </div>
      )}
      {session ? (
        <Button size="wide" onClick={() => void out()}>
          {account.signOut}
        </Button>
      ) : (
        <Button size="wide" onClick={() => openDialog('signIn')}>
          {account.verify}
        </Button>
      )}
    </>
  )
}
