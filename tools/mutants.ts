import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import solc from 'solc'
import { type Mutant, mutants } from '../contracts/mutants.ts'
import { findFoundry } from './findFoundry.ts'

/**
 * Shows that the tests of the contract would notice: builds it with one guard removed at a time, and runs against it the attacks
 * which that guard is to stop. They must win then. `npm run mutants -- TEXT` runs only mutants with that text in their name.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const contracts = join(root, 'contracts')
/** Beside the build of `npm run build:contracts`; git ignores it. */
const folder = 'forge/mutants'

/** Not optimised but for size, which takes a quarter of the time and changes nothing that an attack would see. */
const SETTINGS = {
  optimizer: { enabled: false, details: { peephole: true, jumpdestRemover: true, deduplicate: true } },
  evmVersion: 'cancun',
  outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
}
/** Bytes, more than a chain allows: so large is what isn't optimised. */
const CODE_SIZE_LIMIT = '60000'

type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
}

/** Compiles the contract with the edits made, and leaves its creation code where the tests find it. */
function build({ edits }: Mutant): void {
  const names = readdirSync(join(contracts, 'src'))
  const sources = new Map(names.map((name) => [name, readFileSync(join(contracts, 'src', name), 'utf8')]))
  for (const [contract, find, replace] of edits) {
    const [before, after, ...others] = sources.get(`${contract}.sol`)?.split(find) ?? []
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(`“${find}” isn't in ${contract}.sol exactly once.`)
    sources.set(`${contract}.sol`, before + replace + after)
  }
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...sources].map(([name, content]) => [name, { content }])),
    settings: SETTINGS,
  }
  const readImport = (path: string) => ({ contents: readFileSync(join(root, 'node_modules', path), 'utf8') })
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })) as Output
  const errors = output.errors?.filter(({ severity }) => severity === 'error') ?? []
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  mkdirSync(join(contracts, folder), { recursive: true })
  for (const name of ['WrappedSafe', 'AsSeen']) {
    const object = `0x${output.contracts[`${name}.sol`]?.[name]?.evm.bytecode.object}`
    writeFileSync(join(contracts, folder, `${name}.json`), JSON.stringify({ bytecode: { object } }))
  }
}

/** @returns the names of the tests that passed */
function runTests(names: readonly string[]): string[] {
  const env = {
    ...process.env,
    FOUNDRY_CODE_SIZE_LIMIT: CODE_SIZE_LIMIT,
    GUARD_REMOVED: 'true',
    WRAPPED_SAFE: `${folder}/WrappedSafe.json`,
    AS_SEEN: `${folder}/AsSeen.json`,
  }
  const { stdout, stderr } = spawnSync(
    findFoundry('forge'),
    ['test', '--json', '--match-test', `^test_attack_(${names.join('|')})\\(`],
    { cwd: contracts, encoding: 'utf8', env, maxBuffer: 2 ** 28 },
  )
  const start = stdout.indexOf('{')
  if (start < 0) throw new Error(stdout + stderr)
  type Suites = Record<string, { test_results: Record<string, { status: string }> }>
  return Object.values(JSON.parse(stdout.slice(start)) as Suites).flatMap(({ test_results }) =>
    Object.entries(test_results)
      .filter(([, { status }]) => status === 'Success')
      .map(([name]) => name.replace(/^test_attack_|\(\)$/g, '')),
  )
}

const wanted = process.argv[2] ?? ''
let noticed = 0
let unnoticed = 0
for (const mutant of mutants.filter(({ name }) => name.includes(wanted))) {
  build(mutant)
  const passed = runTests(mutant.fails)
  console.log(`\n${mutant.name}`)
  for (const name of mutant.fails) {
    const wins = passed.includes(name)
    console.log(`  ${wins ? '✓ wins ' : '✗ FAILS'} ${name}`)
    if (wins) noticed++
    else unnoticed++
  }
}
console.log(`\n${noticed} attacks win without their guard, ${unnoticed} don't`)
process.exitCode = unnoticed > 0 ? 1 : 0
