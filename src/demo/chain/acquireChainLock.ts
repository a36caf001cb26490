const NAME = 'wrapped-safe-demo-chain'

/** A page that is being left or reloaded lets go within this time. */
const PATIENCE_MS = 2_000

let isHeld = false

/**
 * Takes the lock that only one chain of this origin can have, and keeps it as long as this worker lives. Where the
 * browser has no locks, it is had at once.
 *
 * @returns false when somebody else keeps it
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
