import { fileURLToPath } from 'node:url'
import { type Address, getAddress, getContractAddress, type Hex, keccak256, size } from 'viem'
import { CHAINS, TEST_CHAINS } from '../src/lib/chains.ts'
import { startAnvil } from './anvil.ts'
import { settleGenerated } from './settleGenerated.ts'
import { unpackPackage } from './unpackPackage.ts'

// Copies what Safe and Zodiac publish of their modules out of their npm packages: which is at which address, and which
// are faulty. For newer lists, change the lines below and run "npm run build:modules".

type Package = { name: string; version: string; integrity: string }

/** The addresses of Zodiac's contracts, and which of them are faulty (`npm view … dist.integrity`). */
const ZODIAC: Package = {
  name: '@gnosis-guild/zodiac',
  version: '5.0.1',
  integrity: 'sha512-+fFXg+cSDFe6yQSKvyK7ivjEDkHXXwwcsh9g178u6OOM01gSII076ClKBXfp4ZX+JnQC5AP5gt6vyl/7RnRDkQ==',
}
/** The last one that has creation code in it; it leaves some versions out. */
const ZODIAC_CODE: Package = {
  ...ZODIAC,
  version: '4.2.1',
  integrity: 'sha512-shsgwOTmsgBFqqHeDrzKHD3b9rs7Cyy9g27Oh19HCMU8QGW4jKmSDl/ANxqPZwfHOK0KwpGzFnumgHum0USsJQ==',
}
const SAFE: Package = {
  name: '@safe-global/safe-modules-deployments',
  version: '3.0.10',
  integrity: 'sha512-6TWp62j4MxQxTttL7WehrQMI3irMeQo3/mKUuSWb0+oE7fzioQWZ+QYT3sD92cfsKITFIWJ2rHyeyXIbSq0qMg==',
}

/** ERC-2470's deployer and Nick Johnson's: with either of them an address commits to the code. */
const DEPLOYERS: readonly Address[] = [
  '0xce0042B868300000d44A59004Da54A005ffdcf9f',
  '0x4e59b44847b379578588920cA78FbF26c0B4956C',
]

/** Which of Zodiac's contracts are modules, by the names in its list; the rest are guards, factories and counters. */
const OF_ZODIAC: Readonly<Record<string, string>> = {
  DELAY: 'delay',
  ROLES: 'roles',
  BRIDGE: 'bridge',
  CONNEXT: 'connext',
  EXIT_ERC20: 'exit',
  EXIT_ERC721: 'exitErc721',
  REALITY_ETH: 'reality',
  REALITY_ERC20: 'realityErc20',
  TELLOR: 'tellor',
  OPTIMISTIC_GOVERNOR: 'optimisticGovernor',
  OZ_GOVERNOR: 'governor',
}

/** The records that are used. A passkey's signer is no module. */
const OF_SAFE = [
  ['allowance', 'allowance-module/v0.1.0/allowance-module'],
  ['allowance', 'allowance-module/v0.1.1/allowance-module'],
  ['erc4337', 'safe-4337-module/v0.2.0/safe-4337-module'],
  ['erc4337', 'safe-4337-module/v0.3.0/safe-4337-module'],
  ['recovery', 'safe-recovery-module/v0.1.0/social-recovery-module'],
] as const

type Row = { id: string; version: string; address: Address; chains: number[]; codeHash?: Hex; isFaulty?: boolean }

const ours = [...CHAINS, ...TEST_CHAINS].map(({ id }) => id)

// the lists are read as text, since code that was fetched isn't run here

/** Rows of a list by name and version in Zodiac's module. */
function listed(text: string, name: string): { key: string; version: string; address: Address }[] {
  const [, list = ''] = text.match(new RegExp(`export const ${name} = \\{([\\s\\S]*?)\\n\\};`)) ?? []
  return [...list.matchAll(/\[KnownContracts\.(\w+)\]: \{([^}]*)\}/g)].flatMap(([, key = '', rows = '']) =>
    [...rows.matchAll(/"([\d.]+)": "(0x[0-9a-fA-F]{40})"/g)].map(([, version = '', address]) => ({
      key,
      version,
      address: getAddress(address ?? ''),
    })),
  )
}

function readZodiac(text: string): Row[] {
  const [, networks = ''] = text.match(/export const SupportedNetworks = Object\.freeze\(\{([\s\S]*?)\}\)/) ?? []
  const known = new Set([...networks.matchAll(/: (\d+),/g)].map(([, id]) => Number(id)))
  const chains = ours.filter((id) => known.has(id))
  const faulty = new Set(listed(text, 'FAULTY').map(({ address }) => address))
  return listed(text, 'CanonicalAddresses').flatMap(({ key, version, address }) => {
    const id = OF_ZODIAC[key]
    return id ? [{ id, version, address, chains, ...(faulty.has(address) && { isFaulty: true }) }] : []
  })
}

