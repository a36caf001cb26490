import type { Plugin } from 'vite'

const NAME = '@walletconnect/keyvaluestorage'

/**
 * Removes the store that WalletConnect's client imports: it accesses localStorage on import, and failed to load where a
 * browser denies that. The client is always passed our own (openRelayStorage.ts).
 */
export const stubRelayStore: Plugin = {
  name: 'no-relay-store',
  enforce: 'pre',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? 'export default undefined' : undefined),
}
