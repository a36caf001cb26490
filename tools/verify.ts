import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Address, getContractAddress, type Hex, keccak256, pad, toBytes } from 'viem'
import { asSeenZoneAddress } from '../src/contract/asSeenZone.generated.ts'
import { asSeenAddress, wrappedSafeAddress, wrappedSafeHandlerAddress } from '../src/contract/wrappedSafe.generated.ts'
import { findFoundry } from './findFoundry.ts'

// Writes what an explorer or Sourcify needs to show the source of each deployed contract: `npm run build:verify`.

const root = fileURLToPath(new URL('..', import.meta.url))
const contracts = join(root, 'contracts')
const folder = join(root, 'verify')

const ART_NONCE = 2n // the wrapper's constructor creates the handler, then the art

type Source = { keccak256: Hex; content: string }

/** What solc takes with `--standard-json`. */
export type StandardInput = {
  language: 'Solidity'
  sources: Record<string, Source>
  settings: Record<string, unknown>
}

type Deployed = { name: string; address: Address; constructorArguments: Hex }

/** What is deployed on each chain: the wrapper with the two that it creates, and the router and the zone beside it. */
const DEPLOYED: readonly Deployed[] = [
  { name: 'WrappedSafe', address: wrappedSafeAddress, constructorArguments: '0x' },
  { name: 'WrappedSafeHandler', address: wrappedSafeHandlerAddress, constructorArguments: '0x' },
  {
    name: 'WrappedSafeArt',
    address: getContractAddress({ from: wrappedSafeAddress, nonce: ART_NONCE }),
    constructorArguments: '0x',
  },
  { name: 'AsSeen', address: asSeenAddress, constructorArguments: pad(wrappedSafeAddress) },
  { name: 'AsSeenZone', address: asSeenZoneAddress, constructorArguments: pad(wrappedSafeAddress) },
]

/** A fully qualified contract name. */
export const toIdentifier = (name: string): string => `src/${name}.sol:${name}`

/** The compiler's input for each contract: the file it stands in and all that this imports, under the settings of forge. */
export function createStandardInputs(): (Deployed & { input: StandardInput })[] {
  const settings = readSettings()
  return DEPLOYED.map((deployed) => {
    const sources = readSources(`src/${deployed.name}.sol`)
    return { ...deployed, input: { language: 'Solidity', sources, settings } }
  })
}

/** The version of the compiler as explorers name it, such as `0.8.37+commit.f401782d`. */
export function readCompilerVersion(): string {
  const { stdout } = spawnSync(process.execPath, [join(contracts, 'solc'), '--version'], { encoding: 'utf8' })
  const version = /Version: (\d+\.\d+\.\d+\+commit\.[0-9a-f]+)/.exec(stdout)?.[1]
  if (!version) throw new Error(`The compiler doesn't say its version: ${stdout}`)
  return version
}

function readSources(entry: string): Record<string, Source> {
  const found = new Set([entry])
  const sources: [string, Source][] = []
  for (const path of found) {
    const content = readFileSync(join(path.startsWith('@') ? join(root, 'node_modules') : contracts, path), 'utf8')
    sources.push([path, { keccak256: keccak256(toBytes(content)), content }])
    for (const [, imported = ''] of content.matchAll(/^import\s[^"]*"([^"]+)";/gm))
      found.add(imported.startsWith('.') ? posix.join(posix.dirname(path), imported) : imported)
  }
  return Object.fromEntries(sources.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The settings from foundry.toml, by forge, so that they are defined once. */
function readSettings(): Record<string, unknown> {
  const { stdout, stderr, status } = spawnSync(findFoundry('forge'), ['config', '--json'], {
    cwd: contracts,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`forge config ended with ${status}: ${stderr}`)
  const config = JSON.parse(stdout)
  return {
    optimizer: { enabled: config.optimizer, runs: config.optimizer_runs },
    metadata: { bytecodeHash: config.bytecode_hash, appendCBOR: config.cbor_metadata },
    evmVersion: config.evm_version,
    viaIR: config.via_ir,
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
  }
}

function main(): void {
  const compilerVersion = readCompilerVersion()
  mkdirSync(folder, { recursive: true })
  const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value, null, 2))
  for (const { name, address, constructorArguments, input: stdJsonInput } of createStandardInputs()) {
    const contractIdentifier = toIdentifier(name)
    write(`${name}.json`, stdJsonInput)
    write(`${name}.sourcify.json`, { stdJsonInput, compilerVersion, contractIdentifier })
    console.log(`${address}  ${contractIdentifier}`)
    console.log(`  ${Object.keys(stdJsonInput.sources).length} sources in verify/${name}.json`)
    console.log(`  constructor arguments: ${constructorArguments === '0x' ? 'none' : constructorArguments}`)
  }
  console.log(`compiler ${compilerVersion}; how to send them: docs/contract.md`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