type SafeRecord = { version: string; networkAddresses: Record<string, string> }

/** A row for each address, since some chains have a module elsewhere. */
function readSafe(read: (path: string) => string): Row[] {
  return OF_SAFE.flatMap(([id, path]) => {
    const { version, networkAddresses } = JSON.parse(read(`dist/assets/${path}.json`)) as SafeRecord
    const addresses = new Set(Object.values(networkAddresses).map((address) => getAddress(address)))
    return [...addresses].map((address) => {
      const chains = ours.filter((chain) => getAddress(networkAddresses[chain] ?? address) === address)
      return { id, version, address, chains: chains.filter((chain) => networkAddresses[chain] !== undefined) }
    })
  }).filter(({ chains }) => chains.length > 0)
}

type Code = { creation: Hex; hash: Hex }

/** Creation code and the hash of the code that it deploys, by the addresses that commit to it. */
async function readCodes(text: string): Promise<Map<Address, Code>> {
  const anvil = await startAnvil({ chainId: 1 })
  const codes = new Map<Address, Code>()
  try {
    for (const [, salt, creation] of text.matchAll(
      /const salt(?:\$\d+)? = "(0x[0-9a-f]{64})";\s*const initCode(?:\$\d+)? = "(0x[0-9a-f]+)"/g,
    )) {
      const bytecode = creation as Hex
      const code = (await anvil.provider.request({ method: 'eth_call', params: [{ data: bytecode }, 'latest'] })) as Hex
      if (size(code) === 0) throw new Error('Creation code leaves no code.')
      for (const from of DEPLOYERS) {
        const address = getContractAddress({ opcode: 'CREATE2', from, salt: salt as Hex, bytecode })
        codes.set(address, { creation: bytecode, hash: keccak256(code) })
      }
    }
  } finally {
    await anvil.stop()
  }
  return codes
}

const unpack = <T>({ name, version, integrity }: Package, use: (read: (path: string) => string) => T): T =>
  unpackPackage(name, version, integrity, use)

function print(rows: readonly Row[]): string {
  const lines = rows.map(({ id, version, address, chains, codeHash, isFaulty }) => {
    const by = codeHash ? `codeHash: '${codeHash}'` : `chains: [${chains.join(', ')}]`
    return `  { id: '${id}', version: '${version}', address: '${address}', ${by}${isFaulty ? ', isFaulty: true' : ''} },`
  })
  const packages = [SAFE, ZODIAC, ZODIAC_CODE].map(
    ({ name, version, integrity }) => `// ${name} ${version}, ${integrity}`,
  )
  const ids = [...new Set(rows.map(({ id }) => `'${id}'`))].join(' | ')
  return `// SPDX-License-Identifier: MIT
// Generated by tools/publishedModules.ts ("npm run build:modules"); don't edit. Out of
${packages.join('\n')}

type PublishedModule = {
  id: ${ids}
  version: string
  address: \`0x\${string}\`
  /** Of its code, where the creation code is published and leads to the address (CREATE2). */
  codeHash?: \`0x\${string}\`
  /** Where its address alone is published: the chains that it is published for. */
  chains?: readonly number[]
  /** Its publisher says so. */
  isFaulty?: true
}

/** The modules that Safe and Zodiac publish. */
export const publishedModules: readonly PublishedModule[] = [
${lines.join('\n')}
]
`
}

/** The module whose code the tests need in full. */
const TESTED = '0xd54895B1121A2eE3f37b502F507631FA1331BED6'

const printCode = (creation: Hex): string => `// SPDX-License-Identifier: LGPL-3.0-or-later
// Generated by tools/publishedModules.ts ("npm run build:modules"); don't edit. Out of
// ${ZODIAC_CODE.name} ${ZODIAC_CODE.version}, ${ZODIAC_CODE.integrity}

/** Creation code of Zodiac's Delay Modifier 1.0.1. */
export const delayCode = '${creation}'
`

const zodiac = unpack(ZODIAC, (read) => readZodiac(read('dist/esm/contracts.js')))
const codes = await readCodes(unpack(ZODIAC_CODE, (read) => read('dist/index.js')))
const rows = [...unpack(SAFE, readSafe), ...zodiac].map((row) => {
  const codeHash = codes.get(row.address)?.hash
  return codeHash ? { ...row, codeHash } : row
})
const tested = codes.get(TESTED)
if (!tested) throw new Error('The code for the tests is not in the package.')
const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
settleGenerated(
  [
    { path: pathOf('src/safe/modules/publishedModules.generated.ts'), source: print(rows) },
    { path: pathOf('test/safe/modules/delayCode.generated.ts'), source: printCode(tested.creation) },
  ],
  [],
)
