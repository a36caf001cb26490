import { STORAGE_KEYS } from '../../lib/config.ts'
import { isPersisted } from '../settings/storage.ts'

// where storage is denied, a key is in memory only
let isMade = false

export const noteSealKeyMade = (): void => {
  isMade = true
}

/** Whether this browser may have a one-time key, without loading the code that reads it. */
export const isSealKeyHere = (): boolean => isMade || isPersisted(STORAGE_KEYS.sealKeys)
