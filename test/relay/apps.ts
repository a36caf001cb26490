import type { SignClient } from '@walletconnect/sign-client'
import { onTestFinished } from 'vitest'
import { type Heard, hearApps } from '../../src/apps/walletConnect/appWallet.ts'
import type { Proposal } from '../../src/apps/walletConnect/readProposal.ts'
import { createMemoryStorage, type RelayStorage } from '../../src/connectors/walletConnect/createMemoryStorage.ts'
import { loadRelayClient } from '../../src/connectors/walletConnect/relayClient.ts'
import { nextProject } from './table.ts'

// several clients live in this process; each is to have a core of its own
process.env.DISABLE_GLOBAL_CORE = 'true'

type Client = InstanceType<typeof SignClient>

const close = ({ core }: Pick<Client, 'core'>) =>
  onTestFinished(async () => {
    await core.relayer.transportClose()
    core.heartbeat.stop()
  })

type AppOptions = { metadata?: Client['metadata']; storage?: RelayStorage }

/** Somebody else's app: a genuine sign-client. With the storage of an earlier one it is the same app, reloaded. */
export async function openApp(relayUrl: string, { metadata, storage = createMemoryStorage() }: AppOptions = {}) {
  const { SignClient } = await import('@walletconnect/sign-client')
  const client = await SignClient.init({
    projectId: 'e'.repeat(32),
    relayUrl,
    metadata: metadata ?? { name: 'Test App', description: 'An app', url: 'https://app.test', icons: [] },
    logger: 'silent',
    telemetryEnabled: false,
    storage,
  })
  close(client)
  return { client, storage }
}

type Kept = { projectId: string; storage: RelayStorage }

/** The page as a wallet; with what an earlier one kept it is the same browser, reloaded. */
export async function openWallet(relayUrl: string, kept?: Kept) {
  const storage = kept?.storage ?? createMemoryStorage()
  const projectId = kept ? `${kept.projectId.slice(0, 8)}${'b'.repeat(24)}` : nextProject()
  const metadata = { name: 'Wrapped Safe Wallet', description: 'Test', url: 'https://page.test', icons: [] }
  const client = await loadRelayClient({ projectId, relayUrl, metadata, storage, role: 'isAsked', deadline: 20_000 })
  close(client)
  const [proposals, gone, asked]: [Proposal[], number[], Heard[]] = [[], [], []]
  const changes = { sessions: 0, reached: 0 }
  const stop = hearApps(client, {
    proposed: (proposal) => void proposals.push(proposal),
    gone: (id) => void gone.push(id),
    asked: (heard) => void asked.push(heard),
    changed: () => void changes.sessions++,
    reached: () => void changes.reached++,
  })
  onTestFinished(stop)
  return { client, proposals, gone, asked, changes, stop, kept: { projectId, storage } }
}

/** As apps ask to be connected today: all of it optional. */
export const optional = (...chains: number[]) => ({
  optionalNamespaces: {
    eip155: {
      chains: chains.map((id) => `eip155:${id}`),
      methods: ['eth_sendTransaction', 'personal_sign', 'wallet_sendCalls'],
      events: ['chainChanged', 'accountsChanged'],
    },
  },
})
