import { createStore, type UseStore } from 'idb-keyval'
import { RELAY_DATABASE } from '../../lib/config.ts'

/** Opens the relay client's database, under the names that its own store uses. */
export const openRelayDatabase = (): UseStore => createStore(RELAY_DATABASE, 'keyvaluestorage')
