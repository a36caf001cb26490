import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { people } from '../../src/demo/people.ts'
import { CHAINS } from '../../src/lib/chains.ts'
import { addableChain } from '../../src/state/connection/addableChain.ts'
import { openConnected, openTable, sleep, until } from './table.ts'

const ada = people.ada.account
const ben = people.ben.account.address
const TOPIC = 'cd'.repeat(32)

const chain = (id: number) => {
  const found = CHAINS.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No chain ${id}.`)
  return addableChain(found)
}

const eip155 = (accounts: string[], change: object = {}) => ({
  eip155: {
    chains: [...new Set(accounts.map((account) => account.split(':').slice(0, 2).join(':')))],
    accounts,
    methods: ['personal_sign', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'],
    events: ['chainChanged', 'accountsChanged'],
    ...change,
  },
})
const both = [`eip155:1:${ada.address}`, `eip155:1:${ben}`, `eip155:10:${ben}`]

async function withTwoAccounts() {
  const table = await openTable()
  table.phone.namespaces = eip155(both)
  const connecting = table.connector.connect()
  await table.scan()
  await connecting
  return table
}

const update = async ({ kit, topic }: Awaited<ReturnType<typeof openTable>>['phone'], namespaces: object) =>
  (await kit.updateSession({ topic: topic(), namespaces: namespaces as never })).acknowledged()

describe('later events of the wallet', () => {
  test.each([10, '0xa', '10', 'eip155:10'])('[S4.3] chainChanged as %j moves the connection', async (data) => {
    const { phone, heard, connector } = await openConnected()
    await phone.say('chainChanged', data, 10)
    await until(() => heard.length > 0)
    expect(heard).toEqual([{ change: { chainId: 10, accounts: [ada.address] } }])
    expect(await connector.getChainId()).toBe(10)
    expect(await (await connector.getProvider())?.request({ method: 'eth_chainId' })).toBe('0xa')
  })

  test('[S4.3] bug 24: another chain may have another account, and the change event includes it', async () => {
    const { phone, heard, connector } = await withTwoAccounts()
    expect(await connector.getAccounts()).toEqual([ada.address, ben])
    await connector.switchChain(chain(10))
    expect(heard).toEqual([{ change: { chainId: 10, accounts: [ben] } }])
    expect(phone.requests).toEqual([])
  })

  test.each([
    ['plain', [ben]],
    ['CAIP-10', [`eip155:1:${ben}`, `eip155:10:${ada.address}`]],
    ['in any case', [ben.toLowerCase()]],
  ])('[S4.3] accountsChanged, %s, changes the account', async (_, data) => {
    const { phone, heard, connector } = await withTwoAccounts()
    await phone.say('accountsChanged', data)
    await until(() => heard.length > 0)
    expect(heard).toEqual([{ change: { accounts: [ben] } }])
    expect((await connector.getAccounts())[0]).toBe(ben)
  })

  test('[S4.1] an empty list of accounts ends the connection and the session', async () => {
    const { phone, heard, connector } = await openConnected()
    await phone.say('accountsChanged', [])
    await until(() => heard.length > 0)
    expect(heard).toEqual([{ disconnect: { reason: 'ended' } }])
    await until(() => phone.topic() === '')
    expect(await connector.getAccounts()).toEqual([])
  })

  test('[S4.3] an update gives new accounts; one that removes the chain moves to the next of ours', async () => {
    const { phone, heard } = await openConnected()
    await update(phone, eip155([`eip155:1:${ben}`, `eip155:8453:${ben}`]))
    await until(() => heard.length === 1)
    await update(phone, eip155([`eip155:8453:${ben}`]))
    await until(() => heard.length === 2)
    expect(heard).toEqual([{ change: { chainId: 1, accounts: [ben] } }, { change: { chainId: 8453, accounts: [ben] } }])
  })

  test('[S7.3] no link stored in this browser is opened with a request, whatever the wallet updates', async () => {
    const { phone, heard, client, page } = await openConnected()
    const config = () => client().session.get(page.last.value?.topic ?? '').sessionConfig
    expect(config()).toEqual({ disableDeepLink: true })
    await update(phone, eip155([`eip155:1:${ben}`]))
    await until(() => heard.length > 0)
    expect(config()).toEqual({ disableDeepLink: true })
  })

  test('[S4.1] an update that leaves no account on our chains ends the connection', async () => {
    const { phone, heard } = await openConnected()
    await update(phone, eip155([`eip155:56:${ben}`]))
    await until(() => heard.length > 0)
    expect(heard).toEqual([{ disconnect: { reason: 'ended' } }])
  })

  test('[S4.1] bug 25: a session deleted by the wallet ends here, and is not deleted again', async () => {
    const { phone, heard, client, connector, page } = await openConnected()
    const again = vi.spyOn(client(), 'disconnect')
    await phone.kit.disconnectSession({ topic: phone.topic(), reason: { code: 6000, message: 'Bye' } })
    await until(() => heard.length > 0)
    await connector.disconnect()
    expect(heard).toEqual([{ disconnect: { reason: 'ended' } }])
    expect(page.last.value?.topic).toBeUndefined()
    expect(again).not.toHaveBeenCalled()
  })

  test('[S4.1] bug 25: disconnecting a session that is already gone is no failure', async () => {
    const { client, connector } = await openConnected()
    vi.spyOn(client(), 'disconnect').mockRejectedValue(
      new Error("No matching key. session or pairing topic doesn't exist: x"),
    )
    await connector.disconnect()
    expect(await connector.getAccounts()).toEqual([])
  })

  test('[S4.1] an expired session ends the connection', async () => {
    const { heard, client, page } = await openConnected()
    client().core.expirer.set(page.last.value?.topic ?? '', Math.floor(Date.now() / 1_000) - 1)
    await until(() => heard.length > 0)
    expect(heard).toEqual([{ disconnect: { reason: 'ended' } }])
  })
})

describe('switching', () => {
  test('[S4.5] to an approved chain needs no message to the wallet; requests go there from then on', async () => {
    const { connector, phone, heard, provider } = await openConnected()
    await connector.switchChain(chain(10))
    expect(heard).toEqual([{ change: { chainId: 10, accounts: [ada.address] } }])
    expect(phone.requests).toEqual([])
    await provider.request({ method: 'personal_sign', params: ['0x68', ada.address] })
    expect(phone.requests).toMatchObject([{ chainId: 'eip155:10' }])
  })

  test('[S4.5] asks the wallet for another chain, and switches once the session has it', async () => {
    const { connector, phone, heard } = await openConnected()
    phone.answer = () => {
      void update(phone, eip155([`eip155:1:${ada.address}`, `eip155:8453:${ada.address}`]))
      return { result: null }
    }
    await connector.switchChain(chain(8453))
    expect(await connector.getChainId()).toBe(8453)
    expect(heard.at(-1)).toEqual({ change: { chainId: 8453, accounts: [ada.address] } })
    expect(phone.requests).toEqual([
      { method: 'wallet_switchEthereumChain', chainId: 'eip155:1', params: [{ chainId: '0x2105' }] },
    ])
  })

  test('[S8.3] where the wallet lacks it (4902), adds it, then switches', async () => {
    const { connector, phone } = await openConnected()
    phone.answer = (method) => {
      if (method === 'wallet_switchEthereumChain' && phone.requests.length === 1)
        return { error: { code: 4902, message: 'Unrecognized chain ID.' } }
      if (method === 'wallet_switchEthereumChain')
        void update(phone, eip155([`eip155:1:${ada.address}`, `eip155:8453:${ada.address}`]))
      return { result: null }
    }
    await connector.switchChain(chain(8453))
    expect(phone.requests.map(({ method }) => method)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
    expect(await connector.getChainId()).toBe(8453)
  })

  test('[S8.6] bug 23: an approval that brings no account on the chain is no switch', async () => {
    const { connector, phone } = await openConnected()
    phone.answer = () => ({ result: null })
    await expect(connector.switchChain(chain(8453))).rejects.toMatchObject({
      name: 'ChainNotFound',
      shortMessage: 'Chain not found on connector.',
    })
    expect(await connector.getChainId()).toBe(1)
  })

  test('[S8.4] a rejection stays a rejection, and a wallet without an approved switch method gives SwitchUnsupported', async () => {
    const { connector, phone, client } = await openConnected()
    phone.answer = () => ({ error: { code: 5000, message: 'User rejected.' } })
    await expect(connector.switchChain(chain(8453))).rejects.toMatchObject({ name: 'UserRejected' })
    await update(phone, eip155([`eip155:1:${ada.address}`], { methods: ['personal_sign'] }))
    await until(() => client().session.getAll()[0]?.namespaces.eip155?.methods.length === 1)
    await expect(connector.switchChain(chain(8453))).rejects.toMatchObject({ name: 'SwitchUnsupported' })
    expect(phone.requests).toHaveLength(1)
  })
})

describe('a malicious wallet', () => {
  test.each([
    ['none of our chains', eip155([`eip155:56:${ada.address}`])],
    ['invalid accounts', eip155(['eip155:1:notanaddress', `eip155:01:${ada.address}`])],
    ['an overlong method', eip155([`eip155:1:${ada.address}`], { methods: ['x'.repeat(101)] })],
    ['chain 0', eip155([`eip155:0:${ada.address}`])],
  ])('[S5.2] that approves %s connects nothing, and its session is disconnected', async (_, namespaces) => {
    const { connector, phone, scan, heard, page } = await openTable({ phone: { name: '<img src=x>\u202egnp.exe' } })
    phone.namespaces = namespaces
    const connecting = connector.connect()
    await scan()
    await expect(connecting).rejects.toMatchObject({
      name: 'NoCommonChain',
      details: '<img src=x>gnp.exe', // plain text, without the override that would reverse it
    })
    await until(() => phone.topic() === '')
    expect(page.last.value?.topic).toBeUndefined()
    expect(heard).toEqual([])
  })

  test('[S5.2] only its valid accounts are used', async () => {
    const { connector, phone, scan } = await openTable()
    phone.namespaces = eip155(['eip155:1:0x12', `eip155:1:${ada.address.toLowerCase()}`, `eip155:1:${ada.address}`])
    const connecting = connector.connect()
    await scan()
    expect(await connecting).toEqual({ accounts: [ada.address], chainId: 1 })
  })

  const event = (name: string, data: unknown, change: object = {}) => ({
    id: 1,
    params: { chainId: 'eip155:1', event: { name, data }, ...change },
  })
  test.each([
    ['another session', { ...event('chainChanged', 10), topic: TOPIC }],
    ['a chain that was not approved', event('chainChanged', 10, { chainId: 'eip155:999' })],
    ['another namespace', event('chainChanged', 10, { chainId: 'cosmos:1' })],
    ['an event that was not approved', event('message', 10)],
    ['a chain without an account', event('chainChanged', 8453)],
    ['an invalid chain', event('chainChanged', { toString: 'x' })],
    ['an account that was not approved', event('accountsChanged', [ben])],
    ['invalid accounts', event('accountsChanged', ['<script>', 7, null])],
    ['accounts that are no list', event('accountsChanged', '0x')],
    ['nothing', { id: 1, params: null }],
  ])('[S5.1] an event about %s changes nothing', async (_, told) => {
    const { client, heard, connector, page } = await openConnected()
    client().events.emit('session_event', { topic: page.last.value?.topic ?? '', ...told } as never)
    await sleep(20)
    expect(heard).toEqual([])
    expect([await connector.getChainId(), await connector.getAccounts()]).toEqual([1, [ada.address]])
  })

  test.each([
    ['another session', { topic: TOPIC, params: { namespaces: eip155([`eip155:1:${ben}`]) } }],
    ['invalid methods', { params: { namespaces: eip155([`eip155:1:${ben}`], { methods: [7] }) } }],
    ['invalid namespaces', { params: { namespaces: 'eip155' } }],
  ])('[S5.3] an update of %s changes nothing', async (_, told) => {
    const { client, heard, connector, page } = await openConnected()
    client().events.emit('session_update', { id: 1, topic: page.last.value?.topic ?? '', ...told } as never)
    expect(heard).toEqual([])
    expect(await connector.getAccounts()).toEqual([ada.address])
  })

  test('[S4.1] the end of another session is ignored', async () => {
    const { client, heard } = await openConnected()
    for (const name of ['session_delete', 'session_expire'] as const)
      client().events.emit(name, { id: 1, topic: TOPIC } as never)
    expect(heard).toEqual([])
  })

  test.each([
    ['[S5.1] an event that the relay client itself rejects', 'onSessionEventRequest', 'eip155:999'],
    ['[S4.1] bug 25: the deletion of a session that is already gone', 'onSessionDeleteRequest', undefined],
  ])('%s leaves no rejection unhandled', async (_, handler, chainId) => {
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    onTestFinished(() => void process.off('unhandledRejection', unheard))
    const { client, page, connector } = await openConnected()
    type Engine = Record<string, (topic: string, payload: object) => Promise<void>>
    const engine = client().engine as unknown as Engine
    const topic = page.last.value?.topic ?? ''
    if (!chainId) await connector.disconnect()
    const params = chainId ? { chainId, event: { name: 'chainChanged', data: 999 } } : { code: 6000, message: 'Bye' }
    await engine[handler]?.(topic, { id: Date.now() * 1_000, params })
    await sleep(50)
    expect(unheard).not.toHaveBeenCalled()
  })
})
