import { getCode } from 'viem/actions'
import type { Address } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import type { Candidate } from './holding.ts'

/** The most unlisted contracts without an answer whose code is checked. */
const MOST_LOOKED_AT = 100

/** Those of the candidates that have no code: there is no token there now, so nobody has any of it. */
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
      // a token that anybody may have sent must not fail the read
      const isAbsent = (await (origin === 'found' ? code.catch(() => undefined) : code)) === '0x'
      return isAbsent ? [address] : []
    }),
  )
  return new Set(absent.flat())
}
