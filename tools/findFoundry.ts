import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The path of Foundry's binary, which is in an npm package per platform, so that neither the wrapper script nor a
 * postinstall is needed.
 * @throws when there is none for this platform
 */
export function findFoundry(tool: 'anvil' | 'forge'): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/${tool}-${process.platform}-${architecture}`
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    const path = join(folder, 'bin', process.platform === 'win32' ? `${tool}.exe` : tool)
    if (existsSync(path)) return path
  } catch {
    // not installed: npm skips the packages of other platforms
  }
  throw new Error(
    `There is no ${tool} for ${process.platform} ${process.arch}: ${name} isn't installed. ` +
      'It exists for macOS and Linux (arm64, x64) and Windows (x64); run "npm ci" without omitting optional packages.',
  )
}
