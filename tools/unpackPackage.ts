import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Fetches an npm package that isn't installed, since it runs on newer Nodes only, and reads files out of it.
 * @param integrity the registry's hash of that version (`npm view … dist.integrity`)
 * @throws when the package has another hash
 */
export function unpackPackage<T>(
  name: string,
  version: string,
  integrity: string,
  use: (read: (path: string) => string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  try {
    const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--pack-destination', folder, '--json'])
    const [{ filename }] = JSON.parse(packed.toString()) as [{ filename: string }]
    const archive = join(folder, filename)
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
    if (found !== integrity) throw new Error(`${name} ${version} is ${found}, not ${integrity}.`)
    execFileSync('tar', ['-xzf', archive, '-C', folder])
    return use((path) => readFileSync(join(folder, 'package', path), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
