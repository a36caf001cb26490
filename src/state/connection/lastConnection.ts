import * as z from 'zod/mini'
import { AddressSchema } from '../../lib/AddressSchema.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { type Transport, WALLET_RECORDS } from '../../wallets/walletRecords.ts'
import { persisted } from '../settings/storage.ts'
import type { LastConnection } from './connectionMachine.ts'

const Hints = z.nullable(
  z.object({
    walletId: z.string().check(z.maxLength(300)),
    account: AddressSchema,
    chainId: z.number().check(z.int(), z.gte(1)),
    transport: z.optional(
      z.custom<Transport>((value) => WALLET_RECORDS.some(({ transports }) => transports.includes(value as Transport))),
    ),
  }),
)

/** The wallet used last, its account, and how it was reached, while nobody has left it for good. */
export const lastConnection = persisted<LastConnection | null>({
  key: STORAGE_KEYS.connection,
  version: 1,
  schema: Hints,
  initial: null,
})

/** A wallet is forgotten for the next visit too, unless another tab has taken another one since. */
export function forget(walletId: string | undefined): void {
  if (lastConnection.read()?.walletId === walletId) lastConnection.remove()
}
