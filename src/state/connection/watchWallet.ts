import type { Connector, Provider } from '../../connectors/connector.ts'
import { DEADLINES } from '../../lib/config.ts'
import { peek } from '../../lib/errors.ts'
import { activeConnector, comeBack, connected, connection, pendingReconnect } from './connection.ts'
import type { LastConnection } from './connectionMachine.ts'
import { lastConnection } from './lastConnection.ts'
import { reconnectTransport } from './reconnectTransport.ts'
import { relaySession } from './relaySession.ts'
import { loadConnector, subscribeWallets } from './wallets.ts'

/** Asks the connected wallet where it is: many lock, unlock, switch account or chain without a word. */
async function askConnected(connector: Connector): Promise<void> {
  const before = connected()
  const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  const now = connected()
  if (!now || now !== before) return // it has said something itself meanwhile, which is newer
  const [first, ...rest] = accounts
  // a session that is over doesn't come back
  const reason = connector.type === 'walletConnect' ? 'ended' : 'locked'
  if (!first) return connector.events.emit('disconnect', { reason })
  if (first !== now.account || chainId !== now.chainId)
    connector.events.emit('change', { accounts: [first, ...rest], chainId })
}

/** Milliseconds in which a wallet answers that doesn't ask its person first, as some do for the list of accounts. */
const AT_ONCE = 1_000
/** Those that took longer: each look would open their window once more. */
const slow = new Set<string>()

/** Asks the pending wallet whether it answers again. */
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
  // a Safe's host is asked by its own connector, and a Safe is where it is
  if (connector && connector.type !== 'safe') await askConnected(connector)
  else if (pending) await retryPending(pending)
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

/**
 * Looks after the wallet once it has answered something, a no included: with it, it may have locked, or be elsewhere,
 * without a word. A look that began before the answer doesn't count.
 */
export function lookAfterAnswer(): void {
  void (looking ?? Promise.resolve()).then(lookAfterWallet)
}

/** Listens to the pending wallet: some say that they were unlocked. @returns the unsubscribe function */
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

/** A session over the relay goes with the wallet that is forgotten, also one that was made on an earlier visit. */
async function dropSession(walletId: string): Promise<void> {
  const session = relaySession.read()
  if (session?.walletId !== walletId) return
  relaySession.remove()
  const { endSession } = await import('./createRelayConnector.ts')
  await endSession(session.topic)
}

/**
 * Looks after the wallet when the page comes back into view, out of the browser's cache, or a wallet arrives; and once
 * more soon after it was connected. It never prompts. @returns the stop
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
