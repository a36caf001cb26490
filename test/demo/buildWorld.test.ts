import { type Address, concat, erc20Abi, getAddress, getContractAddress, type Hex, keccak256, zeroHash } from 'viem'
import { getBalance, getCode, getTransactionCount, multicall, readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  wrappedSafeAbi,
  wrappedSafeAddress,
  wrappedSafeCodeHash,
  wrappedSafeHandlerAddress,
  wrappedSafeHandlerCodeHash,
} from '../../src/contract/wrappedSafe.generated.ts'
import { wrappedSafeInitCode } from '../../src/contract/wrappedSafeCode.generated.ts'
import { buildWorld } from '../../src/demo/buildWorld.ts'
import { createSender } from '../../src/demo/createSender.ts'
import { demoDeedsAbi } from '../../src/demo/demoTokens.generated.ts'
import { demoDeeds, demoDollar } from '../../src/demo/demoTokens.ts'
import { deploySafes } from '../../src/demo/deploySafes.ts'
import { builder, type PersonName, people } from '../../src/demo/people.ts'
import { genesisCode, placeGenesisCode } from '../../src/demo/placeGenesisCode.ts'
import { safeSets } from '../../src/demo/safeArtifacts.generated.ts'
import { getSafeContracts } from '../../src/demo/safeKinds.ts'
import { type Sample, type SampleName, samples } from '../../src/demo/samples.ts'
import { readSafe } from '../contract/readSafe.ts'
import { startWorld, type TestWorld } from './startWorld.ts'

const ETHER = 10n ** 18n
const chainIds = [1, 8453] as const
const sampleNames = Object.keys(samples) as SampleName[]
const addressesOf = (names: readonly PersonName[]) => names.map((name) => people[name].account.address)

const worlds = new Map<number, TestWorld>()
const on = (chainId: number): TestWorld => {
  const world = worlds.get(chainId)
  if (!world) throw new Error(`No world was built on chain ${chainId}.`)
  return world
}

beforeAll(async () => {
  await Promise.all(chainIds.map(async (chainId) => worlds.set(chainId, await startWorld(chainId))))
})
afterAll(async () => {
  await Promise.all([...worlds.values()].map(({ anvil }) => anvil.stop()))
})

