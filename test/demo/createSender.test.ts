import { createClient, custom, zeroHash } from 'viem'
import { getBalance, getTransactionCount } from 'viem/actions'
import { afterEach, expect, test } from 'vitest'
import { createSender } from '../../src/demo/createSender.ts'
import { builder, people } from '../../src/demo/people.ts'
import { waitForReceipt } from '../../src/demo/waitForReceipt.ts'
import { type Anvil, startAnvil } from '../../tools/anvil.ts'

const ETHER = 10n ** 18n
let anvil: Anvil | undefined

async function start(args: readonly string[] = []) {
  anvil = await startAnvil({ chainId: 100, args })
  const { provider } = anvil
  await provider.request({ method: 'anvil_setBalance', params: [builder.address, '0x3635c9adc5dea00000'] })
  const client = createClient({ transport: custom(provider, { retryCount: 0 }) })
  return { client, sender: await createSender(client, builder) }
}
afterEach(() => anvil?.stop())

test('[W1] concurrent transactions are sent one after the other', async () => {
  const { client, sender } = await start()
  const to = people.ada.account.address
  const receipts = await Promise.all([1n, 2n, 3n].map((value) => sender.send({ to, value: value * ETHER })))
  const blocks = receipts.map(({ blockNumber }) => blockNumber)
  expect(blocks).toEqual([...blocks].sort((a, b) => Number(a - b)))
  expect(await getTransactionCount(client, builder)).toBe(3)
  expect(await getBalance(client, { address: to })).toBe(6n * ETHER)
})

test('[W1] a transaction that the node refuses neither uses a nonce nor blocks the next', async () => {
  const { client, sender } = await start()
  const to = people.ada.account.address
  const refused = sender.send({ to, value: 1_000_000n * ETHER })
  const next = sender.send({ to, value: ETHER })
  await expect(refused).rejects.toThrow(/funds/i)
  expect((await next).status).toBe('success')
  expect(await getTransactionCount(client, builder)).toBe(1)
})

test('[W1] on a chain without a base fee gas costs nothing', async () => {
  const { sender } = await start(['--base-fee', '0'])
  const { effectiveGasPrice } = await sender.send({ to: people.ada.account.address, value: 1n })
  expect(effectiveGasPrice).toBe(0n)
})

test('[W1] a receipt that never comes is reported after the deadline', async () => {
  const { client } = await start(['--no-mining'])
  await expect(waitForReceipt(client, zeroHash, 30)).rejects.toThrow("didn't mine it within 30 ms")
})
