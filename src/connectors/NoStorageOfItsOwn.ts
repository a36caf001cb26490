/**
 * Stands where WalletConnect's client imports a store of its own (vite.config.ts). That one reaches for localStorage as
 * it loads, and where a browser denies it, no client came; it is always given ours (openRelayStorage.ts).
 */
export default class NoStorageOfItsOwn {
  /** @throws Error */
  constructor() {
    throw new Error('The relay client was given no storage.')
  }
}
