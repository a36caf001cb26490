import {
  type Address,
  concat,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  keccak256,
  slice,
  toHex,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, readContract } from 'viem/actions'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  wrappedSafeAbi,
  wrappedSafeAddress,
  wrappedSafeHandlerAddress,
} from '../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../src/demo/createSafe.ts'
import type { Sender } from '../../src/demo/createSender.ts'
import { encodeExecSafe, execSafe } from '../../src/demo/execSafe.ts'
import { builder, people } from '../../src/demo/people.ts'
import { genesisCode } from '../../src/demo/placeGenesisCode.ts'
import { safeCreationCode } from '../../src/demo/safeArtifacts.generated.ts'
import { getSafeContracts, type SafeKind, safeKinds } from '../../src/demo/safeKinds.ts'
import { createWrapCalls } from '../../src/demo/wrapSafe.ts'
import { safeAbi } from '../../src/safe/safeAbi.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'
import { readSafe } from './readSafe.ts'
import { refusalOf } from './refusalOf.ts'

const ETHER = 10n ** 18n
/** The bit of `problems` for modules other than the wrapper. */
const MODULES_PROBLEM = 8n
const QUIET_SECONDS = 600
/** The singleton of every wrapped Safe. */
const LANDING: SafeKind = '1.5.0+L2'
const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
const { account: ada } = people.ada
const { account: ben } = people.ben
const { account: cleo } = people.cleo
const { account: dora } = people.dora
/** Ada and ten other owners. */
const eleven = [ada, ...Array.from({ length: 10 }, (_, index) => privateKeyToAccount(toHex(index + 1, { size: 32 })))]
const OWNERS = { 1: [ada], 3: [ada, ben, dora], 11: eleven }

let chain: TestWorld
let plain: Sender
let saltNonce = 1000n
/** A new address. */
const fresh = (): Address => slice(keccak256(toHex(saltNonce++)), 0, 20)

beforeAll(async () => {
  chain = await startWorld(1)
  plain = await chain.senderOf(builder)
  return () => chain.anvil.stop()
})

/** A Safe with 5 ETH, whose threshold is more than half of its owners. */
async function createFundedSafe(kind: SafeKind, ownerCount: keyof typeof OWNERS) {
  const owners = OWNERS[ownerCount]
  const threshold = BigInt((ownerCount + 1) / 2)
  const addresses = owners.map(({ address }) => address)
  const safe = await createSafe(plain, { kind, owners: addresses, threshold, saltNonce: saltNonce++ })
  await plain.send({ to: safe, value: 5n * ETHER })
  return { safe, kind, signers: owners.slice(0, Number(threshold)) }
}

const tokenOf = (safe: Address) => readContract(chain.client, { ...wrapper, functionName: 'tokenOf', args: [safe] })
const problemsOf = (safe: Address) => readContract(chain.client, { ...wrapper, functionName: 'problems', args: [safe] })
const isSealed = (safe: Address) => readContract(chain.client, { ...wrapper, functionName: 'isSealed', args: [safe] })
const getWrap = (safe: Address) => readContract(chain.client, { ...wrapper, functionName: 'getWrap', args: [safe] })
const ownerOf = (tokenId: bigint) =>
  readContract(chain.client, { ...wrapper, functionName: 'ownerOf', args: [tokenId] })
const encodeSeal = (safe: Address) => encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'seal', args: [safe] })
const encodePayment = (tokenId: bigint, to: Address, value: bigint) =>
  encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [tokenId, [{ to, value, data: '0x' }]] })

/** The wrapper's error for a call from an account. */
const refuses = (from: Address, data: Hex) => refusalOf(chain.anvil, { from, to: wrappedSafeAddress, data })

