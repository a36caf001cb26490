import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import solc from 'solc'

const root = fileURLToPath(new URL('..', import.meta.url))
export const contracts = join(root, 'contracts')
/** The contracts that are deployed on their own, and so placed for the tests. */
export const DEPLOYED = ['WrappedSafe', 'AsSeen', 'AsSeenZone'] as const
/** The examples of docs/lending.md, which the tests deploy as they are unless one of them is placed. */
export const EXAMPLES = ['LoanVault', 'Testament'] as const
/** Beside the build of `npm run build:contracts`; git ignores it. */
const folder = 'forge/mutants'

/** Optimised for size only, which takes a quarter of the time and doesn't change the behaviour. */
const SETTINGS = {
  optimizer: { enabled: false, details: { peephole: true, jumpdestRemover: true, deduplicate: true } },
  evmVersion: 'cancun',
}

type Compiled = {
  errors?: { severity: string; formattedMessage: string }[]
  sources: Record<string, { ast: unknown }>
  contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
}

/** The sources of the contracts and of the examples, by their names without `.sol`. */
export function readSources(): Map<string, string> {
  const names = readdirSync(join(contracts, 'src')).map((name) => name.replace('.sol', ''))
  const read = (folder: string) => (name: string) =>
    [name, readFileSync(join(contracts, folder, `${name}.sol`), 'utf8')] as const
  return new Map([...names.map(read('src')), ...EXAMPLES.map(read('test/lending'))])
}

function run(
  sources: ReadonlyMap<string, string>,
  outputSelection: Record<string, Record<string, string[]>>,
): Compiled {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...sources].map(([name, content]) => [`${name}.sol`, { content }])),
    settings: { ...SETTINGS, outputSelection },
  }
  // the examples are two folders further down than the contracts
  const readImport = (path: string) => ({
    contents:
      sources.get(path.match(/^src\/(\w+)\.sol$/)?.[1] ?? '') ?? readFileSync(join(root, 'node_modules', path), 'utf8'),
  })
  return JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })) as Compiled
}

/** The syntax tree of a source, as solc gives it. */
export function parse(sources: ReadonlyMap<string, string>, name: string): unknown {
  return run(sources, { '*': { '': ['ast'] } }).sources[`${name}.sol`]?.ast
}

/**
 * Compiles a contract.
 * @returns its creation code, in hex
 * @throws when it doesn't compile
 */
export function compile(sources: ReadonlyMap<string, string>, name: string): string {
  const output = run(sources, { [`${name}.sol`]: { [name]: ['evm.bytecode.object'] } })
  const errors = output.errors?.filter(({ severity }) => severity === 'error') ?? []
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return `0x${output.contracts?.[`${name}.sol`]?.[name]?.evm.bytecode.object}`
}

/** Writes the creation code of a contract to where the tests read it. */
export function place(name: string, object: string): void {
  mkdirSync(join(contracts, folder), { recursive: true })
  writeFileSync(join(contracts, folder, `${name}.json`), JSON.stringify({ bytecode: { object } }))
}

const pathOf = (name: string) => `${folder}/${name}.json`

/** Of the examples, by their names. */
export const PLACED_EXAMPLES: Record<(typeof EXAMPLES)[number], Record<string, string>> = {
  LoanVault: { LOAN_VAULT: pathOf('LoanVault') },
  Testament: { TESTAMENT: pathOf('Testament') },
}

/** Environment variables that make the forge tests use the placed contracts. */
export const PLACED: Record<string, string> = {
  WRAPPED_SAFE: pathOf('WrappedSafe'),
  AS_SEEN: pathOf('AsSeen'),
  AS_SEEN_ZONE: pathOf('AsSeenZone'),
  // bytes, above a chain's limit: unoptimised code is this large
  FOUNDRY_CODE_SIZE_LIMIT: '60000',
}
