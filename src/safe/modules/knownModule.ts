import { wrappedSafeAddress, wrappedSafeCodeHash } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { publishedModules } from './publishedModules.generated.ts'

/**
 * What a module can do with a Safe without its owners: spend up to limits that they set (`limited`); use it with their
 * signatures alone (`signed`); replace them after a time (`recovery`); anything, once the delay that is set in it is over
 * (`delayed`); what its roles allow (`roles`); pay out shares to who holds a token (`share`); anything that a vote or an
 * oracle says (`vote`), or somebody on another network (`bridge`); anything, for the holder of its NFT (`holder`).
 */
type ModulePower = 'limited' | 'signed' | 'recovery' | 'delayed' | 'roles' | 'share' | 'vote' | 'bridge' | 'holder'

/** A published module, under its publisher's name for it. */
export type KnownModule = {
  name: string
  version?: string
  power: ModulePower
  /** Its publisher lists this version as faulty: more people than it should let may be able to use it. */
  isFaulty: boolean
}

const KINDS: Readonly<Record<(typeof publishedModules)[number]['id'], Pick<KnownModule, 'name' | 'power'>>> = {
  allowance: { name: 'Safe Allowance Module', power: 'limited' },
  erc4337: { name: 'Safe4337Module', power: 'signed' },
  recovery: { name: 'Safe Social Recovery Module', power: 'recovery' },
  delay: { name: 'Zodiac Delay Modifier', power: 'delayed' },
  roles: { name: 'Zodiac Roles Modifier', power: 'roles' },
  bridge: { name: 'Zodiac Bridge Module', power: 'bridge' },
  connext: { name: 'Zodiac Connext Module', power: 'bridge' },
  exit: { name: 'Zodiac Exit Module', power: 'share' },
  exitErc721: { name: 'Zodiac Exit Module (ERC-721)', power: 'share' },
  reality: { name: 'Zodiac Reality Module', power: 'vote' },
  realityErc20: { name: 'Zodiac Reality Module (ERC-20)', power: 'vote' },
  tellor: { name: 'Zodiac Tellor Module', power: 'vote' },
  optimisticGovernor: { name: 'Optimistic Governor', power: 'vote' },
  governor: { name: 'Zodiac Governor Module', power: 'vote' },
}

/**
 * The published module with this code at this address. It is recognised by its code hash, where the published creation
 * code leads to the published address; else, as all of Safe's and Zodiac's newer ones, by its address, on the chains
 * published for it. Their lists: @safe-global/safe-modules-deployments, @gnosis-guild/zodiac (`CanonicalAddresses`,
 * `FAULTY`).
 * @gnosis-guild/zodiac (`CanonicalAddresses`, `FAULTY`).
 * @param codeHash of the code that is there
 */
export function knownModule(chainId: number, address: Address, codeHash: `0x${string}`): KnownModule | undefined {
  if (isSameAddress(address, wrappedSafeAddress) && codeHash === wrappedSafeCodeHash)
    return { name: 'WrappedSafe', power: 'holder', isFaulty: false }
  const isAt = (module: (typeof publishedModules)[number]) => isSameAddress(module.address, address)
  const found =
    publishedModules.find((module) => isAt(module) && module.chains?.includes(chainId)) ??
    publishedModules.find((module) => isAt(module) && module.codeHash === codeHash) ??
    publishedModules.find((module) => module.codeHash === codeHash)
  return found && { ...KINDS[found.id], version: found.version, isFaulty: found.isFaulty ?? false }
}
