import type { Address } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { Holdings, NftHolding } from '../holdings/holding.ts'
import type { KnownToken } from '../holdings/knownTokens.ts'
import { readHoldings } from '../holdings/readHoldings.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { lessOf } from './lessOf.ts'

/**
 * Reads once more all that a buyer saw in a Safe.
 * @param seen only what was read: nothing else is looked for
 * @throws ChangedError where some of it is gone; AppError when the network doesn't answer
 */
export async function assertHeld(client: ChainClient, safe: Address, seen: Holdings): Promise<void> {
  const nfts = (kind: NftHolding['kind']) =>
    seen.nfts
      .filter((nft) => nft.kind === kind)
      .flatMap(({ address, items }) => items.map(({ id }) => ({ address, id })))
  const known: KnownToken[] = seen.tokens
    .filter(({ origin }) => origin === 'known')
    .map(({ address, symbol = '', decimals = 0 }) => ({ kind: 'erc20', address, symbol, decimals }))
  const erc20 = seen.tokens.filter(({ origin }) => origin !== 'known').map(({ address }) => address)
  const found = { erc20, erc721: nfts('erc721'), erc1155: nfts('erc1155'), isCut: false }
  const { value } = await readHoldings(client, safe, { known, nativeSymbol: '', found })
  if (lessOf(seen, value).length > 0) throw new ChangedError()
}
