import { type Address, createClient, custom, parseEther, toHex } from 'viem'
import {
  asSeenAddress,
  asSeenCodeHash,
  wrappedSafeAddress,
  wrappedSafeCodeHash,
  wrappedSafeHandlerAddress,
} from '../contract/wrappedSafe.generated.ts'
import { asSeenInitCode, wrappedSafeInitCode } from '../contract/wrappedSafeCode.generated.ts'
import { buildSample } from './buildSample.ts'
import { createSender } from './createSender.ts'
import { demoDeeds, demoDollar, deployDemoTokens } from './demoTokens.ts'
import { deployByCreate2 } from './deployByCreate2.ts'
import { deploySafes } from './deploySafes.ts'
import type { Provider } from './Provider.ts'
import { builder, type PersonName, people } from './people.ts'
import { genesisCode, placeGenesisCode } from './placeGenesisCode.ts'
import { type SafeSet, type SafeSetName, safeSets } from './safeArtifacts.generated.ts'
import { type SampleName, samples } from './samples.ts'

/** Each person's initial balance. */
const BALANCE = parseEther('100')
const BUILDER_BALANCE = parseEther('1000')

/** The addresses of everything built, as plain data. Apart from the chain id it is the same on every chain. */
export type World = {
  chainId: number
  contracts: {
    create2Deployer: Address
    safeSingletonFactory: Address
    multicall3: Address
    wrappedSafe: Address
    wrappedSafeHandler: Address
    asSeen: Address
    demoDollar: Address
    demoDeeds: Address
  }
  safes: Record<SafeSetName, SafeSet>
  people: Record<PersonName, Address>
  samples: typeof samples
  /** The ids of the minted tokens, by sample. */
  tokenIds: Partial<Record<SampleName, bigint>>
}

/**
 * Builds the sample world on an empty chain: genuine Safe contracts at their canonical addresses, Multicall3, our
 * contracts, two tokens, four people and their Safes. The node must answer `anvil_setCode` and `anvil_setBalance`;
 * everything else is signed transactions of the builder's.
 *
 * @throws When a contract isn't what it must be, or the samples exist already.
 */
export async function buildWorld(provider: Provider): Promise<World> {
  await placeGenesisCode(provider)
  const setBalance = (address: Address, balance: bigint) =>
    provider.request({ method: 'anvil_setBalance', params: [address, toHex(balance)] })
  await Promise.all([
    setBalance(builder.address, BUILDER_BALANCE),
    ...Object.values(people).map(({ account }) => setBalance(account.address, BALANCE)),
  ])

  const client = createClient({ transport: custom(provider, { retryCount: 0 }) })
  const sender = await createSender(client, builder)
  const deployer = genesisCode.create2Deployer.address
  await deploySafes(sender)
  await deployDemoTokens(sender)
  await deployByCreate2(sender, {
    name: 'WrappedSafe',
    deployer,
    creationCode: wrappedSafeInitCode,
    address: wrappedSafeAddress,
    codeHash: wrappedSafeCodeHash,
  })
  await deployByCreate2(sender, {
    name: 'AsSeen',
    deployer,
    creationCode: asSeenInitCode,
    address: asSeenAddress,
    codeHash: asSeenCodeHash,
  })

  const tokenIds: World['tokenIds'] = {}
  for (const name of Object.keys(samples) as SampleName[]) {
    const tokenId = await buildSample(sender, samples[name])
    if (tokenId !== undefined) tokenIds[name] = tokenId
  }
  return {
    chainId: sender.chainId,
    contracts: {
      create2Deployer: deployer,
      safeSingletonFactory: genesisCode.safeSingletonFactory.address,
      multicall3: genesisCode.multicall3.address,
      wrappedSafe: wrappedSafeAddress,
      wrappedSafeHandler: wrappedSafeHandlerAddress,
      asSeen: asSeenAddress,
      demoDollar,
      demoDeeds,
    },
    safes: safeSets,
    people: {
      ada: people.ada.account.address,
      ben: people.ben.account.address,
      cleo: people.cleo.account.address,
      dora: people.dora.account.address,
    },
    samples,
    tokenIds,
  }
}
