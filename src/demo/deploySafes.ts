import type { Sender } from './createSender.ts'
import { deployByCreate2 } from './deployByCreate2.ts'
import { type SafeRole, safeCreationCode, safeSets } from './safeArtifacts.generated.ts'

/**
 * Deploys the Safe contracts of all four sets at their canonical addresses, where they are missing.
 *
 * @throws When an address or a runtime code hash isn't the one that `@safe-global/safe-deployments` lists.
 */
export async function deploySafes(sender: Sender): Promise<void> {
  for (const [setName, { version, deployer, contracts }] of Object.entries(safeSets)) {
    for (const [role, { address, codeHash }] of Object.entries(contracts)) {
      const creationCode = safeCreationCode[version][role as SafeRole]
      await deployByCreate2(sender, { name: `${role} of Safe ${setName}`, deployer, creationCode, address, codeHash })
    }
  }
}
