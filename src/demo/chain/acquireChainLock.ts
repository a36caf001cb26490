const NAME = 'wrapped-safe-demo-chain'

/** A page that is being closed or reloaded releases the lock within this time. */
const PATIENCE_MS = 2_000

let isHeld = false

/**
 * Acquires the lock that only one chain of this origin can hold, and holds it as long as this worker lives. Succeeds at
 * once where the browser has no Web Locks.
 *
 * @returns false when another worker holds it
 */
export async function acquireChainLock(): Promise<boolean> {
  if (isHeld || !('locks' in navigator)) return true
  return new Promise((resolve) => {
    const keepForever = () => {
      isHeld = true
      resolve(true)
      return new Promise<never>(() => undefined)
    }
    navigator.locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE_MS) }, keepForever).catch(() => resolve(false))
  })
}
