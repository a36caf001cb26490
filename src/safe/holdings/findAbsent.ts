import { getCode } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import type { Candidate } from './holding.ts'

/** Contracts that nobody listed and that answered nothing, of which it is looked whether they are there at all. */
const MOST_LOOKED_AT = 100

/** Those of these without any code: there a token isn't, or isn't any more, and nobody has any of it. */
export async function findAbsent(
  client: ChainClient,
  candidates: readonly Candidate[],
  block: bigint,
): Promise<ReadonlySet<Address>> {
  const known = candidates.filter((one) => one.known)
  const found = candidates.filter(({ origin }) => origin === 'found').slice(0, MOST_LOOKED_AT)
  const absent = await Promise.all(
    [...known, ...found].map(async ({ address, origin }) => {
      const code = getCode(client, { address, blockNumber: block }).then((code) => code ?? '0x')
      // what anybody may have sent fails no reading
      const isAbsent = (await (origin === 'found' ? code.catch(() => undefined) : code)) === '0x'
      return isAbsent ? [address] : []
    }),
  )
  return new Set(absent.flat())
}
