import * as z from 'zod/mini'
import { toAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { WALLETS, type Way } from '../../wallets/wallets.ts'
import type { Hint } from './connectionMachine.ts'
import { keep } from '../settings/storage.ts'

const Hints = z.nullable(
  z.object({
    walletId: z.string().check(z.maxLength(300)),
    account: z.custom<Hint['account']>((value) => toAddress(value) === value),
    chainId: z.number().check(z.int(), z.gte(1)),
    way: z.optional(z.custom<Way>((value) => WALLETS.some(({ ways }) => ways.includes(value as Way)))),
  }),
)

/** The wallet used last, its account, and how it was reached, while nobody has left it for good. */
export const lastWallet = keep<Hint | null>({
  key: STORAGE_KEYS.connection,
  version: 1,
  schema: Hints,
  initial: null,
})

/** A wallet is forgotten for the next visit too, unless another tab has taken another one since. */
export function forget(walletId: string | undefined): void {
  if (lastWallet.read()?.walletId === walletId) lastWallet.remove()
}
