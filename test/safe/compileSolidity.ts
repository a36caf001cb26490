import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Abi, Hex } from 'viem'

type Code = { object: string }
type Contracts<Name extends string> = Record<Name, { abi: Abi; evm: { bytecode: Code; deployedBytecode: Code } }>

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where every worker of every run finds what one of them has compiled. */
const CACHE = join(root, 'node_modules', '.cache', 'solidity')

const SETTINGS = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
}

/** Compiles contracts of a test, which may import OpenZeppelin's; the same ones only once. @throws with the compiler's errors */
export function compileSolidity<Name extends string>(source: string): Contracts<Name> {
  const input = JSON.stringify({ language: 'Solidity', sources: { 'T.sol': { content: source } }, settings: SETTINGS })
  // the lockfile decides on the compiler, and on what is imported
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  const file = join(CACHE, `${createHash('sha256').update(lockfile).update(input).digest('hex')}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Contracts<Name>

  // here, since loading it takes a second
  const solc = require('solc') as typeof import('solc')
  const readImport = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output = JSON.parse(solc.compile(input, { import: readImport })) as {
    errors?: { severity: string; formattedMessage: string }[]
    contracts: Record<string, Contracts<Name>>
  }
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  const contracts = output.contracts['T.sol']
  if (errors.length > 0 || !contracts) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))

  mkdirSync(CACHE, { recursive: true })
  // renamed when whole, or another worker could read half of it
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(contracts))
  renameSync(unfinished, file)
  return contracts
}

export const codeOf = ({ object }: Code): Hex => `0x${object}`
