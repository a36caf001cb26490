import { type Address, createTestClient, custom, zeroAddress } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, setBalance, waitForTransactionReceipt } from 'viem/actions'
import type { TestWorld } from './startWorld.ts'

/** A fresh account with money. */
export async function newAccount({ anvil }: TestWorld): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey())
  const client = createTestClient({ mode: 'anvil', transport: custom(anvil.provider) })
  await setBalance(client, { address: account.address, value: 10n ** 19n })
  return account
}

/** A fresh account that has lent itself to code (EIP-7702), by a transaction of its own; the zero address ends it. */
export async function delegateTo(
  world: TestWorld,
  to: Address,
  account?: PrivateKeyAccount,
): Promise<PrivateKeyAccount> {
  const delegating = account ?? (await newAccount(world))
  const nonce = Number(
    await world.client.request({ method: 'eth_getTransactionCount', params: [delegating.address, 'latest'] } as never),
  )
  const authorization = await delegating.signAuthorization({ address: to, chainId: 1, nonce: nonce + 1 })
  const hash = await sendTransaction(world.client, {
    account: delegating,
    chain: null,
    to: zeroAddress,
    authorizationList: [authorization],
  })
  await waitForTransactionReceipt(world.client, { hash, pollingInterval: 50 })
  return delegating
}
