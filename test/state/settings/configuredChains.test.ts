import { arbitrum, base, gnosis, mainnet, optimism, polygon, sepolia } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHAINS, INITIAL_CHAIN_ID, TEST_CHAINS } from '../../../src/lib/chains.ts'

const [ethereum] = CHAINS
if (!ethereum) throw new Error('There are no chains.')

beforeEach(() => void vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

/** The state of a fresh build and page. */
const load = async (env: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return {
    ...(await import('../../../src/state/settings/configuredChains.ts')),
    ...(await import('../../../src/state/queries/rpcUrlsOf.ts')),
    ...(await import('../../../src/state/connection/addableChain.ts')),
    ...(await import('../../../src/state/settings/settings.ts')),
    ...(await import('../../../src/state/settings/ownServers.ts')),
  }
}

describe('the records', () => {
  const facts = ({ id, name, currency, defaultRpc, explorer }: (typeof CHAINS)[number]) => ({
    id,
    name,
    currency,
    rpc: defaultRpc,
    explorer,
  })
  const theirs = (chain: typeof mainnet | typeof optimism | typeof base | typeof gnosis | typeof polygon) => ({
    id: chain.id,
    name: chain.name,
    currency: chain.nativeCurrency,
    rpc: chain.rpcUrls.default.http[0],
    explorer: { name: chain.blockExplorers.default.name, url: chain.blockExplorers.default.url },
  })

  test('[S9.2] the six match viem’s', () => {
    const listed = [mainnet, optimism, gnosis, polygon, base, arbitrum] as const
    expect(CHAINS.map(facts)).toEqual(listed.map((chain) => theirs(chain as typeof mainnet)))
    expect(CHAINS).toHaveLength(6)
  })

  test('[S9.2] Sepolia matches viem’s, except for its RPC', () => {
    const { rpc: _, ...known } = theirs(sepolia as unknown as typeof mainnet)
    expect(TEST_CHAINS.map(facts)).toMatchObject([known])
  })

  test('[S9.1] the page opens on Ethereum', () => {
    expect(CHAINS.find(({ id }) => id === INITIAL_CHAIN_ID)?.name).toBe('Ethereum')
  })

  test.each([...CHAINS, ...TEST_CHAINS])('[S3.3] $name: https only, and a symbol that wallets accept', (chain) => {
    for (const url of [chain.defaultRpc, chain.publicRpc, chain.keyedRpc, chain.explorer?.url])
      expect(url).toMatch(/^https:\/\/[^\s]+[^/]$/)
    expect(chain.keyedRpc).toContain('{key}')
    expect(chain.prefix).toMatch(/^[a-z0-9]+$/)
    expect(chain.currency.symbol).toMatch(/^[A-Z]{2,6}$/)
  })

  test('[S3.3] ids and prefixes are unique', () => {
    const all = [...CHAINS, ...TEST_CHAINS]
    for (const key of ['id', 'prefix', 'name', 'defaultRpc'] as const)
      expect(new Set(all.map((chain) => chain[key])).size).toBe(all.length)
  })
})

describe('configuredChains', () => {
  test('[S9.2] the six, Sepolia where switched on, the demo’s while it is on', async () => {
    const { chainById, chainByPrefix, configuredChains, demoProvider, isConfigured, setDemoChain, settings } =
      await load()
    const ids = () => configuredChains().map(({ id }) => id)
    expect(ids()).toEqual([1, 10, 100, 137, 8453, 42161])
    settings.write({ ...settings.read(), showTestNetworks: true })
    expect(ids()).toContain(11155111)
    const provider = { request: async () => null }
    setDemoChain({ chain: { ...ethereum, id: 1337, prefix: 'demo' }, provider })
    expect(demoProvider(1337)).toBe(provider)
    expect(demoProvider(1)).toBeUndefined()
    expect(isConfigured(1337)).toBe(true)
    expect(chainByPrefix('demo')?.id).toBe(1337)
    setDemoChain(undefined)
    expect(chainById(1337)).toBeUndefined()
  })
})

describe('rpcUrlsOf', () => {
  const key = { VITE_RPC_KEY: 'secret-key' }
  const keyed = 'https://eth-mainnet.g.alchemy.com/v2/secret-key'
  const open = [ethereum.defaultRpc, ethereum.publicRpc]

  test.each([
    ['nothing set', {}, open],
    ['empty settings', { VITE_RPC_KEY: '', VITE_RPC_URL_1: '' }, open],
    ['a key', key, [keyed, ...open]],
    ['a URL of the build', { ...key, VITE_RPC_URL_1: 'https://own.example/1' }, ['https://own.example/1', ...open]],
    ['a URL of the build for another chain', { VITE_RPC_URL_10: 'https://own.example/10' }, open],
  ])('[S7.1] with %s', async (_, env, urls) => {
    const { rpcUrlsOf } = await load(env)
    expect(rpcUrlsOf(ethereum)).toEqual(urls)
  })

  test('[S7.1] only the user’s own RPC is used where set', async () => {
    const { rpcUrlsOf, setOwnRpc } = await load(key)
    expect(setOwnRpc(1, ' https://mine.example ')).toBe(true)
    expect(rpcUrlsOf(ethereum)).toEqual(['https://mine.example'])
    expect(setOwnRpc(1, '')).toBe(true)
    expect(rpcUrlsOf(ethereum)).toEqual([keyed, ...open])
  })

  test.each(['ftp://mine.example', 'javascript:alert(1)', 'mine.example', 'https://'])(
    '[S7.1] %s is refused as an RPC',
    async (text) => {
      const { rpcUrlsOf, setOwnRpc } = await load()
      expect(setOwnRpc(1, text)).toBe(false)
      expect(rpcUrlsOf(ethereum)).toEqual(open)
    },
  )

  test.each([
    ['VITE_RPC_KEY', 'a b'],
    ['VITE_RPC_KEY', '../../evil'],
    ['VITE_RPC_URL_1', 'not a url'],
  ])('[S7.1] an invalid %s fails the build: %s', async (name, value) => {
    await expect(load({ [name]: value }).then(({ rpcUrlsOf }) => rpcUrlsOf(ethereum))).rejects.toThrow(name)
  })
})

test.each(CHAINS)('[S4.5] what a wallet is given about $name contains no key and no RPC of the user', async (chain) => {
  const { addableChain, setOwnRpc } = await load({
    VITE_RPC_KEY: 'secret-key',
    VITE_RPC_URL_1: 'https://build.example',
  })
  setOwnRpc(chain.id, 'https://mine.example')
  const told = addableChain(chain)
  expect(told).toEqual({
    id: chain.id,
    name: chain.name,
    currency: chain.currency,
    rpcUrls: [chain.defaultRpc, chain.publicRpc],
    explorerUrl: chain.explorer?.url,
  })
  expect(JSON.stringify(told)).not.toMatch(/secret-key|mine\.example|build\.example|\{key\}/)
})

test('[W6] a network is found by each of its short names, which are unique', async () => {
  const { chainByPrefix } = await load()
  expect(chainByPrefix('pol')).toBe(chainByPrefix('matic'))
  expect(chainByPrefix('xdai')).toBe(chainByPrefix('gno'))
  expect([chainByPrefix('pol')?.id, chainByPrefix('xdai')?.id]).toEqual([137, 100])
  const names = [...CHAINS, ...TEST_CHAINS].flatMap(({ prefix, alias }) => [prefix, alias ?? []].flat())
  expect(new Set(names).size).toBe(names.length)
  for (const nobody of ['', 'POL', 'constructor', 'eip155']) expect(chainByPrefix(nobody)).toBeUndefined()
})
