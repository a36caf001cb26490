import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Abi,
  type AbiParameter,
  type Address,
  concat,
  getContractAddress,
  getCreate2Address,
  type Hex,
  keccak256,
  pad,
  toFunctionSignature,
  zeroHash,
} from 'viem'
import { type Anvil, startAnvil } from '../tools/anvil.ts'
import { findFoundry } from '../tools/findFoundry.ts'

// Compiles the contract into src/contract/, with `--check` only compares what is there.

const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const SALT = zeroHash
const HANDLER_NONCE = 1n // the handler is the first thing that the wrapper's constructor creates
const GAS_LIMIT = '0xf42400' // 16,000,000: under the cap of one transaction (EIP-7825)
const MINED_DEADLINE_MS = 30_000

const contractsFolder = dirname(fileURLToPath(import.meta.url))
const buildFolder = join(contractsFolder, 'forge') // not the folders of `forge test`, which compile more files at once
const generatedFolder = join(contractsFolder, '../src/contract')

type Artifact = { abi: Abi; initCode: Hex }
type Deployed = { address: Address; codeHash: Hex }
type Code = { initCode: Hex }

function compile(): { wrapper: Artifact; handler: Artifact; asSeen: Artifact; zone: Artifact } {
  const folders = ['--out', join(buildFolder, 'out'), '--cache-path', join(buildFolder, 'cache')]
  const result = spawnSync(findFoundry('forge'), ['build', 'src', '--quiet', ...folders], {
    cwd: contractsFolder,
    stdio: 'inherit',
  })
  if (result.error) throw result.error
  if (result.status !== 0) throw new Error(`forge build ended with ${result.status ?? result.signal}.`)
  return {
    wrapper: readArtifact('WrappedSafe'),
    handler: readArtifact('WrappedSafeHandler'),
    asSeen: readArtifact('AsSeen'),
    zone: readArtifact('AsSeenZone'),
  }
}

function readArtifact(name: string): Artifact {
  const path = join(buildFolder, 'out', `${name}.sol`, `${name}.json`)
  const { abi, bytecode } = JSON.parse(readFileSync(path, 'utf8')) as { abi: Abi; bytecode: { object: Hex } }
  return { abi, initCode: bytecode.object }
}

/** Deploys on a local chain as on a real one: the handler's code contains addresses that are known only then. */
async function deploy(
  initCode: Hex,
  codes: { asSeen: Hex; zone: Hex },
): Promise<{ wrapper: Deployed; handler: Deployed; asSeen: Deployed & Code; zone: Deployed & Code }> {
  const addressOf = (bytecode: Hex) => getCreate2Address({ from: CREATE2_DEPLOYER, salt: SALT, bytecode })
  const wrapper = addressOf(initCode)
  const asSeenInitCode = concat([codes.asSeen, pad(wrapper)])
  const zoneInitCode = concat([codes.zone, pad(wrapper)])
  const handler = getContractAddress({ from: wrapper, nonce: HANDLER_NONCE })
  const anvil = await startAnvil({ chainId: 31337 })
  try {
    const { request } = anvil.provider
    const [from] = (await request({ method: 'eth_accounts' })) as [Address]
    for (const code of [initCode, asSeenInitCode, zoneInitCode]) {
      const transaction = { from, to: CREATE2_DEPLOYER, data: concat([SALT, code]), gas: GAS_LIMIT }
      await waitUntilMined(anvil, (await request({ method: 'eth_sendTransaction', params: [transaction] })) as Hex)
    }
    const read = async (address: Address): Promise<Deployed> => {
      const code = (await request({ method: 'eth_getCode', params: [address, 'latest'] })) as Hex
      if (code === '0x') throw new Error(`Nothing was deployed at ${address}.`)
      return { address, codeHash: keccak256(code) }
    }
    return {
      wrapper: await read(wrapper),
      handler: await read(handler),
      asSeen: { ...(await read(addressOf(asSeenInitCode))), initCode: asSeenInitCode },
      zone: { ...(await read(addressOf(zoneInitCode))), initCode: zoneInitCode },
    }
  } finally {
    await anvil.stop()
  }
}

