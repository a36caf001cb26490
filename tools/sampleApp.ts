import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { SAMPLE_APP } from '../src/apps/frame/sampleApp.ts'
import { inlineOf, withPolicy } from './policy.ts'

const FOLDER = join(import.meta.dirname, '../src/demo/sampleApp')
const SCRIPT = '<script src="./main.ts"></script>'

async function bundle(): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: { entry: join(FOLDER, 'main.ts'), formats: ['iife'], name: 'sampleApp' },
    },
  })) as [Rolldown.RolldownOutput]
  return output[0].code.trim().replaceAll('</script', '<\\/script')
}

/** The sample app's policy: it runs its inline code and nothing else, and talks only to the page that frames it. */
const policyOf = (html: string): string => {
  const { scripts, styles } = inlineOf(html)
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** The whole app in one file: a frame with an opaque origin can't load any other. */
export async function buildSampleApp(): Promise<string> {
  const code = await bundle()
  const html = readFileSync(join(FOLDER, 'sample-app.html'), 'utf8').replace(SCRIPT, () => `<script>${code}</script>`)
  return withPolicy(html, policyOf(html))
}

/** Puts the sample app beside the page, and beside that of the development server. */
export const sampleApp = (): Plugin => {
  let isOurPage = false
  return {
    name: 'sample-app',
    configResolved({ root }) {
      isOurPage = root === join(import.meta.dirname, '..')
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${SAMPLE_APP}`, (_, response, next) => {
        buildSampleApp().then((html) => void response.setHeader('Content-Type', 'text/html').end(html), next)
      })
    },
    async generateBundle() {
      if (isOurPage) this.emitFile({ type: 'asset', fileName: SAMPLE_APP, source: await buildSampleApp() })
    },
  }
}
