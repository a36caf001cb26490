import { people } from '../src/demo/people.ts'
import { samples } from '../src/demo/samples.ts'

const hash = (digits: string) => `0x${digits.repeat(32)}`
const MINUTE = 60_000

/** One transaction in each state, in the format that the page stores. */
export function sampleTransactions(): string {
  const now = Date.now()
  const shared = { chainId: 1, account: people.ada.account.address, safe: samples.solo.address, confirmations: 0 }
  const block = { number: 1, hash: hash('0b'), seenAt: 0 }
  const asked = { sender: 'key', fingerprint: '0x' }
  const value = [
    { kind: 'wrap', safeTxHash: hash('5a'), status: 'proposed', signed: 1, required: 2, sentAt: now - MINUTE },
    { ...asked, kind: 'lock', askedId: 'asked-1', status: 'asked', sentAt: now - 90_000 },
    { ...asked, kind: 'signing', askedId: 'asked-2', status: 'unknown', reply: 'already known', sentAt: now - 100_000 },
    { kind: 'execute', hash: hash('a1'), status: 'pending', sentAt: now - 2 * MINUTE },
    { kind: 'seal', hash: hash('a2'), status: 'confirmed', confirmations: 5, block, sentAt: now - 40 * MINUTE },
    { kind: 'execute', hash: hash('a3'), status: 'cancelled', replacedBy: hash('a4'), sentAt: now - 300 * MINUTE },
    { kind: 'unwrap', hash: hash('a5'), status: 'failed', confirmations: 5, block, sentAt: now - 3_000 * MINUTE },
    { kind: 'wrap', hash: hash('a6'), status: 'unknown', sentAt: now - 9_000 * MINUTE },
  ]
  return JSON.stringify({ v: 1, value: value.map((transaction) => ({ ...shared, ...transaction })) })
}
