import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import type { AddedToken } from '../../safe/holdings/holding.ts'
import { persisted } from './storage.ts'

const MAX_KEPT = 200

const Entry = z.object({
  chainId: z.number(),
  safe: AddressSchema,
  address: AddressSchema,
  kind: z.enum(['erc20', 'erc721', 'erc1155']),
})

/** The tokens that the person named, each for one Safe on one chain; the newest first. */
const tokens = persisted<z.infer<typeof Entry>[]>({
  key: STORAGE_KEYS.tokens,
  version: 1,
  schema: z.array(Entry).check(z.maxLength(MAX_KEPT)),
  initial: [],
})

const isOf = (chainId: number, safe: Address) => (entry: z.infer<typeof Entry>) =>
  entry.chainId === chainId && isSameAddress(entry.safe, safe)

/** The tokens that the person named for a Safe. */
export const addedTokens = (chainId: number, safe: Address): readonly AddedToken[] =>
  tokens.read().filter(isOf(chainId, safe))

/** Keeps a token for a Safe in this browser. The oldest goes first where there are too many. */
export function addToken(chainId: number, safe: Address, token: AddedToken): void {
  removeToken(chainId, safe, token.address)
  tokens.write([{ chainId, safe, ...token }, ...tokens.read()].slice(0, MAX_KEPT))
}

/** Forgets a token; one found by its transfers is still shown. */
export function removeToken(chainId: number, safe: Address, address: Address): void {
  const isIt = isOf(chainId, safe)
  tokens.write(tokens.read().filter((entry) => !isIt(entry) || !isSameAddress(entry.address, address)))
}
