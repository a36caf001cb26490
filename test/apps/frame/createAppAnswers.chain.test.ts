import { encodeFunctionData, erc20Abi, type Hex, hashMessage, hashTypedData, hexToString } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppRefusal } from '../../../src/apps/frame/AppRefusal.ts'
import { type AppPlace, createAppAnswers } from '../../../src/apps/frame/createAppAnswers.ts'
import { demoDollar } from '../../../src/demo/demoTokens.ts'
import { people } from '../../../src/demo/people.ts'
import { samples } from '../../../src/demo/samples.ts'
import { CHAINS } from '../../../src/lib/chains.ts'
import { wrappedSafeMessage } from '../../../src/safe/messages/wrappedSafeMessage.ts'
import { executeCall, liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { createSigningPlan } from '../../../src/safe/plans/holderPlans.ts'
import type { AppRequest } from '../../../src/safe/requests/appRequest.ts'
import { type RefusalKind, toRpcError } from '../../../src/safe/requests/refusals.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { isSignedByCode } from '../../../src/safe/signatures/isSignedByCode.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

const ada = people.ada.account
const ben = people.ben.account.address
const { address: safe } = samples.wrapped
const [chain] = CHAINS
if (!chain) throw new Error('There is no chain.')

let there: TestWorld
let client: ChainClient
beforeAll(async () => {
  there = await startWorld(1)
  client = createChainClient([there.anvil.url], 1)
  const sender = await there.senderOf(ada)
  await sender.send(await createSigningPlan(1, safe, ada.address, true).build(client))
})
afterAll(() => there.anvil.stop())

/** Sends and signs as the Safe's holder would with any wallet. */
async function holderDoes(request: AppRequest): Promise<{ result: Hex }> {
  const { tokenId, epoch } = await liveWrap(client, safe)
  if (request.kind === 'send') {
    const sender = await there.senderOf(ada)
    const { transactionHash } = await sender.send({ ...executeCall(tokenId, request.calls), gas: 2_000_000n })
    return { result: transactionHash }
  }
  if (request.kind === 'signTypedData') return { result: '0x1234' }
  const place = { chainId: 1, safe, tokenId, epoch }
  const message = wrappedSafeMessage(place, hashMessage({ raw: request.message }))
  return { result: await ada.signTypedData(message as never) }
}

function open(change: Partial<AppPlace> = {}) {
  const asked: AppRequest[] = []
  const answer = createAppAnswers({
    chain: chain as NonNullable<typeof chain>,
    safe,
    origin: 'https://wrapped.example',
    client: async () => client,
    isReadOnly: () => false,
    ask: (request) => {
      asked.push(request)
      return holderDoes(request)
    },
    ...change,
  })
  const refusal = (method: string, params?: unknown) =>
    answer(method, params).then(
      () => 'answered',
      (thrown: unknown) => (thrown instanceof AppRefusal ? thrown.message : `no refusal: ${thrown}`),
    )
  return { answer, asked, refusal }
}

const transfer = (to: string, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as Hex, amount] })

test('[W6] tells an app which Safe and network this is, as read from the chain', async () => {
  const { answer } = open({ isReadOnly: ({ wrap }) => wrap !== 'missing' && wrap.driver === ada.address })
  expect(await answer('getSafeInfo', undefined)).toMatchObject({
    safeAddress: safe,
    chainId: 1,
    threshold: 1,
    owners: [expect.stringMatching(/^0x/)],
    isReadOnly: true,
    version: '1.5.0+L2',
    nonce: expect.any(Number),
  })
  expect(await answer('getChainInfo', undefined)).toMatchObject({ chainId: '1', shortName: 'eth' })
  expect(await answer('getEnvironmentInfo', undefined)).toEqual({ origin: 'https://wrapped.example' })
})

test('[W6] reads the chain for an app and nothing else: it sends nothing, signs nothing, and asks for no accounts', async () => {
  const { answer, refusal, asked } = open()
  const rpc = (call: string, params: unknown[] = []) => answer('rpcCall', { call, params })
  expect(BigInt((await rpc('eth_getBalance', [safe, 'latest'])) as string)).toBeGreaterThan(0n)
  expect(await rpc('safe_setSettings', [{ offChainSigning: true }])).toEqual({ offChainSigning: true })
  const methods = ['eth_sendRawTransaction', 'eth_sendTransaction', 'eth_accounts', 'personal_sign', 'anvil_setBalance']
  for (const call of methods)
    expect(await refusal('rpcCall', { call, params: [] })).toBe(
      'This wallet is a wrapped Safe, which has no such method.',
    )
  expect(await refusal('rpcCall', { call: 'eth_call', params: [{ to: demoDollar, data: transfer(ben, 1n) }] })).toMatch(
    /^The contract refused/,
  )
  expect(await refusal('rpcCall', 'eth_call')).toMatch(/can’t be read/)
  expect(asked).toEqual([])
})

