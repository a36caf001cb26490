import { type Hex, hexToBigInt, parseEther, parseGwei, toHex } from 'viem'
import { getBalance, getTransactionCount, sendRawTransaction, waitForTransactionReceipt } from 'viem/actions'
import { onTestFinished, vi } from 'vitest'
import { people } from '../../../src/demo/people.ts'
import { samples } from '../../../src/demo/samples.ts'
import { startWorld } from '../../demo/startWorld.ts'
import { createTestWallet } from '../../wallets/testWallet.ts'

export const ada = people.ada.account
export const SAFE = samples.wrapped.address
export const ONE = parseEther('1')

/** A chain with a sealed Safe of Ada's, and a wallet of hers that signs and broadcasts through its own node. */
export async function startSend() {
  const world = await startWorld(1)
  const { client, anvil } = world
  const request = (method: string, ...params: unknown[]) => anvil.provider.request({ method, params })
  for (const rich of [SAFE, ada.address]) await request('anvil_setBalance', rich, toHex(parseEther('1000')))

  /** Signs and sends, and doesn't wait for a block. */
  async function broadcastUnmined([sent]: readonly unknown[]): Promise<Hex> {
    const { to, data, value = '0x0' } = sent as { to: Hex; data?: Hex; value?: Hex }
    const nonce = await getTransactionCount(client, { address: ada.address, blockTag: 'pending' })
    const shared = { chainId: 1, nonce, gas: 1_000_000n, gasPrice: parseGwei('10') } as const
    const signed = await ada.signTransaction({
      ...{ type: 'legacy', to, value: hexToBigInt(value), ...shared },
      ...(data && { data }),
    })
    return sendRawTransaction(client, { serializedTransaction: signed })
  }

  async function broadcast(params: readonly unknown[]): Promise<Hex> {
    const hash = await broadcastUnmined(params)
    await waitForTransactionReceipt(client, { hash, pollingInterval: 10 })
    return hash
  }

  return {
    ...world,
    request,
    broadcast,
    broadcastUnmined,
    wealthOf: (address: Hex) => getBalance(client, { address }),
    /** Sets the Safe's balance, by default to zero. @returns its balance before */
    async empty(wealth = 0n) {
      const before = await getBalance(client, { address: SAFE })
      await request('anvil_setBalance', SAFE, toHex(wealth))
      return before
    },
    /** Takes a snapshot of the chain. @returns a function that restores it */
    async freeze() {
      const snapshot = await request('evm_snapshot')
      return () => request('evm_revert', snapshot)
    },
  }
}

export type SendWorld = Awaited<ReturnType<typeof startSend>>

/** The page's stores after a load, with the browser's storage from before. */
export async function visit(rpcUrl: string, wallet: ReturnType<typeof createTestWallet>) {
  localStorage.setItem('settings', JSON.stringify({ v: 1, value: { rpc: { 1: rpcUrl }, showTestNetworks: false } }))
  vi.resetModules()
  const connection = await import('../../../src/state/connection/connection.ts')
  const log = await import('../../../src/state/transactions/transactionLog.ts')
  const page = await import('../../../src/state/transactions/writes.ts')
  const { writeStatusOf } = await import('../../../src/state/transactions/writeStatus.ts')
  const { watchAgain, watchTransactions } = await import('../../../src/state/transactions/watchTransactions.ts')
  onTestFinished(watchTransactions())
  const { DEADLINES } = await import('../../../src/lib/config.ts')
  const { createExecutePlan } = await import('../../../src/safe/plans/drivePlans.ts')
  await connection.reconnect()
  if (!connection.connected()) await connection.connect('metaMask')
  const planFor = (to: Hex, value = ONE) => createExecutePlan(1, SAFE, ada.address, [{ to, value, data: '0x' }])
  return {
    ...log,
    ...page,
    writeStatusOf,
    watchAgain,
    DEADLINES,
    wallet,
    planFor,
    stateOf: (to: Hex) => page.writeOf(page.writes.getState(), planFor(to)),
    async send(to: Hex, value = ONE, isSecond = false) {
      const plan = planFor(to, value)
      await page.sendWrite(plan, await page.prepare(plan), isSecond)
      return page.writeOf(page.writes.getState(), plan)
    },
    newest: () => log.getTransactions()[0],
    until: (holds: () => void) => vi.waitFor(holds, { timeout: 30_000, interval: 20 }),
  }
}

/** A wallet of Ada's, installed in this browser. */
export function adasWallet() {
  const wallet = createTestWallet({ accounts: [ada.address] })
  onTestFinished(wallet.announce({ rdns: 'io.metamask' }))
  return wallet
}
