import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import solc from 'solc'
import type { Abi, Hex } from 'viem'

type Code = { object: string }
type Contracts<Name extends string> = Record<Name, { abi: Abi; evm: { bytecode: Code; deployedBytecode: Code } }>

const compiled = new Map<string, Contracts<string>>()

/** Compiles contracts of a test, which may import OpenZeppelin's. @throws with the compiler's errors */
export function compileSolidity<Name extends string>(source: string): Contracts<Name> {
  const known = compiled.get(source)
  if (known) return known
  const require = createRequire(import.meta.url)
  const settings = {
    evmVersion: 'cancun',
    optimizer: { enabled: true, runs: 200 },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
  }
  const input = JSON.stringify({ language: 'Solidity', sources: { 'T.sol': { content: source } }, settings })
  const output = JSON.parse(
    solc.compile(input, { import: (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') }) }),
  ) as { errors?: { severity: string; formattedMessage: string }[]; contracts: Record<string, Contracts<Name>> }
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  const contracts = output.contracts['T.sol']
  if (errors.length > 0 || !contracts) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))
  compiled.set(source, contracts)
  return contracts
}

export const codeOf = ({ object }: Code): Hex => `0x${object}`
