// @vitest-environment happy-dom
import { type Address, concat, encodeFunctionData, parseAbi } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { DEADLINES, SIGN_IN } from '../../../src/lib/config.ts'
import { safeMessageHash } from '../../../src/safe/signatures/safeMessageHash.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { createSafeAnswers } from '../../host/createSafeAnswers.ts'
import { putInSafeFrame } from '../../host/putInSafeFrame.ts'
import { signOnChain } from '../../host/signOnChain.ts'
import { answers, type TestWallet } from '../../wallets/testWallet.ts'
import { loadPage, type Page, startPage } from './startPage.ts'

// Signing in as a genuine Safe: its owners sign one by one, off chain or on it, in Safe's own frame or outside it.

const { ada, ben, cleo } = people
const KIND = '1.4.1'

let world: TestWorld
beforeAll(async () => {
  world = await startWorld(1)
})
afterAll(() => world.anvil.stop())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

let salt = 5_000n
async function newSafe(threshold: 1 | 2) {
  const owners = threshold === 1 ? [ada.account] : [ada.account, cleo.account]
  const addresses = owners.map(({ address }) => address)
  const parameters = { kind: KIND, owners: addresses, threshold: BigInt(threshold), saltNonce: salt++ } as const
  return { owners, safe: await createSafe(await world.senderOf(ben.account), parameters) }
}

async function signAs(safe: Address, owners: readonly PrivateKeyAccount[], text: string) {
  const sorted = [...owners].sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  return concat(await Promise.all(sorted.map((owner) => owner.sign({ hash: safeMessageHash(1, safe, text) }))))
}

/** A page that is connected to a Safe remotely, as over WalletConnect, with its message prepared. */
async function preparedPage(safe: Address) {
  const page = await startPage({ rpcUrl: world.anvil.url, accounts: [safe] })
  await page.prepareSignIn()
  return page
}

const textOf = (page: Pick<Page, 'state'>) => {
  const state = page.state()
  if (!('draft' in state)) throw new Error(`There is no message in ${state.status}.`)
  return state.draft.text
}
const kept = () => JSON.parse(localStorage.getItem('signIns') ?? '{}').value ?? []
/** Returns to the page, which then polls at once; repeated until the check passes. */
const lookUntil = (isSo: () => boolean) =>
  vi.waitUntil(
    () => {
      document.dispatchEvent(new Event('visibilitychange'))
      return isSo()
    },
    { timeout: 10_000 },
  )
const is = (page: Pick<Page, 'state'>, status: string) => () => page.state().status === status
const rejected = answers.rejected
const texts = (wallet: TestWallet) =>
  wallet.log.filter(({ method }) => method === 'personal_sign').map(({ params }) => params[0])

