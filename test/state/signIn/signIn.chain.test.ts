// @vitest-environment happy-dom
import { hexToString } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { people } from '../../../src/demo/people.ts'
import { DEADLINES, SIGN_IN } from '../../../src/lib/config.ts'
import { fingerprintOf } from '../../../src/safe/outcome/findReplacement.ts'
import { delegateTo } from '../../demo/delegateTo.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { answers, BOB, type TestWallet } from '../../wallets/testWallet.ts'
import { loadPage, startPage } from './startPage.ts'

// Signing in with plain accounts: a wallet with real keys, and a chain to look up their code.

const ada = people.ada.account
const ben = people.ben.account
const DEAF = 'http://127.0.0.1:9'

let world: TestWorld
beforeAll(async () => {
  world = await startWorld(1)
})
afterAll(() => world.anvil.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  sessionStorage.clear()
  localStorage.clear()
})

/** A wallet that signs with a key. */
const signsWith = (wallet: TestWallet, account: PrivateKeyAccount) =>
  wallet.answer('personal_sign', ([raw]) => account.signMessage({ message: { raw: raw as `0x${string}` } }))

async function start(account: PrivateKeyAccount = ada, rpcUrl = world.anvil.url) {
  const page = await startPage({ rpcUrl, accounts: [account.address] })
  signsWith(page.wallet, account)
  return page
}

async function signedInPage() {
  const page = await start()
  await page.prepareSignIn()
  await page.askForSignature()
  expect(page.state().status).toBe('signedIn')
  return page
}

const session = () => JSON.parse(sessionStorage.getItem('session') ?? 'null')?.value
const draftOf = (page: { state: Awaited<ReturnType<typeof start>>['state'] }) => {
  const state = page.state()
  if (!('draft' in state)) throw new Error(`There is no message in ${state.status}.`)
  return state.draft
}
const failureOf = ({ state }: { state: Awaited<ReturnType<typeof start>>['state'] }) => state().failure

describe('signing in', () => {
  test('[S4.6] idle, signing, verifying, and the account is proven to be the user’s', async () => {
    const page = await start()
    expect(page.seen).toEqual(['idle'])
    await page.prepareSignIn()
    expect(page.asked()).toBe(0)
    const { text } = draftOf(page)
    expect(text).toMatch(/^localhost:3000 wants you to sign in with your Ethereum account:\n0x/)
    await page.askForSignature()
    expect(page.seen).toEqual(['idle', 'preparing', 'ready', 'signing', 'verifying', 'signedIn'])

    const [call] = page.wallet.log.filter(({ method }) => method === 'personal_sign')
    expect([hexToString(call?.params[0] as `0x${string}`), call?.params[1]]).toEqual([text, ada.address])
    expect(page.state()).toMatchObject({ session: { account: ada.address, chainId: 1, isOwnKey: true } })
    expect(session()).toMatchObject({ account: ada.address, text, isOwnKey: true })
    expect(localStorage.getItem('session')).toBeNull()
  })

  test('[S1.2] an account delegated to code signs in with its key, and is recognised as delegated', async () => {
    const account = await delegateTo(world, world.world.contracts.multicall3)
    const page = await start(account)
    await page.prepareSignIn()
    expect(draftOf(page).kind).toEqual({ kind: 'delegated', to: world.world.contracts.multicall3 })
    await page.askForSignature()
    expect(page.state()).toMatchObject({ session: { account: account.address, isOwnKey: true } })
  })

  test('[S4.2] where it is required, the status is unauthenticated until then, with the wallet connected throughout', async () => {
    const page = await start()
    expect(page.statusOf()).toBe('connected')
    vi.stubEnv('VITE_REQUIRE_SIGN_IN', '1')
    expect(page.statusOf()).toBe('unauthenticated')
    await page.prepareSignIn()
    expect(page.statusOf()).toBe('unauthenticated')
    await page.askForSignature()
    expect(page.statusOf()).toBe('connected')
    await page.signOut()
    expect(page.statusOf()).toBe('unauthenticated')
    page.disconnect()
    expect(page.statusOf()).toBe('disconnected')
  })

  test('[S4.2] nothing is sent from an account that has to sign in first', async () => {
    vi.stubEnv('VITE_REQUIRE_SIGN_IN', '1')
    const page = await start()
    const { sendWrite, writes } = await import('../../../src/state/transactions/writes.ts')
    const build = vi.fn()
    const plan = { kind: 'seal', functionName: 'seal', chainId: 1, account: ada.address, safe: BOB, build } as const
    const call = { to: BOB, value: 0n, data: '0x' } as const
    await sendWrite(plan, { functionName: 'seal', call, calls: [], gas: 0n, fee: 0n })
    expect(Object.values(writes.getState())).toEqual([
      { status: 'refused', fingerprint: fingerprintOf(call), error: expect.objectContaining({ name: 'NotSignedIn' }) },
    ])
    expect(build).not.toHaveBeenCalled()
    expect(page.wallet.asked('eth_sendTransaction')).toBe(0)
  })
})

