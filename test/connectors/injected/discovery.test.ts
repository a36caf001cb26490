import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDiscovery, type Discovery, legacyProviders } from '../../../src/connectors/injected/discovery.ts'
import { type Announcement, createTestWallet, type TestWallet } from '../../wallets/testWallet.ts'

const listening: Discovery[] = []
const discover = () => {
  const discovery = createDiscovery(window)
  listening.push(discovery)
  return discovery
}
afterEach(() => {
  for (const discovery of listening.splice(0)) discovery.stop()
})
const announce = (wallet: TestWallet, as?: Announcement) => onTestFinished(wallet.announce(as))
const namesOf = (discovery: Discovery) => discovery.getWallets().map(({ name }) => name)

describe('createDiscovery', () => {
  test('[S3.2] finds wallets that were injected before the page, and those injected later', () => {
    announce(createTestWallet(), { name: 'Early', rdns: 'com.early' })
    const discovery = discover()
    expect(namesOf(discovery)).toEqual(['Early'])
    announce(createTestWallet(), { name: 'Late', rdns: 'com.late' })
    expect(namesOf(discovery)).toEqual(['Early', 'Late'])
  })

  test('[S3.2] notifies once of all wallets that arrive in one task', async () => {
    const discovery = discover()
    const listener = vi.fn()
    discovery.subscribe(listener)
    for (let index = 0; index < 200; index++) announce(createTestWallet(), { rdns: `com.wallet${index}` })
    expect(listener).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
    expect(discovery.getWallets()).toHaveLength(200)
  })

  test('[S3.2] bug 18: a wallet that announces itself again, also under a new uuid, is one wallet', async () => {
    const discovery = discover()
    const wallet = createTestWallet()
    announce(wallet, { uuid: 'first' })
    await Promise.resolve()
    const before = discovery.getWallets()
    const listener = vi.fn()
    discovery.subscribe(listener)
    announce(wallet, { uuid: 'second' })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    await Promise.resolve()
    expect(discovery.getWallets()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })

  test('[S3.2] a provider that announces itself under a second name is known by both', () => {
    const discovery = discover()
    const wallet = createTestWallet()
    announce(wallet, { uuid: 'one', rdns: 'io.metamask' })
    announce(wallet, { uuid: 'one', rdns: 'com.other' })
    announce(createTestWallet(), { uuid: 'one', rdns: 'com.impostor' })
    expect(discovery.getWallets().map(({ rdns }) => rdns)).toEqual(['io.metamask', 'com.other'])
  })

  test('[S3.2] two providers under one name and rdns are both kept: neither can push the other out', () => {
    const discovery = discover()
    const [first, second] = [createTestWallet(), createTestWallet()]
    announce(first, { name: 'MetaMask' })
    announce(second, { name: 'MetaMask' })
    expect(discovery.getWallets().map(({ provider }) => provider)).toEqual([first.provider, second.provider])
  })

  test('[S3.2] invalid announcements of a hostile script are dropped, and the next wallet is found', () => {
    const discovery = discover()
    const details = [undefined, null, 'x', {}, { info: {}, provider: {} }, new Proxy({}, { get: () => null })]
    for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    announce(createTestWallet(), { name: 'Real' })
    expect(namesOf(discovery)).toEqual(['Real'])
  })

  test('[S3.2] after stop no announcement is read and no listener called', async () => {
    const discovery = discover()
    const listener = vi.fn()
    discovery.subscribe(listener)
    discovery.stop()
    announce(createTestWallet())
    await Promise.resolve()
    expect(discovery.getWallets()).toEqual([])
    expect(listener).not.toHaveBeenCalled()
  })

  test('[S3.2] an unsubscribed listener is not called any more', async () => {
    const discovery = discover()
    const listener = vi.fn()
    discovery.subscribe(listener)()
    announce(createTestWallet())
    await Promise.resolve()
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('legacyProviders', () => {
  const [one, two, three] = [createTestWallet(), createTestWallet(), createTestWallet()].map(({ provider }) => provider)
  const throwing = (name: string, rest = {}) =>
    Object.defineProperty({ ...rest }, name, {
      get() {
        throw new Error('locked down')
      },
    })
  const cyclic: Record<string, unknown> = { ...one }
  cyclic.providers = [cyclic, two]

  test.each([
    ['a provider', { ethereum: one }, [one]],
    ['nothing', {}, []],
    ['null', { ethereum: null }, []],
    ['no request function', { ethereum: { request: 'no' } }, []],
    ['a getter that throws', throwing('ethereum'), []],
    ['several', { ethereum: { ...one, providers: [one, two] } }, [one, two]],
    ['several, one of them twice', { ethereum: { ...one, providers: [one, two, one] } }, [one, two]],
    [
      'several in several',
      { ethereum: { ...one, providers: [one, { ...two, providers: [two, three] }] } },
      [one, two, three],
    ],
    ['itself in its list', { ethereum: cyclic }, [cyclic, two]],
    ['junk in the list', { ethereum: { ...one, providers: [null, 'x', {}, two] } }, [two]],
    ['a list of an empty object', { ethereum: { ...one, providers: [{}] } }, [{ ...one, providers: [{}] }]],
    ['a list of null', { ethereum: { ...one, providers: [null] } }, [{ ...one, providers: [null] }]],
    ['a list of letters', { ethereum: { ...one, providers: 'x' } }, [{ ...one, providers: 'x' }]],
    [
      'a list of an empty list',
      { ethereum: { ...one, providers: [{ providers: [{}] }] } },
      [{ ...one, providers: [{ providers: [{}] }] }],
    ],
    ['junk without any provider', { ethereum: { providers: [{}, 'x', null] } }, []],
    ['an invalid list', { ethereum: { ...one, providers: 7 } }, [{ ...one, providers: 7 }]],
    ['a list that throws', { ethereum: throwing('providers', one) }, [throwing('providers', one)]],
    [
      'flags of other wallets',
      { ethereum: { ...one, isMetaMask: true, isCoinbaseWallet: true } },
      [{ ...one, isMetaMask: true, isCoinbaseWallet: true }],
    ],
  ])('[S2.4] with %s', (_, target, found) => {
    const expected = found.map((provider) => ({ rdns: 'browser', provider }))
    expect(legacyProviders(target as unknown as Window)).toEqual(expected)
  })

  test("[S2.4] Coinbase's extension is recognised by its global, also where it is in the list", () => {
    const target = { coinbaseWalletExtension: two, ethereum: { ...one, providers: [one, two] } }
    expect(legacyProviders(target as unknown as Window)).toEqual([
      { rdns: 'com.coinbase.wallet', provider: two },
      { rdns: 'browser', provider: one },
    ])
  })
})
