import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the page as it is, with sixty chains instead of six, into a folder of its own. @returns the folder */
export async function buildManyChains(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'many-chains-'))
  const args = ['build', '--config', 'test/browser/manyChains.vite.ts', '--outDir', outDir]
  await promisify(execFile)(join(root, 'node_modules/.bin/vite'), args, { cwd: root })
  return outDir
}