describe('each failure, and its retry', () => {
  test('[S8.9] Error preparing message, please retry!', async () => {
    const page = await start()
    const getNonce = vi.fn(async () => 'a1b2c3d4e5')
    getNonce.mockRejectedValueOnce(new Error('down'))
    page.setSignInAdapter({ getNonce, verify: async () => true, signOut: async () => undefined })
    await page.prepareSignIn()
    expect(page.state()).toMatchObject({ status: 'idle' })
    expect(failureOf(page)).toMatchObject({
      name: 'SignInPreparing',
      shortMessage: 'Error preparing message, please retry!',
      details: 'down',
    })
    await page.trySignInAgain()
    expect(draftOf(page).text).toContain('Nonce: a1b2c3d4e5')
    expect(getNonce).toHaveBeenCalledTimes(2)
    expect(page.asked()).toBe(0)
  })

  test.each(['short', 'with-a-dash', 'a b c d e f g', '', 5, undefined, 'a1b2c3d4\nExpiration Time: 2099'])(
    '[S8.9] a nonce like %j is refused',
    async (nonce) => {
      const page = await start()
      page.setSignInAdapter({
        getNonce: async () => nonce as string,
        verify: async () => true,
        signOut: async () => undefined,
      })
      await page.prepareSignIn()
      expect(failureOf(page)?.name).toBe('SignInPreparing')
    },
  )

  test('[S8.9] if the network does not give the kind of account the wallet is not asked', async () => {
    const page = await start(ada, DEAF)
    await page.prepareSignIn()
    expect(failureOf(page)).toMatchObject({ name: 'SignInPreparing', reason: { name: 'NetworkUnreachable' } })
    await page.askForSignature()
    expect(page.asked()).toBe(0)
  })

  test.each([
    ['breaks', answers.broken],
    ['has another request open', answers.pending],
    ['does not know the request', answers.unsupported],
    ['throws nothing', answers.nothing],
    ['throws a string', answers.aString],
    ['answers null', answers.withoutEffect],
    ['answers a list', answers.empty],
    ['answers invalid hex', () => '0xzz'],
    ['answers an empty string', () => ''],
  ])('[S8.9] Error signing message, please retry! when the wallet %s', async (_, answer) => {
    const page = await start()
    await page.prepareSignIn()
    const { text } = draftOf(page)
    page.wallet.answer('personal_sign', answer)
    await page.askForSignature()
    expect(failureOf(page)).toMatchObject({
      name: 'SignInSigning',
      shortMessage: 'Error signing message, please retry!',
      step: 'sign',
    })
    expect(page.connected()).toMatchObject({ account: ada.address })
    signsWith(page.wallet, ada)
    await page.trySignInAgain()
    expect(page.state()).toMatchObject({ status: 'signedIn', session: { text } })
    expect(page.asked()).toBe(2)
  })

  test('[S8.4] a rejection leads back to the message, and the wallet stays connected', async () => {
    const page = await start()
    await page.prepareSignIn()
    page.wallet.answer('personal_sign', answers.rejected)
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'ready', failure: { step: 'sign', reason: { name: 'UserRejected' } } })
    expect(page.connected()).toMatchObject({ account: ada.address })
  })

  test('[S8.9] Error verifying signature, please retry! for another account’s signature: the retry starts over', async () => {
    const page = await start()
    await page.prepareSignIn()
    const { nonce } = draftOf(page)
    signsWith(page.wallet, ben)
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'idle' })
    expect(failureOf(page)).toMatchObject({
      name: 'SignInVerifying',
      shortMessage: 'Error verifying signature, please retry!',
      isInvalid: true,
    })
    expect(session()).toBeUndefined()
    signsWith(page.wallet, ada)
    await page.trySignInAgain()
    const state = page.state()
    expect(state.status).toBe('signedIn')
    if (state.status === 'signedIn') expect(state.session.text).not.toContain(nonce)
  })

  test.each(['0x', '0x00', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(64)}`])(
    '[S8.9] a key account is not proven by %s, and the page doesn’t wait for it to become valid',
    async (signature) => {
      const page = await start()
      await page.prepareSignIn()
      page.wallet.answer('personal_sign', () => signature)
      await page.askForSignature()
      expect(failureOf(page)).toMatchObject({ name: 'SignInVerifying', isInvalid: true })
      expect(page.seen).not.toContain('waiting')
    },
  )

  test('[S8.9] one that could not be verified is not called invalid: the retry verifies it without a new prompt', async () => {
    const page = await start()
    const verify = vi.fn(async () => true)
    verify.mockRejectedValueOnce(new Error('The server is down.'))
    page.setSignInAdapter({ getNonce: async () => 'a1b2c3d4', verify, signOut: async () => undefined })
    await page.prepareSignIn()
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'ready', failure: { name: 'SignInVerifying', isInvalid: false } })
    await page.trySignInAgain()
    expect(page.state().status).toBe('signedIn')
    expect([page.asked(), verify.mock.calls.length]).toEqual([1, 2])
  })

  test('[S8.9] Oops, something went wrong! when the wallet is gone or on another account or chain', async () => {
    const page = await start()
    await page.prepareSignIn()
    page.wallet.answer('eth_accounts', answers.broken)
    await page.askForSignature()
    expect(failureOf(page)).toMatchObject({ name: 'SignInFailed', shortMessage: 'Oops, something went wrong!' })
    // when its account changed without an event the page follows, without a prompt
    page.wallet.answer('eth_accounts', () => [ben.address])
    await page.trySignInAgain()
    await vi.waitUntil(() => page.connected()?.account === ben.address, { timeout: 10_000 })
    expect(page.asked()).toBe(0)
    page.wallet.answer('eth_accounts')
    page.wallet.emit('accountsChanged', [ada.address])
    await page.prepareSignIn()
    await page.askForSignature()
    expect(page.state().status).toBe('signedIn')
  })

  test.each<[string, string, (text: string) => string]>([
    ['another site', 'domain', (text) => text.replace(/^\S+/, 'evil.example')],
    ['another page', 'uri', (text) => text.replace(/(?<=\nURI: )\S+/, 'https://evil.example/')],
    ['another account', 'account', (text) => text.replace(ada.address, ben.address)],
    ['another chain', 'chain', (text) => text.replace('Chain ID: 1', 'Chain ID: 137')],
    ['another nonce', 'nonce', (text) => text.replace(/(?<=\nNonce: )\w+/, 'a1b2c3d4')],
    ['a later expiry', 'time', (text) => text.replace(/(?<=\nExpiration Time: )\d+/, '2999')],
    ['more below it', 'rewritten', (text) => `${text}\nand more`],
  ])(
    '[S8.9] a message that was changed to %s is refused, though the account has signed it',
    async (_, fault, change) => {
      const page = await start()
      await page.prepareSignIn()
      const state = page.state()
      if (state.status !== 'ready') throw new Error('There is no message.')
      page.signIn.setState({ ...state, draft: { ...state.draft, text: change(state.draft.text) } })
      await page.askForSignature()
      expect(page.asked()).toBe(1)
      const reason = { name: 'Changed', details: expect.stringContaining(fault) }
      expect(failureOf(page)).toMatchObject({ name: 'SignInVerifying', isInvalid: true, reason })
      expect(session()).toBeUndefined()
    },
  )

  test('[S8.9] a signature after the message’s expiry is refused', async () => {
    const page = await start()
    await page.prepareSignIn()
    const { expiresAt } = draftOf(page)
    page.wallet.answer('personal_sign', async ([raw]) => {
      vi.useFakeTimers({ toFake: ['Date'], now: expiresAt })
      return ada.signMessage({ message: { raw: raw as `0x${string}` } })
    })
    await page.askForSignature()
    expect(failureOf(page)).toMatchObject({ isInvalid: true, reason: { details: expect.stringContaining('expired') } })
  })

  test('[S8.9] a wallet that never answers times out, and the next try asks it again', async () => {
    const page = await start()
    await page.prepareSignIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    page.wallet.answer('personal_sign', answers.hangs)
    const asking = page.askForSignature()
    await vi.advanceTimersByTimeAsync(DEADLINES.walletPrompt - 1)
    expect(page.asked()).toBe(1)
    expect(page.state().status).toBe('signing')
    await vi.advanceTimersByTimeAsync(1)
    expect(failureOf(page)).toMatchObject({ name: 'SignInSigning', reason: { name: 'Deadline' } })
    void asking
    signsWith(page.wallet, ada)
    await page.trySignInAgain()
    expect(page.state().status).toBe('signedIn')
  })

  test('[S1.2] a message that has become too old is rewritten before it is signed', async () => {
    const page = await start()
    await page.prepareSignIn()
    const { text } = draftOf(page)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + SIGN_IN.skew })
    await page.askForSignature()
    const state = page.state()
    if (state.status !== 'signedIn') throw new Error('Not signed in.')
    expect(state.session.text).not.toBe(text)
    expect(page.asked()).toBe(1)
  })
})

describe('cancelling and signing out', () => {
  test('[S4.6] cancelled, the wallet stays connected, a late signature changes nothing, and there is no second prompt', async () => {
    const page = await start()
    await page.prepareSignIn()
    const { text } = draftOf(page)
    const prompt = page.wallet.hold('personal_sign')
    const first = page.askForSignature()
    await vi.waitUntil(() => page.asked() === 1)
    void page.askForSignature()
    void page.prepareSignIn()
    page.cancelSignIn()
    expect(page.state()).toMatchObject({ status: 'ready' })
    expect(page.connected()).toMatchObject({ account: ada.address })

    // the wallet still shows its prompt: the next try waits for that
    const second = page.askForSignature()
    await vi.waitUntil(() => page.state().status === 'signing')
    await page.wallet.provider.request({ method: 'eth_chainId' })
    expect(page.asked()).toBe(1)
    page.cancelSignIn()
    prompt.approve()
    await Promise.all([first, second])
    expect(page.state()).toMatchObject({ status: 'ready', draft: { text } })
    expect(session()).toBeUndefined()

    signsWith(page.wallet, ada)
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'signedIn', session: { text } })
    expect(page.asked()).toBe(2)
  })

  test('[S4.6] a prompt for a previous account has to be answered before another one is shown', async () => {
    const page = await start()
    await page.prepareSignIn()
    const prompt = page.wallet.hold('personal_sign')
    const first = page.askForSignature()
    await vi.waitUntil(() => page.asked() === 1)
    page.wallet.useAccounts([ben.address])
    expect(page.state()).toMatchObject({ status: 'idle' })
    await page.prepareSignIn()
    expect(draftOf(page).account).toBe(ben.address)
    await page.askForSignature()
    expect(failureOf(page)).toMatchObject({ name: 'SignInSigning', reason: { name: 'RequestPending' } })
    expect(page.asked()).toBe(1)
    prompt.reject()
    await first
    signsWith(page.wallet, ben)
    await page.trySignInAgain()
    expect(page.state()).toMatchObject({ session: { account: ben.address } })
  })

  test('[S4.3] another account signs out; the same one in another case, and another chain, do not', async () => {
    const page = await signedInPage()
    page.wallet.emit('accountsChanged', [ada.address.toLowerCase()])
    page.wallet.emit('accountsChanged', [ada.address.toUpperCase().replace('X', 'x'), ben.address])
    page.wallet.moveTo(10)
    expect(page.connected()?.chainId).toBe(10)
    expect(page.state().status).toBe('signedIn')
    page.wallet.useAccounts([ben.address])
    expect(page.connected()?.account).toBe(ben.address)
    expect(page.state()).toMatchObject({ status: 'idle' })
    expect(page.state()).not.toHaveProperty('session')
    expect(session()).toBeUndefined()
    page.wallet.useAccounts([ada.address])
    expect(page.state().status).toBe('idle')
  })

  test('[S4.3] a failure belongs to its account: it is shown to the same one in another case, not to another one', async () => {
    const page = await start()
    signsWith(page.wallet, ben)
    await page.prepareSignIn()
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'idle', failure: { isInvalid: true } })
    page.wallet.emit('accountsChanged', [ada.address.toLowerCase()])
    expect(failureOf(page)).toMatchObject({ isInvalid: true })
    page.wallet.useAccounts([ben.address])
    expect(page.connected()?.account).toBe(ben.address)
    expect(failureOf(page)).toBeUndefined()
  })

  test.each([
    ['disconnecting', (page: Awaited<ReturnType<typeof start>>) => page.disconnect()],
    ['a wallet that locks itself', (page: Awaited<ReturnType<typeof start>>) => page.wallet.lock()],
  ])('[S4.1] %s signs out, and notifies the server that gave the nonce', async (_, leave) => {
    const page = await start()
    const signOut = vi.fn(async () => undefined)
    page.setSignInAdapter({ getNonce: async () => 'a1b2c3d4', verify: async () => true, signOut })
    await page.prepareSignIn()
    await page.askForSignature()
    leave(page)
    expect(page.state()).toMatchObject({ status: 'idle' })
    expect(session()).toBeUndefined()
    expect(signOut.mock.calls).toEqual([[{ account: ada.address, chainId: 1 }]])
  })

  test('[S4.1] another wallet with the same account signs out', async () => {
    const page = await signedInPage()
    const { createTestWallet } = await import('../../wallets/testWallet.ts')
    onTestFinished(createTestWallet({ accounts: [ada.address] }).announce({ rdns: 'me.rainbow' }))
    await page.connect('rainbow')
    expect(page.connected()).toMatchObject({ walletId: 'rainbow', account: ada.address })
    expect(page.state().status).toBe('idle')
  })

  test('[S4.6] signs out here whatever the server answers', async () => {
    const page = await start()
    const signOut = async () => Promise.reject(new Error('down'))
    page.setSignInAdapter({ getNonce: async () => 'a1b2c3d4', verify: async () => true, signOut })
    await page.prepareSignIn()
    await page.askForSignature()
    await expect(page.signOut()).rejects.toMatchObject({ details: 'down' })
    expect(page.state().status).toBe('idle')
    expect(session()).toBeUndefined()
  })
})

describe('after a reload', () => {
  test('[S4.6] the tab is still signed in, and its wallet is not asked', async () => {
    const before = await signedInPage()
    const page = await loadPage(before.wallet)
    expect(page.state().status).toBe('signedIn')
    expect(page.asked()).toBe(1)
  })

  test('[S4.6] not with another account, and not after its day', async () => {
    const { wallet } = await signedInPage()
    const kept = sessionStorage.getItem('session') ?? ''
    wallet.useAccounts([ben.address])
    sessionStorage.setItem('session', kept)
    expect((await loadPage(wallet)).state().status).toBe('idle')
    expect(session()).toBeUndefined()

    wallet.useAccounts([ada.address])
    sessionStorage.setItem('session', kept)
    vi.useFakeTimers({ toFake: ['Date'], now: JSON.parse(kept).value.expiresAt })
    expect((await loadPage(wallet)).state().status).toBe('idle')
    expect(session()).toBeUndefined()
  })

  test('[S9.5] a session expires by itself after a day', async () => {
    const page = await start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await page.prepareSignIn()
    await page.askForSignature()
    expect(page.state().status).toBe('signedIn')
    const state = page.state()
    const expiresAt = state.status === 'signedIn' ? state.session.expiresAt : 0
    await vi.advanceTimersByTimeAsync(expiresAt - Date.now() - 1)
    expect(page.state().status).toBe('signedIn')
    await vi.advanceTimersByTimeAsync(1)
    expect(page.state().status).toBe('idle')
    expect(session()).toBeUndefined()
    expect(page.connected()).toMatchObject({ account: ada.address })
  })

  test.each([
    'not json',
    '{"v":1,"value":7}',
    '{"v":1,"value":{"account":"0x12"}}',
    `{"v":1,"value":{"walletId":"metaMask","account":"${ada.address}","chainId":1,"isOwnKey":"yes"}}`,
  ])('[S4.6] a stored session like %s is dropped', async (text) => {
    const page = await start()
    sessionStorage.setItem('session', text)
    expect((await loadPage(page.wallet)).state().status).toBe('idle')
  })

  test('[S4.2] loading until an earlier session was checked', async () => {
    vi.stubEnv('VITE_REQUIRE_SIGN_IN', '1')
    await signedInPage()
    vi.resetModules()
    const { signIn, statusOf } = await import('../../../src/state/signIn/signIn.ts')
    const { connection, reconnect } = await import('../../../src/state/connection/connection.ts')
    await reconnect()
    expect(signIn.getState()).toEqual({ status: 'restoring', epoch: 0 })
    expect(statusOf(connection.getState())).toBe('loading')
    const { followSignIn } = await import('../../../src/state/signIn/followSignIn.ts')
    onTestFinished(followSignIn())
    await vi.waitUntil(() => statusOf(connection.getState()) === 'connected')
  })

  test('[S2] erasing in the settings ends it', async () => {
    const page = await signedInPage()
    const { eraseEverything } = await import('../../../src/state/settings/storage.ts')
    eraseEverything()
    expect(page.state().status).toBe('idle')
    expect(sessionStorage.length).toBe(0)
  })
})
