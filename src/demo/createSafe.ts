import { type Address, encodeFunctionData, getAddress, keccak256, slice, stringToHex, zeroAddress } from 'viem'
import { proxyFactoryAbi, safeAbi } from '../safe/safeAbi.ts'
import type { Sender } from './createSender.ts'
import { getSafeContracts, type SafeKind } from './safeKinds.ts'

/** Before 1.4.1 proxy and singleton are both in the event's data; since then the proxy is an indexed topic. */
const proxyCreation = keccak256(stringToHex('ProxyCreation(address,address)'))

export type CreateSafeParameters = {
  kind: SafeKind
  owners: readonly Address[]
  /** The threshold. 1 when left out. */
  threshold?: bigint | undefined
  /** The same parameters and salt give the same address on every chain. 0 when left out. */
  saltNonce?: bigint | undefined
  /** The set's CompatibilityFallbackHandler when left out. */
  fallbackHandler?: Address | undefined
  /** The set's own when left out. Tests of what must be refused pass another one. */
  singleton?: Address | undefined
}

/**
 * Creates a genuine Safe through the canonical proxy factory of its version.
 *
 * @returns The address of the new Safe.
 * @throws When a Safe with these parameters and this salt exists already, or Safe's setup refuses the owners.
 */
export async function createSafe(sender: Sender, parameters: CreateSafeParameters): Promise<Address> {
  const { kind, owners, threshold = 1n, saltNonce = 0n } = parameters
  const contracts = getSafeContracts(kind)
  const handler = parameters.fallbackHandler ?? contracts.fallbackHandler
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners, threshold, zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress],
  })
  const { logs } = await sender.send({
    to: contracts.proxyFactory,
    data: encodeFunctionData({
      abi: proxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      args: [parameters.singleton ?? contracts.singleton, initializer, saltNonce],
    }),
  })
  const log = logs.find(({ topics }) => topics[0] === proxyCreation)
  if (!log) throw new Error(`The factory of Safe ${kind} announced no proxy.`)
  return getAddress(slice(log.topics[1] ?? log.data, 12, 32))
}
