import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedFiles, findBase } from './changedFiles.ts'
import { findBrowser } from './findBrowser.ts'
import { findFoundry } from './findFoundry.ts'

/**
 * Runs the suites that are named, one after the other, and ends in `N passed, N failed`. Those joined by a plus run side
 * by side: what mostly waits beside what mostly computes. With `--changed` only what a change touches.
 */

/** Milliseconds; the longest step takes a tenth of it, and on a machine of a quarter of the speed not half. */
const STEP_LIMIT = 90 * 60_000

type Count = { passed: number; failed: number }

/** Failed tests; and flaky ones, which failed and then passed: they don't count as failures, but are reported. */
const failures: string[] = []
const flaky: string[] = []

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'wrapped-safe-'))
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const contracts = join(root, 'contracts')

const [base] = process.argv.includes('--changed') ? [findBase()] : []
const changed = base === undefined ? undefined : changedFiles(base)
if (changed) console.log(`Changed since ${base}:\n  ${changed.join('\n  ') || 'nothing'}`)

/** Whether there is something to run: without `--changed`, or where one of the files that changed is among these. */
const isTouched = (files: RegExp): boolean => changed === undefined || changed.some((file) => files.test(file))

/** What everything depends on. */
const SETUP = /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts)$/
const OF_SOLIDITY = /^(contracts|src\/contract|src\/demo|tools)\/|^package(-lock)?\.json$/
/** What the page and the server of its tests are made from. */
const OF_PAGE = /^(src|public|tools)\/|^(index\.html|playwright\.config\.ts)$/

/** Runs a command, shows what it prints, and returns that with whether it succeeded. */
function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<{ isOk: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const show = (stream: NodeJS.WriteStream) => (data: Buffer) => {
      output += data.toString()
      stream.write(data)
    }
    child.stdout.on('data', show(process.stdout))
    child.stderr.on('data', show(process.stderr))
    // a step that hangs is a failure, not a wait
    const timer = setTimeout(() => {
      console.error(`${command} ${args.join(' ')} took more than ${STEP_LIMIT / 60_000} minutes and was ended.`)
      child.kill('SIGKILL')
    }, STEP_LIMIT)
    child.on('error', (error) => resolve({ isOk: false, output: String(error) }))
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ isOk: code === 0, output })
    })
  })
}

/** Runs a check, which either passes or fails and counts as one. */
const check = (name: string, command: string, ...args: string[]) => checkIn(root, name, command, ...args)

