import { afterEach, beforeEach, describe, onTestFinished, vi } from 'vitest'
import { people } from '../../src/demo/people.ts'
import { type Bench, loadPage, testConnecting, testSwitching } from '../matrix/bench.tsx'
import { startRelay } from './relay.ts'
import { type Phone, startPhone } from './startPhone.ts'
import { stopClient } from './stopClient.ts'
import { nextProject, until } from './table.ts'

// The real relay client, over a local relay, to Reown's WalletKit. Nothing here fakes a clock, since
// sockets have none: for a silent wallet only the page's own deadline is shortened.

const ada = people.ada.account.address
/** The session events that the page subscribes to; the client itself has more. */
const TOLD = ['session_update', 'session_event', 'session_delete', 'session_expire']
const POLYGON = 'eip155:137'

beforeEach(() => {
  vi.resetModules()
  // as much of a browser as the page needs; with a window the client would log to the screen
  vi.stubGlobal('location', new URL('https://page.test/'))
  vi.stubGlobal('document', { title: 'Page', baseURI: 'https://page.test/' })
  vi.stubGlobal('navigator', { userAgent: '', onLine: true })
})
afterEach(() => void vi.unstubAllGlobals())

const approving = (...accounts: string[]) => ({
  eip155: {
    chains: [...new Set(accounts.map((account) => account.split(':').slice(0, 2).join(':')))],
    accounts,
    methods: ['personal_sign', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'],
    events: ['chainChanged', 'accountsChanged'],
  },
})
const BEFORE = approving(`eip155:1:${ada}`)
const AFTER = approving(`eip155:1:${ada}`, `${POLYGON}:${ada}`)

/** Shortens the page's deadlines; the wallets of these rows never answer, so no answer is cut off. */
async function hurry(deadlines: object): Promise<void> {
  const { DEADLINES } = await import('../../src/lib/config.ts')
  Object.assign(DEADLINES, deadlines)
}

/** The page, a relay, and a phone that scans the first code it is shown. */
async function open() {
  const relay = await startRelay()
  onTestFinished(() => relay.stop())
  const phone = await startPhone({ relayUrl: relay.url, account: people.ada.account })
  onTestFinished(() => phone.stop())
  phone.namespaces = BEFORE
  const page = await loadPage()
  const { settings } = await import('../../src/state/settings/settings.ts')
  const projectId = nextProject()
  settings.write({ ...settings.read(), walletConnectProjectId: projectId, walletConnectRelay: relay.url })
  const { loadRelayClient } = await import('../../src/connectors/walletConnect/relayClient.ts')
  const metadata = { name: 'Page', description: '', url: location.origin, icons: [] }
  const client = await loadRelayClient({ projectId, relayUrl: relay.url, metadata, deadline: 20_000 })
  onTestFinished(async () => {
    await stopClient(client)
  })
  const hearing = () =>
    TOLD.reduce((sum, name) => sum + client.events.listenerCount(name), 0) +
    client.core.relayer.events.listenerCount('relayer_error')
  const heardBefore = hearing()
  const { shownCodes } = page.codes
  const code = () => shownCodes.getState().walletConnect
  const stop = shownCodes.subscribe(() => {
    const shown = code()
    if (!shown) return
    stop()
    phone.scan(shown.uri).catch(() => undefined)
  })
  const bench: Bench = {
    walletId: 'walletConnect',
    page,
    async settle(outcome) {
      let isOver = false
      const settled = outcome.finally(() => {
        isOver = true
      })
      // an expired code is renewed forever
      await until(() => isOver || (phone.proposal && code()?.note), 30_000)
      if (isOver) await settled
    },
    listenerCount: () => hearing() - heardBefore,
    async hearOfIt() {
      await until(() => page.ownTimers() === 0 && client.session.length === 0, 30_000)
    },
  }
  return { ...bench, relay, phone, client }
}

/** Rejects a proposal with an error that is no object, as a wallet without WalletKit may. */
async function refuseBarely(phone: Phone, error: string): Promise<void> {
  const proposal: object = await until(() => phone.proposal)
  const { id, pairingTopic } = proposal as { id: number; pairingTopic: string }
  const { core } = phone.kit
  const message = await core.crypto.encode(pairingTopic, { id, jsonrpc: '2.0', error } as never)
  await core.relayer.publish(pairingTopic, message, { ttl: 300, prompt: false, tag: 1120 })
}

describe('connecting', () => {
  const proposed = (proposals: Phone['proposals']) => async () => {
    const bench = await open()
    bench.phone.proposals = proposals
    return bench
  }
  const sharing =
    (...accounts: string[]) =>
    async () => {
      const bench = await open()
      bench.phone.namespaces = approving(...accounts)
      return bench
    }
  testConnecting('walletConnect', 'WalletConnect', {
    accepts: open,
    rejects: proposed({ code: 5000, message: 'User rejected.' }),
    'says that a request is pending (-32002)': proposed({ code: -32002, message: 'Already pending.' }),
    async 'never answers'() {
      const bench = await proposed('ignore')()
      await hurry({ pairing: 500 })
      return bench
    },
    'shares no account': sharing(),
    'is on a chain that is not ours': sharing(`eip155:56:${ada}`),
    async 'throws a string'() {
      const bench = await proposed('ignore')()
      return { ...bench, leave: () => refuseBarely(bench.phone, 'wallet exploded') }
    },
    'throws a plain object': proposed({ code: -32603, message: 'Internal error.' }),
    async 'is cancelled during the prompt'() {
      const bench = await proposed('ignore')()
      const leave = async () => {
        const { id } = await until(() => bench.phone.proposal)
        bench.page.store.disconnect()
        // a later approval is disconnected
        await bench.phone.approve(id)
        await until(() => bench.client.session.length > 0 || bench.phone.topic() === '')
      }
      return { ...bench, leave }
    },
    async vanishes() {
      const bench = await open()
      await bench.relay.kill()
      await hurry({ relay: 500 })
      return bench
    },
    async 'vanishes during the prompt'() {
      const bench = await proposed('ignore')()
      await hurry({ relay: 2_000, pairing: 2_000 })
      const leave = async () => {
        await until(() => bench.phone.proposal)
        await bench.relay.kill()
      }
      return { ...bench, leave }
    },
  })
})

describe('switching', () => {
  const answering = (answer: NonNullable<Phone['answer']>) => async () => {
    const bench = await open()
    bench.phone.answer = answer
    return bench
  }
  const refusing = (error: object | string) => answering(() => ({ error }) as never)
  const yes = { result: null }
  const move = ({ kit, topic }: Phone) => kit.updateSession({ topic: topic(), namespaces: AFTER })
  /** It lacks the chain, says so with the first answer, and gives the second when asked to add it. */
  const lacking =
    (unknown: object, added: object = yes, moves = true) =>
    async () => {
      const bench = await open()
      const { phone } = bench
      phone.answer = async (method) => {
        if (method === 'wallet_addEthereumChain') return added as typeof yes
        if (phone.requests.length === 1) return { error: unknown } as never
        if (moves) await move(phone)
        return yes
      }
      return bench
    }
  const unknown = { code: 4902, message: 'Unrecognized chain ID.' }
  testSwitching('walletConnect', 'WalletConnect', {
    async accepts() {
      const bench = await open()
      bench.phone.answer = async () => {
        await move(bench.phone)
        return yes
      }
      return bench
    },
    rejects: refusing({ code: 5000, message: 'User rejected.' }),
    'says that a request is pending (-32002)': refusing({ code: -32002, message: 'Already pending.' }),
    async 'never answers'() {
      const bench = await answering(() => 'ignore')()
      return { ...bench, turn: () => hurry({ walletPrompt: 500 }) }
    },
    'is locked': refusing({ code: 4100, message: 'Not authorized.' }),
    'lacks the chain (4902)': lacking(unknown),
    // WalletKit drops what is nested under -32603; under another code it arrives
    'lacks the chain (4902, nested)': lacking({
      code: -32000,
      message: 'Server error.',
      data: { originalError: { code: 4902 } },
    }),
    'lacks the chain, and will not add it': lacking(unknown, { error: { code: 4001, message: 'No.' } }),
    'adds the chain, and does not switch': lacking(unknown, yes, false),
    'approves, and does not switch': answering(() => yes),
    // which WalletKit sends as the message of a -32000
    'throws a string': refusing('wallet exploded'),
    'throws a plain object': refusing({ code: -32603, message: 'Internal error.' }),
    'says that it is offline (4900)': refusing({ code: 4900, message: 'Disconnected.' }),
    async 'disconnects during the prompt'() {
      const bench = await answering(() => 'ignore')()
      const { phone } = bench
      const leave = async () => {
        await until(() => phone.requests.length === 1)
        await phone.kit.disconnectSession({ topic: phone.topic(), reason: { code: 6000, message: 'Bye' } })
        await until(() => bench.page.store.connection.getState().status === 'disconnected')
      }
      return { ...bench, leave }
    },
    async vanishes() {
      const bench = await open()
      const turn = async () => {
        await bench.phone.stop()
        await hurry({ walletPrompt: 500 })
      }
      return { ...bench, turn }
    },
  })
})
