import { type Client, createClient, custom, type Hex, type TransactionSerializable } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { genesis } from '../../../src/demo/evm/genesis.generated.ts'
import { people } from '../../../src/demo/people.ts'
import {
  createDemoNode,
  type DemoNode,
  type DemoNodeOptions,
  type KeptBlock,
} from '../../../src/demo/rpc/createDemoNode.ts'
import { DEMO_CHAIN_ID } from '../../../src/lib/chains.ts'

export const ada = people.ada.account
export const ben = people.ben.account
export const cleo = people.cleo.account

/** A constant time, after the snapshot's. */
export const NOW = Date.UTC(2027, 0, 1) / 1000

export type TestNode = {
  node: DemoNode
  client: Client
  /** The blocks mined so far. */
  kept: KeptBlock[]
  ask<T = Hex>(method: string, ...params: unknown[]): Promise<T>
  /** The error that the node answers with. */
  refusal(method: string, ...params: unknown[]): Promise<{ code: number; message: string; data?: Hex }>
  /** Signs and sends. @returns the hash */
  send(account: PrivateKeyAccount, transaction: Partial<TransactionSerializable>): Promise<Hex>
}

export type Receipt = {
  blockNumber: Hex
  blockHash: Hex
  status: Hex
  gasUsed: Hex
  effectiveGasPrice: Hex
  contractAddress: Hex | null
  type: Hex
  logsBloom: Hex
  logs: { address: Hex; topics: Hex[]; data: Hex }[]
}

export const sign = (account: PrivateKeyAccount, transaction: Partial<TransactionSerializable>): Promise<Hex> =>
  account.signTransaction({
    type: 'eip1559',
    chainId: DEMO_CHAIN_ID,
    gas: 1_000_000n,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    ...transaction,
  } as TransactionSerializable)

/** A node with the sample world, unless the options override it. */
export async function startNode(options: Partial<DemoNodeOptions> = {}): Promise<TestNode> {
  const kept: KeptBlock[] = []
  const node = await createDemoNode({
    chainId: DEMO_CHAIN_ID,
    snapshot: genesis,
    now: () => NOW,
    onBlock: async (block) => void kept.push(block),
    ...options,
  })
  const ask = async <T = Hex>(method: string, ...params: unknown[]) => (await node.request({ method, params })) as T
  return {
    node,
    kept,
    ask,
    client: createClient({ transport: custom(node, { retryCount: 0 }) }),
    refusal: (method, ...params) =>
      node.request({ method, params }).then(
        (answer) => {
          throw new Error(`${method} answered ${JSON.stringify(answer)}.`)
        },
        ({ code, message, data }) => ({ code, message, ...(data !== undefined && { data }) }),
      ),
    async send(account, transaction) {
      const nonce = Number(await ask('eth_getTransactionCount', account.address, 'latest'))
      return ask('eth_sendRawTransaction', await sign(account, { nonce, ...transaction }))
    },
  }
}
