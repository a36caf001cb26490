import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { DEMO_CHAIN_ID } from '../chains.ts'
import { DEADLINES, RELAY_PROJECT_ID, RELAY_URL, STORAGE_KEYS } from '../config.ts'
import type { Connector } from '../connectors/connector.ts'
import type { PairingCode } from '../connectors/proposeSession.ts'
import { loadRelayClient } from '../connectors/relayClient.ts'
import { createWalletConnectConnector } from '../connectors/walletConnect.ts'
import { toAppError } from '../errors.ts'
import { configuredChains } from './chains.ts'
import { settings } from './settings.ts'
import { keep } from './storage.ts'

const topic = keep<string | null>({
  key: STORAGE_KEYS.relaySession,
  version: 1,
  schema: z.nullable(z.string()),
  initial: null,
})

/** A code on the screen, and why it isn't the first. */
export type ShownCode = PairingCode & { shownAt: number; note: 'expired' | 'declined' | undefined }

/** The code to scan now, by wallet. A secret: shown, never logged or kept. */
export const shownCodes = createStore<Partial<Record<string, ShownCode>>>(() => ({}))

/** The connector of a wallet that is reached through WalletConnect. */
export function createRelayConnector(walletId: string): Connector {
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
  let isDeclined = false
  connector.events.on('message', ({ type, data }) => {
    if (type !== 'display_uri') return
    const code = data as PairingCode
    const note = isDeclined ? 'declined' : code.isRenewed ? 'expired' : undefined
    shownCodes.setState({ [walletId]: { ...code, note, shownAt: Date.now() } })
  })
  return {
    ...connector,
    /** A no on the phone uses the code up, so another one takes its place; the person leaves by closing the dialog. */
    async connect(options = {}) {
      isDeclined = false
      shownCodes.setState({ [walletId]: undefined })
      for (;;) {
        try {
          return await connector.connect(options)
        } catch (thrown) {
          if (options.signal?.aborted || toAppError(thrown).name !== 'UserRejected') throw thrown
          isDeclined = true
        }
      }
    },
  }
}
