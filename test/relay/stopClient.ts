import type { RelayClient } from '../../src/connectors/walletConnect/relayClient.ts'

/** Stops a client: it has no method for that, and its heartbeat would keep the process alive. */
export async function stopClient({ core }: Pick<RelayClient, 'core'>): Promise<void> {
  await core.relayer.transportClose()
  core.heartbeat.stop()
}
