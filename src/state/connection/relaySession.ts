import { STORAGE_KEYS } from '../../lib/config.ts'
import { check, nullable, object, optional, positiveInteger, text } from '../../lib/parse/schemas.ts'
import { isWalletId } from '../../wallets/walletRecords.ts'
import { persisted } from '../settings/storage.ts'

type RelaySession = { walletId: string; topic: string; chainId?: number | undefined }

/** The WalletConnect session stored for the next visit, the wallet it is with, and the chain it was on. */
export const relaySession = persisted<RelaySession | null>({
  key: STORAGE_KEYS.relaySession,
  version: 2,
  schema: nullable(
    object<RelaySession>({ walletId: check(isWalletId), topic: text(100), chainId: optional(positiveInteger) }),
  ),
  initial: null,
})
