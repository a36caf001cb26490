import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { parseTypedAddress } from '../../lib/address.ts'
import { type FileKind, fileKind } from '../../lib/links/fileKind.ts'
import { type Method, ParametersSchema, toMethod } from './abiSchema.ts'
import { builderChecksum } from './builderChecksum.ts'
import { type DraftCall, MOST_CALLS } from './draftCall.ts'
import { encodeCall } from './encodeCall.ts'
import { readArgument } from './readArgument.ts'

/** The most characters of a file. */
const MOST_TEXT = 1_000_000

/** What is wrong with an entry: its address, value, data, function, or an argument; or it is a delegatecall. */
type RowWrong = 'shape' | 'to' | 'value' | 'data' | 'method' | 'argument' | 'differs' | 'delegate'

/** Rows are counted from 1; `name` is the argument's. */
export type RowFault = { row: number; wrong: RowWrong; name?: string }

export type BuilderFile =
  | { calls: DraftCall[]; isChanged: boolean }
  | { wrong: 'long' | 'json' | 'shape' | 'empty' }
  | { wrong: Exclude<FileKind, 'batch'> }
  | { wrong: 'many'; count: number }
  | { wrong: 'chain'; chainId: string }
  | { wrong: 'rows'; rows: RowFault[] }

const File = z.object({
  chainId: z.union([z.string().check(z.regex(/^\d{1,20}$/)), z.number()]),
  meta: z.optional(z.nullable(z.object({ checksum: z.optional(z.nullable(z.string())) }))),
  transactions: z.array(z.unknown()),
})

const Row = z.object({
  to: z.string(),
  value: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  data: z.optional(z.nullable(z.string())),
  contractMethod: z.optional(z.unknown()),
  contractInputsValues: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  operation: z.optional(z.unknown()),
})

const ContractMethod = z.object({
  name: z.string().check(z.regex(/^[\w$]{0,100}$/)),
  inputs: z.optional(z.nullable(ParametersSchema)),
  payable: z.optional(z.boolean()),
})

function valueIn(value: z.infer<typeof Row>['value']): bigint | undefined {
  const text = String(value ?? '0').trim() || '0'
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined
  if (!/^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text)) return undefined
  const wei = BigInt(text)
  return wei < 2n ** 256n ? wei : undefined
}

/** The function of an entry; `none` where it has none, which is a plain transfer or data alone. */
function methodIn(given: unknown): Method | 'none' | undefined {
  if (given === undefined || given === null) return 'none'
  const { data } = ContractMethod.safeParse(given)
  if (!data) return undefined
  // names for a plain payment
  if (['', 'receive', 'fallback'].includes(data.name)) return 'none'
  const { name, inputs, payable } = data
  return toMethod({ type: 'function', name, inputs: inputs ?? [], ...(payable !== undefined && { payable }) })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** The encoded arguments of an entry, or the name of the argument that is invalid. */
function dataOf(method: Method, values: Record<string, unknown>): { data: Hex } | { name: string } {
  const read: unknown[] = []
  for (const [index, input] of method.inputs.entries()) {
    const key = input.name || String(index)
    const argument = Object.hasOwn(values, key) ? readArgument(input, textOf(values[key])) : undefined
    if (!argument || 'wrong' in argument) return { name: key }
    read.push(argument.value)
  }
  return { data: encodeCall(method, read) }
}

type RowRead = { call: DraftCall } | { wrong: RowWrong; name?: string }

function readRow(entry: unknown): RowRead {
  const row = Row.safeParse(entry).data
  if (!row) return { wrong: 'shape' }
  if (![undefined, null, 0, '0'].includes(row.operation as never)) return { wrong: 'delegate' }
  const to = parseTypedAddress(row.to)
  if (!('address' in to)) return { wrong: 'to' }
  const value = valueIn(row.value)
  if (value === undefined) return { wrong: 'value' }
  const given = (row.data ?? '').trim().toLowerCase()
  if (given !== '' && !/^0x(?:[0-9a-f]{2})*$/.test(given)) return { wrong: 'data' }
  const hasData = given !== '' && given !== '0x'
  const data = (hasData ? given : '0x') as Hex
  const call = { to: to.address, value, data }
  const method = methodIn(row.contractMethod)
  if (method === 'none' || (method === undefined && hasData)) return { call }
  if (method === undefined) return { wrong: 'method' }
  const values = row.contractInputsValues
  if (hasData && !values && method.inputs.length > 0) return { call }
  const encoded = dataOf(method, values ?? {})
  if ('name' in encoded) return hasData ? { call } : { wrong: 'argument', name: encoded.name }
  // other tools may show one and send the other: here they must match
  if (hasData && encoded.data !== data) return { wrong: 'differs' }
  return { call: { ...call, data: encoded.data, method } }
}

/**
 * Reads a batch file of Safe's transaction builder, or of a tool that writes its format, whole or not at all.
 * `isChanged`: its checksum doesn't match its contents.
 * @param chainId the chain that it must be for
 */
export function readBuilderFile(text: string, chainId: number): BuilderFile {
  if (text.length > MOST_TEXT) return { wrong: 'long' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { wrong: 'json' }
  }
  try {
    const file = File.safeParse(json).data
    if (!file) {
      const kind = fileKind(json)
      return { wrong: kind === undefined || kind === 'batch' ? 'shape' : kind }
    }
    if (String(file.chainId) !== String(chainId)) return { wrong: 'chain', chainId: String(file.chainId) }
    const { transactions, meta } = file
    if (transactions.length === 0) return { wrong: 'empty' }
    if (transactions.length > MOST_CALLS) return { wrong: 'many', count: transactions.length }
    const rows = transactions.map(readRow)
    const faults = rows.flatMap((one, index) => ('wrong' in one ? [{ row: index + 1, ...one }] : []))
    if (faults.length > 0) return { wrong: 'rows', rows: faults }
    const isChanged = Boolean(meta?.checksum) && meta?.checksum !== builderChecksum(json as object)
    return { calls: rows.flatMap((one) => ('call' in one ? [one.call] : [])), isChanged }
  } catch {
    // nested too deep to be walked through
    return { wrong: 'shape' }
  }
}
