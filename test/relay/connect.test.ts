import { verifyMessage } from 'viem'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { NoChainsError } from '../../src/connectors/walletConnect/relayErrors.ts'
import { people } from '../../src/demo/people.ts'
import { CHAINS, type Chain } from '../../src/lib/chains.ts'
import { addableChain } from '../../src/state/connection/addableChain.ts'
import { startAnvil } from '../../tools/anvil.ts'
import { newPage, openConnected, openPage, openTable, sleep, until } from './table.ts'

const ada = people.ada.account
const HELLO = '0x68656c6c6f'

describe('pairing', () => {
  test('[S4.1] a wallet that scans the code and approves is connected, and signs', async () => {
    const { connector, phone, scan, codes, relay } = await openTable()
    const connecting = connector.connect()
    await scan()
    expect(await connecting).toEqual({ accounts: [ada.address], chainId: 1 })
    expect(await connector.getAccounts()).toEqual([ada.address])
    expect(await connector.getChainId()).toBe(1)
    expect(codes).toHaveLength(1)
    expect(codes[0]?.uri).toMatch(/^wc:[0-9a-f]{64}@2\?.*relay-protocol=irn/)
    const signature = await (await connector.getProvider())?.request({
      method: 'personal_sign',
      params: [HELLO, ada.address],
    })
    expect(await verifyMessage({ address: ada.address, message: 'hello', signature: signature as '0x' })).toBe(true)
    expect(phone.requests).toEqual([{ method: 'personal_sign', chainId: 'eip155:1', params: [HELLO, ada.address] }])
    expect(relay.seen.wrong).toEqual([])
  })

  test('[S9.4] envelopes have a nonce of 12 bytes, each its own, and type 1 carries the key of the sender', async () => {
    const { connector, scan, relay } = await openTable()
    const connecting = connector.connect()
    await scan()
    await connecting
    await (await connector.getProvider())?.request({ method: 'personal_sign', params: [HELLO, ada.address] })
    const { envelopes } = relay.seen
    expect(envelopes.length).toBeGreaterThanOrEqual(5)
    for (const { nonce, type, sealed, senderKey } of envelopes) {
      expect(nonce).toMatch(/^[0-9a-f]{24}$/)
      expect([0, 1]).toContain(type)
      expect(senderKey === undefined).toBe(type === 0)
      expect(sealed).toBeGreaterThan(16)
    }
    expect(new Set(envelopes.map(({ nonce }) => nonce)).size).toBe(envelopes.length)
  })

  test('[S4.1] proposes our chains and the methods that the page calls, all of them optional', async () => {
    const { connector, phone, scan } = await openTable()
    phone.proposals = 'ignore'
    const leaving = new AbortController()
    const connecting = connector.connect({ signal: leaving.signal }).catch(() => undefined)
    await scan()
    const proposal = await until(() => phone.proposal)
    expect(proposal.requiredNamespaces).toEqual({})
    expect(proposal.optionalNamespaces.eip155?.chains).toEqual(['eip155:1', 'eip155:10', 'eip155:8453'])
    expect(proposal.optionalNamespaces.eip155?.methods).not.toContain('eth_sign')
    leaving.abort()
    await connecting
  })

  test('[S8.5] without chains there is nothing to propose', async () => {
    const { connector } = openPage('ws://127.0.0.1:1', { chains: () => [] })
    await expect(connector.connect()).rejects.toBeInstanceOf(NoChainsError)
  })

  test.each([
    ['S8.11', { code: 5000, message: 'User rejected.' }, 'UserRejected'],
    ['S8.11', { code: 5002, message: 'User rejected methods.' }, 'UserRejected'],
    ['S8.11', { code: 5100, message: 'Unsupported chains.' }, 'RelayUnsupported'],
    ['S8.11', { code: 7000, message: 'Session settlement failed.' }, 'SessionFailed'],
  ] as const)('[%s] a proposal answered with %j', async (_, proposals, name) => {
    const { connector, phone, scan } = await openTable()
    phone.proposals = proposals
    const connecting = connector.connect()
    await scan()
    await expect(connecting).rejects.toMatchObject({ name, code: proposals.code })
    expect(await connector.getAccounts()).toEqual([])
  })

  test('[S9.4] a code that expires unused is replaced by a new one, and the old one connects nothing', async () => {
    const { connector, phone, codes, heard } = await openTable({
      page: { deadlines: { relay: 20_000, pairing: 1_500, goodbye: 3_000 } },
    })
    phone.proposals = 'ignore'
    const connecting = connector.connect()
    const first = await until(() => codes[0])
    await phone.scan(first.uri)
    const old = (await until(() => phone.proposal)).id
    const second = await until(() => codes[1])
    expect([first.isRenewed, second.isRenewed]).toEqual([false, true])
    expect(second.uri).not.toBe(first.uri)
    await phone.approve(old)
    await until(() => phone.topic() !== '')
    await until(() => phone.topic() === '') // told that it came too late
    expect(heard).toEqual([])
    phone.proposals = 'approve'
    await phone.scan((codes.at(-1) ?? second).uri)
    expect(await connecting).toMatchObject({ chainId: 1 })
  })
})

