import { createClient, custom, type Hex, parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendRawTransaction } from 'viem/actions'
import { startAnvil } from '../../../tools/anvil.ts'

// anvil's own first account, a public test key
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

type Asked = { nonce: number; to: Hex; value?: bigint; data?: Hex; gwei?: number; gas?: bigint }

/** A chain that mines only on command, and an account whose transactions the test sets in full. */
export async function startChain(...args: string[]) {
  const anvil = await startAnvil({ chainId: 1, args: ['--no-mining', ...args] })
  const account = privateKeyToAccount(KEY)
  const client = createClient({ transport: custom(anvil.provider, { retryCount: 0 }) })
  const request = (method: string, ...params: unknown[]) => anvil.provider.request({ method, params })

  async function send({ nonce, to, value = 0n, data = '0x', gwei = 10, gas = 100_000n }: Asked): Promise<Hex> {
    const serializedTransaction = await account.signTransaction({
      type: 'eip1559',
      chainId: 1,
      nonce,
      to,
      value,
      data,
      gas,
      maxFeePerGas: parseGwei(`${gwei}`),
      maxPriorityFeePerGas: parseGwei(`${gwei}`),
    })
    return sendRawTransaction(client, { serializedTransaction })
  }

  return {
    anvil,
    account,
    client,
    request,
    send,
    mine: (blocks = 1) => request('anvil_mine', `0x${blocks.toString(16)}`),
  }
}

export type TestChain = Awaited<ReturnType<typeof startChain>>
