import type { Plugin } from 'vite'

const NAME = '@walletconnect/keyvaluestorage'

/**
 * Leaves out the store that WalletConnect's client imports: it reaches for localStorage as it loads, and where a browser
 * denies it, no client came. The client is always given one of ours (openRelayStorage.ts).
 */
export const stubRelayStore: Plugin = {
  name: 'no-relay-store',
  enforce: 'pre',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? 'export default undefined' : undefined),
}
