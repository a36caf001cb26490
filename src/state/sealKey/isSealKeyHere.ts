import { STORAGE_KEYS } from '../../lib/config.ts'
import { isPersisted } from '../settings/storage.ts'

// where storage is denied, a key is in memory only
let isMade = false

export const noteSealKeyMade = (): void => {
  isMade = true
}

/** Whether this browser may have a one-time key, before the code that knows is loaded. */
export const isSealKeyHere = (): boolean => isMade || isPersisted(STORAGE_KEYS.sealKeys)
