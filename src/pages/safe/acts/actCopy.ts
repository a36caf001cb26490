import { shortAddress } from '../../../lib/address.ts'
import type { Transaction } from '../../../state/transactions/transactionLog.ts'
import { inOnePiece } from '../../../ui/inOnePiece.ts'
import { callsWords } from '../../../words/en/calls.ts'
import { holderWords } from '../../../words/en/holder.ts'
import { sendingWords } from '../../../words/en/sending.ts'
import { sentAmount } from '../../parts/holdings/sentAmount.ts'

/** Describes a token transfer or contract calls, before and after they are mined; empty for other transactions. */
export function actCopy({ kind, summary = {} }: Transaction): { doing?: string; done?: string } {
  const { to, tokens, calls, target } = summary
  const [token] = tokens ?? []
  if (kind !== 'execute') return {}
  if (target) {
    const contract = inOnePiece(shortAddress(target))
    return { doing: callsWords.doing(contract), done: callsWords.done(shortAddress(target)) }
  }
  if (calls !== undefined) return { doing: callsWords.send(calls), done: callsWords.doneAll(calls) }
  if (!to || !token) return {}
  const [what, whom] = [sentAmount(token), inOnePiece(shortAddress(to))]
  return { doing: holderWords.onItsWay.send(what, whom), done: sendingWords.sent(what, shortAddress(to)) }
}
