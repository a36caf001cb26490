import type { Address } from '../lib/address.ts'
import { DEADLINES } from '../lib/config.ts'
import { withDeadline } from '../lib/deadline.ts'
import { toAppError } from '../lib/errors.ts'
import type { Provider } from './connector.ts'

/** One NFT on the chain that the wallet is on. */
export type Nft = { contract: Address; tokenId: bigint }

/** EIP-747's parameters are one object, not a list. */
type Asker = { request(call: { method: string; params: object }): Promise<unknown> }

/**
 * Asks a wallet to list an NFT among what it shows (EIP-747, as MetaMask extended it to ERC-721).
 * @returns whether it says that it does; some answer nothing
 * @throws AppError: UserRejected, RequestPending, UnsupportedMethod, Deadline…
 */
export async function requestWatch(provider: Provider, { contract, tokenId }: Nft): Promise<boolean> {
  const options = { address: contract, tokenId: tokenId.toString() } // as text: a number would lose its last digits
  const call = { method: 'wallet_watchAsset', params: { type: 'ERC721', options } }
  try {
    return (await withDeadline((provider as Asker).request(call), DEADLINES.walletPrompt, 'the wallet')) === true
  } catch (thrown) {
    throw toAppError(thrown)
  }
}
