import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const THEIRS = /@coinbase[\\/]wallet-sdk[\\/].*[\\/]ScopedLocalStorage\.js$/
const ours = fileURLToPath(new URL('../src/connectors/coinbase/ScopedLocalStorage.ts', import.meta.url))

/** Replaces the storage of Coinbase's SDK by one that falls back to memory where the browser denies storage. */
export const coinbaseStorage: Plugin = {
  name: 'coinbase-storage',
  enforce: 'pre',
  load: (id) => (THEIRS.test(id) ? `export { ScopedLocalStorage } from ${JSON.stringify(ours)}` : undefined),
}
