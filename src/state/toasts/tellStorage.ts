import { storageFault } from '../settings/storage.ts'
import { addToast } from './toasts.ts'

let isTold = false

/** Shows a toast, once per visit, that this browser stores nothing now. @returns the unsubscribe function */
export function tellStorage(): () => void {
  const tell = () => {
    if (isTold || !storageFault.getState()) return
    isTold = true
    addToast({ id: 'storage', kind: 'unkept' })
  }
  tell()
  return storageFault.subscribe(tell)
}
