import { type Hex, hashMessage, hashTypedData, parseAbi, stringToHex } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafe } from '../../src/demo/createSafe.ts'
import { people } from '../../src/demo/people.ts'
import { type SafeKind, safeKinds } from '../../src/demo/safeKinds.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'
import { createSafeAnswers } from '../host/createSafeAnswers.ts'
import { createFakeFrame } from '../host/fakeFrame.ts'

// The signatures that a page inside Safe gets, verified by the genuine Safe (EIP-1271).

const MAGIC = '0x1626ba7e'
const abi = parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])

let world: TestWorld
beforeAll(async () => {
  world = await startWorld(1)
})
afterAll(() => world.anvil.stop())

async function newFrame(kind: SafeKind) {
  const sender = await world.senderOf(people.ben.account)
  const owners = [people.ada.account, people.cleo.account]
  const addresses = owners.map(({ address }) => address)
  const safe = await createSafe(sender, { kind, owners: addresses, threshold: 2n, saltNonce: 800n })
  const frame = createFakeFrame()
  for (const [method, answer] of Object.entries(createSafeAnswers({ sender, safe, kind, owners }).answers))
    frame.answer(method, (params) => answer(params as never))
  const { accounts } = await frame.connector.connect()
  expect(accounts).toEqual([safe])
  const provider = await frame.connector.getProvider()
  const judge = (hash: Hex, signature: Hex) =>
    readContract(world.client, { address: safe, abi, functionName: 'isValidSignature', args: [hash, signature] }).catch(
      () => 'refused',
    )
  const sign = async (method: string, params: unknown[]) => (await provider?.request({ method, params })) as Hex
  return { safe, sign, judge, provider }
}

test.each(safeKinds)('[S1.2] a Safe %s with two owners signs text and typed data, and nothing else', async (kind) => {
  const { judge, provider, safe, sign } = await newFrame(kind)
  const text = await sign('personal_sign', [stringToHex('Wrapped Safe Wallet wants you: ä'), safe])
  expect(await judge(hashMessage('Wrapped Safe Wallet wants you: ä'), text)).toBe(MAGIC)
  expect(await judge(hashMessage('Wrapped Safe Wallet wants you: a'), text)).not.toBe(MAGIC)

  const types = { Note: [{ name: 'text', type: 'string' }] }
  const typed = {
    domain: { name: 'Note', chainId: 1 },
    types,
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const signed = await sign('eth_signTypedData_v4', [safe, JSON.stringify(typed)])
  expect(await judge(hashTypedData(typed), signed)).toBe(MAGIC)

  expect(await provider?.request({ method: 'eth_getBalance', params: [safe, 'latest'] })).toBe('0x0')
})
