import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

type Differs = {
  /** A page of `test/browser` around some part of the real one, with its settings and policy; nothing of it is shipped. */
  testPage?: string
  /** Environment variables of the build, as in `.env.example`. */
  env?: Readonly<Record<string, string>>
  /** A Vite configuration that replaces the page's own. */
  config?: string
}

/**
 * Builds the page as another deployment would, or a page of the tests, into a folder of its own.
 *
 * In a separate process: Vite sets `NODE_ENV` and doesn't restore it, so that a development server started afterwards would
 * serve production code.
 *
 * @returns the folder
 */
export async function buildSite({ testPage, env = {}, config = 'vite.config.ts' }: Differs): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), `${testPage ?? 'site'}-`))
  const page = testPage === undefined ? root : join(root, 'test/browser', testPage)
  const args = [
    'build',
    page,
    '--config',
    join(root, config),
    '--outDir',
    outDir,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  const production = { ...process.env, NODE_ENV: 'production', ...env }
  await promisify(execFile)(join(root, 'node_modules/.bin/vite'), args, { cwd: root, env: production })
  return outDir
}
