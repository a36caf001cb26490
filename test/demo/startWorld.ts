import { type Client, createClient, custom } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { buildWorld, type World } from '../../src/demo/buildWorld.ts'
import { createSender, type Sender } from '../../src/demo/createSender.ts'
import { type Anvil, startAnvil } from '../../tools/anvil.ts'

export type TestWorld = {
  anvil: Anvil
  client: Client
  world: World
  /** The sender of an account: one each, so that nonces are counted in one place. */
  senderOf(account: PrivateKeyAccount): Promise<Sender>
}

/** Sends for an account that a browser wallet may also send for: its nonce is re-read for each transaction. */
async function createSharedSender(client: Client, account: PrivateKeyAccount): Promise<Sender> {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    ...(await createSender(client, account)),
    send(parameters) {
      const sent = queue.then(async () => (await createSender(client, account)).send(parameters))
      queue = sent.catch(() => undefined)
      return sent
    },
  }
}

/** Starts an anvil and builds the world on it. The caller stops `anvil`. */
export async function startWorld(chainId: number): Promise<TestWorld> {
  const anvil = await startAnvil({ chainId })
  const { provider } = anvil
  const client = createClient({ transport: custom(provider, { retryCount: 0 }) })
  const senders = new Map<string, Promise<Sender>>()
  try {
    const world = await buildWorld(provider)
    return {
      anvil,
      client,
      world,
      senderOf(account) {
        const sender = senders.get(account.address) ?? createSharedSender(client, account)
        senders.set(account.address, sender)
        return sender
      },
    }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}
