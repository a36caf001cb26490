import { readKeptSafes } from '../../connectors/walletConnect/readKeptSafes.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { RELAY_PROJECT_ID } from '../../lib/config.ts'
import { settings } from '../settings/settings.ts'
import { startRelayWallet } from './relayWallet.ts'

/** Listens to apps connected to a Safe in earlier visits. Where there are none, nothing is loaded or connected. */
export async function hearKeptApps(safe: Address): Promise<void> {
  const projectId = settings.read().walletConnectProjectId ?? RELAY_PROJECT_ID
  if (projectId === undefined) return
  const kept = await readKeptSafes(projectId.trim())
  if (kept.some((one) => isSameAddress(one, safe))) startRelayWallet()
}
