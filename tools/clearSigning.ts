import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Abi, AbiFunction, AbiParameter } from 'viem'
import { asSeenAbi, asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../src/contract/wrappedSafe.generated.ts'
import { CHAINS, TEST_CHAINS } from '../src/lib/chains.ts'
import { BUY, HANDLED, OFFER, type Shown, SIGNED } from './clearSigningWords.ts'

// Writes what lets a wallet show our calls and messages in words (ERC-7730 v1), with the addresses and the ABI as they are
// now. Runs with `npm run build:contracts`.

const SCHEMA = 'https://github.com/LedgerHQ/clear-signing-erc7730-registry/blob/master/specs/erc7730-v1.schema.json'

const metadata = { owner: 'Wrapped Safe Wallet' }

type DomainField = { name: string; type: string }

/** The function's inputs as ABI text: `uint256 tokenId,(address to,uint256 value)[] calls`. */
function printInputs(inputs: readonly AbiParameter[]): string {
  return inputs
    .map((input) => {
      const type = 'components' in input ? `(${printInputs(input.components)})${input.type.slice(5)}` : input.type
      return `${type} ${input.name}`
    })
    .join(',')
}

const changesState = (item: Abi[number]): item is AbiFunction =>
  item.type === 'function' && item.stateMutability !== 'view' && item.stateMutability !== 'pure'

const deploymentsAt = (address: string) => [...CHAINS, ...TEST_CHAINS].map(({ id }) => ({ chainId: id, address }))

/** What is shown of one call or message: every field that isn't excluded is required. */
function toFormat({ intent, fields, excluded }: Shown) {
  const required = fields.map(({ path }) => path)
  return { intent, fields, required, ...(excluded && { excluded }) }
}

function describeCalls(id: string, abi: Abi, address: string, shown: Record<string, Shown>) {
  const functions = abi.filter(changesState)
  const formats = functions.flatMap((item) => {
    const signature = `${item.name}(${printInputs(item.inputs)})`
    const format = shown[signature]
    return format ? [[signature, toFormat(format)]] : []
  })
  return {
    $schema: SCHEMA,
    context: { $id: id, contract: { deployments: deploymentsAt(address), abi: functions } },
    metadata,
    display: { formats: Object.fromEntries(formats) },
  }
}

function describeMessage(
  id: string,
  { primaryType, types, ...shown }: Shown & { primaryType: string; types: Record<string, readonly DomainField[]> },
  binding: object,
) {
  return {
    $schema: SCHEMA,
    context: { $id: id, eip712: { schemas: [{ primaryType, types }], ...binding } },
    metadata,
    display: { formats: { [primaryType]: toFormat(shown) } },
  }
}

/** The files by name, each as an object. */
export const clearSigningFiles = {
  'calldata-WrappedSafe.json': describeCalls('Wrapped Safe', wrappedSafeAbi, wrappedSafeAddress, HANDLED),
  'calldata-AsSeen.json': describeCalls('As seen', asSeenAbi, asSeenAddress, BUY),
  'eip712-AsSeen.json': describeMessage('As seen: offer', OFFER, {
    domain: { name: 'As seen' },
    deployments: deploymentsAt(asSeenAddress),
  }),
  // the domain is the Safe's, which may be any: the message is bound to no address
  'eip712-WrappedSafeMessage.json': describeMessage('Wrapped Safe: signature of the Safe', SIGNED, {}),
}

/** The content of its file. */
export const printClearSigning = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../contracts/erc7730/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  for (const [name, value] of Object.entries(clearSigningFiles))
    writeFileSync(join(folder, name), printClearSigning(value))
}
