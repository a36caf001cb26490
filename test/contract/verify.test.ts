import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { concat, type Hex, keccak256, toBytes } from 'viem'
import { expect, test } from 'vitest'
import {
  asSeenInitCode,
  asSeenZoneInitCode,
  wrappedSafeInitCode,
} from '../../src/contract/wrappedSafeCode.generated.ts'
import { createStandardInputs, readCompilerVersion, type StandardInput, toIdentifier } from '../../tools/verify.ts'

const COMPILER_DEADLINE_MS = 240_000

/** Compiles as an explorer does: from the input alone, with only the one contract selected. */
async function compile(input: StandardInput, name: string): Promise<Hex> {
  const [file = ''] = toIdentifier(name).split(':')
  const settings = { ...input.settings, outputSelection: { [file]: { [name]: ['evm.bytecode.object'] } } }
  const child = spawn(process.execPath, ['contracts/solc', '--standard-json'])
  child.stdin.end(JSON.stringify({ ...input, settings }))
  const output = JSON.parse(await text(child.stdout))
  const { object } = output.contracts[file]?.[name]?.evm.bytecode ?? {}
  if (!object) throw new Error(JSON.stringify(output.errors))
  return `0x${object}`
}

/** Whether a contract's code is the deployed one. The wrapper's contains that of the two contracts it creates. */
const isDeployed: Record<string, (code: Hex) => boolean> = {
  WrappedSafe: (code) => code === wrappedSafeInitCode,
  WrappedSafeHandler: (code) => wrappedSafeInitCode.includes(code.slice(2)),
  WrappedSafeArt: (code) => wrappedSafeInitCode.includes(code.slice(2)),
  AsSeen: (code) => asSeenInitCode.startsWith(code),
  AsSeenZone: (code) => asSeenZoneInitCode.startsWith(code),
}

const inputs = createStandardInputs()

test.each(inputs)(
  '[W2] whoever compiles what build:verify writes for $name finds the code that is deployed',
  async ({ name, input, constructorArguments }) => {
    const code = await compile(input, name)
    expect(isDeployed[name]?.(code)).toBe(true)
    if (name === 'AsSeen') expect(asSeenInitCode).toBe(concat([code, constructorArguments]))
    if (name === 'AsSeenZone') expect(asSeenZoneInitCode).toBe(concat([code, constructorArguments]))
  },
  COMPILER_DEADLINE_MS,
)

test('[W2] each source has its hash, and a name without paths of this machine', () => {
  for (const { input } of inputs)
    for (const [path, { content, keccak256: hash }] of Object.entries(input.sources)) {
      expect(path).toMatch(/^(src|@openzeppelin\/contracts)\/[\w/-]+\.sol$/)
      expect(hash).toBe(keccak256(toBytes(content)))
    }
})

test('[W2] the compiler is named as explorers name it', () => {
  expect(readCompilerVersion()).toMatch(/^0\.8\.37\+commit\.[0-9a-f]{8}$/)
})
