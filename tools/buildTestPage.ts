import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds a page of `test/browser`, around some part of the real one and with its settings and policy, into a folder of its
 * own: nothing of it is shipped.
 *
 * @returns the folder
 */
export async function buildTestPage(name: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), `${name}-`))
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'test/browser', name),
    publicDir: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
