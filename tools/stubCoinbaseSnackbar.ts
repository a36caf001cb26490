import type { Plugin } from 'vite'

const BAR = /@coinbase[\\/]wallet-sdk[\\/].*[\\/]Snackbar[\\/]Snackbar\.js$/

const NOTHING = `
  export class Snackbar { attach() {} presentItem() { return () => {} } clear() {} }
  export const SnackbarContainer = () => null
`

/**
 * Leaves out the bar by which Coinbase's SDK says that its window was blocked: it brings styles that the policy refuses,
 * and our dialog says it.
 */
export const stubCoinbaseSnackbar: Plugin = {
  name: 'no-coinbase-bar',
  enforce: 'pre',
  load: (id) => (BAR.test(id) ? NOTHING : undefined),
}
