import type { SentToken, Summary } from '../../lib/acts.ts'
import type { Address } from '../../lib/address.ts'
import type { Call } from '../plans/prepareWrite.ts'
import type { Transfer } from './transferCall.ts'
import { transferIn } from './transferIn.ts'

/** What a token is called, for receipts. */
export type Named = Pick<SentToken, 'symbol' | 'decimals'>

function tokenOf({ asset, amount }: Transfer, named: Named): SentToken[] {
  if (asset.kind === 'native') return []
  const { address } = asset
  return [{ address, amount: amount.toString(), ...('id' in asset && { id: asset.id.toString() }), ...named }]
}

/**
 * Sums up a Safe's calls for their receipt and the list of pending ones: one transfer by its figures, several calls by
 * their number, with what they send as far as that is known.
 * @param named symbol and decimals of a single transfer's token
 */
export function summaryOf(safe: Address, calls: readonly Call[], named: Named = {}): Summary {
  const transfers = calls.map((call) => transferIn(safe, call))
  const [first] = transfers
  const [call] = calls
  if (first && call && calls.length === 1)
    return first.asset.kind === 'native'
      ? { to: first.to, value: first.amount.toString() }
      : { to: first.to, tokens: tokenOf(first, named) }
  const value = calls.reduce((sum, { value }) => sum + value, 0n).toString()
  const known = transfers.filter((one) => one !== undefined)
  return {
    ...{ value, calls: calls.length },
    ...(known.length === calls.length && { tokens: known.flatMap((one) => tokenOf(one, {})) }),
    ...(calls.length === 1 && call && { target: call.to }),
  }
}
