import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The newest version that runs on Node 20. */
const PORTABLE = '@sparticuz/chromium@143.0.4'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'browser')

const run = (command: string, ...args: string[]): void =>
  void execFileSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Whether it starts: the command may be a stub for a snap that isn't installed. Chrome on Windows prints no version. */
const starts = (path: string): boolean => {
  if (!existsSync(path)) return false
  if (process.platform === 'win32') return true
  try {
    return /\d+\.\d+/.test(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return false
  }
}

const isDebian = (): boolean => {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/** Debian's own, patched and small; needs root. */
function installFromDebian(): string {
  console.log("No browser found: installing Debian's chromium-headless-shell.")
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
  return '/usr/bin/chromium-headless-shell'
}

/** A Chromium that comes in an npm package, for Linux without root. */
async function installPortable(): Promise<string> {
  if (!existsSync(join(cache, 'node_modules'))) {
    console.log(`Installing ${PORTABLE} from npm.`)
    run('npm', 'install', '--prefix', cache, '--no-save', PORTABLE)
  }
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x' // makes it bring its own libnss
  const resolved = createRequire(join(cache, 'x.js')).resolve('@sparticuz/chromium')
  const { default: chromium } = (await import(resolved)) as { default: { executablePath(): Promise<string> } }
  return chromium.executablePath()
}

function installFromPlaywright(): undefined {
  console.log("No browser found: installing Playwright's Chromium.")
  run(
    process.execPath,
    join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    'chromium-headless-shell',
  )
  return undefined
}

/**
 * Finds a Chromium, full or a headless shell: by `CHROMIUM_PATH`, which may be `portable` for the one from npm; else
 * what is installed and starts; else installs one, and says so.
 * @returns its path; undefined when Playwright knows where its own is
 */
export async function findBrowser(): Promise<string | undefined> {
  const asked = process.env.CHROMIUM_PATH
  if (asked === 'portable') return installPortable()
  if (asked) return asked
  const installed = INSTALLED.find(starts)
  if (installed) return installed
  if (process.platform === 'linux' && process.getuid?.() === 0 && isDebian()) return installFromDebian()
  if (process.platform === 'linux') {
    console.log('No browser found.')
    return installPortable()
  }
  return installFromPlaywright()
}
