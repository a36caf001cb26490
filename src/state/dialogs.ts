import { createStore } from 'zustand/vanilla'

type DialogName = 'connect' | 'account' | 'network' | 'signIn'

/** Which dialog is open, and the wallet that was chosen before it was. Only one is open, ever. */
type Dialogs = { open: DialogName | undefined; walletId?: string | undefined }

export const dialogs = createStore<Dialogs>(() => ({ open: undefined }))

export const openDialog = (open: DialogName, walletId?: string): void => dialogs.setState({ open, walletId })
export const closeDialog = (): void => dialogs.setState({ open: undefined, walletId: undefined })
