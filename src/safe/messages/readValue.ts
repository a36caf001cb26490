import { parseTypedAddress } from '../../lib/address.ts'
import { visible } from '../../lib/visible.ts'
import type { TypedDataFault } from './readTypedData.ts'

export type Types = ReadonlyMap<string, readonly { name: string; type: string }[]>

/** A value as a person reads it: a leaf with its text, or a group of others. */
export type Shown = {
  /** Of the field, or the number of a list's item from 1. */
  name: string
  type: string
  text?: string
  /** Whether the text has invisible characters, such as those that turn the direction of reading. */
  isHidden?: boolean
  children?: readonly Shown[]
}

/** What is wrong with typed data. */
export class TypedDataError extends Error {
  readonly fault: TypedDataFault
  constructor(fault: TypedDataFault) {
    super(fault.wrong)
    this.fault = fault
  }
}

const DEEPEST = 12

type Reading = {
  types: Types
  /** How many more values may be read: nobody would review more. */
  left: { values: number }
}
type Given = { type: string; value: unknown; path: readonly string[] }
type ReadValue = { value: unknown; shown: Shown; hasMore: boolean }

const nameOf = (path: readonly string[]): string => path.at(-1) ?? ''

const faultAt = (wrong: 'type' | 'missing' | 'value' | 'number', path: readonly string[], type = ''): TypedDataError =>
  new TypedDataError({ wrong, at: path.join('.') || type })

/** Numbers come as JSON's own, which are exact only up to 2^53, or as text: decimal, or hex with `0x`. */
function readNumber({ type, value, path }: Given): bigint {
  const [, sign, digits = ''] = /^(u?)int(\d*)$/.exec(type) ?? []
  const bits = Number(digits)
  if (bits < 8 || bits > 256 || bits % 8 !== 0) throw faultAt('type', path, type)
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw faultAt('number', path)
  const isNumber =
    typeof value === 'number' || (typeof value === 'string' && /^(-?\d{1,78}|0x[\da-f]{1,64})$/i.test(value))
  if (!isNumber) throw faultAt('value', path)
  const read = BigInt(value as string | number)
  const isInRange = sign ? read >= 0n && read < 1n << BigInt(bits) : BigInt.asIntN(bits, read) === read
  if (!isInRange) throw faultAt('value', path)
  return read
}

function readBytes({ type, value, path }: Given): string {
  const [, digits = ''] = /^bytes(\d*)$/.exec(type) ?? []
  if (digits !== '' && !/^([1-9]|[12]\d|3[0-2])$/.test(digits)) throw faultAt('type', path, type)
  const isHex = typeof value === 'string' && /^0x([\da-f]{2})*$/i.test(value)
  if (!isHex || (digits !== '' && value.length !== 2 + 2 * Number(digits))) throw faultAt('value', path)
  return value.toLowerCase()
}

function readLeaf(given: Given): { value: unknown; text: string; isHidden?: boolean } {
  const { type, value, path } = given
  if (/^u?int/.test(type)) {
    const number = readNumber(given)
    return { value: number, text: number.toString() }
  }
  if (/^bytes/.test(type)) {
    const bytes = readBytes(given)
    return { value: bytes, text: bytes }
  }
  if (type === 'address') {
    const read = typeof value === 'string' ? parseTypedAddress(value) : undefined
    if (!read || !('address' in read)) throw faultAt('value', path)
    return { value: read.address, text: read.address }
  }
  if (type === 'bool' && typeof value === 'boolean') return { value, text: String(value) }
  if (type === 'string' && typeof value === 'string') return { value, text: value, isHidden: visible(value) !== value }
  throw type === 'bool' || type === 'string' ? faultAt('value', path) : faultAt('type', path, type)
}

function readList(reading: Reading, { type, value, path }: Given): ReadValue {
  const [, item = '', size = ''] = /^(.*)\[(\d{0,4})\]$/.exec(type) ?? []
  if (!Array.isArray(value) || (size !== '' && value.length !== Number(size))) throw faultAt('value', path)
  const read = value.map((one: unknown, at) =>
    readValue(reading, { type: item, value: one, path: [...path, `${at + 1}`] }),
  )
  return {
    value: read.map((one) => one.value),
    shown: { name: nameOf(path), type, children: read.map((one) => one.shown) },
    hasMore: read.some((one) => one.hasMore),
  }
}

/**
 * Reads one value by its type (EIP-712).
 * @throws TypedDataError where it isn't of its type
 */
export function readValue(reading: Reading, given: Given): ReadValue {
  const { type, value, path } = given
  if (path.length > DEEPEST || reading.left.values-- <= 0) throw new TypedDataError({ wrong: 'tooMuch' })
  if (type.endsWith(']')) return readList(reading, given)
  const fields = reading.types.get(type)
  if (!fields) {
    const { value: read, ...shown } = readLeaf(given)
    return { value: read, shown: { name: nameOf(path), type, ...shown }, hasMore: false }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw faultAt('value', path, type)
  if (new Set(fields.map(({ name }) => name)).size !== fields.length) throw faultAt('type', path, type)
  const read = fields.map((field) => {
    const at = [...path, field.name]
    if (!Object.hasOwn(value, field.name)) throw faultAt('missing', at)
    const one = readValue(reading, {
      type: field.type,
      value: (value as Record<string, unknown>)[field.name],
      path: at,
    })
    return [field.name, one] as const
  })
  return {
    value: Object.fromEntries(read.map(([name, one]) => [name, one.value])),
    shown: { name: nameOf(path), type, children: read.map(([, one]) => one.shown) },
    hasMore: Object.keys(value).length > fields.length || read.some(([, one]) => one.hasMore),
  }
}
