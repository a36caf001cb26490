import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** The placeholder in `index.html` that the script replaces. */
const PLACE = '<script src="/src/app/boot.ts"></script>'

/** Builds `src/app/boot.ts` into one script that every browser with module support can parse. */
export async function buildBoot(): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    build: {
      write: false,
      // supported by the first browsers with modules
      target: 'es2017',
      minify: 'oxc',
      lib: { entry: join(import.meta.dirname, '../src/app/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  })) as [Rolldown.RolldownOutput]
  const [{ code }] = output
  return code.trim()
}

/** Inlines the boot script, so that the first paint waits for no request; `tools/policy.ts` allows it by its hash. */
export const inlineBoot = (): Plugin => ({
  name: 'inline-boot',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      if (!html.includes(PLACE)) return html
      const code = await buildBoot()
      return html.replace(PLACE, () => `<script>${code}</script>`)
    },
  },
})
