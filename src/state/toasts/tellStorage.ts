import { storageFault } from '../settings/storage.ts'
import { addToast } from './toasts.ts'

let isTold = false

/** Tells once in a visit that this browser keeps nothing now. @returns the unsubscribe function */
export function tellStorage(): () => void {
  const tell = () => {
    if (isTold || !storageFault.getState()) return
    isTold = true
    addToast({ id: 'storage', kind: 'unkept' })
  }
  tell()
  return storageFault.subscribe(tell)
}
