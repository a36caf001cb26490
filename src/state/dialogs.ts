import { createStore } from 'zustand/vanilla'
import type { Transport } from '../wallets/walletRecords.ts'
import type { Wallet } from './connection/wallets.ts'

type DialogName = 'connect' | 'account' | 'network' | 'signIn'

/**
 * What was chosen in the connect dialog: a wallet, with the transport it is asked over where there is one yet, or to get one.
 * The wallet stays the chosen one when it leaves the list.
 */
export type Choice = { wallet: Wallet; transport: Transport | undefined } | 'get'

type Dialogs = {
  /** Only one is open, ever. */
  open: DialogName | undefined
  /** The id of the wallet that was chosen in the prerendered dialog. */
  early?: string | undefined
  choice?: Choice | undefined
}

export const dialogs = createStore<Dialogs>(() => ({ open: undefined }))

export const openDialog = (open: DialogName, early?: string): void =>
  dialogs.setState({ open, early, choice: undefined })
export const closeDialog = (): void => dialogs.setState({ open: undefined, early: undefined, choice: undefined })
