import { encodeFunctionData } from 'viem'
import { getBalance, getBlockNumber } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import type { Answer } from './askTogether.ts'
import { textIn } from './cleanText.ts'
import { createRound, wordIn } from './createRound.ts'
import type { Held, Holdings, NftHolding, TokenHolding } from './holding.ts'
import { type Candidate, type Options, readBalances } from './readBalances.ts'
import { skeletonOf } from './skeletonOf.ts'
import { tokenAbi } from './tokenAbi.ts'

/** More decimals than this no token has that means it. */
const MOST_DECIMALS = 36

const call = {
  symbol: encodeFunctionData({ abi: tokenAbi, functionName: 'symbol' }),
  name: encodeFunctionData({ abi: tokenAbi, functionName: 'name' }),
  decimals: encodeFunctionData({ abi: tokenAbi, functionName: 'decimals' }),
}

/**
 * Reads what is in a Safe at one block: the chain's own currency, and of the tokens that are well known, were named by the
 * person or were found, those of which it has some. What couldn't be read is `unknown`, and never left out or zero.
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
    const asked = <T extends Candidate>(one: T) => ({
      one,
      ...(!one.known && {
        symbol: round.ask(one.origin, one.address, call.symbol),
        name: round.ask(one.origin, one.address, call.name),
        decimals: round.ask(one.origin, one.address, call.decimals),
      }),
    })
    const [namedTokens, namedNfts] = [fungible.map(asked), nfts.map(asked)]
    await round.send(client, block)

    const names = new Map(
      [options.nativeSymbol, ...options.known.map(({ symbol }) => symbol)].map((s) => [skeletonOf(s), s]),
    )
    const textOf = (answer: (() => Answer) | undefined) => {
      const said = answer?.()
      return said?.startsWith('0x') ? textIn(said as `0x${string}`) : undefined
    }
    const name = ({ one: { address, origin, known }, symbol, name }: ReturnType<typeof asked>): Held => {
      if (known) return { address, origin, symbol: known.symbol }
      const said = textOf(symbol) ?? textOf(name)
      const imitates = said === undefined ? undefined : names.get(skeletonOf(said))
      return { address, origin, symbol: said, ...(imitates !== undefined && { imitates }) }
    }
    const tokens = namedTokens.map((token): TokenHolding => {
      const { known, amount } = token.one
      const said =
        known?.kind === 'erc20' ? BigInt(known.decimals) : token.decimals ? wordIn(token.decimals()) : 'unknown'
      const decimals = said === 'unknown' || said > MOST_DECIMALS ? undefined : Number(said)
      return { ...name(token), kind: 'erc20', amount, decimals }
    })
    const collections = namedNfts.map((nft): NftHolding => {
      const { kind, items, unread, count } = nft.one
      return { ...name(nft), kind, items, unread, count }
    })
    const isComplete =
      tokens.every(({ amount }) => amount !== 'unknown') &&
      collections.every(({ count, unread }) => count !== 'unknown' && unread === 0)
    return { block, value: { native, tokens, nfts: collections, isComplete } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
