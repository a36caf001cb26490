import type { Address } from 'viem'
import { type SafeSetName, safeSets } from './safeArtifacts.generated.ts'

/** A Safe singleton: the set of contracts it belongs to, with L2 for the one that emits an event for each transaction. */
export type SafeKind = SafeSetName | `${SafeSetName}+L2`

/** The eight singletons that can be wrapped. */
export const safeKinds = [
  '1.3.0',
  '1.3.0+L2',
  '1.3.0-eip155',
  '1.3.0-eip155+L2',
  '1.4.1',
  '1.4.1+L2',
  '1.5.0',
  '1.5.0+L2',
] as const satisfies SafeKind[]

export type SafeContracts = Record<
  'singleton' | 'proxyFactory' | 'fallbackHandler' | 'multiSend' | 'multiSendCallOnly',
  Address
>

/** The contract addresses that a Safe of this kind uses. */
export function getSafeContracts(kind: SafeKind): SafeContracts {
  const { contracts } = safeSets[kind.replace('+L2', '') as SafeSetName]
  return {
    singleton: kind.endsWith('+L2') ? contracts.safeL2.address : contracts.safe.address,
    proxyFactory: contracts.proxyFactory.address,
    fallbackHandler: contracts.fallbackHandler.address,
    multiSend: contracts.multiSend.address,
    multiSendCallOnly: contracts.multiSendCallOnly.address,
  }
}