describe('outside Safe’s frame', () => {
  test('[S1.2] one owner is enough, on this chain: another one signs out', async () => {
    const { owners, safe } = await newSafe(1)
    const page = await preparedPage(safe)
    const text = textOf(page)
    const signature = await signAs(safe, owners, text)
    page.wallet.answer('personal_sign', () => signature)
    await page.askForSignature()
    expect(page.state()).toMatchObject({ session: { account: safe, chainId: 1, isOwnKey: false } })
    expect(kept()).toEqual([])
    page.wallet.moveTo(10)
    expect(page.state()).toMatchObject({ status: 'idle' })
    expect(sessionStorage.getItem('session')).toBeNull()
    page.wallet.moveTo(1)
    expect(page.state().status).toBe('idle')
  })

  test('[S1.2] bug 28: 0x is pending, twice, and then valid; it is neither a crash nor an invalid signature', async () => {
    const { owners, safe } = await newSafe(2)
    const page = await preparedPage(safe)
    page.wallet.answer('personal_sign', () => '0x')
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'waiting', isClosed: false })
    // each poll schedules the next one
    const listening = vi.spyOn(document, 'addEventListener')
    await lookUntil(() => listening.mock.calls.filter(([type]) => type === 'visibilitychange').length >= 2)
    listening.mockRestore()
    expect(page.state().status).toBe('waiting')
    expect(page.state()).not.toHaveProperty('lookError')
    await signOnChain(world, await world.senderOf(ben.account), { safe, owners, text: textOf(page) })
    await lookUntil(is(page, 'signedIn'))
    expect(page.seen).toEqual([
      'idle',
      'preparing',
      'ready',
      'signing',
      'verifying',
      'waiting',
      'verifying',
      'signedIn',
    ])
    expect(page.state()).toMatchObject({ session: { account: safe, isOwnKey: false } })
    expect(page.asked()).toBe(1)
  })

  test('[S4.6] a closed window is no rejection where others sign too: the page waits, over a reload, with the same message', async () => {
    const { owners, safe } = await newSafe(2)
    const before = await preparedPage(safe)
    const text = textOf(before)
    before.wallet.answer('personal_sign', rejected)
    await before.askForSignature()
    expect(before.state()).toMatchObject({ status: 'waiting', isClosed: true })
    expect(before.connected()).toMatchObject({ account: safe })

    const page = await loadPage(before.wallet)
    expect(page.state().status).toBe('idle')
    await page.prepareSignIn()
    expect(page.state()).toMatchObject({ status: 'waiting', draft: { text } })
    const signature = await signAs(safe, owners, text)
    page.wallet.answer('personal_sign', () => signature)
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'signedIn', session: { text } })
    expect(new Set(texts(page.wallet)).size).toBe(1)
    expect(kept()).toEqual([])
  })

  test('[S8.4] where one owner is enough, a rejection is a rejection', async () => {
    const { safe } = await newSafe(1)
    const page = await preparedPage(safe)
    page.wallet.answer('personal_sign', rejected)
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'ready', failure: { reason: { name: 'UserRejected' } } })
    expect(kept()).toEqual([])
  })

  test('[S8.9] one owner’s signature is not the Safe’s, and the page doesn’t wait for it to become so', async () => {
    const { safe } = await newSafe(2)
    const page = await preparedPage(safe)
    const text = textOf(page)
    page.wallet.answer('personal_sign', () => ada.account.signMessage({ message: text }))
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'idle', failure: { name: 'SignInVerifying', isInvalid: true } })
    expect(kept()).toEqual([])
  })

  test('[S4.6] after a cancelled retry the message is still waited for, and found after a reload', async () => {
    const { owners, safe } = await newSafe(2)
    const before = await preparedPage(safe)
    const text = textOf(before)
    before.wallet.answer('personal_sign', rejected)
    await before.askForSignature()
    before.wallet.answer('personal_sign', () => new Promise(() => undefined))
    void before.askForSignature()
    await before.until('signing')
    before.cancelSignIn()
    expect(before.state()).toMatchObject({ status: 'waiting', draft: { text } })

    const page = await loadPage(before.wallet)
    await page.prepareSignIn()
    expect(page.state()).toMatchObject({ status: 'waiting', draft: { text } })
    await signOnChain(world, await world.senderOf(ben.account), { safe, owners, text })
    await lookUntil(is(page, 'signedIn'))
  })

  test('[S8.9] a retry without the wallet says so and keeps waiting', async () => {
    const { safe } = await newSafe(2)
    const page = await preparedPage(safe)
    page.wallet.answer('personal_sign', rejected)
    await page.askForSignature()
    page.wallet.answer('eth_chainId', () => Promise.reject(new Error('gone')))
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'waiting', failure: { name: 'SignInFailed' } })
    expect(kept()).toHaveLength(1)
  })

  test('[S4.6] once stopped, waiting doesn’t resume', async () => {
    const { owners, safe } = await newSafe(2)
    const page = await preparedPage(safe)
    const text = textOf(page)
    page.wallet.answer('personal_sign', rejected)
    await page.askForSignature()
    page.cancelSignIn()
    expect(page.state().status).toBe('idle')
    expect(kept()).toEqual([])
    await signOnChain(world, await world.senderOf(ben.account), { safe, owners, text })
    document.dispatchEvent(new Event('visibilitychange'))
    await page.prepareSignIn()
    expect(page.state().status).toBe('ready')
    expect(textOf(page)).not.toBe(text)
  })

  test('[S4.6] owners are waited for longer than a prompt, and a late answer still counts', async () => {
    const { owners, safe } = await newSafe(2)
    const page = await preparedPage(safe)
    const signature = await signAs(safe, owners, textOf(page))
    page.wallet.answer('personal_sign', () => signature)
    const prompt = page.wallet.hold('personal_sign')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asking = page.askForSignature()
    await vi.advanceTimersByTimeAsync(DEADLINES.walletPrompt - 1)
    expect(page.state().status).toBe('signing')
    await vi.advanceTimersByTimeAsync(1)
    expect(page.state()).toMatchObject({ status: 'waiting', isClosed: false })
    vi.useRealTimers()
    prompt.approve()
    await asking
    expect(page.state().status).toBe('signedIn')
  })

  test('[S9.5] a message is waited for until it expires after a day', async () => {
    const { safe } = await newSafe(2)
    const before = await preparedPage(safe)
    const text = textOf(before)
    before.wallet.answer('personal_sign', rejected)
    await before.askForSignature()
    const [{ draft }] = kept()
    vi.useFakeTimers({ toFake: ['Date'], now: draft.expiresAt })
    await lookUntil(is(before, 'idle'))
    expect(before.state().failure).toMatchObject({ name: 'SignInSigning', reason: { name: 'Deadline' } })
    expect(kept()).toEqual([])
    localStorage.setItem('signIns', JSON.stringify({ v: 1, value: [{ draft }] }))
    const page = await loadPage(before.wallet)
    await page.prepareSignIn()
    expect(page.state().status).toBe('ready')
    expect(textOf(page)).not.toBe(text)
  })

  test.each([
    ['another site', (text: string) => text.replace('localhost:3000 wants', 'evil.example wants')],
    ['another chain', (text: string) => text.replace('Chain ID: 1', 'Chain ID: 10')],
    ['another nonce', (text: string) => text.replace(/Nonce: \w+/, 'Nonce: a1b2c3d4e5')],
    ['a later expiry', (text: string) => text.replace(/Expiration Time: \d{4}/, 'Expiration Time: 2099')],
  ])('[S8.9] a stored message that was changed, to %s, signs nobody in', async (_, change) => {
    const { owners, safe } = await newSafe(2)
    const before = await preparedPage(safe)
    before.wallet.answer('personal_sign', rejected)
    await before.askForSignature()
    const [{ draft }] = kept()
    const text = change(draft.text)
    expect(text).not.toBe(draft.text)
    localStorage.setItem('signIns', JSON.stringify({ v: 1, value: [{ draft: { ...draft, text } }] }))
    const page = await loadPage(before.wallet)
    await page.prepareSignIn()
    const signature = await signAs(safe, owners, text)
    page.wallet.answer('personal_sign', () => signature)
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'idle', failure: { isInvalid: true, reason: { name: 'Changed' } } })
    expect(kept()).toEqual([])
  })

  test('[S1.2] owners change: after an hour the Safe is asked again, and if it refuses the page signs out', async () => {
    const { owners, safe } = await newSafe(1)
    const page = await preparedPage(safe)
    const signature = await signAs(safe, owners, textOf(page))
    page.wallet.answer('personal_sign', () => signature)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await page.askForSignature()
    expect(page.state().status).toBe('signedIn')
    const checkedAt = () => page.state().status === 'signedIn' && JSON.parse(sessionStorage.session).value.checkedAt
    const first = checkedAt()
    await vi.advanceTimersByTimeAsync(SIGN_IN.checkAgain)
    await vi.waitUntil(() => checkedAt() !== first)
    expect(page.state().status).toBe('signedIn')

    const abi = parseAbi(['function swapOwner(address previous, address old, address next)'])
    const args = ['0x0000000000000000000000000000000000000001', ada.account.address, ben.account.address] as const
    const data = encodeFunctionData({ abi, functionName: 'swapOwner', args })
    vi.useRealTimers()
    const sender = await world.senderOf(ben.account)
    await execSafe(sender, { safe, kind: KIND, signers: owners, calls: [{ to: safe, data }] })
    // the same page, loaded again more than an hour later
    vi.useFakeTimers({ toFake: ['Date'], now: checkedAt() + SIGN_IN.checkAgain + 1 })
    const later = await loadPage(page.wallet)
    expect(later.state().status).toBe('idle')
    expect(sessionStorage.getItem('session')).toBeNull()
  })
})

