import { lazy, Suspense, useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { ConnectDialog } from './modals/ConnectDialog.tsx'
import { connection } from './state/connection.ts'
import { closeDialog, dialogs } from './state/dialogs.ts'

// they are about a connection, and come with it
const AccountDialog = lazy(() => import('./modals/AccountDialog.tsx'))
const SignInDialog = lazy(() => import('./modals/signIn/SignInDialog.tsx'))
const NetworkDialog = lazy(() => import('./modals/NetworkDialog.tsx'))

/** The wallet layer: rendered once the page has mounted, and only then does it look for the last wallet (S2.2, S4.4). */
export function WalletLayer() {
  const open = useStore(dialogs, (state) => state.open)
  const isConnected = useStore(connection, ({ status }) => status === 'connected')
  // it brings the reader of chains, so it comes when it is wanted, and stays: a dialog gives the focus back as it closes
  const [isSignInWanted, setSignInWanted] = useState(false)
  if (open === 'signIn' && !isSignInWanted) setSignInWanted(true)
  const close = useCallback(closeDialog, [])
  return (
    <>
      <ConnectDialog isOpen={open === 'connect'} onClose={close} />
      {isConnected && (
        <Suspense>
          <AccountDialog isOpen={open === 'account'} onClose={close} />
          <NetworkDialog isOpen={open === 'network'} onClose={close} />
          {isSignInWanted && (
            <Suspense>
              <SignInDialog isOpen={open === 'signIn'} onClose={close} />
            </Suspense>
          )}
        </Suspense>
      )}
    </>
  )
}
