import { type Hex, parseAbiItem } from 'viem'
import * as z from 'zod/mini'
import { type Method, MethodSchema, type Refusal, RefusalSchema, toMethod } from './abiSchema.ts'

/** Letters of an ABI, or of data, that are looked at. */
const MOST_TEXT = 500_000
/** Letters of one signature. */
const MOST_SIGNATURE = 1_000
const MOST_ENTRIES = 1_000

/** What was typed or pasted where a call is named, or what is wrong with it. */
export type CallText =
  | { kind: 'data'; data: Hex }
  | { kind: 'functions'; functions: readonly Method[]; refusals: readonly Refusal[] }
  | { wrong: 'empty' | 'long' | 'digits' | 'json' | 'none' | 'signature' }

/** An ABI, the file of a compiler that has one in it, or one entry of it. */
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
    // in this order: an entry alone has more in it than its type
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
    // what doesn't say may take value: the chain tells
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
 * Reads how a call is named: by a signature such as `transfer(address,uint256)`, by an ABI in JSON, or by its data. Functions
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
