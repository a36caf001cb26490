import { BaseError, type Hex, isHex } from 'viem'

/** Nethermind and OpenEthereum put a word before it. */
const REVERTED_DATA = /^(?:Reverted )?(0x[0-9a-f]*)$/i

/** The data that a contract reverted with, from wherever the RPC put it; nodes nest it differently. */
export function revertDataOf(thrown: unknown): Hex | undefined {
  for (const data of dataOf(thrown)) {
    const [, hex] = typeof data === 'string' ? (REVERTED_DATA.exec(data) ?? []) : []
    if (isHex(hex)) return hex
  }
  return undefined
}

/** The values under `data`, also within another `data`. */
export function dataOf(thrown: unknown): unknown[] {
  const found: unknown[] = []
  const look = (layer: unknown): boolean => {
    const { data } = layer as { data?: unknown }
    found.push(typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data)
    return false
  }
  if (thrown instanceof BaseError) thrown.walk(look)
  else if (typeof thrown === 'object' && thrown !== null) look(thrown)
  return found
}
