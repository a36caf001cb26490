import { useStore } from 'zustand'
import type { Transport } from '../../wallets/walletRecords.ts'
import { connection } from './connection.ts'
import { heldConnection } from './connectionMachine.ts'

/** How the connected wallet is spoken to; undefined where none is. */
export const useTransport = (): Transport | undefined =>
  useStore(connection, (state) => heldConnection(state)?.transport)
