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

/** The wallet used last, its account and transport, until the person disconnects it. */
export const lastConnection = persisted<LastConnection | null>({
  key: STORAGE_KEYS.connection,
  version: 1,
  schema: nullable(Stored),
  initial: null,
})

/** Forgets the wallet for the next visit too, unless another tab has connected another one since. */
export function forget(walletId: string | undefined): void {
  if (lastConnection.read()?.walletId === walletId) lastConnection.remove()
}
