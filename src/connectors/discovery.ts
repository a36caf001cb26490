import { peek } from '../errors.ts'
import type { Provider } from './connector.ts'
import { type AnnouncedInfo, parseAnnouncement } from './parse.ts'

type AnnouncedWallet = AnnouncedInfo & { provider: Provider }

export type Discovery = {
  /** Who has announced itself so far, in the order of arrival. The array changes only when its content does. */
  getWallets(): readonly AnnouncedWallet[]
  /** @returns the mirror */
  subscribe(listener: () => void): () => void
  stop(): void
}

/** When to look for a provider that wasn't there at first. */
const LATE = ['ethereum#initialized', 'load']

/**
 * Listens for wallets that announce themselves (EIP-6963) and asks those already there to do so.
 * One entry a provider: an announcement repeated under a new uuid is the same wallet.
 * Arrivals in one task are told once, so that 200 wallets cost one render. The browser inside a wallet may put its
 * provider on the page late, and announce nothing: that is told too.
 */
export function createDiscovery(target: Window): Discovery {
  let wallets: readonly AnnouncedWallet[] = []
  let isTelling = false
  const listeners = new Set<() => void>()

  const tell = () => {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      for (const listener of [...listeners]) listener()
    })
  }

  const onAnnounce = (event: Event) => {
    const announced = parseAnnouncement(peek(() => (event as CustomEvent<unknown>).detail))
    if (!announced) return
    const provider = announced.provider as Provider
    if (wallets.some((wallet) => wallet.uuid === announced.info.uuid || wallet.provider === provider)) return
    wallets = [...wallets, { ...announced.info, provider }]
    tell()
  }

  target.addEventListener('eip6963:announceProvider', onAnnounce)
  for (const late of LATE) target.addEventListener(late, tell)
  target.dispatchEvent(new Event('eip6963:requestProvider'))

  return {
    getWallets: () => wallets,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      for (const late of LATE) target.removeEventListener(late, tell)
      target.removeEventListener('eip6963:announceProvider', onAnnounce)
      listeners.clear()
    },
  }
}

/** The provider that wallets put on the page before EIP-6963; undefined when there is none or it can't be read. */
export function legacyProvider(target: Window): Provider | undefined {
  try {
    const ethereum = (target as { ethereum?: { request?: unknown } }).ethereum
    return typeof ethereum?.request === 'function' ? (ethereum as Provider) : undefined
  } catch {
    return undefined // a locked-down extension defines a getter that throws
  }
}