describe('leaving', () => {
  test('[S4.1] a cancelled attempt ends at once, and a late approval is disconnected', async () => {
    const { connector, phone, scan, heard, client } = await openTable()
    phone.proposals = 'ignore'
    const leaving = new AbortController()
    const connecting = connector.connect({ signal: leaving.signal })
    await scan()
    const id = (await until(() => phone.proposal)).id
    leaving.abort()
    await expect(connecting).rejects.toMatchObject({ name: 'Superseded' })
    await phone.approve(id)
    await until(() => client().session.length > 0 || phone.topic() === '')
    await until(() => phone.topic() === '' && client().session.length === 0)
    expect(await connector.getAccounts()).toEqual([])
    expect(heard).toEqual([])
  })

  test('[S4.1] an attempt that was aborted before it began proposes nothing', async () => {
    const { connector, relay } = await openTable()
    await expect(connector.connect({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'Superseded' })
    expect(relay.seen.methods.wc_proposeSession).toBeUndefined()
  })

  test('[S4.1] disconnect notifies the wallet; a new connection replaces an old one', async () => {
    const { connector, phone, scan, codes, page, client } = await openTable()
    const connecting = connector.connect()
    await scan()
    await connecting
    const first = page.last.value?.topic
    const again = connector.connect()
    await until(() => codes[1])
    await scan()
    await again
    expect(page.last.value?.topic).not.toBe(first)
    await until(() => client().session.length === 1)
    await connector.disconnect()
    await until(() => phone.topic() === '')
    expect(page.last.value?.topic).toBeUndefined()
    expect(await connector.getProvider()).toBeUndefined()
    await expect(connector.getChainId()).rejects.toMatchObject({ name: 'ConnectorNotFound' })
  })
})

describe('coming back', () => {
  test('[S4.4] resumes the stored session after a reload, without a message to the wallet', async () => {
    const { connector, phone, scan, page, relay } = await openTable()
    const connecting = connector.connect()
    await scan()
    const before = await connecting
    const proposals = relay.seen.methods.wc_proposeSession
    const reloaded = openPage(relay.url, {}, newPage(page))
    expect(await reloaded.connector.isAuthorized()).toBe(true)
    expect(await reloaded.connector.connect({ reconnecting: true })).toEqual(before)
    const provider = await reloaded.connector.getProvider()
    expect(await provider?.request({ method: 'personal_sign', params: [HELLO, ada.address] })).toMatch(/^0x/)
    expect(relay.seen.methods.wc_proposeSession).toBe(proposals)
    expect(phone.requests.map(({ method }) => method)).toEqual(['personal_sign'])
  })

  test.each([
    ['Safe{Wallet}', 'walletConnect', true],
    ['Eternal Safe', 'walletConnect', true],
    ['SafePal', 'walletConnect', false],
    ['A phone', 'safe', false],
    ['', 'safe', true],
    ['', 'walletConnect', false],
  ])('[S1.3] a wallet named %j, connected as %s, shares a Safe: %j; also after a reload', async (name, id, is) => {
    const { connector, relay, page, scan } = await openTable({ page: { id }, phone: { name } })
    const connecting = connector.connect()
    await scan()
    expect((await connecting).isSafe ?? false).toBe(is)
    const reloaded = openPage(relay.url, { id }, newPage(page))
    expect((await reloaded.connector.connect({ reconnecting: true })).isSafe ?? false).toBe(is)
  })

  test('[S4.4] it resumes on the chain it was on, unless the page no longer has that chain', async () => {
    const { connector, scan, page, relay } = await openTable()
    const connecting = connector.connect()
    await scan()
    expect((await connecting).chainId).toBe(1)
    await connector.switchChain(addableChain(CHAINS[1] as Chain))
    const reloaded = openPage(relay.url, {}, newPage(page))
    expect(await reloaded.connector.connect({ reconnecting: true })).toMatchObject({ chainId: 10 })
    const other = openPage(relay.url, { chains: () => [1, 8453] }, newPage(page))
    expect(await other.connector.connect({ reconnecting: true })).toMatchObject({ chainId: 1 })
  })

  test('[S4.4] a session that is gone is forgotten at once, but not one that another tab has made since', async () => {
    const { connector, scan, page, relay } = await openTable()
    const before = openPage(relay.url, {}, newPage(page))
    await expect(before.connector.connect({ reconnecting: true })).rejects.toMatchObject({ name: 'SessionEnded' })
    const connecting = connector.connect()
    await scan()
    await connecting
    const kept = page.last.value
    expect(kept).toBeDefined()
    const early = openPage(relay.url, { client: async () => before.client() }, newPage(page))
    await expect(early.connector.connect({ reconnecting: true })).rejects.toMatchObject({ name: 'SessionEnded' })
    expect(page.last.value).toEqual(kept)
    const wiped = openPage(relay.url, {}, { ...newPage(), last: page.last })
    await expect(wiped.connector.connect({ reconnecting: true })).rejects.toMatchObject({ name: 'SessionEnded' })
    expect(page.last.value).toBeUndefined()
  })

  test('[S4.4] a session on none of our chains is disconnected and forgotten', async () => {
    const { connector, phone, scan, page, relay } = await openTable()
    const connecting = connector.connect()
    await scan()
    await connecting
    const reloaded = openPage(relay.url, { chains: () => [8453] }, newPage(page))
    await expect(reloaded.connector.connect({ reconnecting: true })).rejects.toMatchObject({ name: 'SessionEnded' })
    expect(page.last.value).toBeUndefined()
    await until(() => phone.topic() === '')
  })

  test('[S4.1] a session that the client has dropped without an event shares no account any more', async () => {
    const { client, connector, page } = await openConnected()
    const topic = page.last.value?.topic ?? ''
    await client().session.delete(topic, { code: 6000, message: 'Gone.' })
    expect(await connector.getAccounts()).toEqual([])
  })

  test('[S4.4] with nothing stored it finds no account, and shows no code', async () => {
    const { connector, codes, relay } = await openTable()
    expect(await connector.isAuthorized()).toBe(false)
    await expect(connector.connect({ reconnecting: true })).rejects.toMatchObject({ name: 'SessionEnded' })
    expect(codes).toEqual([])
    expect(relay.seen.sockets).toBe(0)
  })
})

describe('requests', () => {
  test('[S7.2] sends a transaction that anvil accepts, on the requested chain', async () => {
    const anvil = await startAnvil({ chainId: 1 })
    onTestFinished(() => anvil.stop())
    await anvil.provider.request({ method: 'anvil_setBalance', params: [ada.address, '0xde0b6b3a7640000'] })
    const { provider, phone } = await openConnected({ phone: { node: anvil.provider } })
    const call = { from: ada.address, to: people.ben.account.address, value: '0x1' }
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [call] })
    const readReceipt = () => anvil.provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    const receipt = await vi.waitUntil(readReceipt, { timeout: 10_000 })
    expect(receipt).toMatchObject({ status: '0x1', from: ada.address.toLowerCase() })
    expect(phone.requests[0]?.chainId).toBe('eip155:1')
  })

  test.each([
    [{ code: 5000, message: 'User rejected.' }, 'UserRejected'],
    [{ code: 4001, message: 'No' }, 'UserRejected'],
    [{ code: 3001, message: 'Unauthorized method.' }, 'RelayUnauthorized'],
    [{ code: 5101, message: 'Unsupported methods.' }, 'RelayUnsupported'],
    [{ code: -32000, message: 'nonce too low' }, 'Unknown'],
  ] as const)('[S8.11] answered with %j', async (error, name) => {
    const { provider, phone } = await openConnected()
    phone.answer = () => ({ error })
    await expect(provider.request({ method: 'personal_sign', params: [HELLO, ada.address] })).rejects.toMatchObject({
      name,
      code: error.code,
      details: error.message,
    })
  })

  test('[S7.2] answers what it knows by itself, and sends the wallet no method that it did not approve', async () => {
    const { provider, phone } = await openConnected()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([ada.address])
    for (const method of ['eth_sign', 'eth_getBalance', 'wallet_watchAsset'])
      await expect(provider.request({ method, params: [] })).rejects.toMatchObject({ name: 'UnsupportedMethod' })
    expect(phone.requests).toEqual([])
  })

  test('[S5.7] refuses a transaction with two kinds of fee before it leaves the page', async () => {
    const { provider, phone } = await openConnected()
    const call = { from: ada.address, to: ada.address, gasPrice: '0x1', maxFeePerGas: '0x1' }
    const asked = provider.request({ method: 'eth_sendTransaction', params: [call] })
    await expect(asked).rejects.toMatchObject({ name: 'RelayInvalid' })
    expect(phone.requests).toEqual([])
  })

  test('[S9.4] a request has a time to live of five minutes at the relay', async () => {
    const { provider, client, phone } = await openConnected()
    phone.answer = () => 'ignore'
    const request = vi.spyOn(client(), 'request')
    void provider.request({ method: 'personal_sign', params: [HELLO, ada.address] }).catch(() => undefined)
    expect(request.mock.calls[0]?.[0]).toMatchObject({ expiry: 300, chainId: 'eip155:1' })
    await until(() => phone.requests.length === 1)
  })

  test('[S8.11] requests still open when the wallet disconnects are rejected with 6000', async () => {
    const { provider, phone, heard } = await openConnected()
    phone.answer = () => 'ignore'
    const asked = provider.request({ method: 'personal_sign', params: [HELLO, ada.address] })
    const refused = expect(asked).rejects.toMatchObject({ name: 'SessionEnded', code: 6000 })
    await until(() => phone.requests.length === 1)
    await phone.kit.disconnectSession({ topic: phone.topic(), reason: { code: 6000, message: 'Bye' } })
    await refused
    await until(() => heard.length > 0)
    expect(heard).toEqual([{ disconnect: { reason: 'ended' } }])
    await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ name: 'ConnectorNotFound' })
  })
})

test('[S8.12] no promise rejection is left unhandled', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  const { connector, phone, scan } = await openTable()
  phone.proposals = { code: 5000, message: 'User rejected.' }
  const connecting = connector.connect().catch(() => undefined)
  await scan()
  await connecting
  await sleep(500)
  expect(unheard).not.toHaveBeenCalled()
})