describe.each(chainIds)('on chain %i', (chainId) => {
  test('[W1] the manifest has the chain id, and can be cloned to another thread', () => {
    const { world } = on(chainId)
    expect(structuredClone(world)).toEqual(world)
    expect(world.chainId).toBe(chainId)
  })

  const listed = Object.entries(safeSets).flatMap(([set, { contracts }]) =>
    Object.entries(contracts).map(([role, contract]) => ({ name: `${role} of Safe ${set}`, ...contract })),
  )
  test.each(listed)('[W1] $name has the code that Safe lists for $address', async ({ address, codeHash }) => {
    expect(keccak256((await getCode(on(chainId).client, { address })) ?? '0x')).toBe(codeHash)
  })

  test('[W1] both CREATE2 deployers have the same 69 bytes of code', async () => {
    const addresses = [genesisCode.create2Deployer.address, genesisCode.safeSingletonFactory.address]
    const codes = await Promise.all(addresses.map((address) => getCode(on(chainId).client, { address })))
    expect(codes).toEqual([genesisCode.create2Deployer.code, genesisCode.create2Deployer.code])
    expect(genesisCode.create2Deployer.code).toHaveLength(2 + 2 * 69)
  })

  test('[W1] Multicall3 aggregates reads into one call', async () => {
    const dollar = { address: demoDollar, abi: erc20Abi } as const
    const answer = await multicall(on(chainId).client, {
      allowFailure: false,
      multicallAddress: genesisCode.multicall3.address,
      contracts: [
        { ...dollar, functionName: 'symbol' },
        { ...dollar, functionName: 'decimals' },
        { ...dollar, functionName: 'balanceOf', args: [samples.solo.address] },
      ],
    })
    expect(answer).toEqual(['DUSD', 6, 25_000_000_000n])
  })

  test.each(sampleNames)('[W1] sample %s is at its constant address, in the state of its record', async (name) => {
    const { client } = on(chainId)
    const sample: Sample = samples[name]
    const safeState = await readSafe(client, sample.address)
    expect(safeState.balance).toBe(sample.balance)
    if (sample.wrappedFor) {
      expect(safeState).toMatchObject({ owners: [wrappedSafeAddress], threshold: 1n, modules: [wrappedSafeAddress] })
      return
    }
    const { singleton, fallbackHandler } = getSafeContracts(sample.kind)
    expect(safeState).toMatchObject({ singleton, fallbackHandler, threshold: sample.threshold })
    expect(safeState.owners).toEqual(addressesOf(sample.owners))
    expect(safeState.modules).toEqual(sample.module ? addressesOf([sample.module]) : [])
  })

  test('[W1] solo holds three deeds, each with an image on chain', async () => {
    const { client } = on(chainId)
    const deeds = { address: demoDeeds, abi: demoDeedsAbi } as const
    expect(await readContract(client, { ...deeds, functionName: 'balanceOf', args: [samples.solo.address] })).toBe(3n)
    const uri = await readContract(client, { ...deeds, functionName: 'tokenURI', args: [3n] })
    const all = Object.values(samples).reduce((sum, { deeds }) => sum + deeds, 0n)
    const json = JSON.parse(atob(uri.replace('data:application/json;base64,', ''))) as { name: string; image: string }
    expect(json.name).toBe('Demo Deed 3')
    expect(atob(json.image.replace('data:image/svg+xml;base64,', ''))).toContain('>3</text>')
    await expect(readContract(client, { ...deeds, functionName: 'tokenURI', args: [all + 1n] })).rejects.toThrow(
      'ERC721NonexistentToken',
    )
  })

  test('[W1] wrapped is sealed and Ada holds its token', async () => {
    const { client, world } = on(chainId)
    const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
    const safe = samples.wrapped.address
    const tokenId = world.tokenIds.wrapped
    if (tokenId === undefined) throw new Error('The world names no token.')
    expect(await readContract(client, { ...wrapper, functionName: 'isSealed', args: [safe] })).toBe(true)
    expect(await readContract(client, { ...wrapper, functionName: 'problems', args: [safe] })).toBe(0n)
    expect(await readContract(client, { ...wrapper, functionName: 'ownerOf', args: [tokenId] })).toBe(
      people.ada.account.address,
    )
  })

  test('[W1] every person starts with 100 ETH and nonce 0', async () => {
    const { client } = on(chainId)
    for (const { account } of Object.values(people)) {
      expect(await getBalance(client, account)).toBe(100n * ETHER)
      expect(await getTransactionCount(client, account)).toBe(0)
    }
  })

  test('[W2] WrappedSafe is at its one address and can be deployed there only once', async () => {
    const { client } = on(chainId)
    const deployer = genesisCode.create2Deployer.address
    expect(
      getContractAddress({ opcode: 'CREATE2', from: deployer, salt: zeroHash, bytecode: wrappedSafeInitCode }),
    ).toBe(wrappedSafeAddress)
    const hashOf = async (address: Address) => keccak256((await getCode(client, { address })) ?? '0x')
    const again = concat([zeroHash, wrappedSafeInitCode])
    const sender = await createSender(client, builder)
    await expect(sender.send({ to: deployer, data: again, gas: 16_000_000n })).rejects.toThrow('reverted')
    expect(await hashOf(wrappedSafeAddress)).toBe(wrappedSafeCodeHash)
    expect(await hashOf(wrappedSafeHandlerAddress)).toBe(wrappedSafeHandlerCodeHash)
  })
})

test('[W1] the manifests differ only in the chain id', () => {
  const [mainnet, base] = chainIds.map((chainId) => on(chainId).world)
  expect({ ...mainnet, chainId: 8453 }).toEqual(base)
})

describe('a world that exists already', () => {
  test('[W1] Safe contracts are left alone', async () => {
    const { client } = on(1)
    const sent = await getTransactionCount(client, builder)
    await deploySafes(await createSender(client, builder))
    expect(await getTransactionCount(client, builder)).toBe(sent)
  })

  test('[W1] it is not built twice', async () => {
    await expect(buildWorld(on(8453).anvil.provider)).rejects.toThrow('reverted')
  })
})

describe('foreign code at a known address', () => {
  const plant = async (address: Address, code: Hex) =>
    on(8453).anvil.provider.request({ method: 'anvil_setCode', params: [address, code] })

  test('[W1] a Safe contract with another code hash is reported by name', async () => {
    const { address, codeHash } = safeSets['1.4.1'].contracts.multiSend
    const code = (await getCode(on(8453).client, { address })) ?? '0x'
    await plant(address, '0x00')
    await expect(deploySafes(await createSender(on(8453).client, builder))).rejects.toThrow(
      `multiSend of Safe 1.4.1 at ${address} has code hash ${keccak256('0x00')} instead of ${codeHash}.`,
    )
    await plant(address, code)
  })

  test('[W1] a genesis contract with other code is reported by name', async () => {
    const { address, code } = genesisCode.multicall3
    await plant(address, '0x00')
    await expect(placeGenesisCode(on(8453).anvil.provider)).rejects.toThrow(`multicall3 at ${getAddress(address)}`)
    await plant(address, code)
  })
})
