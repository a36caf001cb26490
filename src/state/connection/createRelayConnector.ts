import * as appWallet from '../../apps/walletConnect/appWallet.ts'
import type { Connector } from '../../connectors/connector.ts'
import { createWalletConnectConnector } from '../../connectors/walletConnect/createWalletConnectConnector.ts'
import type { PairingCode } from '../../connectors/walletConnect/proposeSession.ts'
import { loadRelayClient, type RelayClient, sayGoodbye } from '../../connectors/walletConnect/relayClient.ts'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { DEADLINES, RELAY_PROJECT_ID, RELAY_URL } from '../../lib/config.ts'
import { toAppError } from '../../lib/errors.ts'
import { configuredChains } from '../settings/configuredChains.ts'
import { settings } from '../settings/settings.ts'
import { storageFault } from '../settings/storage.ts'
import { relaySession } from './relaySession.ts'
import { shownCodes } from './shownCodes.ts'

function loadClient(role: 'asks' | 'isAsked' = 'asks'): Promise<RelayClient> {
  const { walletConnectProjectId, walletConnectRelay } = settings.read()
  return loadRelayClient({
    projectId: walletConnectProjectId ?? RELAY_PROJECT_ID,
    relayUrl: walletConnectRelay ?? RELAY_URL,
    role,
    metadata: {
      name: 'Wrapped Safe Wallet',
      description: 'Wrap your Safe Wallet to NFT.',
      url: location.origin,
      icons: [new URL('icons/icon.svg', document.baseURI).href],
    },
    onUnkept: () => storageFault.setState(true, true),
    deadline: DEADLINES.relay,
  })
}

/** What talks to apps as a wrapped Safe's wallet, and the relay client it uses. */
export type AppsRelay = { apps: typeof appWallet; client: RelayClient }

/** Loads the relay client for apps, with the sessions of earlier visits. @throws AppError */
export const openAppsRelay = async (): Promise<AppsRelay> => ({ apps: appWallet, client: await loadClient('isAsked') })

/** Ends a session stored in this browser that no connector uses. @throws AppError when its peer can't be told */
export async function endSession(topic: string): Promise<void> {
  const client = await loadClient()
  if (client.session.keys.includes(topic)) await sayGoodbye(client, topic, DEADLINES.goodbye)
}

/** The connector of a wallet that is reached through WalletConnect. */
export function createRelayConnector(walletId: string): Connector {
  const connector = createWalletConnectConnector({
    id: walletId,
    client: loadClient,
    chains: () =>
      configuredChains()
        .map(({ id }) => id)
        .filter((id) => id !== DEMO_CHAIN_ID),
    lastSession: {
      read() {
        const kept = relaySession.read()
        return kept?.walletId === walletId ? kept : undefined
      },
      write(kept) {
        if (kept) relaySession.write({ ...kept, walletId })
        else if (relaySession.read()?.walletId === walletId) relaySession.remove()
      },
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
    /** A rejection on the phone uses up the code, so a new one replaces it; closing the dialog cancels. */
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
