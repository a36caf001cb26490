import { useStore } from 'zustand'
import type { Transport } from '../../wallets/walletRecords.ts'
import { connection } from './connection.ts'
import { heldConnection } from './connectionMachine.ts'

/** The connected wallet's transport; undefined where none is connected. */
export const useTransport = (): Transport | undefined =>
  useStore(connection, (state) => heldConnection(state)?.transport)
