import { numberToHex } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { TxHash } from '../../lib/hash.ts'
import type { Answer } from '../../safe/requests/refusals.ts'
import { clientOf } from '../queries/clients.ts'
import { receiptHashOf } from '../transactions/receiptHashOf.ts'
import { getTransactions, idOf, type Transaction } from '../transactions/transactionLog.ts'
import type { Source } from './books.ts'
import { findCalls } from './inbox.ts'

/** Status codes of EIP-5792: pending, confirmed, failed off chain, reverted. */
const PENDING = 100
const CONFIRMED = 200
const NOT_SENT = 400
const REVERTED = 500

const STATUS: Partial<Record<Transaction['status'], number>> = {
  ...{ confirmed: CONFIRMED, done: CONFIRMED, failed: REVERTED },
  ...{ cancelled: NOT_SENT, void: NOT_SENT, replaced: NOT_SENT },
}

/** A transaction's receipt, in the form of EIP-5792. */
async function receiptOf(chainId: number, hash: TxHash) {
  const reading = clientOf(chainId).then((client) => getTransactionReceipt(client, { hash }))
  const receipt = await withDeadline(reading, DEADLINES.rpc, 'the network')
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  return {
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
    status: numberToHex(status === 'success' ? 1 : 0),
    blockHash,
    blockNumber: numberToHex(blockNumber),
    gasUsed: numberToHex(gasUsed),
    transactionHash,
  }
}

/** The status of the calls that an app sent under this id. Never throws: what can't be read now is pending. */
export async function callsStatus(source: Source, session: string, callsId: string): Promise<Answer> {
  const found = findCalls(source, session, callsId)
  if (!found) return { refused: 'unknownCalls' }
  const { chainId, transaction, answer } = found
  const say = (status: number, more: object = {}): Answer => ({
    result: { version: '2.0.0', id: callsId, chainId: numberToHex(chainId), atomic: true, status, ...more },
  })
  if (answer && 'refused' in answer) return say(NOT_SENT)
  const sent = getTransactions().find((one) => idOf(one) === transaction)
  const status = (sent && STATUS[sent.status]) ?? PENDING
  const hash = sent && receiptHashOf(sent)
  if (!hash || (status !== CONFIRMED && status !== REVERTED)) return say(status)
  try {
    return say(status, { receipts: [await receiptOf(chainId, hash)] })
  } catch {
    return say(PENDING)
  }
}
