import { getBalance, getBlockNumber } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { Fact } from '../../lib/Fact.ts'
import { toReadError } from '../../safe/rpc/chainClient.ts'
import { clientOf } from './clients.ts'
import { useFact } from './queries.ts'

/** What an account has of the chain's own currency, in wei. */
export function useBalance(chainId: number, account: Address): Fact<bigint> {
  const { fact } = useFact({
    key: ['balance', chainId, account],
    async read() {
      const client = await clientOf(chainId)
      try {
        const block = await getBlockNumber(client, { cacheTime: 0 })
        return { block, value: await getBalance(client, { address: account, blockNumber: block }) }
      } catch (thrown) {
        throw toReadError(thrown)
      }
    },
  })
  return fact
}
