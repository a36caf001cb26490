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
  const idsOf = (kind: NftHolding['kind']) =>
    seen.nfts
      .filter((nft) => nft.kind === kind)
      .flatMap(({ address, items }) => items.map(({ id }) => ({ address, id })))
  const all = [...seen.tokens, ...seen.nfts]
  const known = all
    .filter(({ origin }) => origin === 'known')
    .map((held): KnownToken => {
      const { address, symbol = '' } = held
      return held.kind === 'erc20'
        ? { address, symbol, kind: held.kind, decimals: held.decimals ?? 0 }
        : { address, symbol, kind: held.kind }
    })
  const added = all.filter(({ origin }) => origin !== 'known').map(({ address, kind }) => ({ address, kind }))
  const found = { erc20: [], erc721: idsOf('erc721'), erc1155: idsOf('erc1155'), isCut: false }
  const { value } = await readHoldings(client, safe, { known, nativeSymbol: '', added, found })
  if (lessOf(seen, value).length > 0) throw new ChangedError()
}
