import type { Plugin } from 'vite'

const MARK = '?demo'
const isDemo = (importer: string): boolean => importer.endsWith(MARK) || /\/src\/demo\/[^?]+$/.test(importer)

/**
 * Gives the demo its own copy of zod. A module is in one chunk, with all its used exports: if it were shared, the parts
 * that only the demo's chain and wallet use would load before the connect button works.
 */
export const demoZod: Plugin = {
  name: 'demo-zod',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !isDemo(importer) || !(source.startsWith('zod') || importer.endsWith(MARK))) return null
    const found = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true })
    return found && !found.external ? { ...found, id: found.id + MARK } : found
  },
}
