import { size, slice } from 'viem'
import { toAppError } from '../../lib/errors.ts'
import { isUnsent } from '../../lib/isUnsent.ts'
import { toRefusal } from '../../lib/toRefusal.ts'
import { fingerprintOf } from '../../safe/outcome/findReplacement.ts'
import type { Prepared, WritePlan } from '../../safe/plans/prepareWrite.ts'
import type { Sender } from '../../safe/read/readSender.ts'
import type { Answer } from './requestFor.ts'
import {
  type Asked,
  forgetTransactions,
  getTransactions,
  idOf,
  isAsked,
  logTransaction,
  MAX_DATA,
  originOf,
  takenHashes,
} from './transactionLog.ts'

/** Logs what the wallet is about to be asked: from then on it may have been sent, whatever happens to this page. */
export function noteAsked(plan: WritePlan, { call }: Prepared, { kind: sender, ...where }: Sender): Asked {
  const { chainId, account, safe, kind } = plan
  const asked: Asked = {
    ...{ chainId, account, safe, kind, ...where, confirmations: 0, status: 'asked', sender, sentAt: Date.now() },
    askedId: `asked-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    fingerprint: fingerprintOf(call),
    ...(plan.summary && { summary: plan.summary }),
    ...(sender !== 'key' && call.data.length <= MAX_DATA && { data: call.data }),
  }
  logTransaction(asked)
  return asked
}

/** The bytes of calldata that hold the selector and the first four arguments. */
const CALL_START = 4 + 4 * 32

function noteAnswer(asked: Asked, answer: Answer, { call: { data } }: Prepared): void {
  switch (answer.kind) {
    case 'hash': {
      const { hash } = answer
      const isKnown = takenHashes().has(hash)
      if (!isKnown) logTransaction({ ...originOf(asked), hash, status: 'pending' })
      return
    }
    case 'proposal': {
      const { safeTxHash, mayBeSent } = answer
      const callStart = slice(data, 0, Math.min(CALL_START, size(data)))
      const noted = { ...originOf(asked), safeTxHash, callStart, ...(mayBeSent && { mayBeSent }) }
      logTransaction({ ...noted, status: 'proposed' })
      return
    }
    case 'operation':
      logTransaction({ ...originOf(asked), answer: answer.answer, status: 'pending' })
      return
    default:
      noteUnclear(asked, answer.answer)
  }
}

/** Marks it as unclear, unless the chain has shown its outcome already. */
function noteUnclear(asked: Asked, reply: string): void {
  const known = getTransactions().find((other) => idOf(other) === asked.askedId)
  if (known && isAsked(known)) logTransaction({ ...known, status: 'unknown', reply: reply.slice(0, 300) })
}

/**
 * Prompts the wallet, and logs its answer, however late: also when nobody waits for it any more.
 * @throws AppError where it is proven that nothing was sent; then nothing stays logged
 */
export async function askAndNote(asked: Asked, prepared: Prepared, request: () => Promise<Answer>): Promise<void> {
  try {
    noteAnswer(asked, await request(), prepared)
  } catch (thrown) {
    if (!isUnsent(thrown)) return noteUnclear(asked, toAppError(thrown).details ?? toAppError(thrown).shortMessage)
    forgetTransactions((other) => idOf(other) === asked.askedId && isAsked(other))
    throw toRefusal(thrown)
  }
}