describe.each(safeKinds)('Safe %s', (kind) => {
  test.each([
    [1, 'as it came', kind],
    [3, 'as it came', kind],
    [11, 'as it came', kind],
    [1, 'on SafeL2 1.5.0', LANDING],
    [3, 'on SafeL2 1.5.0', LANDING],
    [11, 'on SafeL2 1.5.0', LANDING],
  ] as const)('[W2] with %i owners is wrapped, sealed, driven, sold, and unwrapped %s', async (ownerCount, _, end) => {
    const { safe, signers } = await createFundedSafe(kind, ownerCount)
    const before = await readSafe(chain.client, safe)

    // Wrapped: driven by Ada, not a token yet.
    await execSafe(plain, { safe, kind, signers, calls: createWrapCalls(safe, ada.address) })
    const { tokenId, ...wrap } = await getWrap(safe)
    expect(wrap).toMatchObject({
      live: true,
      isSealed: false,
      driver: ada.address,
      previousSingleton: before.singleton,
      previousFallbackHandler: before.fallbackHandler,
    })
    await expect(ownerOf(tokenId)).rejects.toThrow('ERC721NonexistentToken')
    const wrapped = await readSafe(chain.client, safe)
    expect(wrapped).toMatchObject({
      owners: [wrappedSafeAddress],
      threshold: 1n,
      modules: [wrappedSafeAddress],
      singleton: getSafeContracts(LANDING).singleton,
      guard: wrappedSafeHandlerAddress,
      moduleGuard: wrappedSafeHandlerAddress,
      fallbackHandler: wrappedSafeHandlerAddress,
      balance: before.balance,
    })
    const calls = [{ to: ben.address, value: 1n }] as const
    const stale = await encodeExecSafe(plain, { safe, kind, signers, calls })
    expect(await refusalOf(chain.anvil, { from: builder.address, to: safe, data: stale })).toBe('GS026')

    // Sealed by an account that has no part in it.
    await plain.send({ to: wrappedSafeAddress, data: encodeSeal(safe) })
    expect(await ownerOf(tokenId)).toBe(ada.address)
    expect(await Promise.all([tokenOf(safe), isSealed(safe), problemsOf(safe)])).toEqual([tokenId, true, 0n])

    // Ada pays 1 ETH out of the Safe, and the gas out of her own pocket.
    const payee = fresh()
    const purse = await getBalance(chain.client, ada)
    const holder = await chain.senderOf(ada)
    const paid = await holder.send({ to: wrappedSafeAddress, data: encodePayment(tokenId, payee, ETHER) })
    expect(await getBalance(chain.client, ada)).toBe(purse - paid.gasUsed * paid.effectiveGasPrice)
    expect(await getBalance(chain.client, { address: payee })).toBe(ETHER)
    expect(await getBalance(chain.client, { address: safe })).toBe(before.balance - ETHER)

    // Sold to Cleo, once its quiet time is over.
    const sale = encodeFunctionData({
      abi: wrappedSafeAbi,
      functionName: 'transferFrom',
      args: [ada.address, cleo.address, tokenId],
    })
    expect(await refuses(ada.address, sale)).toBe('QuietTime')
    await chain.anvil.provider.request({ method: 'evm_increaseTime', params: [QUIET_SECONDS] })
    await holder.send({ to: wrappedSafeAddress, data: sale })
    expect(await ownerOf(tokenId)).toBe(cleo.address)
    expect(await refuses(ada.address, encodePayment(tokenId, payee, 1n))).toBe('NotDriver')
    expect(await refuses(cleo.address, encodePayment(tokenId, payee, 1n))).toBeUndefined()

    // Unwrapped for Ben and Dora, or for those who had it.
    const { singleton, fallbackHandler } = getSafeContracts(end)
    const heirs = ownerCount === 11 ? eleven : [ben, dora]
    const owners = heirs.map(({ address }) => address)
    const threshold = BigInt(Math.floor(owners.length / 2) + 1)
    const buyer = await chain.senderOf(cleo)
    const unwrap = encodeFunctionData({
      abi: wrappedSafeAbi,
      functionName: 'unwrap',
      args: [tokenId, owners, threshold, fallbackHandler, singleton, false],
    })
    expect(await refuses(ada.address, unwrap)).toBe('NotDriver')
    await buyer.send({ to: wrappedSafeAddress, data: unwrap })
    const after = await readSafe(chain.client, safe)
    expect(after).toEqual({
      owners,
      threshold,
      modules: [],
      guard: zeroAddress,
      moduleGuard: zeroAddress,
      singleton,
      fallbackHandler,
      balance: before.balance - ETHER,
      nonce: after.nonce,
    })
    expect(after.nonce > before.nonce + 1n).toBe(true)
    await expect(ownerOf(tokenId)).rejects.toThrow('ERC721NonexistentToken')
    expect((await getWrap(safe)).live).toBe(false)

    // The new owners move everything that is left.
    const rest = after.balance
    await execSafe(plain, {
      safe,
      kind: end,
      signers: heirs.slice(0, Number(threshold)),
      calls: [{ to: payee, value: rest }],
    })
    expect(await getBalance(chain.client, { address: payee })).toBe(ETHER + rest)
    expect(await getBalance(chain.client, { address: safe })).toBe(0n)
  })

  test('[W2] a module planted in the same batch after the wrap can never be sealed', async () => {
    const { safe, signers } = await createFundedSafe(kind, 1)
    const plant = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [ben.address] })
    const calls = [...createWrapCalls(safe, ada.address), { to: safe, data: plant }] as const
    await execSafe(plain, { safe, kind, signers, calls })

    const { live, driver, tokenId } = await getWrap(safe)
    expect({ live, driver }).toEqual({ live: true, driver: ada.address })
    expect(await problemsOf(safe)).toBe(MODULES_PROBLEM)
    expect(await refuses(builder.address, encodeSeal(safe))).toBe('NotClean')
    expect(await isSealed(safe)).toBe(false)
    await expect(ownerOf(tokenId)).rejects.toThrow('ERC721NonexistentToken')
  })
})

// Before 1.5.0 a Safe replaces the reason of a failed inner call by its own code, so the reason is read by a separate call.
describe.each([
  ['1.3.0', 'GS013'],
  ['1.4.1', 'GS013'],
  ['1.5.0', 'UnknownSingleton'],
] as const)('Safe %s on a copy of its singleton, outside the list', (kind, answer) => {
  test(`[W2] can't be wrapped: the Safe reverts with ${answer}, the wrapper itself with UnknownSingleton`, async () => {
    const singleton = await deployCopy(safeCreationCode[kind].safe)
    const owners = [ada.address]
    const safe = await createSafe(plain, { kind, owners, saltNonce: saltNonce++, singleton })
    const calls = createWrapCalls(safe, ada.address)
    const data = await encodeExecSafe(plain, { safe, kind, signers: [ada], calls })
    expect(await refusalOf(chain.anvil, { from: builder.address, to: safe, data })).toBe(answer)
    expect(await refuses(safe, calls[1].data)).toBe('UnknownSingleton')
  })
})

/** A genuine singleton's code at another address. */
async function deployCopy(creationCode: Hex): Promise<Address> {
  const { address: deployer } = genesisCode.create2Deployer
  const salt = toHex(saltNonce++, { size: 32 })
  await plain.send({ to: deployer, data: concat([salt, creationCode]), gas: 16_000_000n })
  return getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode: creationCode })
}
