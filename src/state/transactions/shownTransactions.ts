const screens = new Map<string, number>()

/** A screen is about this transaction, by its id. @returns the unsubscribe function */
export function showTransaction(id: string): () => void {
  screens.set(id, (screens.get(id) ?? 0) + 1)
  return () => {
    screens.set(id, (screens.get(id) ?? 1) - 1)
  }
}

/** Whether a screen of its own shows how far it got. */
export const isTransactionShown = (id: string): boolean => (screens.get(id) ?? 0) > 0
