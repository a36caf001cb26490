import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds a page that has nothing but the demo chain on `window.startDemoChain`, with the settings and the policy of the
 * real one, into a folder of its own: nothing of it is shipped.
 *
 * @returns the folder
 */
export async function buildDemoChainPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'demo-chain-page-'))
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'test/browser/demoChainPage'),
    publicDir: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
