const screens = new Map<string, number>()

/** Marks a transaction as shown by a screen, by its id. @returns the unsubscribe function */
export function showTransaction(id: string): () => void {
  screens.set(id, (screens.get(id) ?? 0) + 1)
  return () => {
    screens.set(id, (screens.get(id) ?? 1) - 1)
  }
}

/** Whether a screen shows its progress. */
export const isTransactionShown = (id: string): boolean => (screens.get(id) ?? 0) > 0
