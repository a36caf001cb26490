import type { RelayClient } from '../../src/connectors/walletConnect/relayClient.ts'

/** Ends a client: it has nothing that ends it whole, and its heartbeat keeps the process alive. */
export async function stopClient({ core }: Pick<RelayClient, 'core'>): Promise<void> {
  await core.relayer.transportClose()
  core.heartbeat.stop()
}
