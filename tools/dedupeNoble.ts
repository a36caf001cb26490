import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const anchor = fileURLToPath(new URL('../node_modules/@ethereumjs/evm/package.json', import.meta.url))

/**
 * Bundles the @noble libraries of the @ethereumjs packages once. npm gives each of the seven a copy of its own, of one
 * version, since the page's other libraries need an older one at the top; five copies of the same curves cost 60 kB gzip.
 */
export const dedupeNoble: Plugin = {
  name: 'one-noble',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('@noble/') || !importer?.includes('/@ethereumjs/')) return undefined
    return this.resolve(source, anchor, { skipSelf: true })
  },
}
