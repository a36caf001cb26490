import type { Plugin } from 'vite'

const BAR = /@coinbase[\\/]wallet-sdk[\\/].*[\\/]Snackbar[\\/]Snackbar\.js$/

const NOTHING = `
  export class Snackbar { attach() {} presentItem() { return () => {} } clear() {} }
  export const SnackbarContainer = () => null
`

/**
 * Removes the snackbar by which Coinbase's SDK reports a blocked popup: the policy refuses its inline styles, and our
 * dialog reports it.
 */
export const stubCoinbaseSnackbar: Plugin = {
  name: 'no-coinbase-bar',
  enforce: 'pre',
  load: (id) => (BAR.test(id) ? NOTHING : undefined),
}
