import { onTestFinished, vi } from 'vitest'
import { createTestWallet, type TestWallet } from '../../wallets/testWallet.ts'

type Options = { rpcUrl: string; accounts: readonly string[]; chains?: readonly number[] }

/** The stores of a page after a load, connected to a wallet that uses our own node. */
export async function startPage({ rpcUrl, accounts, chains = [1, 10] }: Options) {
  localStorage.setItem('settings', JSON.stringify({ v: 1, value: { rpc: { 1: rpcUrl }, showTestNetworks: false } }))
  const wallet = createTestWallet({ accounts, chains })
  onTestFinished(wallet.announce({ rdns: 'io.metamask' }))
  return loadPage(wallet)
}

/** The same page after a reload, in the same tab: whatever isn't stored is gone. */
export async function loadPage(wallet: TestWallet) {
  vi.resetModules()
  const connection = await import('../../../src/state/connection/connection.ts')
  const { signIn, statusOf } = await import('../../../src/state/signIn/signIn.ts')
  await connection.reconnect()
  if (!connection.connected()) await connection.connect('metaMask')
  const { followSignIn } = await import('../../../src/state/signIn/followSignIn.ts')
  onTestFinished(followSignIn())
  const { setSignInAdapter } = await import('../../../src/state/signIn/signInAdapter.ts')
  const page = await import('../../../src/state/signIn/signInEngine.ts')
  await vi.waitUntil(() => signIn.getState().status !== 'restoring')
  const seen: string[] = [signIn.getState().status]
  signIn.subscribe(({ status }) => {
    if (seen.at(-1) !== status) seen.push(status)
  })
  // nothing of an old load may continue in the new one
  onTestFinished(() => signIn.setState({ status: 'idle', epoch: 1_000_000 }, true))
  return {
    wallet,
    ...connection,
    ...page,
    signIn,
    setSignInAdapter,
    statusOf: () => statusOf(connection.connection.getState()),
    state: () => signIn.getState(),
    /** Every status it was in, in order. */
    seen,
    until: (status: string) => vi.waitUntil(() => signIn.getState().status === status, { timeout: 10_000 }),
    asked: () => wallet.asked('personal_sign'),
  }
}

export type Page = Awaited<ReturnType<typeof startPage>>
