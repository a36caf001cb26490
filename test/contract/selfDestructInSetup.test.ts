import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  type Hex,
  parseEventLogs,
  size,
  zeroAddress,
  zeroHash,
} from 'viem'
import { getCode, readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { builder, people } from '../../src/demo/people.ts'
import { genesisCode } from '../../src/demo/placeGenesisCode.ts'
import { getSafeContracts } from '../../src/demo/safeKinds.ts'
import { multiSendAbi, proxyFactoryAbi, safeAbi } from '../../src/safe/safeAbi.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'
import { refusalOf } from './refusalOf.ts'

/** Deploys two bytes: CALLER, SELFDESTRUCT. */
const DESTROYER_INIT_CODE: Hex = '0x6133ff6000526002601ef3'
const PROXY_PROBLEM = 2n
const wrapper = { address: wrappedSafeAddress as Address, abi: wrappedSafeAbi } as const
const seller = people.ada.account.address

let chain: TestWorld
let destroyer: Address
beforeAll(async () => {
  chain = await startWorld(1)
  const { address: from } = genesisCode.create2Deployer
  const sender = await chain.senderOf(builder)
  await sender.send({ to: from, data: concat([zeroHash, DESTROYER_INIT_CODE]) })
  destroyer = getContractAddress({ opcode: 'CREATE2', from, salt: zeroHash, bytecode: DESTROYER_INIT_CODE })
})
afterAll(() => chain.anvil.stop())

/** A step of a batch that a Safe delegatecalls. MultiSend 1.5.0 replaces the zero address by the Safe itself. */
const pack = (operation: 0 | 1, to: Address, data: Hex) =>
  encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [operation, to, 0n, BigInt(size(data)), data])

/** The setup of a Safe that wraps the Safe and, if asked, destroys it, all in the transaction that creates it. */
function encodeSetup(isDestroyed: boolean): Hex {
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [wrappedSafeAddress] })
  const wrap = encodeFunctionData({ ...wrapper, functionName: 'wrap', args: [seller] })
  const steps = [pack(0, zeroAddress, enable), pack(0, wrappedSafeAddress, wrap)]
  if (isDestroyed) steps.push(pack(1, destroyer, '0x'))
  const batch = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [concat(steps)] })
  const { multiSend } = getSafeContracts('1.5.0')
  const args = [[seller], 1n, multiSend, batch, zeroAddress, zeroAddress, 0n, zeroAddress] as const
  return encodeFunctionData({ abi: safeAbi, functionName: 'setup', args })
}

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('Safe %s', (kind) => {
  const { singleton, proxyFactory } = getSafeContracts(kind)

  /** @returns the Safe that was wrapped */
  async function create(isDestroyed: boolean): Promise<Address> {
    const args = [singleton, encodeSetup(isDestroyed), 0n] as const
    const data = encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'createProxyWithNonce', args })
    const { logs } = await (await chain.senderOf(builder)).send({ to: proxyFactory, data })
    const [wrapped] = parseEventLogs({ abi: wrappedSafeAbi, eventName: 'SafeWrapped', logs })
    if (!wrapped) throw new Error('Nothing was wrapped.')
    return wrapped.args.safe
  }
  const sealing = (safe: Address) => ({
    from: builder.address,
    to: wrapper.address,
    data: encodeFunctionData({ ...wrapper, functionName: 'seal', args: [safe] }),
  })

  test('[W2] that is created, wrapped and destroyed in one transaction never gets a token', async () => {
    const safe = await create(true)
    expect(await getCode(chain.client, { address: safe })).toBeUndefined()
    expect(await readContract(chain.client, { ...wrapper, functionName: 'problems', args: [safe] })).toBe(PROXY_PROBLEM)
    expect(await refusalOf(chain.anvil, sealing(safe))).toBe('NotClean')
  })

  test('[W2] that is only created and wrapped in one transaction can be sealed after it', async () => {
    expect(await refusalOf(chain.anvil, sealing(await create(false)))).toBeUndefined()
  })
})
