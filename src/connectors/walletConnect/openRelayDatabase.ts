import { createStore, type UseStore } from 'idb-keyval'
import { RELAY_DATABASE } from '../../lib/config.ts'

/** Opens the database in which the relay client keeps its things, by the names that its own store has. */
export const openRelayDatabase = (): UseStore => createStore(RELAY_DATABASE, 'keyvaluestorage')
