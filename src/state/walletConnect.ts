import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { DEMO_CHAIN_ID } from '../chains.ts'
import { DEADLINES, RELAY_PROJECT_ID, RELAY_URL, STORAGE_KEYS } from '../config.ts'
import type { Connector } from '../connectors/connector.ts'
import type { PairingCode } from '../connectors/proposeSession.ts'
import { loadRelayClient } from '../connectors/relayClient.ts'
import { createWalletConnectConnector } from '../connectors/walletConnect.ts'
import { configuredChains } from './chains.ts'
import { settings } from './settings.ts'
import { keep } from './storage.ts'

const topic = keep<string | null>({
  key: STORAGE_KEYS.relaySession,
  version: 1,
  schema: z.nullable(z.string()),
  initial: null,
})

/** The code to scan now, by wallet. A secret: shown, never logged or kept. */
export const pairingCodes = createStore<Partial<Record<string, PairingCode>>>(() => ({}))

function createConnector(walletId: string): Connector {
  const connector = createWalletConnectConnector({
    id: walletId,
    client: () => {
      const { walletConnectProjectId, walletConnectRelay } = settings.read()
      return loadRelayClient({
        projectId: walletConnectProjectId ?? RELAY_PROJECT_ID,
        relayUrl: walletConnectRelay ?? RELAY_URL,
        metadata: {
          name: 'Wrapped Safe Wallet',
          description: 'Wrap your Safe Wallet to NFT.',
          url: location.origin,
          icons: [new URL('icons/icon.svg', document.baseURI).href],
        },
        deadline: DEADLINES.relay,
      })
    },
    chains: () =>
      configuredChains()
        .map(({ id }) => id)
        .filter((id) => id !== DEMO_CHAIN_ID),
    lastTopic: {
      read: () => topic.read() ?? undefined,
      write: (next) => (next === undefined ? topic.remove() : void topic.write(next)),
    },
  })
  connector.events.on('message', ({ type, data }) => {
    if (type === 'display_uri') pairingCodes.setState({ [walletId]: data as PairingCode })
  })
  return connector
}

const connectors = new Map<string, Connector>()

/** The connector of a wallet that is reached through WalletConnect; one for its whole life. */
export function walletConnectOf(walletId: string): Connector {
  const held = connectors.get(walletId) ?? createConnector(walletId)
  connectors.set(walletId, held)
  return held
}
