import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

type Differs = {
  /** What the build is given, as it stands in `.env.example`. */
  env?: Readonly<Record<string, string>>
  /** A Vite configuration in the place of the page's own. */
  config?: string
}

/**
 * Builds the page as another deployment would, into a folder of its own.
 * @returns the folder
 */
export async function buildSite({ env = {}, config = 'vite.config.ts' }: Differs): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'site-'))
  const args = ['build', '--config', config, '--outDir', outDir, '--logLevel', 'error']
  await promisify(execFile)(join(root, 'node_modules/.bin/vite'), args, { cwd: root, env: { ...process.env, ...env } })
  return outDir
}
