/** A pause that can be cut short, also before it has begun. */
export function createWakeableTimer() {
  let isWoken = false
  let wake = () => {}
  return {
    /** @param milliseconds until it ends by itself; only by `wake` when left out */
    async pause(milliseconds?: number): Promise<void> {
      await new Promise<void>((resolve) => {
        if (isWoken) return resolve()
        const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      isWoken = false
    },
    wake(): void {
      isWoken = true
      wake()
    },
  }
}
