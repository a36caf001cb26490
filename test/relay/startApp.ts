import { createMemoryStorage, type RelayStorage } from '../../src/connectors/walletConnect/createMemoryStorage.ts'
import type { RelayClient } from '../../src/connectors/walletConnect/relayClient.ts'

// several clients share this process; each needs a core of its own
process.env.DISABLE_GLOBAL_CORE = 'true'

export type AppOptions = { metadata?: RelayClient['metadata']; storage?: RelayStorage }

/** Somebody else's app: a genuine sign-client. With an earlier one's storage it is the same app, reloaded. */
export async function startApp(relayUrl: string, { metadata, storage = createMemoryStorage() }: AppOptions = {}) {
  const { SignClient } = await import('@walletconnect/sign-client')
  const client = await SignClient.init({
    projectId: 'e'.repeat(32),
    relayUrl,
    metadata: metadata ?? { name: 'Test App', description: 'An app', url: 'https://app.test', icons: [] },
    logger: 'silent',
    telemetryEnabled: false,
    storage,
  })
  return { client, storage }
}

/** A proposal as apps send it today: all of it optional. */
export const optional = (...chains: number[]) => ({
  optionalNamespaces: {
    eip155: {
      chains: chains.map((id) => `eip155:${id}`),
      methods: ['eth_sendTransaction', 'personal_sign', 'wallet_sendCalls'],
      events: ['chainChanged', 'accountsChanged'],
    },
  },
})
