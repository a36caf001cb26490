import { getContractAddress, type Hex, serializeTransaction, type TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { demoDollarCreationCode } from '../../../src/demo/demoTokens.generated.ts'
import { DEMO_CHAIN_ID } from '../../../src/lib/chains.ts'
import { mintCall } from './mintCall.ts'
import { ada, ben, cleo, type Receipt, sign, startNode } from './startNode.ts'

const ETHER = 10n ** 18n
const poor = privateKeyToAccount(`0x${'7'.repeat(64)}`)

type Fees = Partial<TransactionSerializable>
const list = [{ address: ben.address, storageKeys: [] }]

test.each<[string, Fees, Hex]>([
  ['legacy', { type: 'legacy', gasPrice: 3n, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined } as Fees, '0x0'],
  [
    '2930',
    {
      type: 'eip2930',
      gasPrice: 3n,
      accessList: list,
      maxFeePerGas: undefined,
      maxPriorityFeePerGas: undefined,
    } as Fees,
    '0x1',
  ],
  ['1559', { type: 'eip1559', maxFeePerGas: 9n, maxPriorityFeePerGas: 2n }, '0x2'],
])('[W5] a %s transaction is mined and paid for', async (_, fees, type) => {
  const { ask, send } = await startNode({ baseFee: 1n })
  const before = BigInt(await ask('eth_getBalance', ada.address, 'latest'))
  const hash = await send(ada, { to: ben.address, value: ETHER, ...fees } as Fees)
  const receipt = await ask<Receipt>('eth_getTransactionReceipt', hash)
  expect(receipt).toMatchObject({ status: '0x1', effectiveGasPrice: '0x3', type, contractAddress: null })
  const paid = BigInt(receipt.gasUsed) * 3n
  expect(before - BigInt(await ask('eth_getBalance', ada.address, 'latest'))).toBe(ETHER + paid)
  const found = await ask<Record<string, unknown>>('eth_getTransactionByHash', hash)
  expect(found).toMatchObject({ type, gasPrice: '0x3', blockHash: receipt.blockHash, transactionIndex: '0x0' })
  expect('maxFeePerGas' in found).toBe(type === '0x2')
})

test('[W5] a contract is created at the address in its receipt', async () => {
  const { ask, send } = await startNode()
  const hash = await send(ben, { data: demoDollarCreationCode, gas: 5_000_000n })
  const receipt = await ask<Receipt>('eth_getTransactionReceipt', hash)
  const expected = getContractAddress({ from: ben.address, nonce: 0n }).toLowerCase()
  expect(receipt).toMatchObject({ status: '0x1', contractAddress: expected, to: null })
  expect((await ask('eth_getCode', expected, 'latest')).length).toBeGreaterThan(1000)
})

test('[W5] a transaction that reverts is mined, uses its nonce, and changes nothing else', async () => {
  const { ask, send } = await startNode()
  const { to } = mintCall(ada.address, 1n)
  const receipt = await ask<Receipt>('eth_getTransactionReceipt', await send(ada, { to, data: '0xffffffff' }))
  expect(receipt).toMatchObject({ status: '0x0', logs: [] })
  expect(await ask('eth_getTransactionCount', ada.address)).toBe('0x1')
})

test.each<[string, Partial<TransactionSerializable>, RegExp]>([
  ['a future nonce', { nonce: 1 }, /^nonce too high: .* tx: 1 state: 0$/],
  ['less gas than the intrinsic cost', { gas: 20_999n }, /^intrinsic gas too low: gas 20999, minimum needed 21000$/],
  ['less gas than its data costs', { data: `0x${'ff'.repeat(2000)}`, gas: 60_000n }, /^insufficient gas for floor/],
  ['more gas than a transaction may use', { gas: (1n << 24n) + 1n }, /^invalid transaction: .*16777216/],
  ['more value than its balance', { value: 1_000n * ETHER }, /^insufficient funds for gas \* price \+ value: /],
  ['a fee above its balance', { maxFeePerGas: ETHER }, /^insufficient funds for gas/],
  ['another chain', { chainId: 1 }, /^invalid chain id for signer/],
])('[W5] a transaction with %s is refused', async (_, transaction, message) => {
  const { ask, refusal } = await startNode()
  const raw = await sign(ada, { nonce: 0, to: ben.address, ...transaction })
  const answer = await refusal('eth_sendRawTransaction', raw)
  expect(answer.code).toBe(-32000)
  expect(answer.message).toMatch(message)
  expect(await ask('eth_getTransactionCount', ada.address)).toBe('0x0')
})

test('[W5] a transaction below the base fee, without enough balance, or sent twice is refused', async () => {
  const { ask, refusal } = await startNode({ baseFee: 10n })
  const cheap = await sign(ada, { nonce: 0, to: ben.address, maxFeePerGas: 9n })
  expect((await refusal('eth_sendRawTransaction', cheap)).message).toMatch(/^max fee per gas less than block base fee/)
  const empty = await sign(poor, { nonce: 0, to: ben.address, maxFeePerGas: 10n })
  expect((await refusal('eth_sendRawTransaction', empty)).message).toMatch(/^insufficient funds/)
  const good = await sign(cleo, { nonce: 0, to: ben.address, maxFeePerGas: 10n })
  await ask('eth_sendRawTransaction', good)
  expect(await refusal('eth_sendRawTransaction', good)).toEqual({ code: -32000, message: 'already known' })
  const again = await sign(cleo, { nonce: 0, to: ada.address, maxFeePerGas: 10n })
  expect((await refusal('eth_sendRawTransaction', again)).message).toMatch(/^nonce too low: .* tx: 0 state: 1$/)
})

test.each<[string, unknown, number]>([
  ['nothing', undefined, -32602],
  ['a number', 7, -32602],
  ['no hex', '0xzz', -32602],
  ['half a byte', '0x123', -32602],
  ['an object', { raw: '0x' }, -32602],
  ['no bytes', '0x', -32000],
  ['bytes that are no transaction', '0x02c0', -32000],
  ['a blob transaction', '0x03c0', -32000],
  ['a transaction with authorizations', '0x04c0', -32000],
])('[W5] %s instead of a transaction is refused', async (_, raw, code) => {
  const { refusal } = await startNode()
  expect((await refusal('eth_sendRawTransaction', ...(raw === undefined ? [] : [raw]))).code).toBe(code)
})

test('[W5] an unsigned transaction is refused', async () => {
  const { refusal } = await startNode()
  const unsigned = serializeTransaction({
    type: 'eip1559',
    chainId: DEMO_CHAIN_ID,
    nonce: 0,
    gas: 21_000n,
    to: ben.address,
  })
  expect((await refusal('eth_sendRawTransaction', unsigned)).message).toBe(
    'invalid sender: the transaction is not signed',
  )
})
