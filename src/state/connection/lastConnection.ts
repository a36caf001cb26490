import { isAddress } from '../../lib/address.ts'
import { STORAGE_KEYS } from '../../lib/config.ts'
import { check, nullable, object, optional, positiveInteger } from '../../lib/parse/schemas.ts'
import { isWalletId, type Transport, WALLET_RECORDS } from '../../wallets/walletRecords.ts'
import { persisted } from '../settings/storage.ts'
import type { LastConnection } from './connectionMachine.ts'

const isTransport = (value: unknown): value is Transport =>
  WALLET_RECORDS.some(({ transports }) => transports.some((transport) => transport === value))

const Stored = object<LastConnection>({
  walletId: check(isWalletId),
  account: check(isAddress),
  chainId: positiveInteger,
  transport: optional(check(isTransport)),
})

/** The wallet used last, its account, and how it was reached, while nobody has left it for good. */
export const lastConnection = persisted<LastConnection | null>({
  key: STORAGE_KEYS.connection,
  version: 1,
  schema: nullable(Stored),
  initial: null,
})

/** A wallet is forgotten for the next visit too, unless another tab has taken another one since. */
export function forget(walletId: string | undefined): void {
  if (lastConnection.read()?.walletId === walletId) lastConnection.remove()
}
