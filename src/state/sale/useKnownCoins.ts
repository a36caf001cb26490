import { useEffect, useState } from 'react'
import { type KnownToken, knownTokens } from '../../safe/holdings/knownTokens.ts'

type Coin = Pick<KnownToken, 'address' | 'symbol'>

/** The well-known ERC-20s of a chain, the most common ones first; none where the list didn't come. */
export function useKnownCoins(chainId: number, most: number): readonly Coin[] {
  const [coins, setCoins] = useState<readonly Coin[]>([])
  useEffect(() => {
    let isLeft = false
    const take = (tokens: readonly KnownToken[]) => {
      if (!isLeft) setCoins(tokens.filter(({ kind }) => kind === 'erc20').slice(0, most))
    }
    knownTokens(chainId).then(take, () => undefined)
    return () => {
      isLeft = true
    }
  }, [chainId, most])
  return coins
}
