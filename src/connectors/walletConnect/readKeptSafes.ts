import { promisifyRequest } from 'idb-keyval'
import type { Address } from '../../lib/address.ts'
import { DEADLINES, RELAY_DATABASE } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { openRelayDatabase } from './openRelayDatabase.ts'
import { prefixOf } from './prefixOf.ts'
import { parseSession } from './walletConnectSchemas.ts'

/** Where the relay client keeps its sessions (`core/src/controllers/store.ts` of WalletConnect). */
const sessionsKey = (prefix: string): string => `wc@2:client:0.3:${prefix}//session`

/** Checked so that no database is created; where the browser doesn't list them, it is opened. */
const isThere = async (): Promise<boolean> =>
  (await indexedDB.databases?.())?.some(({ name }) => name === RELAY_DATABASE) ?? true

async function readSessions(projectId: string): Promise<unknown> {
  if (!(await isThere())) return []
  return openRelayDatabase()('readonly', async (objects) => {
    const { db } = objects.transaction
    try {
      return await promisifyRequest<unknown>(objects.get(sessionsKey(prefixOf(projectId, 'isAsked'))))
    } finally {
      // so that this page never blocks its erasure
      db.close()
    }
  })
}

/**
 * The Safes to which apps were connected in earlier visits, read from the relay client's database without loading its
 * code. Never throws: none where it can't be read.
 */
export async function readKeptSafes(projectId: string): Promise<Address[]> {
  try {
    const kept = await withDeadline(readSessions(projectId), DEADLINES.storage, 'this browser')
    const sessions = (Array.isArray(kept) ? kept : []).map(parseSession).filter((session) => session !== undefined)
    return sessions
      .filter(({ expiry }) => expiry * 1_000 > Date.now())
      .flatMap(({ accounts }) => accounts.slice(0, 1).map(({ address }) => address))
  } catch {
    return []
  }
}
