import { getBlockNumber } from 'viem/actions'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { createNaming } from '../holdings/createNaming.ts'
import { createRound } from '../holdings/createRound.ts'
import type { Held } from '../holdings/holding.ts'
import type { KnownToken } from '../holdings/knownTokens.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'

/** What is paid in, as far as anybody knows it. What a token that isn't well known says of itself is its own claim, cleaned. */
export type Currency = Pick<Held, 'symbol' | 'imitates'> & {
  /** Undefined for the chain's own coin. */
  token?: Address
  /** Undefined where the token doesn't say, or something that can't be: then a price is told in its smallest unit. */
  decimals: number | undefined
  isKnown: boolean
}

/**
 * Reads what a currency is called and how it is counted.
 * @param address the ERC-20, or zero for the chain's own coin
 * @param nativeSymbol of that coin
 * @throws AppError when the network doesn't answer
 */
export async function readCurrency(
  client: ChainClient,
  address: Address,
  { known, nativeSymbol }: { known: readonly KnownToken[]; nativeSymbol: string },
): Promise<AtBlock<Currency>> {
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    if (address === ZERO_ADDRESS) return { block, value: { symbol: nativeSymbol, decimals: 18, isKnown: true } }
    const listed = known.find((token) => token.kind === 'erc20' && isSameAddress(token.address, address))
    const round = createRound()
    // in the round of the well known, a network that doesn't answer isn't taken for a token that doesn't
    const named = createNaming(round, { known, nativeSymbol })({
      ...{ address, origin: 'known' },
      ...(listed && { known: listed }),
    })
    await round.send(client, block)
    const { held, decimals } = named()
    const { symbol, imitates } = held
    return {
      block,
      value: { token: address, symbol, decimals, isKnown: listed !== undefined, ...(imitates && { imitates }) },
    }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
