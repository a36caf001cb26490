import type { Hex } from 'viem'

/** What the author of a link saw: the block, and the state's fingerprint (ERC-5646) where the Safe was wrapped. */
export type Seen = { block: bigint; fingerprint?: Hex }

const isWord = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text)

/** Reads it from the query of a link; undefined where it isn't in there. */
export function parseSeen(query: string): Seen | undefined {
  const parameters = new URLSearchParams(query)
  const block = parameters.get('block') ?? ''
  const state = parameters.get('state') ?? ''
  if (!/^[0-9]{1,15}$/.test(block)) return undefined
  return { block: BigInt(block), ...(isWord(state) && { fingerprint: state }) }
}

/** The query to append to a link. */
export const seenQuery = ({ block, fingerprint }: Seen): string =>
  `?block=${block}${fingerprint ? `&state=${fingerprint}` : ''}`
