import type { Address } from '../../lib/address.ts'

type Hash = `0x${string}`

type SafeVersion = '1.3.0' | '1.4.1' | '1.5.0'

/** A singleton that Safe deployed, by address: a clone with the same code could be self-destructed and replaced, these can't. */
export type GenuineSingleton = {
  address: Address
  version: SafeVersion
  isL2: boolean
  /** The batcher of the same set of deployments: plain calls only. */
  multiSendCallOnly: Address
  /** The handler that Safe{Wallet} gives such a Safe. */
  fallbackHandler: Address
}

const CANONICAL_130 = {
  version: '1.3.0',
  multiSendCallOnly: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  fallbackHandler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
} as const

const EIP155_130 = {
  version: '1.3.0',
  multiSendCallOnly: '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
  fallbackHandler: '0x017062a1dE2FE6b99BE3d9d37841FeD19F573804',
} as const

const CANONICAL_141 = {
  version: '1.4.1',
  multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
} as const

const CANONICAL_150 = {
  version: '1.5.0',
  multiSendCallOnly: '0xA83c336B20401Af773B6219BA5027174338D1836',
  fallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
} as const

/** The eight that can be wrapped (safe-deployments; a test compares). */
export const GENUINE_SINGLETONS: readonly GenuineSingleton[] = [
  { address: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552', isL2: false, ...CANONICAL_130 },
  { address: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E', isL2: true, ...CANONICAL_130 },
  { address: '0x69f4D1788e39c87893C980c06EdF4b7f686e2938', isL2: false, ...EIP155_130 },
  { address: '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA', isL2: true, ...EIP155_130 },
  { address: '0x41675C099F32341bf84BFc5382aF534df5C7461a', isL2: false, ...CANONICAL_141 },
  { address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', isL2: true, ...CANONICAL_141 },
  { address: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b', isL2: false, ...CANONICAL_150 },
  { address: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e', isL2: true, ...CANONICAL_150 },
]

/**
 * Singletons of Safes before 1.3.0, by address (safe-deployments; a test compares). Their version has no guard, and a
 * handler of its time doesn't support ERC-1271.
 */
const OLD_SINGLETONS: readonly string[] = [
  '0xb6029EA3B2c51D09a50B53CA8012FeEB05bDa35A',
  '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F',
  '0x6851D6fDFAfD08c0295C392436245E5bc78B0185',
]

export const isOldSingleton = (address: string): boolean =>
  OLD_SINGLETONS.some((old) => old.toLowerCase() === address.toLowerCase())

/** What every wrapped Safe runs on, since only 1.5.0 has the guard that shuts hidden modules out. */
export const SAFE_L2_150 = '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e'

/** Runtime code of the proxies that Safe's factories make: 1.3.0, 1.4.1, 1.5.0. */
const PROXY_CODE_HASHES: ReadonlySet<string> = new Set<Hash>([
  '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000',
  '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c',
  '0x4e381985ca68b3e5d27b4425fa581c19cf33146d3f887a3cfca96f55528ea46f',
])

export const isProxyCode = (codeHash: Hash): boolean => PROXY_CODE_HASHES.has(codeHash)

export const genuineSingleton = (address: string): GenuineSingleton | undefined =>
  GENUINE_SINGLETONS.find((singleton) => singleton.address.toLowerCase() === address.toLowerCase())

/** Whether a handler is one of Safe's own: with these, of any version, a Safe receives tokens and signs as usual. */
export const isOwnHandler = (address: string): boolean =>
  GENUINE_SINGLETONS.some(({ fallbackHandler }) => fallbackHandler.toLowerCase() === address.toLowerCase())

/** End marker of a Safe's linked lists of owners and modules. */
export const SENTINEL: Address = '0x0000000000000000000000000000000000000001'
