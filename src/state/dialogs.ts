import { createStore } from 'zustand/vanilla'

type DialogName = 'connect' | 'account' | 'network'

/** Which dialog is open. Only one is, ever. */
export const dialogs = createStore<{ open: DialogName | undefined }>(() => ({ open: undefined }))

export const openDialog = (open: DialogName): void => dialogs.setState({ open })
export const closeDialog = (): void => dialogs.setState({ open: undefined })
