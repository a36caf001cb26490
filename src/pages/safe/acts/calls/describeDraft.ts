import { type Address, shortAddress } from '../../../../lib/address.ts'
import type { Chain } from '../../../../lib/chains.ts'
import { signatureOf } from '../../../../safe/calls/abiSchema.ts'
import type { DraftCall } from '../../../../safe/calls/draftCall.ts'
import type { Holdings } from '../../../../safe/holdings/holding.ts'
import { transferIn } from '../../../../safe/transfers/transferIn.ts'
import { formatExactly, grouped } from '../../../../ui/amount.ts'
import { inOnePiece } from '../../../../ui/inOnePiece.ts'
import { callsWords } from '../../../../words/en/calls.ts'
import { holderWords } from '../../../../words/en/holder.ts'
import { sentAmount } from '../../../parts/holdings/sentAmount.ts'
import { sendableOf } from '../send/sendableOf.ts'

type Subject = { chain: Chain; safe: Address; held: Holdings | undefined }

/** A call of a batch in one line: what it sends to whom, or which function of which contract it calls. */
export function describeDraft(call: DraftCall, { chain, safe, held }: Subject): string {
  const { to, value, data, method } = call
  const { symbol } = chain.currency
  const transfer = transferIn(safe, call)
  if (transfer?.asset.kind === 'native')
    return holderWords.onItsWay.send(formatExactly(value, symbol), inOnePiece(shortAddress(to)))
  if (transfer) {
    const { asset, amount } = transfer
    const named = sendableOf(chain, 0n, held).find(({ token }) => token === asset.address)?.named
    const id = 'id' in asset ? asset.id.toString() : undefined
    const what = sentAmount({ address: asset.address, amount: amount.toString(), id, ...named })
    return holderWords.onItsWay.send(what, inOnePiece(shortAddress(transfer.to)))
  }
  const contract = inOnePiece(shortAddress(to))
  const what = method
    ? callsWords.callOn(signatureOf(method), contract)
    : callsWords.dataTo(grouped(String(data.length / 2 - 1)), contract)
  return value > 0n ? callsWords.withValue(what, formatExactly(value, symbol)) : what
}
