import * as z from 'zod/mini'
import { STORAGE_KEYS } from '../config.ts'
import { keep } from './storage.ts'

const RelaySession = z.nullable(
  z.object({ walletId: z.string().check(z.maxLength(300)), topic: z.string().check(z.maxLength(100)) }),
)

/** The WalletConnect session that is kept for the next visit, and which wallet is at its other end. */
export const relaySession = keep<z.infer<typeof RelaySession>>({
  key: STORAGE_KEYS.relaySession,
  version: 2,
  schema: RelaySession,
  initial: null,
})
