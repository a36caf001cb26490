import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const THEIRS = /@coinbase[\\/]wallet-sdk[\\/].*[\\/]ScopedLocalStorage\.js$/
const ours = fileURLToPath(new URL('../src/connectors/coinbase/ScopedLocalStorage.ts', import.meta.url))

/** Gives Coinbase's SDK a storage that goes on in memory where the browser keeps nothing. */
export const coinbaseStorage: Plugin = {
  name: 'coinbase-storage',
  enforce: 'pre',
  load: (id) => (THEIRS.test(id) ? `export { ScopedLocalStorage } from ${JSON.stringify(ours)}` : undefined),
}
