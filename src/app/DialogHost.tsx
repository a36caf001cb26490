import { lazy, Suspense, useCallback, useDeferredValue, useId, useState } from 'react'
import { useStore } from 'zustand'
import { ChunkError } from '../modals/ChunkError.tsx'
import { ConnectDialog } from '../modals/connect/ConnectDialog.tsx'
import { connection } from '../state/connection/connection.ts'
import { closeDialog, dialogs } from '../state/dialogs.ts'
import { signIn, statusOf } from '../state/signIn/signIn.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Dialog } from '../ui/Dialog.tsx'

// loaded with the connection that they belong to
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

/** The wallet layer: rendered once the page has mounted, and only then does it look for the last wallet (S2.2, S4.4). */
export function DialogHost() {
  const open = useStore(dialogs, (state) => state.open)
  const signInState = useStore(signIn)
  const isConnected = useStore(connection, ({ status }) => status === 'connected')
  // the account is shown before the dialogs about it are made ready
  const isReady = useDeferredValue(isConnected)
  const isSignInRequired = useStore(connection, (state) => statusOf(state, signInState) === 'unauthenticated')
  // it brings the reader of chains, so it comes when it's wanted or the next step, and stays: a dialog gives the focus back
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
