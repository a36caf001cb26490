/** Values that `localStorage` refused, kept until the page is closed; undefined marks a removed one. */
const memory = new Map<string, string | undefined>()

/**
 * Replaces the SDK's own class, which keeps its keys and accounts in `localStorage`: that one throws where the browser
 * is full or denies it, and the SDK then took a transaction that was confirmed in its window for a failure.
 */
export class ScopedLocalStorage {
  readonly #scope: string

  constructor(scope: string, module?: string) {
    this.#scope = module ? `-${scope}:${module}:` : `-${scope}:`
  }

  setItem(key: string, text: string): void {
    const name = this.#scope + key
    try {
      localStorage.setItem(name, text)
      memory.delete(name)
    } catch {
      memory.set(name, text)
    }
  }

  getItem(key: string): string | null {
    const name = this.#scope + key
    if (memory.has(name)) return memory.get(name) ?? null
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }

  removeItem(key: string): void {
    const name = this.#scope + key
    try {
      localStorage.removeItem(name)
      memory.delete(name)
    } catch {
      memory.set(name, undefined)
    }
  }

  storeObject(key: string, item: unknown): void {
    this.setItem(key, JSON.stringify(item))
  }

  loadObject(key: string): unknown {
    const text = this.getItem(key)
    return text ? JSON.parse(text) : undefined
  }

  clear(): void {
    const names = [...memory.keys()]
    try {
      names.push(...Object.keys(localStorage))
    } catch {
      // access denied: memory only
    }
    for (const name of names) if (name.startsWith(this.#scope)) this.removeItem(name.slice(this.#scope.length))
  }

  static clearAll(): void {
    new ScopedLocalStorage('CBWSDK').clear()
    new ScopedLocalStorage('walletlink').clear()
  }
}
