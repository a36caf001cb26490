import { asSeenZoneAddress, asSeenZoneCodeHash } from '../../contract/asSeenZone.generated.ts'
import {
  asSeenAddress,
  asSeenCodeHash,
  create2Deployer,
  wrappedSafeAddress,
  wrappedSafeCodeHash,
  wrappedSafeHandlerAddress,
  wrappedSafeHandlerCodeHash,
} from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import { SAFE_L2_150 } from './genuineSafes.ts'

type Hex = `0x${string}`

/** Code at an address, known by its hash. */
export type Coded = { address: Address; codeHash: Hex }

/** A contract that wrapping or selling needs on a network, and that anyone can put there. */
export type NetworkPiece = Coded & {
  id: 'safeL2' | 'proxyFactory' | 'fallbackHandler' | 'wrappedSafe' | 'asSeen' | 'asSeenZone'
  /** Wrapping works without it. */
  isOptional?: true
  deployer: keyof typeof DEPLOYERS
  /** What its constructor creates, which must be right as well. */
  creates?: Coded
  /** Its creation code, which is heavy, and comes when it is asked for. */
  load: () => Promise<Hex>
}

const DEPLOYER_CODE_HASH = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'

/** Contracts that deploy for whoever asks, by CREATE2, and so at the same address on every chain. The same 69 bytes. */
export const DEPLOYERS = {
  create2: { address: create2Deployer, codeHash: DEPLOYER_CODE_HASH },
  safe: { address: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7', codeHash: DEPLOYER_CODE_HASH },
} as const satisfies Record<string, Coded>

const safeCode = async (role: 'safeL2' | 'proxyFactory' | 'fallbackHandler') =>
  (await import('../../contract/safeCode.generated.ts')).safeCode[role]

/** Through which wrapped Safes are sold. */
export const routerPiece: NetworkPiece = {
  id: 'asSeen',
  isOptional: true,
  address: asSeenAddress,
  codeHash: asSeenCodeHash,
  deployer: 'create2',
  load: async () => (await import('../../contract/wrappedSafeCode.generated.ts')).asSeenInitCode,
}

/** Under which wrapped Safes are sold on Seaport. */
export const zonePiece: NetworkPiece = {
  id: 'asSeenZone',
  isOptional: true,
  address: asSeenZoneAddress,
  codeHash: asSeenZoneCodeHash,
  deployer: 'create2',
  load: async () => (await import('../../contract/wrappedSafeCode.generated.ts')).asSeenZoneInitCode,
}

/** In the order in which they are of use (safe-deployments; a test compares). */
export const NETWORK_PIECES: readonly NetworkPiece[] = [
  {
    id: 'safeL2',
    address: SAFE_L2_150,
    codeHash: '0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc',
    deployer: 'safe',
    load: () => safeCode('safeL2'),
  },
  {
    id: 'fallbackHandler',
    address: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    codeHash: '0x3c6a85bcf7b563daa624b884b4e9a1b9fa5371edde7be945d998071a48f28bbc',
    deployer: 'safe',
    load: () => safeCode('fallbackHandler'),
  },
  {
    id: 'proxyFactory',
    address: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
    codeHash: '0x967dae4cda22b0c9ef7f31b010bdc1ceb0af9904b0c3dc060b5302e4c18a4529',
    deployer: 'safe',
    load: () => safeCode('proxyFactory'),
  },
  {
    id: 'wrappedSafe',
    address: wrappedSafeAddress,
    codeHash: wrappedSafeCodeHash,
    deployer: 'create2',
    creates: { address: wrappedSafeHandlerAddress, codeHash: wrappedSafeHandlerCodeHash },
    load: async () => (await import('../../contract/wrappedSafeCode.generated.ts')).wrappedSafeInitCode,
  },
  routerPiece,
  zonePiece,
]