test('[W6] sends what the holder approves, and answers with the transaction’s hash and outcome', async () => {
  const { answer, asked, refusal } = open()
  const txs = [
    { to: ben.toLowerCase(), value: '5', data: '0x' },
    { to: demoDollar, value: '0x0', data: transfer(ben, 7n) },
  ]
  const { safeTxHash } = (await answer('sendTransactions', { txs, params: { safeTxGas: 1 } })) as { safeTxHash: Hex }
  expect(asked).toMatchObject([
    {
      kind: 'send',
      calls: [
        { to: ben, value: 5n },
        { to: demoDollar, value: 0n },
      ],
    },
  ])
  expect(await answer('rpcCall', { call: 'eth_getTransactionReceipt', params: [safeTxHash] })).toMatchObject({
    status: '0x1',
  })
  expect(await answer('getTxBySafeTxHash', { safeTxHash })).toEqual({
    ...{ safeAddress: safe, txId: safeTxHash, txHash: safeTxHash, txStatus: 'SUCCESS', executedAt: null },
  })
  // another app's, or unknown to all
  const unknown = 'No transaction with this hash was sent for this app.'
  expect(await open().refusal('getTxBySafeTxHash', { safeTxHash })).toBe(unknown)
  expect(await refusal('getTxBySafeTxHash', { safeTxHash: `0x${'ab'.repeat(32)}` })).toBe(unknown)
})

test('[W6] malformed requests, and calls to the Safe or its wrapper, are refused before anybody is asked', async () => {
  const { refusal, asked } = open()
  const send = (...txs: unknown[]) => refusal('sendTransactions', { txs })
  expect(await send()).toMatch(/can’t be read/)
  expect(await send({ to: '0x12', value: '0', data: '0x' })).toMatch(/can’t be read/)
  expect(await send({ to: ben, value: '-1', data: '0x' })).toMatch(/can’t be read/)
  expect(await send({ to: ben, value: '0', data: '0x' }, { to: safe, value: '0', data: '0x' })).toMatch(
    /calls to itself/,
  )
  expect(await send({ to: ben, value: '0', data: '0x', operation: 1 })).toMatch(/delegatecall/)
  expect(await refusal('signMessage', { message: 5 })).toMatch(/can’t be read/)
  expect(await refusal('signTypedMessage', { typedData: { types: {} } })).toMatch(/typed data/)
  expect(asked).toEqual([])
})

test('[W6] signs off chain, and the Safe accepts the signature for the hash that the app gets', async () => {
  const { answer, asked } = open()
  const message = 'I am this Safe.'
  const signed = (await answer('signMessage', { message })) as { messageHash: Hex; signature: Hex }
  expect(asked.map((request) => request.kind === 'signMessage' && hexToString(request.message))).toEqual([message])
  expect(signed.messageHash).toBe(hashMessage(message))
  expect(await isSignedByCode(client, safe, signed.messageHash, signed.signature)).toBe(true)
  expect(await answer('getOffChainSignature', signed.messageHash)).toBe(signed.signature)
  expect(await answer('getOffChainSignature', `0x${'00'.repeat(32)}`)).toBe('')

  const typedData = {
    domain: { name: 'App', chainId: 1 },
    types: { Vote: [{ name: 'choice', type: 'uint256' }] },
    primaryType: 'Vote',
    message: { choice: '2' },
  } as const
  expect(await answer('signTypedMessage', { typedData })).toEqual({
    messageHash: hashTypedData({ ...typedData, message: { choice: 2n } }),
    signature: '0x1234',
  })
})

test('[W6] a rejection has the message that apps look for, and any other refusal its own', async () => {
  const says = (refused: RefusalKind) => open({ ask: async () => ({ refused }) })
  const send = { txs: [{ to: ben, value: '0', data: '0x' }] }
  expect(await says('rejected').refusal('sendTransactions', send)).toBe('Transaction was rejected')
  expect(await says('expired').refusal('sendTransactions', send)).toBe(toRpcError('expired').message)
})

test('[W6] one app has five requests waiting and no more', async () => {
  const { answer, refusal } = open({ ask: () => new Promise(() => {}) })
  for (let count = 0; count < 5; count++) void answer('signMessage', { message: 'x' })
  expect(await refusal('signMessage', { message: 'x' })).toMatch(/^Too many requests are waiting/)
})

test('[W6] balances, the address book, permissions and unknown methods are refused in words', async () => {
  const { answer, refusal } = open()
  expect(await refusal('getSafeBalances', { currency: 'usd' })).toMatch(/Read them from the chain/)
  expect(await refusal('requestAddressBook')).toMatch(/no address book/)
  expect(await answer('wallet_getPermissions', undefined)).toEqual([])
  expect(await refusal('wallet_requestPermissions', [{ requestAddressBook: {} }])).toMatch(/no permissions/)
  for (const method of ['getCurrentTheme', 'constructor', '__proto__', 'toString'])
    expect(await refusal(method)).toBe('This wallet is a wrapped Safe, which has no such method.')
})
