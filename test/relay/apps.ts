import { onTestFinished } from 'vitest'
import { type Heard, hearApps } from '../../src/apps/walletConnect/appWallet.ts'
import type { Proposal } from '../../src/apps/walletConnect/readProposal.ts'
import { createMemoryStorage, type RelayStorage } from '../../src/connectors/walletConnect/createMemoryStorage.ts'
import { loadRelayClient, type RelayClient } from '../../src/connectors/walletConnect/relayClient.ts'
import { type AppOptions, startApp } from './startApp.ts'
import { stopClient } from './stopClient.ts'
import { nextProject } from './table.ts'

const close = (client: Pick<RelayClient, 'core'>) => onTestFinished(() => stopClient(client))

/** Somebody else's app, until the test is over. */
export async function openApp(relayUrl: string, options?: AppOptions) {
  const app = await startApp(relayUrl, options)
  close(app.client)
  return app
}

type Kept = { projectId: string; storage: RelayStorage }

/** The page as a wallet; with an earlier page's storage it is the same browser, reloaded. */
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
