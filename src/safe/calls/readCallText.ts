import { type Hex, parseAbiItem } from 'viem'
import * as z from 'zod/mini'
import { type Method, MethodSchema, type Refusal, RefusalSchema, toMethod } from './abiSchema.ts'

/** The most characters of an ABI, or of data. */
const MOST_TEXT = 500_000
/** The most characters of one signature. */
const MOST_SIGNATURE = 1_000
const MOST_ENTRIES = 1_000

/** A call as it was typed or pasted, or what is wrong with it. */
export type CallText =
  | { kind: 'data'; data: Hex }
  | { kind: 'functions'; functions: readonly Method[]; refusals: readonly Refusal[] }
  | { wrong: 'empty' | 'long' | 'digits' | 'json' | 'none' | 'signature' }

/** An ABI, a compiler's artifact that contains one, or a single entry. */
const Abi = z.union([
  z.array(z.unknown()).check(z.maxLength(MOST_ENTRIES)),
  z.pipe(
    z.object({ abi: z.array(z.unknown()).check(z.maxLength(MOST_ENTRIES)) }),
    z.transform(({ abi }) => abi),
  ),
  z.pipe(
    z.object({ type: z.string() }),
    z.transform((entry) => [entry]),
  ),
])

function readJson(text: string): CallText {
  try {
    // a single entry is wrapped first, since its own schema would keep nothing but the type
    const json: unknown = JSON.parse(text)
    const isEntry = typeof json === 'object' && json !== null && 'type' in json
    const { data } = Abi.safeParse(isEntry ? [json] : json)
    if (!data) return { wrong: 'json' }
    const methods = data.flatMap((entry) => {
      const parsed = MethodSchema.safeParse(entry)
      return parsed.success ? (toMethod(parsed.data) ?? []) : []
    })
    const refusals = data.flatMap((entry) => {
      const parsed = RefusalSchema.safeParse(entry)
      return parsed.success ? [{ ...parsed.data }] : []
    })
    return methods.length > 0 ? { kind: 'functions', functions: methods, refusals } : { wrong: 'none' }
  } catch {
    return { wrong: 'json' }
  }
}

function readSignature(text: string): CallText {
  if (text.length > MOST_SIGNATURE) return { wrong: 'signature' }
  const bare = text.replace(/\s+/g, ' ').replace(/\s*(?:;|\{\s*\}?)$/, '')
  try {
    const item = parseAbiItem((bare.startsWith('function ') ? bare : `function ${bare}`) as never) as unknown
    const parsed = MethodSchema.safeParse(item)
    if (['constructor', 'receive', 'fallback'].includes(parsed.data?.name ?? '')) return { wrong: 'signature' }
    // without a stated mutability it may take value: the simulation will tell
    const isSaid = /\)\s*.*\b(?:payable|nonpayable|view|pure)\b/.test(bare)
    const method = parsed.success && toMethod({ ...parsed.data, ...(!isSaid && { stateMutability: 'payable' }) })
    return method
      ? { kind: 'functions', functions: [method], refusals: [] }
      : { wrong: parsed.success ? 'none' : 'signature' }
  } catch {
    return { wrong: 'signature' }
  }
}

/**
 * Reads a call given as a signature such as `transfer(address,uint256)`, as an ABI in JSON, or as its data. Functions
 * that only read are left out.
 */
export function readCallText(text: string): CallText {
  const bare = text.trim()
  if (bare === '') return { wrong: 'empty' }
  if (bare.length > MOST_TEXT) return { wrong: 'long' }
  if (/^0x/i.test(bare)) {
    const digits = bare.slice(2).replace(/\s+/g, '')
    return /^(?:[0-9a-f]{2})+$/i.test(digits)
      ? { kind: 'data', data: `0x${digits.toLowerCase()}` }
      : { wrong: 'digits' }
  }
  return /^[[{]/.test(bare) ? readJson(bare) : readSignature(bare)
}
