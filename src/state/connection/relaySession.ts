import * as z from 'zod/mini'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { persisted } from '../settings/storage.ts'

const RelaySession = z.nullable(
  z.object({
    walletId: z.string().check(z.maxLength(300)),
    topic: z.string().check(z.maxLength(100)),
    chainId: z.optional(z.number().check(z.int(), z.gte(1))),
  }),
)

/** The WalletConnect session that is kept for the next visit, which wallet is at its other end, and the chain it was on. */
export const relaySession = persisted<z.infer<typeof RelaySession>>({
  key: STORAGE_KEYS.relaySession,
  version: 2,
  schema: RelaySession,
  initial: null,
})
