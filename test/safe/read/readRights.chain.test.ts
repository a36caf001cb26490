import { type Address, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSeenAddress, wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { createRevokePlan } from '../../../src/safe/plans/holderPlans.ts'
import { prepareWrite } from '../../../src/safe/plans/prepareWrite.ts'
import { readRights } from '../../../src/safe/read/readRights.ts'
import { type Check, judgeSafe } from '../../../src/safe/report/judgeSafe.ts'
import { createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { startCappedNode } from '../cappedNode.ts'
import { genuineSafe, unwrapped } from '../genuineSafe.ts'

const { ada, ben, cleo, dora } = people
const [holder, market, app, other] = [ada, ben, cleo, dora].map(({ account }) => account.address) as [
  Address,
  Address,
  Address,
  Address,
]

let world: TestWorld
let safe: Address
let tokenId: bigint
beforeAll(async () => {
  world = await startWorld(1)
  const sender = await world.senderOf(ada.account)
  safe = await createSafe(sender, { kind: '1.4.1', owners: [holder], threshold: 1n, saltNonce: 77n })
  tokenId = await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], to: holder })
  await act('setApprovalForAll', [market, true])
  await act('setApprovalForAll', [app, true])
  await act('approve', [other, tokenId])
}, 60_000)
afterAll(() => world.anvil.stop())

async function send(data: Hex, by = ada): Promise<void> {
  const sender = await world.senderOf(by.account)
  expect((await sender.send({ to: wrappedSafeAddress, data })).status).toBe('success')
}
const act = (functionName: string, args: readonly unknown[], by = ada) =>
  send(encodeFunctionData({ abi: wrappedSafeAbi, functionName, args } as never), by)

const client = () => createChainClient([world.anvil.url], 1)
const look = async (node = client()) => (await readRights(node, holder, tokenId)).value

async function revoke(operator?: Address): Promise<void> {
  const { call } = await prepareWrite(client(), createRevokePlan(1, safe, holder, operator))
  expect(call).toMatchObject({ to: wrappedSafeAddress, value: 0n })
  await send(call.data)
}

test('[W2] the approved account and each operator are found, also with a small log range, and no other account’s', async () => {
  const all = { approved: other, operators: [app, market], isBack: false }
  expect(await look()).toEqual(all)
  const node = await startCappedNode(world.anvil.url, 10)
  expect(await look(createChainClient([node.url], 1))).toEqual(all)
  expect((await readRights(client(), market, tokenId)).value.operators).toEqual([])
})

test('[W2] blocks not searched are unknown, never “none”, and a later search continues from there', async () => {
  const node = await startCappedNode(world.anvil.url, 0)
  const own = createChainClient([node.url], 1)
  const first = await readRights(own, holder, tokenId)
  expect(first.value).toMatchObject({ approved: other, operators: [], unfinished: { why: 'refused' } })
  node.most = 10
  const { value } = await readRights(own, holder, tokenId, { history: first.history })
  expect(value).toEqual({ approved: other, operators: [app, market], isBack: false })
  node.isDown = true
  await expect(readRights(own, holder, tokenId)).rejects.toMatchObject({ name: 'NetworkUnreachable' })
})

test('[W2] revoked ones are gone; for a token that was returned it says so, and its old operator counts again', async () => {
  await revoke()
  await revoke(app)
  expect(await look()).toEqual({ operators: [market], isBack: false })
  const { history } = await readRights(client(), holder, tokenId)
  await passQuietTime(world.anvil)
  await act('transferFrom', [holder, other, tokenId])
  await passQuietTime(world.anvil)
  await act('transferFrom', [other, holder, tokenId], dora)
  const back = await readRights(client(), holder, tokenId, { history })
  expect(back.value).toEqual({ operators: [market], isBack: true })
  // it can, without asking the holder
  await act('transferFrom', [holder, other, tokenId], ben)
})

test('[W3] an approval for the sale contract counts as one only with the genuine code there, at the block of the report', async () => {
  const seller = cleo.account.address
  const sender = await world.senderOf(cleo.account)
  const own = await createSafe(sender, { kind: '1.4.1', owners: [seller], threshold: 1n, saltNonce: 78n })
  const token = await wrapSafe(sender, { safe: own, kind: '1.4.1', signers: [cleo.account], to: seller })
  await act('approve', [asSeenAddress, token], cleo)
  const rights = async (): Promise<Check | undefined> => {
    const { block, value } = await readRights(client(), seller, token)
    const safeState = genuineSafe({
      wrap: { ...unwrapped, isLive: true, isSealed: true, driver: seller, tokenId: token },
    })
    const fact = { status: 'value', value, block } as const
    const loading = { status: 'loading' } as const
    const found = { proof: loading, approvals: loading, rights: fact, collections: loading }
    return judgeSafe(safeState, block, found).checks.find(({ id }) => id === 'rights')
  }
  expect(await rights()).toMatchObject({ outcome: 'pass', isForSale: true })
  const { request } = world.anvil.provider
  const code = await request({ method: 'eth_getCode', params: [asSeenAddress, 'latest'] })
  const put = (now: unknown) => request({ method: 'anvil_setCode', params: [asSeenAddress, now] })
  await put(`${code}00`)
  try {
    expect(await rights()).toMatchObject({ outcome: 'warn', count: 1 })
    await act('approve', [ZERO_ADDRESS, token], cleo)
    await act('setApprovalForAll', [asSeenAddress, true], cleo)
    expect((await rights())?.outcome).toBe('warn')
  } finally {
    await put(code)
  }
  expect(await rights()).toMatchObject({ outcome: 'pass', isForSale: true })
})

test('[W2] a burned token has nobody approved: that is a result, not a failed read', async () => {
  const { value } = await readRights(client(), holder, tokenId + 1n)
  expect(value).not.toHaveProperty('approved')
})