async function waitUntilMined({ provider }: Anvil, hash: Hex): Promise<void> {
  const started = Date.now()
  while (!(await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] }))) {
    if (Date.now() - started > MINED_DEADLINE_MS)
      throw new Error(`anvil didn't mine ${hash} in ${MINED_DEADLINE_MS} ms.`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** An ABI as TypeScript: an item a line, ordered by kind and name, without what only Solidity needs. */
function printAbi(abi: Abi): string {
  const kinds = ['constructor', 'fallback', 'receive', 'function', 'event', 'error']
  const key = (item: Abi[number]) => {
    const signature = 'name' in item ? `${item.name}${toFunctionSignature({ ...item, type: 'function' } as never)}` : ''
    return `${kinds.indexOf(item.type)}${signature}`
  }
  const lines = [...abi].map((item) => ({ item, key: key(item) }))
  lines.sort((a, b) => (a.key < b.key ? -1 : 1))
  return ['[', ...lines.map(({ item }) => `  ${printValue(strip(item))},`), '] as const'].join('\n')
}

function strip(item: Abi[number] | AbiParameter): object {
  const { internalType: _, anonymous: __, ...rest } = item as Record<string, unknown>
  for (const list of ['inputs', 'outputs', 'components']) {
    if (Array.isArray(rest[list])) rest[list] = rest[list].map(strip)
  }
  return rest
}

function printValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printValue).join(', ')}]`
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${name}: ${printValue(inner)}`)
    .join(', ')} }`
}

/** The addresses and ABIs, and in a separate file the creation code, which only a deployment loads. */
async function generate(): Promise<Record<string, string>> {
  const { wrapper, handler, asSeen, zone } = compile()
  const deployed = await deploy(wrapper.initCode, { asSeen: asSeen.initCode, zone: zone.initCode })
  const header = `// Made by contracts/build.ts from contracts/src. Don't edit: run "npm run build:contracts".`
  const shared = `${header}

/** Deploys what is sent to it, 32 bytes of salt and the init code, by CREATE2. The salt of the contract is zero. */
export const create2Deployer = '${CREATE2_DEPLOYER}'

/** Where the contract lives, on every chain, and the hash of its code there. */
export const wrappedSafeAddress = '${deployed.wrapper.address}'
export const wrappedSafeCodeHash = '${deployed.wrapper.codeHash}'

/** The guard, module guard and fallback handler of every wrapped Safe. The contract creates it together with itself. */
export const wrappedSafeHandlerAddress = '${deployed.handler.address}'
export const wrappedSafeHandlerCodeHash = '${deployed.handler.codeHash}'

/** Sells tokens as the buyer saw them. Nothing depends on it; it is deployed beside the contract. */
export const asSeenAddress = '${deployed.asSeen.address}'
export const asSeenCodeHash = '${deployed.asSeen.codeHash}'

export const wrappedSafeAbi = ${printAbi(wrapper.abi)}

export const wrappedSafeHandlerAbi = ${printAbi(handler.abi)}

export const asSeenAbi = ${printAbi(asSeen.abi)}
`
  const creationCode = `${header}

export const wrappedSafeInitCode =
  '${wrapper.initCode}'

export const asSeenInitCode =
  '${deployed.asSeen.initCode}'

export const asSeenZoneInitCode =
  '${deployed.zone.initCode}'
`
  const zonePlace = `${header}

/** The zone for sales as seen on Seaport 1.6, on every chain where somebody deployed it. */
export const asSeenZoneAddress = '${deployed.zone.address}'
export const asSeenZoneCodeHash = '${deployed.zone.codeHash}'
`
  return {
    'wrappedSafe.generated.ts': shared,
    'wrappedSafeCode.generated.ts': creationCode,
    'asSeenZone.generated.ts': zonePlace,
  }
}

for (const [file, source] of Object.entries(await generate())) {
  const path = join(generatedFolder, file)
  const name = relative(process.cwd(), path)
  if (existsSync(path) && readFileSync(path, 'utf8') === source) {
    console.log(`${name} is up to date.`)
  } else if (process.argv.includes('--check')) {
    console.error(`${name} is stale: run "npm run build:contracts".`)
    process.exitCode = 1
  } else {
    writeFileSync(path, source)
    console.log(`wrote ${name}, ${source.length} bytes`)
  }
}
