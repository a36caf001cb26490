import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { type Address, shortAddress } from '../lib/address.ts'
import type { Chain } from '../lib/chains.ts'
import { connection } from '../state/connection/connection.ts'
import { openDialog } from '../state/dialogs.ts'
import { useChain } from '../state/settings/useChain.ts'
import { signIn, statusOf } from '../state/signIn/signIn.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { words } from '../words/en/appShell.ts'
import styles from './AppShell.module.css'

// if it fails to load, only the address is shown, and the account's dialog shows the rest
const AccountLabel = lazy(() =>
  import('../modals/account/AccountLabel.tsx').catch(() => ({
    default: ({ account }: { account: Address }) => shortAddress(account),
  })),
)

const ChainMark = lazy(() =>
  import('../modals/network/ChainMark.tsx').catch(() => ({
    default: ({ chain }: { chain: Chain }) => chain.name[0],
  })),
)

/** The prerendered dialog in index.html opens without a script until React has mounted its own. */
const EARLY = { command: 'show-modal', commandfor: 'early' }

/** Replays what was pressed before hydration: in the dialog here, and elsewhere in the shell by src/app/boot.ts. */
export function takeOver(): void {
  dispatchEvent(new Event('shell-ready'))
  const early = document.getElementById('early')
  if (!(early instanceof HTMLDialogElement)) return
  const wasOpen = early.open
  // before React's own opens, in this same task: there are never two, and the focus goes back to the button first
  early.close()
  early.remove()
  if (wasOpen) openDialog('connect', document.documentElement.dataset.chosen)
}

/** The button before there is an account: as wide as its longest label, so that a change of label moves nothing. */
function Waiting({ children, ...rest }: ComponentProps<'button'>) {
  const { connect, connecting, reconnecting } = words.connection
  const room = [connect, connecting, reconnecting].join('\n')
  return (
    <Button {...rest} size="small" className={styles.waiting} data-room={room}>
      <span>{children}</span>
    </Button>
  )
}

/** The account of the last visit, which its wallet hasn't confirmed: shown, but never acted upon. */
function Remembered({ account, ...rest }: { account: Address } & ComponentProps<'button'>) {
  const short = shortAddress(account)
  return (
    <Waiting {...rest} data-unconfirmed="" aria-label={`${words.connection.reconnecting} ${short}`}>
      {short}
    </Waiting>
  )
}

/** The connection as one button: its label is the status, and it opens the dialog for that status. */
export function ConnectButton({ isMounted }: { isMounted: boolean }) {
  const state = useStore(connection)
  const status = statusOf(state, useStore(signIn))
  const chain = useChain(state.status === 'connected' ? state.chainId : undefined)
  const [pending, setPending] = useState('')
  const open = () => {
    // while the prerendered dialog is there it handles the click
    if (isMounted || !document.getElementById('early')) openDialog('connect')
  }
  switch (state.status) {
    case 'connected':
      return (
        <>
          <Button size="small" onClick={() => openDialog('network')}>
            {!chain ? (
              <>
                <span className={styles.dot} aria-hidden="true" /> {words.connection.wrongNetwork}
              </>
            ) : (
              <>
                <span className={styles.chainMark} aria-hidden="true">
                  <Suspense>
                    <ChainMark chain={chain} />
                  </Suspense>
                </span>
                <span className={styles.chainName}>{chain.name}</span>
              </>
            )}
            <Icon name="down" size={16} />
          </Button>
          {status === 'unauthenticated' && (
            <Button look="primary" size="small" onClick={() => openDialog('signIn')}>
              <Icon name="pen" size={16} /> {words.connection.signIn}
            </Button>
          )}
          {status === 'connected' && (
            <Button
              size="small"
              className={styles.account}
              // the visible text is part of its accessible name
              aria-label={`${words.connection.account(shortAddress(state.account))} ${pending}`.trim()}
              aria-describedby="pending"
              onClick={() => openDialog('account')}
            >
              <Suspense fallback={shortAddress(state.account)}>
                <AccountLabel account={state.account} chainId={state.chainId} id="pending" onPending={setPending} />
              </Suspense>
            </Button>
          )}
        </>
      )
    case 'reconnecting':
      return <Remembered account={state.last.account} onClick={open} />
    case 'connecting':
      return <Waiting onClick={open}>{words.connection.connecting}</Waiting>
    case 'loading':
    case 'disconnected':
      return (
        <Waiting data-connect="" onClick={open} {...(!isMounted && EARLY)}>
          {words.connection.connect}
        </Waiting>
      )
  }
}
