import type { Connector, Provider } from '../../connectors/connector.ts'
import { DEADLINES } from '../../lib/config.ts'
import { peek } from '../../lib/errors.ts'
import { activeConnector, comeBack, connected, connection, pendingReconnect } from './connection.ts'
import type { LastConnection } from './connectionMachine.ts'
import { lastConnection } from './lastConnection.ts'
import { reconnectTransport } from './reconnectTransport.ts'
import { relaySession } from './relaySession.ts'
import { loadConnector, subscribeWallets } from './wallets.ts'

/** Polls the connected wallet: many lock, unlock, switch account or chain without an event. */
async function askConnected(connector: Connector): Promise<void> {
  const before = connected()
  const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  const now = connected()
  if (!now || now !== before) return // an event came meanwhile, which is newer
  const [first, ...rest] = accounts
  // a session that is over doesn't come back
  const reason = connector.type === 'walletConnect' ? 'ended' : 'locked'
  if (!first) return connector.events.emit('disconnect', { reason })
  if (first !== now.account || chainId !== now.chainId)
    connector.events.emit('change', { accounts: [first, ...rest], chainId })
}

/** Milliseconds within which a wallet answers unless it prompts first, as some do for the list of accounts. */
const AT_ONCE = 1_000
/** Wallets that took longer: polling them would reopen their window. */
const slow = new Set<string>()

/** Polls the pending wallet, and reconnects once it shares accounts again. */
async function retryPending(last: LastConnection): Promise<void> {
  const { walletId } = last
  const transport = slow.has(walletId) ? undefined : reconnectTransport(last)
  if (!transport) return
  const connector = await loadConnector(walletId, transport)
  const started = Date.now()
  const isShared = await connector.isAuthorized()
  if (!isShared && Date.now() - started > AT_ONCE) slow.add(walletId)
  if (isShared && pendingReconnect()?.walletId === walletId) await comeBack()
}

let looking: Promise<void> | undefined

async function look(): Promise<void> {
  const connector = activeConnector()
  const pending = pendingReconnect()
  // a framed Safe never changes its account or chain
  if (connector && connector.type !== 'safe') await askConnected(connector)
  else if (pending) await retryPending(pending)
}

/** Polls the wallet now. A failed poll is ignored: what isn't known changes nothing. */
function lookAfterWallet(): Promise<void> {
  looking ??= look()
    .catch(() => undefined)
    .finally(() => {
      looking = undefined
    })
  return looking
}

/**
 * Polls the wallet after it answered a request, rejections included: it may have locked or switched without an event. A
 * poll already in flight doesn't count.
 */
export function lookAfterAnswer(): void {
  void (looking ?? Promise.resolve()).then(lookAfterWallet)
}

/** Listens to the pending wallet: some emit an event when unlocked. @returns the unsubscribe function */
function listenToPending(last: LastConnection): () => void {
  let source: Provider | undefined
  let isOver = false
  const listener = () => void lookAfterWallet()
  const find = async () => {
    const transport = reconnectTransport(last)
    if (!transport) return
    source = await (await loadConnector(last.walletId, transport)).getProvider()
    if (!isOver) source?.on?.('accountsChanged', listener)
  }
  find().catch(() => undefined)
  return () => {
    isOver = true
    peek(() => (source?.removeListener ?? source?.off)?.call(source, 'accountsChanged', listener))
  }
}

/** Ends the relay session of a forgotten wallet, also one from an earlier visit. */
async function dropSession(walletId: string): Promise<void> {
  const session = relaySession.read()
  if (session?.walletId !== walletId) return
  relaySession.remove()
  const { endSession } = await import('./createRelayConnector.ts')
  await endSession(session.topic)
}

/**
 * Polls the wallet when the page becomes visible, is restored from the back/forward cache, or a wallet announces
 * itself, and once soon after connecting. It never prompts.
 * @returns the unsubscribe function
 */
export function watchWallet(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopHearing: (() => void) | undefined
  let heard: LastConnection | undefined
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
    const pending = pendingReconnect()
    if (pending === heard) return
    heard = pending
    stopHearing?.()
    stopHearing = pending && listenToPending(pending)
  }

  document.addEventListener('visibilitychange', onView)
  window.addEventListener('focus', onView)
  window.addEventListener('pageshow', onShow)
  const stopState = connection.subscribe(() => queueMicrotask(onState))
  const stopLast = lastConnection.subscribe((last, before) => {
    if (before && !last) dropSession(before.walletId).catch(() => undefined)
  })
  const stopWallets = subscribeWallets(() => void (pendingReconnect() && lookAfterWallet()))
  onState()

  return () => {
    stopLast()
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
