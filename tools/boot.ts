import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** Stands in `index.html` for the script, which goes into its place. */
const PLACE = '<script src="/src/app/boot.ts"></script>'

/** Builds `src/app/boot.ts` into one script that any browser which knows modules can read. */
export async function buildBoot(): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    build: {
      write: false,
      // the first that know modules know this much
      target: 'es2017',
      minify: 'oxc',
      lib: { entry: join(import.meta.dirname, '../src/app/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  })) as [Rolldown.RolldownOutput]
  const [{ code }] = output
  return code.trim()
}

/** Puts the boot script inline, so that the first paint waits for no request; `tools/policy.ts` lets it run by its hash. */
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
