import { wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, toAddress } from '../../lib/address.ts'

/** The standards of tokens that are read. */
export type TokenKind = 'erc20' | 'erc721' | 'erc1155'

/** A well-known token, under a symbol that no other one on its chain has. */
export type KnownToken = { address: Address; symbol: string } & (
  | { kind: 'erc20'; decimals: number }
  | { kind: 'erc721' | 'erc1155' }
)

/** By chain, each a file of its own that is loaded on demand. */
const FILES: Readonly<Record<number, () => Promise<{ lines: string }>>> = {
  1: () => import('./known/1.generated.ts'),
  10: () => import('./known/10.generated.ts'),
  100: () => import('./known/100.generated.ts'),
  137: () => import('./known/137.generated.ts'),
  8453: () => import('./known/8453.generated.ts'),
  42161: () => import('./known/42161.generated.ts'),
  11155111: () => import('./known/11155111.generated.ts'),
  1526652528: () => import('./known/1526652528.generated.ts'),
}

function parseLine(line: string): KnownToken[] {
  const [digits, symbol = '', third] = line.split('|')
  const address = toAddress(`0x${digits}`)
  if (!address) return []
  if (third === 'erc721' || third === 'erc1155') return [{ address, symbol, kind: third }]
  return [{ address, symbol, kind: 'erc20', decimals: Number(third) }]
}

/**
 * The well-known tokens of a chain, the most common first, and our own collection; on a chain without a list only that.
 * @throws where the file can't be loaded
 */
export async function knownTokens(chainId: number): Promise<readonly KnownToken[]> {
  const { lines } = (await FILES[chainId]?.()) ?? { lines: '' }
  const ours: KnownToken = { address: wrappedSafeAddress, symbol: 'Wrapped Safes', kind: 'erc721' }
  return [...lines.split('\n').flatMap(parseLine), ours]
}
