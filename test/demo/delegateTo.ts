import { type Address, createTestClient, custom, zeroAddress } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, setBalance, waitForTransactionReceipt } from 'viem/actions'
import type { TestWorld } from './startWorld.ts'

/** A new, funded account. */
export async function newAccount({ anvil }: TestWorld): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey())
  const client = createTestClient({ mode: 'anvil', transport: custom(anvil.provider) })
  await setBalance(client, { address: account.address, value: 10n ** 19n })
  return account
}

/** A new account that delegates to code by its own transaction (EIP-7702); the zero address ends the delegation. */
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
