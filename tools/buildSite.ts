import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds the page as a deployment does that sets something in its environment, into a folder of its own.
 * @returns the folder
 */
export async function buildSite(env: Readonly<Record<string, string>>): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'site-'))
  const options = { cwd: root, env: { ...process.env, ...env } }
  await promisify(execFile)(
    join(root, 'node_modules/.bin/vite'),
    ['build', '--outDir', outDir, '--logLevel', 'error'],
    options,
  )
  return outDir
}
