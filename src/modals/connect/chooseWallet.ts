import { cancelConnect, connect, connection, dismissError } from '../../state/connection/connection.ts'
import type { Wallet } from '../../state/connection/wallets.ts'
import { type Choice, closeDialog, dialogs, openDialog } from '../../state/dialogs.ts'
import { signIn, statusOf } from '../../state/signIn/signIn.ts'
import type { Transport } from '../../wallets/walletRecords.ts'

/** Gives up what was asked of the wallet chosen before, with its error, and shows the list or something else in its place. */
export function leaveWallet(choice?: Choice): void {
  // first, so that the connection which holds again isn't taken for the one that was asked for
  dialogs.setState({ choice, early: undefined })
  if (connection.getState().status === 'connecting') cancelConnect()
  dismissError()
}

/** Shows a wallet's screen and, where it can be asked, asks it: in the very click, so that its popup isn't blocked. */
export function chooseWallet(wallet: Wallet, transport: Transport | undefined, isSilent = false): void {
  if (!transport) leaveWallet({ wallet, transport })
  else {
    dialogs.setState({ choice: { wallet, transport }, early: undefined })
    void connect(wallet.id, { transport, isSilent })
  }
}

/**
 * Closes the connect dialog in the very moment in which the chosen wallet is connected, so that both are drawn at once; a
 * sign-in that is required comes next. @returns the unsubscribe function
 */
export const closeOnceConnected = (): (() => void) =>
  connection.subscribe((state) => {
    const { open, choice } = dialogs.getState()
    if (open !== 'connect' || typeof choice !== 'object' || state.status !== 'connected') return
    if (state.walletId !== choice.wallet.id || state.error) return
    if (statusOf(state, signIn.getState()) === 'unauthenticated') openDialog('signIn')
    else closeDialog()
  })
