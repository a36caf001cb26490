import { type Hex, hashTypedData, type TypedDataDefinition } from 'viem'
import * as z from 'zod/mini'
import { readValue, type Shown, TypedDataError, type Types } from './readValue.ts'

/** The most characters of JSON. */
const MOST_LETTERS = 100_000

/** The name of a struct or a field: ASCII only, so that no letter looks like another. */
const Name = z.string().check(z.regex(/^(?!__proto__$)[a-z_]\w{0,99}$/i))
const Field = z.object({ name: Name, type: z.string().check(z.maxLength(120)) })
const Json = z.object({
  types: z.record(z.string(), z.array(Field).check(z.maxLength(100))),
  primaryType: Name,
  domain: z.record(z.string(), z.unknown()),
  message: z.record(z.string(), z.unknown()),
})

/** The fields that a domain may have, in the order in which it is hashed (EIP-712). */
const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
] as const

/** Values by their fields; numbers are `bigint`. */
export type Values = Readonly<Record<string, unknown>>

/** Typed data (EIP-712) that was read: what it says, and the hash that is signed for it. */
export type TypedData = {
  primaryType: string
  /** Only what the hash covers. */
  domain: Values
  message: Values
  /** The message in the order of its types: what the hash covers, and nothing else. */
  shown: readonly Shown[]
  /** Whether it has fields that no type names, which aren't signed. */
  hasMore: boolean
  hash: Hex
}

/** A key of the words; `at` names the field or the type, such as `details.amount`. */
export type TypedDataFault =
  | { wrong: 'empty' | 'tooLong' | 'json' | 'shape' | 'tooMuch' }
  | { wrong: 'type' | 'missing' | 'value' | 'number'; at: string }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields by which the domain is hashed: its own type's where given, else the known ones that it has. */
function domainFields(types: Types, domain: Values) {
  const own = types.get('EIP712Domain')
  const known = DOMAIN.filter(({ name }) => (own ? own.some((field) => field.name === name) : domain[name] != null))
  const isKnown = own?.every(({ name, type }) => DOMAIN.some((field) => field.name === name && field.type === type))
  if (own && (!isKnown || known.length !== own.length)) throw new TypedDataError({ wrong: 'type', at: 'EIP712Domain' })
  return own ?? known
}

/**
 * Reads typed data as an app gives it to a wallet (EIP-712, `eth_signTypedData_v4`). Stricter than wallets are: a number that
 * JSON can't carry exactly, a value that isn't of its type, or a type that isn't there is refused, never guessed.
 * @param text JSON
 */
export function readTypedData(text: string): TypedData | TypedDataFault {
  if (text.trim() === '') return { wrong: 'empty' }
  if (text.length > MOST_LETTERS) return { wrong: 'tooLong' }
  const json = parse(text)
  if (typeof json !== 'object') return { wrong: 'json' }
  const { data } = Json.safeParse(json)
  if (!data || data.primaryType === 'EIP712Domain') return { wrong: 'shape' }
  const types: Types = new Map(Object.entries(data.types))
  const { primaryType } = data
  try {
    for (const name of types.keys())
      if (!Name.safeParse(name).success || /^(u?int|bytes)\d*$|^(address|bool|string)$/.test(name))
        throw new TypedDataError({ wrong: 'type', at: name.slice(0, 100) })
    if (!types.has(primaryType)) throw new TypedDataError({ wrong: 'type', at: primaryType })
    const fields = domainFields(types, data.domain)
    const read = { types: new Map([...types, ['EIP712Domain', fields]]), left: { values: 2_000 } }
    const domain = readValue(read, { type: 'EIP712Domain', value: data.domain, path: ['domain'] })
    const message = readValue(read, { type: primaryType, value: data.message, path: [] })
    const definition = {
      domain: domain.value,
      message: message.value,
      primaryType,
      types: Object.fromEntries(read.types),
    }
    return {
      primaryType,
      domain: domain.value as Values,
      message: message.value as Values,
      shown: message.shown.children ?? [],
      hasMore: domain.hasMore || message.hasMore,
      hash: hashTypedData(definition as unknown as TypedDataDefinition),
    }
  } catch (thrown) {
    return thrown instanceof TypedDataError ? thrown.fault : { wrong: 'shape' }
  }
}
