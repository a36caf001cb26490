import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Address, concat, getCreate2Address, type Hex, pad } from 'viem'
import { settleGenerated } from './settleGenerated.ts'
import { unpackPackage } from './unpackPackage.ts'

// Compiles Seaport 1.6 for the tests, out of the npm packages of its sources: `npm run build:seaport`. That it is the code of
// the deployed one follows from its address, which commits to every byte of the creation code (CREATE2).

const CORE = {
  name: 'seaport-core',
  version: '1.6.6',
  integrity: 'sha512-BNOg9EizHcLXN27UMKPB+2ewwcRnZkuNV8lRawKORnlpHI7SlCXhLkvCT+SHL/s5W8sJbnq2ef/SCvNB0r+KKA==',
}
const TYPES = {
  name: 'seaport-types',
  version: '1.6.3',
  integrity: 'sha512-Rm9dTTEUKmXqMgc5TiRtfX/sFOX6SjKkT9l/spTdRknplYh5tmJ0fMJzbE60pCzV1/Izq0cCua6uvWszo6zOAQ==',
}
const COMPILER = {
  name: 'solc',
  version: '0.8.24',
  integrity: 'sha512-G5yUqjTUPc8Np74sCFwfsevhBPlUifUOfhYrgyu6CmYlC6feSw0YS6eZW47XDT23k3JYdKx5nJ+Q7whCEmNcoA==',
}

/** Where Seaport 1.6 is on every chain, and what it was deployed with. */
const SEAPORT: Address = '0x0000000000000068F116a894984e2DB1123eB395'
const FACTORY: Address = '0x0000000000FFe8B47B3e2130213B802212439497'
const SALT: Hex = '0x0000000000000000000000000000000000000000d738b7f0bb99901b1c83f249'
const CONDUIT_CONTROLLER: Address = '0x00000000F9490004C11Cef243f5400493c00Ad63'

const ENTRY = 'seaport-core/src/Seaport.sol'
const SETTINGS = {
  viaIR: true,
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 4_294_967_295 },
  metadata: { bytecodeHash: 'none' },
  outputSelection: { [ENTRY]: { Seaport: ['evm.bytecode.object'] } },
}

type Package = typeof CORE
type Read = (path: string) => string
type Compiled = { contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> }
type Solc = { compile: (input: string, callbacks: { import: (path: string) => { contents: string } }) => string }

const unpack = <T>({ name, version, integrity }: Package, use: (read: Read) => T): T =>
  unpackPackage(name, version, integrity, use)

/** The compiler of that version, run as the installed package runs its own. */
function loadCompiler(source: string): Solc {
  const require = createRequire(import.meta.url)
  const module = { exports: {} }
  new Function('module', 'exports', 'require', '__dirname', source)(module, module.exports, require, '.')
  return require('solc/wrapper')(module.exports) as Solc
}

function compile(core: Read, types: Read, compiler: Read): Hex {
  const read = (path: string): string => {
    const [, name, inside = ''] = /^(seaport-core|seaport-types)\/(.+)$/.exec(path) ?? []
    return name === 'seaport-core' ? core(inside) : types(inside)
  }
  const input = { language: 'Solidity', sources: { [ENTRY]: { content: read(ENTRY) } }, settings: SETTINGS }
  const solc = loadCompiler(compiler('soljson.js'))
  const output = solc.compile(JSON.stringify(input), { import: (path) => ({ contents: read(path) }) })
  const { contracts } = JSON.parse(output) as Compiled
  return `0x${contracts?.[ENTRY]?.Seaport?.evm.bytecode.object ?? ''}`
}

const code = unpack(CORE, (core) => unpack(TYPES, (types) => unpack(COMPILER, (solc) => compile(core, types, solc))))
const creation = concat([code, pad(CONDUIT_CONTROLLER)])
const address = getCreate2Address({ from: FACTORY, salt: SALT, bytecode: creation })
if (address !== SEAPORT) throw new Error(`This code would be at ${address}, Seaport 1.6 is at ${SEAPORT}.`)
settleGenerated(
  [{ path: fileURLToPath(new URL('../contracts/test/seaport/creation.hex', import.meta.url)), source: creation }],
  [],
)