async function checkIn(cwd: string, name: string, command: string, ...args: string[]): Promise<Count> {
  const started = Date.now()
  const { isOk } = await run(command, args, {}, cwd)
  console.log(`${isOk ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  if (!isOk) failures.push(name)
  return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Counts in a JSON report; a run that broke before it could report counts as one failure. */
function countIn<T>(name: string, file: string, isOk: boolean, count: (report: T) => Count): Count {
  const broken = { passed: 0, failed: 1 }
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')) as T)
    if (isOk || counted.failed > 0) return counted
    broken.passed = counted.passed
  } catch {
    // reported below
  }
  failures.push(`${name} as a whole: see above`)
  return broken
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages: readonly string[] }[]
  }[]
}

/** @param isWhole to run all with `--changed` too: imports don't show which sources a test reads as files */
async function vitest(project: string, isWhole = false): Promise<Count> {
  const file = join(scratch, `${project.replace('*', '')}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const some = base === undefined || isWhole || isTouched(SETUP) ? [] : ['--changed', base, '--passWithNoTests']
  const { isOk } = await run(bin('vitest'), [...args, ...some])
  return countIn<VitestReport>(`vitest ${project}`, file, isOk, ({ numPassedTests, numFailedTests, testResults }) => {
    for (const { name, assertionResults } of testResults)
      for (const { fullName, status, failureMessages } of assertionResults)
        if (failureMessages.length > 0)
          (status === 'passed' ? flaky : failures).push(`${relative(root, name)} ${fullName}`)
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

async function forgeTest(): Promise<Count> {
  const { isOk, output } = await run(findFoundry('forge'), ['test'], {}, contracts)
  const [, passed, failed] = /(\d+) tests? passed, (\d+) failed, \d+ skipped \(\d+ total/.exec(output) ?? []
  failures.push(...new Set(output.match(/^\[FAIL.*$/gm)))
  if (passed === undefined) failures.push('forge test as a whole: see above')
  if (passed === undefined) return { passed: 0, failed: 1 }
  return { passed: Number(passed), failed: Math.max(Number(failed), isOk ? 0 : 1) }
}

type Spec = { title: string; file: string; line: number; tests: { status: string }[] }
type PlaywrightSuite = { specs: Spec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: PlaywrightSuite[] }

const specsIn = ({ specs, suites = [] }: PlaywrightSuite): Spec[] => [...specs, ...suites.flatMap(specsIn)]

async function playwright(...files: string[]): Promise<Count> {
  // any change of the page may change any of its screens; a changed spec affects only itself
  const isWhole = base === undefined || isTouched(SETUP) || isTouched(OF_PAGE)
  const some = isWhole ? [] : [`--only-changed=${base}`, '--pass-with-no-tests']
  const file = join(scratch, 'playwright.json')
  const browser = await findBrowser()
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser && { CHROMIUM_PATH: browser }) }
  const { isOk } = await run(bin('playwright'), ['test', '--reporter=list,json', ...some, ...files], env)
  return countIn<PlaywrightReport>('playwright', file, isOk, ({ stats, suites }) => {
    for (const { title, file, line, tests } of suites.flatMap(specsIn))
      for (const { status } of tests) {
        if (status === 'flaky') flaky.push(`${file}:${line} ${title}`)
        if (status === 'unexpected') failures.push(`${file}:${line} ${title}`)
      }
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  })
}

async function solidity(): Promise<Count[]> {
  if (!isTouched(OF_SOLIDITY)) return []
  return [
    await check('contract formatting', findFoundry('forge'), 'fmt', '--check', '--root', 'contracts'),
    await check('generated contract is fresh', bin('tsx'), 'contracts/build.ts', '--check'),
    await check('generated demo contracts are fresh', bin('tsx'), 'tools/safeArtifacts.ts', '--check'),
    await forgeTest(),
    // last: forge takes what the linter compiles for up to date, and leaves it out of its tests
    await checkIn(contracts, 'contract lint', findFoundry('forge'), 'lint', '--deny', 'warnings'),
  ]
}

let isBuilt = false

/** Builds the page, unless an earlier suite of this run has. */
async function build(): Promise<Count[]> {
  return isBuilt ? [] : [await check('build', bin('vite'), 'build', '--logLevel', 'warn')]
}

async function buildAndSize(): Promise<Count> {
  const count = await check('build and size', bin('tsx'), 'tools/size.ts')
  isBuilt = count.failed === 0
  return count
}

const suites: Record<string, () => Promise<Count[]>> = {
  check: async () => [
    await check('types', bin('tsc'), '--noEmit'),
    await check('format and lint', bin('biome'), 'ci', '--log-level=warn', '.'),
    await check('nothing unused', bin('knip')),
    await buildAndSize(),
  ],
  unit: async () =>
    base === undefined ? [await vitest('unit*')] : [await vitest('unit-pure', true), await vitest('unit-dom*')],
  relay: async () => [await vitest('relay')],
  // the compiler takes one core, and the tests on a chain what is left
  contracts: async () => (await Promise.all([solidity(), vitest('chain').then((count) => [count])])).flat(),
  journey: async () => [...(await build()), await playwright()],
  a11y: async () => [...(await build()), await playwright('a11y')],
}

async function runSuite(name: string): Promise<{ name: string; minutes: number; counts: Count[] }> {
  const suite = suites[name]
  if (!suite) throw new Error(`There is no suite "${name}": ${Object.keys(suites).join(', ')}.`)
  const started = Date.now()
  const counts = await suite()
  return { name, minutes: (Date.now() - started) / 60_000, counts }
}

const total: Count = { passed: 0, failed: 0 }
const lines: string[] = []
for (const group of process.argv.slice(2).filter((name) => name !== '--changed')) {
  console.log(`\n── ${group}`)
  for (const { name, minutes, counts } of await Promise.all(group.split('+').map(runSuite))) {
    lines.push(`${name.padEnd(10)} ${minutes.toFixed(1).padStart(5)} min`)
    for (const { passed, failed } of counts) {
      total.passed += passed
      total.failed += failed
    }
  }
}
const seconds = flaky.map((name) => `passed at the second attempt: ${name}`)
const named = failures.map((name) => `failed: ${name}`)
console.log(`\n${[...lines, ...seconds, ...named].join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
