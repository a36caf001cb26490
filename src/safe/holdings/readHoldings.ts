import { getBalance, getBlockNumber } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { createNaming } from './createNaming.ts'
import { createRound } from './createRound.ts'
import type { Candidate, Holdings, NftHolding, TokenHolding } from './holding.ts'
import { type Options, readBalances } from './readBalances.ts'

/**
 * Reads a Safe's holdings at one block: the chain's own currency, and its balances of tokens that are well known, were
 * added by the person or were found. What couldn't be read is `unknown`, and never left out or zero.
 * @throws AppError when the network doesn't answer
 */
export async function readHoldings(client: ChainClient, safe: Address, options: Options): Promise<AtBlock<Holdings>> {
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    const [native, { fungible, nfts }] = await Promise.all([
      getBalance(client, { address: safe, blockNumber: block }),
      readBalances(client, safe, options, block),
    ])
    const round = createRound()
    const naming = createNaming(round, options)
    const asked = <T extends Candidate>(one: T) => ({ one, named: naming(one) })
    const [namedTokens, namedNfts] = [fungible.map(asked), nfts.map(asked)]
    await round.send(client, block)

    const tokens = namedTokens.map(({ one, named }): TokenHolding => {
      const { held, decimals } = named()
      return { ...held, kind: 'erc20', amount: one.amount, decimals }
    })
    const collections = namedNfts.map(({ one, named }): NftHolding => {
      const { kind, items, unread, count } = one
      return { ...named().held, kind, items, unread, count }
    })
    const isComplete =
      tokens.every(({ amount }) => amount !== 'unknown') &&
      collections.every(({ count, unread }) => count !== 'unknown' && unread === 0)
    return { block, value: { native, tokens, nfts: collections, isComplete } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
