import { encodeFunctionData, type Hex } from 'viem'
import type { Answer } from './askTogether.ts'
import { textIn } from './cleanText.ts'
import { type Round, wordIn } from './createRound.ts'
import type { Candidate, Held } from './holding.ts'
import type { KnownToken } from './knownTokens.ts'
import { skeletonOf } from './skeletonOf.ts'
import { tokenAbi } from './tokenAbi.ts'

/** No legitimate token has more decimals. */
const MOST_DECIMALS = 36

const call = {
  symbol: encodeFunctionData({ abi: tokenAbi, functionName: 'symbol' }),
  name: encodeFunctionData({ abi: tokenAbi, functionName: 'name' }),
  decimals: encodeFunctionData({ abi: tokenAbi, functionName: 'decimals' }),
}

type Named = {
  held: Held
  /** Undefined where it returns none, or an impossible number. */
  decimals: number | undefined
}

const textOf = (answer: (() => Answer) | undefined) => {
  const said = answer?.()
  return said?.startsWith('0x') ? textIn(said as Hex) : undefined
}

/**
 * Names tokens: well-known ones by the list, others by their own cleaned text, with `imitates` where that resembles a
 * well-known one. The questions are sent with a round, and the names are available after that.
 * @param nativeSymbol the symbol of the chain's own currency: a token with the same one imitates it
 */
export function createNaming(
  round: Round,
  { known, nativeSymbol }: { known: readonly KnownToken[]; nativeSymbol: string },
): (one: Candidate) => () => Named {
  const names = new Map([nativeSymbol, ...known.map(({ symbol }) => symbol)].map((s) => [skeletonOf(s), s]))
  return ({ address, origin, known }) => {
    if (known) {
      const decimals = known.kind === 'erc20' ? known.decimals : undefined
      return () => ({ held: { address, origin, symbol: known.symbol }, decimals })
    }
    const [symbol, name, decimals] = [call.symbol, call.name, call.decimals].map((data) =>
      round.ask(origin, address, data),
    )
    return () => {
      const said = textOf(symbol) ?? textOf(name)
      const imitates = said === undefined ? undefined : names.get(skeletonOf(said))
      const places = decimals ? wordIn(decimals()) : 'unknown'
      return {
        held: { address, origin, symbol: said, ...(imitates !== undefined && { imitates }) },
        decimals: places === 'unknown' || places > MOST_DECIMALS ? undefined : Number(places),
      }
    }
  }
}
