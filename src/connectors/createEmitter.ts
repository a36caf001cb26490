export type Emitter<Events> = {
  /** @returns the unsubscribe function */
  on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void
}

/** A typed event emitter. A listener that throws doesn't stop the others. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(payload: never) => void>>()
  return {
    on(name, listener) {
      const heard = listeners.get(name) ?? new Set()
      listeners.set(name, heard)
      heard.add(listener)
      return () => heard.delete(listener)
    },
    emit(name, payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          ;(listener as (payload: Events[typeof name]) => void)(payload)
        } catch (error) {
          reportError(error)
        }
      }
    },
  }
}
