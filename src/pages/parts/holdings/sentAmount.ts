import { shortAddress } from '../../../lib/address.ts'
import { formatExactly } from '../../../ui/amount.ts'
import { inOnePiece } from '../../../ui/inOnePiece.ts'
import { holdingsWords } from '../../../words/en/holdings.ts'
import { shortNumber } from './HoldingRow.tsx'
import { tokenAmount } from './tokenAmount.ts'

type Sent = {
  address: `0x${string}`
  amount: string
  id?: string | undefined
  symbol?: string | undefined
  decimals?: number | undefined
}

/** What was sent of a token, under its name at the time: an exact amount, or an NFT's id. */
export function sentAmount({ address, amount, id, symbol, decimals }: Sent): string {
  const name = symbol ?? inOnePiece(shortAddress(address))
  if (id !== undefined) {
    const count = BigInt(amount)
    return `${count > 1n ? `${tokenAmount(count, 0)} × ` : ''}${name} #${shortNumber(BigInt(id))}`
  }
  return decimals === undefined
    ? `${tokenAmount(BigInt(amount), 0)} ${name} (${holdingsWords.units})`
    : formatExactly(BigInt(amount), name, decimals)
}
