import { expect, onTestFinished, vi } from 'vitest'
import type { Address } from '../../src/lib/address.ts'
import type { RpcError } from '../../src/safe/requests/refusals.ts'
import type { Held } from '../../src/state/inbox/books.ts'
import { openApp } from './apps.ts'
import { startRelay } from './relay.ts'
import { optional } from './startApp.ts'
import { stopClient } from './stopClient.ts'
import { nextProject, until } from './table.ts'

// The page's own wallet for other apps and its inbox, over a local relay, to an app with a genuine client.

export const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
export const to = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

type Told = { result: unknown } | { error: RpcError }

/** A fresh page, with as much of a browser as it needs. */
function newPage(): void {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://page.test/'))
  vi.stubGlobal('document', { title: 'Page', baseURI: 'https://page.test/' })
  vi.stubGlobal('navigator', { userAgent: '', onLine: true })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

/** The page, with an app that is connected to a Safe on these networks. @param of the Safe */
export async function openInbox(chains = [1, 10], of: Address = safe) {
  newPage()
  const relay = await startRelay()
  onTestFinished(() => relay.stop())
  const { settings } = await import('../../src/state/settings/settings.ts')
  settings.write({ ...settings.read(), walletConnectProjectId: nextProject(), walletConnectRelay: relay.url })
  const { relayWallet, startRelayWallet, followCode, agreeTo } = await import('../../src/state/inbox/relayWallet.ts')
  const { books, waitingIn } = await import('../../src/state/inbox/books.ts')
  const { answerRequest } = await import('../../src/state/inbox/inbox.ts')
  const { refused } = await import('../../src/state/inbox/refusedRequests.ts')
  const { openAppsRelay } = await import('../../src/state/connection/createRelayConnector.ts')
  onTestFinished(startRelayWallet())
  await until(() => relayWallet.getState().status === 'on', 20_000)
  const { client: wallet } = await openAppsRelay()
  onTestFinished(async () => {
    await stopClient(wallet)
  })
  const { client: app } = await openApp(relay.url)
  const { uri = '', approval } = await app.connect(optional(...chains))
  expect(await followCode(uri)).toBe(true)
  const approved = approval()
  await agreeTo(await until(() => relayWallet.getState().proposals[0]), of, chains)
  const { topic } = await approved
  const ask = (method: string, params: unknown = [], chainId = 1) =>
    app
      .request({ topic, chainId: `eip155:${chainId}`, request: { method, params }, expiry: 300 })
      .then((result) => ({ result }))
      .catch((error: unknown) => ({ error })) as Promise<Told>
  const waiting = (): Held[] => waitingIn('walletConnect', books.walletConnect.read())
  const sent = (tag: number) => relay.seen.envelopes.filter((one) => one.topic === topic && one.tag === tag).length
  const isOn = (chainId: number) => app.session.get(topic).namespaces.eip155?.chains?.includes(`eip155:${chainId}`)
  return { relay, app, wallet, topic, ask, waiting, sent, isOn, relayWallet, answer: answerRequest, refused }
}

/** The same, with a transaction log and a send request. @param isBegun whether the holder's wallet was asked for it */
export async function openSending(isBegun = true) {
  const page = await openInbox([1])
  const { logTransaction } = await import('../../src/state/transactions/transactionLog.ts')
  const { noteRequest } = await import('../../src/state/inbox/inbox.ts')
  const fingerprint = `0x${'11'.repeat(32)}`
  const log = (change: object) =>
    (logTransaction as (transaction: object) => void)({
      ...{ chainId: 1, account: to, safe, kind: 'execute', confirmations: 0, sentAt: Date.now(), fingerprint },
      ...{ askedId: 'asked-1', ...change },
    })
  const answered = vi.fn()
  const answer = page.ask('eth_sendTransaction', [{ from: safe, to, value: '0x5' }])
  void answer.then(answered)
  const { id } = await until(() => page.waiting()[0])
  if (isBegun) noteRequest(id, { begun: { fingerprint, at: Date.now() - 1 } })
  return { ...page, log, answered, outcome: answer }
}
