import { lazy, Suspense, useCallback, useDeferredValue, useId, useState } from 'react'
import { useStore } from 'zustand'
import { ChunkError } from '../modals/ChunkError.tsx'
import { ConnectDialog } from '../modals/connect/ConnectDialog.tsx'
import { connection } from '../state/connection/connection.ts'
import { closeDialog, dialogs } from '../state/dialogs.ts'
import { signIn, statusOf } from '../state/signIn/signIn.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Dialog } from '../ui/Dialog.tsx'

// loaded once there is a connection
const ABOUT_CONNECTION = {
  account: lazy(() => import('../modals/account/AccountDialog.tsx')),
  network: lazy(() => import('../modals/network/NetworkDialog.tsx')),
  signIn: lazy(() => import('../modals/signIn/SignInDialog.tsx')),
}

function MissingDialog(props: { isOpen: boolean; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog {...props} labelledBy={id}>
      <ChunkError id={id} />
    </Dialog>
  )
}

/** The wallet dialogs: rendered once the page has mounted (S2.2). */
export function DialogHost() {
  const open = useStore(dialogs, (state) => state.open)
  const signInState = useStore(signIn)
  const isConnected = useStore(connection, ({ status }) => status === 'connected')
  // the account renders before the dialogs about it
  const isReady = useDeferredValue(isConnected)
  const isSignInRequired = useStore(connection, (state) => statusOf(state, signInState) === 'unauthenticated')
  // it loads the chain client, so only when wanted or due; it stays mounted, since a dialog gives the focus back
  const [isSignInWanted, setSignInWanted] = useState(false)
  if ((open === 'signIn' || isSignInRequired) && !isSignInWanted) setSignInWanted(true)
  const close = useCallback(closeDialog, [])
  return (
    <>
      <ConnectDialog isOpen={open === 'connect'} onClose={close} />
      {isConnected &&
        isReady &&
        (['account', 'network', 'signIn'] as const).map((name) => {
          const About = ABOUT_CONNECTION[name]
          const shown = { isOpen: open === name, onClose: close }
          return (
            (name !== 'signIn' || isSignInWanted) && (
              <Boundary key={name} fallback={<MissingDialog {...shown} />}>
                <Suspense>
                  <About {...shown} />
                </Suspense>
              </Boundary>
            )
          )
        })}
    </>
  )
}
