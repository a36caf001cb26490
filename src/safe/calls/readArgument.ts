import { parseTypedAddress } from '../../lib/address.ts'
import { visible } from '../../lib/visible.ts'
import type { Parameter } from './abiSchema.ts'
import { looseJson } from './looseJson.ts'

/** What is wrong with a value: which rule it breaks, of which type, and where in a list or struct. */
export type ArgumentFault = {
  wrong: 'empty' | 'address' | 'capitals' | 'integer' | 'range' | 'bool' | 'bytes' | 'size' | 'json' | 'count'
  type: string
  /** As in `[2].amount`; empty for the value itself. */
  at: string
}

export type Argument = { value: unknown } | ArgumentFault

const ARRAY = /^(.*)\[(\d*)\]$/
/** No number that fits a type has more digits. */
const MOST_DIGITS = 100

/** A whole number in digits, in hex, or with an exponent that leaves it whole: 1.5e18. */
function integerIn(text: string): bigint | undefined {
  const bare = visible(text).replace(/[\s_\u202f]/g, '')
  if (bare.length > MOST_DIGITS) return undefined
  if (/^-?\d+$/.test(bare) || /^0x[0-9a-f]+$/i.test(bare)) return BigInt(bare)
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^(-?)(\d+)(?:\.(\d+))?e\+?(\d{1,2})$/i.exec(bare) ?? []
  if (exponent === '' || fraction.length > Number(exponent)) return undefined
  return BigInt(`${sign}${whole}${fraction.padEnd(Number(exponent), '0')}`)
}

function readInteger(type: string, text: string, at: string): Argument {
  const value = integerIn(text)
  if (value === undefined) return { wrong: 'integer', type, at }
  const bits = BigInt(/\d+$/.exec(type)?.[0] ?? 256)
  const [least, most] = type.startsWith('u') ? [0n, 2n ** bits - 1n] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]
  return value < least || value > most ? { wrong: 'range', type, at } : { value }
}

function readBytes(type: string, text: string, at: string): Argument {
  const bare = text.trim().toLowerCase()
  if (!/^0x(?:[0-9a-f]{2})*$/.test(bare)) return { wrong: 'bytes', type, at }
  const size = type.slice('bytes'.length)
  return size !== '' && bare.length !== 2 + 2 * Number(size) ? { wrong: 'size', type, at } : { value: bare }
}

/** One value that is neither a list nor a struct. */
function readLeaf(type: string, text: string, at: string): Argument {
  if (type === 'string') return { value: text }
  if (text.trim() === '') return { wrong: 'empty', type, at }
  if (type === 'address') {
    const read = parseTypedAddress(visible(text))
    return 'address' in read
      ? { value: read.address }
      : { wrong: read.wrong === 'capitals' ? 'capitals' : 'address', type, at }
  }
  if (type === 'bool') {
    const said = text.trim().toLowerCase()
    return ['true', 'false', '1', '0'].includes(said)
      ? { value: said === 'true' || said === '1' }
      : { wrong: 'bool', type, at }
  }
  return type.startsWith('bytes') ? readBytes(type, text, at) : readInteger(type, text, at)
}

/** All of them, or the first that is wrong. */
function readAll(parts: readonly (() => Argument)[]): Argument {
  const values: unknown[] = []
  for (const part of parts) {
    const read = part()
    if ('wrong' in read) return read
    values.push(read.value)
  }
  return { value: values }
}

function readJson(parameter: Parameter, json: unknown, at: string): Argument {
  const { type, components } = parameter
  const [, item, length] = ARRAY.exec(type) ?? []
  if (item !== undefined) {
    if (!Array.isArray(json)) return { wrong: 'json', type, at }
    if (length !== '' && json.length !== Number(length)) return { wrong: 'count', type, at }
    return readAll(json.map((one, index) => () => readJson({ ...parameter, type: item }, one, `${at}[${index}]`)))
  }
  if (components) {
    if (typeof json !== 'object' || json === null) return { wrong: 'json', type: 'tuple', at }
    const isList = Array.isArray(json)
    const given = isList ? json.length : Object.keys(json).length
    if (given !== components.length) return { wrong: 'count', type: 'tuple', at }
    const fields = json as Record<string, unknown>
    return readAll(
      components.map((component, index) => () => {
        const key = isList ? String(index) : component.name
        const path = component.name === '' || isList ? `${at}[${index}]` : `${at}.${component.name}`
        return Object.hasOwn(fields, key)
          ? readJson(component, fields[key], path)
          : { wrong: 'count', type: 'tuple', at }
      }),
    )
  }
  if (typeof json === 'boolean') return readLeaf(type, String(json), at)
  return typeof json === 'string' ? readLeaf(type, json, at) : { wrong: 'json', type, at }
}

/** Reads an argument of a call as it was typed: plain, or a list or struct as JSON, a struct by order or by names. */
export function readArgument(parameter: Parameter, text: string): Argument {
  const { type, components } = parameter
  if (!components && !ARRAY.test(type)) return readLeaf(type, text, '')
  if (text.trim() === '') return { wrong: 'empty', type, at: '' }
  try {
    return readJson(parameter, looseJson(text), '')
  } catch {
    return { wrong: 'json', type, at: '' }
  }
}

const toJson = (value: unknown, { components, type }: Parameter): unknown => {
  const [, item] = ARRAY.exec(type) ?? []
  if (item !== undefined) return (value as unknown[]).map((one) => toJson(one, { name: '', type: item, components }))
  if (!components) return typeof value === 'boolean' ? value : String(value)
  // viem decodes a struct by names, and by order where one is missing
  return components.map((component, index) =>
    toJson(Array.isArray(value) ? value[index] : (value as Record<string, unknown>)[component.name], component),
  )
}

/** Writes a value as it would be typed. */
export function writeArgument(parameter: Parameter, value: unknown): string {
  const isPlain = !parameter.components && !ARRAY.test(parameter.type)
  return isPlain ? String(value) : JSON.stringify(toJson(value, parameter))
}
