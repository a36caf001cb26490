import type { Transport } from '../../wallets/walletRecords.ts'
import { findSure, type Last, reconnectTransports } from './wallets.ts'

/** How a wallet that was used last can be asked again at this moment; undefined while it can't. */
export const reconnectTransport = (last: Last): Transport | undefined =>
  reconnectTransports(last).find((transport) => transport !== 'injected' || findSure(last.walletId))
