import { expect, type Page } from '@playwright/test'
import type { Address, Hex } from 'viem'
import { people } from '../../src/demo/people.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { createSafeAnswers } from '../host/createSafeAnswers.ts'
import { startPhone } from '../relay/startPhone.ts'
import { newSafe } from './newSafe.ts'

const { ada, ben, cleo } = people

type Batch = [{ from: Address; chainId: Hex; atomicRequired: boolean; calls: { to: Address; value: Hex; data: Hex }[] }]

/** Safe{Wallet} at the other end of the relay, for a 2-of-2 Safe. */
export async function startRelaySafe(mainnet: TestWorld, relayUrl: string) {
  const sender = await mainnet.senderOf(cleo.account)
  const owners = [ada.account, ben.account]
  const safe = await newSafe(sender, { kind: '1.4.1', threshold: 2n, owners: owners.map(({ address }) => address) })
  const { answers, proposals, execute } = createSafeAnswers({ sender, safe, kind: '1.4.1', owners })
  const phone = await startPhone({
    relayUrl,
    account: { ...ada.account, address: safe },
    name: 'Safe{Wallet}',
    chains: [1],
  })
  phone.namespaces.eip155?.methods.push('wallet_sendCalls')
  const propose = async (calls: Batch[0]['calls']): Promise<Hex> => {
    const asked = await answers.sendTransactions?.({ txs: calls } as never)
    return (asked as { safeTxHash: Hex }).safeTxHash
  }
  let opened = (): void => undefined
  const held = new Promise<void>((resolve) => {
    opened = resolve
  })
  phone.answer = async (method, params) => {
    await held
    if (method === 'eth_sendTransaction') {
      const [{ to, data, value = '0x0' }] = params as [{ to: Address; data: Hex; value?: Hex }]
      return { result: await propose([{ to, data, value }]) }
    }
    if (method !== 'wallet_sendCalls') return undefined
    const [{ from, chainId, atomicRequired, calls }] = params as Batch
    expect({ from, chainId, atomicRequired }).toEqual({ from: safe, chainId: '0x1', atomicRequired: true })
    return { result: { id: await propose(calls) } }
  }
  return { safe, phone, proposals, execute, sender, opened }
}

/** Connects it by the code that the page opens Safe{Wallet} with. */
export async function connectSafe(page: Page, opened: () => Promise<string>, scan: (uri: string) => Promise<void>) {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Safe' }).click()
  await page.getByRole('link', { name: /^Connect my Safe/ }).click()
  await scan(await opened())
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account 0x/ })).toBeVisible()
}