describe('in Safe’s frame', () => {
  /** The page inside Safe, which asks the owners like Safe{Wallet}, and the requests that Safe got. */
  async function framedPage(threshold: 1 | 2) {
    const { owners, safe } = await newSafe(threshold)
    const sender = await world.senderOf(ben.account)
    const host = putInSafeFrame(createSafeAnswers({ sender, safe, kind: KIND, owners }).answers)
    const { getOffChainSignature, signMessage } = host.answers
    const signed = async (hash: unknown) => getOffChainSignature?.(hash as never)
    const askOwners = async (params: never) => (await signMessage?.(params)) as { messageHash: string }
    const { wallet } = await startPage({ rpcUrl: world.anvil.url, accounts: [ada.account.address] })
    const load = async () => {
      const page = await loadPage(wallet)
      expect(page.connected()).toMatchObject({ walletId: 'safe', account: safe })
      await page.prepareSignIn()
      return page
    }
    return { host, load, owners, safe, sender, signed, signMessage: askOwners, page: await load() }
  }

  test('[S1.2] the signature is used at once where one owner is enough', async () => {
    const { host, page, signed, signMessage } = await framedPage(1)
    host.answers.signMessage = async (params) => {
      const { messageHash } = await signMessage(params)
      return { messageHash, signature: await signed(messageHash) }
    }
    await page.askForSignature()
    expect(page.seen).not.toContain('waiting')
    expect(page.state().status).toBe('signedIn')
    expect(host.asked).toContainEqual({
      method: 'rpcCall',
      params: { call: 'safe_setSettings', params: [{ offChainSigning: true }] },
    })
  })

  test('[S4.6] the owners sign later, and the page continues by itself', async () => {
    const { host, page, signed } = await framedPage(2)
    host.answers.getOffChainSignature = async () => Promise.reject('Request failed')
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'waiting', isClosed: false })
    host.answers.getOffChainSignature = async () => ''
    await lookUntil(() => host.methods().filter((method) => method === 'getOffChainSignature').length > 2)
    expect(page.state().status).toBe('waiting')
    host.answers.getOffChainSignature = signed
    await lookUntil(is(page, 'signedIn'))
    expect(host.methods().filter((method) => method === 'signMessage')).toHaveLength(1)
  })

  test('[S4.6] after signing, closing the window and a reload the others’ signatures are found by the hash', async () => {
    const { host, load, page, safe, signed, signMessage } = await framedPage(2)
    const text = textOf(page)
    host.answers.signMessage = async (params) => {
      await signMessage(params)
      throw 'Transaction was rejected'
    }
    host.answers.getOffChainSignature = async () => ''
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'waiting', isClosed: true })

    host.answers.getOffChainSignature = signed
    const later = await load()
    await later.until('signedIn')
    expect(host.asked.at(-1)).toEqual({ method: 'getOffChainSignature', params: safeMessageHash(1, safe, text) })
  })

  test('[S1.2] bug 28: where Safe signs only on chain, its proposal is waited for and no signature made up', async () => {
    const { host, owners, page, safe, sender } = await framedPage(2)
    host.answers.signMessage = async () => ({ safeTxHash: `0x${'ab'.repeat(32)}` })
    host.answers.getOffChainSignature = async () => ''
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'waiting' })
    await signOnChain(world, sender, { safe, owners, text: textOf(page) })
    await lookUntil(is(page, 'signedIn'))
    expect(page.state()).toMatchObject({ session: { signature: '0x', isOwnKey: false } })
  })

  test('[S8.9] a host that makes signatures up signs nobody in', async () => {
    const { host, page } = await framedPage(2)
    host.answers.signMessage = async () => ({ messageHash: `0x${'ab'.repeat(32)}`, signature: `0x${'12'.repeat(130)}` })
    await page.askForSignature()
    expect(page.state()).toMatchObject({ status: 'idle', failure: { isInvalid: true } })
  })

  test.each([undefined, null, 5, 'signed', {}, { messageHash: 5 }])(
    '[S8.9] a host that answers %j has signed nothing',
    async (answer) => {
      const { host, page } = await framedPage(2)
      host.answers.signMessage = async () => answer
      await page.askForSignature()
      expect(page.state()).toMatchObject({ status: 'ready', failure: { name: 'SignInSigning' } })
    },
  )
})
