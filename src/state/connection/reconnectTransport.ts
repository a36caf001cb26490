import type { Transport } from '../../wallets/walletRecords.ts'
import { findSure, type Last, reconnectTransports } from './wallets.ts'

/** The transport over which the last wallet can be reconnected now; undefined while there is none. */
export const reconnectTransport = (last: Last): Transport | undefined =>
  reconnectTransports(last).find((transport) => transport !== 'injected' || findSure(last.walletId))
