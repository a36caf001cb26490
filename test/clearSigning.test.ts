import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Abi, keccak256, parseAbiItem, stringToHex, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { asSeenAbi, asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../src/contract/wrappedSafe.generated.ts'
import { asSeenInitCode, wrappedSafeInitCode } from '../src/contract/wrappedSafeCode.generated.ts'
import { CHAINS, TEST_CHAINS } from '../src/lib/chains.ts'
import { clearSigningFiles, printClearSigning } from '../tools/clearSigning.ts'
import { callsFile, messageFile } from './erc7730Schema.ts'

const folder = 'contracts/erc7730'
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const everyChain = (address: string) => [...CHAINS, ...TEST_CHAINS].map(({ id }) => ({ chainId: id, address }))

type Parameter = { name: string; type: string; components?: readonly Parameter[] | undefined }

/** Every value in the inputs by its path, an array as `name.[]`, with its type. */
function leaves(inputs: readonly Parameter[], prefix = ''): [path: string, type: string][] {
  return inputs.flatMap(({ name, type, components }): [string, string][] => {
    const isArray = type.endsWith('[]')
    const path = `${prefix}${name}${isArray ? '.[]' : ''}`
    return components ? leaves(components, `${path}.`) : [[path, isArray ? type.slice(0, -2) : type]]
  })
}

const TYPES: Record<string, RegExp> = {
  raw: /^(uint256|bool|bytes32|bytes)$/,
  amount: /^uint256$/,
  tokenAmount: /^uint256$/,
  date: /^uint256$/,
  nftName: /^uint256$/,
  calldata: /^bytes$/,
  addressName: /^(address|uint256 sliced)$/,
}

type Format = {
  fields: readonly { path: string; format: string; params?: object | undefined }[]
  required: readonly string[]
  excluded?: readonly string[] | undefined
}

/** The faults in how the inputs are shown, a sentence each. */
function faultsIn({ fields, required, excluded = [] }: Format, inputs: readonly Parameter[]): string[] {
  const types = new Map(leaves(inputs))
  const faults: string[] = []
  const shown = new Set(excluded)
  for (const { path, format, params } of fields) {
    const whole = path.replace(/\.\[-20:\]$/, '')
    shown.add(whole)
    const type = types.get(whole)
    if (!TYPES[format]?.test(whole === path ? (type ?? '') : `${type} sliced`))
      faults.push(`${path}: ${type} as ${format}`)
    if (!required.includes(path)) faults.push(`${path} isn't required`)
    const callee = params && 'calleePath' in params ? String(params.calleePath) : undefined
    if (callee && types.get(callee) !== 'address') faults.push(`${callee} is no address`)
    const token = params && 'tokenPath' in params ? String(params.tokenPath) : undefined
    if (token && types.get(token) !== 'address') faults.push(`${token} is no address`)
  }
  for (const path of types.keys()) if (!shown.has(path)) faults.push(`${path} is neither shown nor excluded`)
  for (const path of excluded) if (!types.has(path)) faults.push(`${path} isn't there to exclude`)
  return faults
}

const changing = (abi: Abi) =>
  abi.filter((item) => item.type === 'function').filter(({ stateMutability }) => !/view|pure/.test(stateMutability))

const CONTRACTS = [
  { file: 'calldata-WrappedSafe.json', abi: wrappedSafeAbi as Abi, address: wrappedSafeAddress },
  { file: 'calldata-AsSeen.json', abi: asSeenAbi as Abi, address: asSeenAddress },
]

describe.each(CONTRACTS)('$file', ({ file, abi, address }) => {
  const { context, display } = callsFile.parse(read(file))

  test('[W2] describes every call that changes state, and no other', () => {
    const described = Object.keys(display.formats).map((key) =>
      toFunctionSelector(parseAbiItem(`function ${key}`) as never),
    )
    expect(described.sort()).toEqual(changing(abi).map(toFunctionSelector).sort())
  })

  test('[W2] shows every argument in the format of its type, or lists it as excluded', () => {
    for (const [key, format] of Object.entries(display.formats)) {
      const item = changing(abi).find(
        (candidate) => toFunctionSelector(candidate) === toFunctionSelector(parseAbiItem(`function ${key}`) as never),
      )
      expect(faultsIn(format, item?.inputs as readonly Parameter[]), key).toEqual([])
    }
  })

  test('[W2] is bound to the contract on each of our chains, and to its ABI', () => {
    expect(context.contract).toEqual({ deployments: everyChain(address), abi: changing(abi) })
  })
})

const MESSAGES = [
  { file: 'eip712-AsSeen.json', code: asSeenInitCode },
  { file: 'eip712-WrappedSafeMessage.json', code: wrappedSafeInitCode },
]

describe.each(MESSAGES)('$file', ({ file, code }) => {
  const { context, display } = messageFile.parse(read(file))
  const [{ primaryType, types }] = context.eip712.schemas
  const typeHash = (name: string) => {
    const fields = types[name]?.map((field) => `${field.type} ${field.name}`).join(',')
    return keccak256(stringToHex(`${name}(${fields})`)).slice(2)
  }

  test('[W2] has the types that the contract hashes', () => {
    expect(code).toContain(typeHash(primaryType))
    expect(code).toContain(typeHash('EIP712Domain'))
  })

  test('[W2] shows all of the message', () => {
    expect(Object.keys(display.formats)).toEqual([primaryType])
    const format = display.formats[primaryType]
    expect(format && faultsIn(format, types[primaryType] ?? [])).toEqual([])
  })
})

test('[W2] an offer is bound to the router, a Safe’s signature to no address', () => {
  const { domain, deployments } = messageFile.parse(read('eip712-AsSeen.json')).context.eip712
  expect({ domain, deployments }).toEqual({ domain: { name: 'As seen' }, deployments: everyChain(asSeenAddress) })
  expect(messageFile.parse(read('eip712-WrappedSafeMessage.json')).context.eip712.deployments).toBeUndefined()
})

test('[W2] the files are what "npm run build:contracts" writes', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(clearSigningFiles).sort())
  for (const [name, value] of Object.entries(clearSigningFiles))
    expect(readFileSync(join(folder, name), 'utf8') === printClearSigning(value), name).toBe(true)
})
