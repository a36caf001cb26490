import type { Plugin } from 'vite'

const MARK = '?demo'
const isDemo = (importer: string): boolean => importer.endsWith(MARK) || /\/src\/demo\/[^?]+$/.test(importer)

/**
 * Gives the demo a zod of its own. A module is in one chunk, with all that anybody uses of it: shared, what the demo's
 * chain and wallet read their parameters with would be on the way to the connect button.
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
