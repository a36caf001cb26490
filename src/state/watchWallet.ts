import { DEADLINES } from '../config.ts'
import type { Connector, Provider } from '../connectors/connector.ts'
import { peek } from '../errors.ts'
import { activeConnector, awaitedWallet, comeBack, connected, connection } from './connection.ts'
import { loadConnector, subscribeWallets, wayBackTo } from './wallets.ts'

/** Those that answer by themselves, without a relay or a host in between. */
const isNear = ({ type }: Connector): boolean => type === 'injected' || type === 'coinbase'

/** Asks the connected wallet where it is: many lock, unlock, switch account or chain without a word. */
async function askConnected(connector: Connector): Promise<void> {
  const before = connected()
  const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  const now = connected()
  if (!now || now !== before) return // it has said something itself meanwhile, which is newer
  const [first, ...rest] = accounts
  if (!first) return connector.events.emit('disconnect', { reason: 'locked' })
  if (first !== now.account || chainId !== now.chain.id)
    connector.events.emit('change', { accounts: [first, ...rest], chainId })
}

/** Milliseconds in which a wallet answers that doesn't ask its person first, as some do for the list of accounts. */
const AT_ONCE = 1_000
/** Those that took longer: each look would open their window once more. */
const slow = new Set<string>()

/** Asks the awaited wallet whether it answers again. */
async function askAwaited(walletId: string): Promise<void> {
  const way = slow.has(walletId) ? undefined : await wayBackTo(walletId, 0)
  if (!way) return
  const connector = await loadConnector(walletId, way)
  const started = Date.now()
  const isShared = await connector.isAuthorized()
  if (!isShared && Date.now() - started > AT_ONCE) slow.add(walletId)
  if (isShared && awaitedWallet()?.walletId === walletId) await comeBack()
}

let looking: Promise<void> | undefined

async function look(): Promise<void> {
  const connector = activeConnector()
  const awaited = awaitedWallet()
  if (connector && isNear(connector)) await askConnected(connector)
  else if (!connector && awaited) await askAwaited(awaited.walletId)
}

/** Looks after the wallet now. A look that fails says nothing: what isn't known changes nothing. */
function lookAfterWallet(): Promise<void> {
  looking ??= look()
    .catch(() => undefined)
    .finally(() => {
      looking = undefined
    })
  return looking
}

/** Listens to the wallet that is awaited: some say that they were unlocked. @returns the mirror */
function hearAwaited(walletId: string): () => void {
  let source: Provider | undefined
  let isOver = false
  const listener = () => void lookAfterWallet()
  const find = async () => {
    const way = await wayBackTo(walletId, 0)
    if (!way) return
    source = await (await loadConnector(walletId, way)).getProvider()
    if (!isOver) source?.on?.('accountsChanged', listener)
  }
  find().catch(() => undefined)
  return () => {
    isOver = true
    peek(() => (source?.removeListener ?? source?.off)?.call(source, 'accountsChanged', listener))
  }
}

let mirror: (() => void) | undefined

/**
 * Looks after the wallet when the page comes back into view, out of the browser's cache, or a wallet arrives; and once
 * more soon after it was connected. It never prompts. Loaded once the page has looked for its wallet; asked for twice,
 * as in a double mount, it is one watch.
 * @returns the mirror
 */
export function watchWallet(): () => void {
  mirror ??= watch()
  return () => {
    mirror?.()
    mirror = undefined
  }
}

function watch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopHearing: (() => void) | undefined
  let heard: string | undefined
  let since: number | undefined

  const onView = () => {
    if (document.visibilityState === 'visible') void lookAfterWallet()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void lookAfterWallet()
  }
  const onState = () => {
    const latest = connected()?.since
    if (latest !== since) {
      clearTimeout(timer)
      if (latest !== undefined) timer = setTimeout(lookAfterWallet, DEADLINES.walletAgain)
    }
    since = latest
    const awaited = activeConnector() ? undefined : awaitedWallet()?.walletId
    if (awaited === heard) return
    heard = awaited
    stopHearing?.()
    stopHearing = awaited === undefined ? undefined : hearAwaited(awaited)
  }

  document.addEventListener('visibilitychange', onView)
  window.addEventListener('focus', onView)
  window.addEventListener('pageshow', onShow)
  const stopState = connection.subscribe(() => queueMicrotask(onState))
  const stopWallets = subscribeWallets(() => void (awaitedWallet() && lookAfterWallet()))
  onState()

  return () => {
    stopWallets()
    stopState()
    window.removeEventListener('pageshow', onShow)
    window.removeEventListener('focus', onView)
    document.removeEventListener('visibilitychange', onView)
    clearTimeout(timer)
    stopHearing?.()
    stopHearing = undefined
  }
}
