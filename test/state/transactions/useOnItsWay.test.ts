import { describe, expect, test } from 'vitest'
import type { Address } from '../../../src/lib/address.ts'
import { asSafeTxHash, asTxHash } from '../../../src/lib/hash.ts'
import type { Asked, Operation, Proposal, Sent, Transaction } from '../../../src/state/transactions/transactionLog.ts'
import { leavingOf } from '../../../src/state/transactions/useOnItsWay.ts'
import type { WriteState } from '../../../src/state/transactions/writes.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const SUBJECT = { chainId: 1, safe: BOB as Address, readAt: 10n }
const NOTHING = { sure: 0n, doubted: 0n, again: 0n, isMore: false }
const HASH = `0x${'ab'.repeat(32)}`

const shared = { chainId: 1, account: ADA, safe: BOB, kind: 'execute', confirmations: 0, sentAt: 1 } as const
const of = (value: string) => ({ ...shared, askedId: 'asked-1', summary: { to: ADA as Address, value } })
const sent = (change: Partial<Sent> = {}): Sent => ({
  ...{ ...of('7'), status: 'pending', hash: asTxHash(HASH) as Sent['hash'] },
  ...change,
})
const proposal: Proposal = {
  ...{ ...of('7'), status: 'proposed', safeTxHash: asSafeTxHash(HASH) as Proposal['safeTxHash'] },
}
const operation: Operation = { ...of('7'), status: 'pending', answer: HASH as Operation['answer'] }
const asked = (change: Partial<Asked> = {}): Asked => ({
  ...{ ...of('5'), status: 'unknown', sender: 'key', fingerprint: '0x01' },
  ...change,
})
const leaving = (transactions: readonly Transaction[], write?: WriteState) => leavingOf(transactions, SUBJECT, write)

describe('what is leaving a Safe', () => {
  test('[S4.7] is what a wallet has accepted and has no outcome yet, of any kind, by any account', () => {
    expect(leaving([sent(), proposal, operation, sent({ account: BOB })])).toEqual({ ...NOTHING, sure: 28n })
  })

  test('[S4.7] counts separately what is in doubt', () => {
    expect(leaving([sent(), asked(), asked({ status: 'asked' }), sent({ status: 'unknown' })])).toEqual({
      ...NOTHING,
      sure: 7n,
      doubted: 17n,
    })
  })

  test('[S4.7] excludes other Safes, chains and acts, and finished ones', () => {
    const others = [sent({ safe: ADA }), sent({ chainId: 10 }), sent({ kind: 'revoke' }), sent({ kind: 'transfer' })]
    const ended = (['confirmed', 'failed', 'replaced', 'cancelled'] as const).map((status) => sent({ status }))
    expect(leaving([...others, ...ended])).toEqual(NOTHING)
  })

  test.each([
    ['before', 10, 0n],
    ['after', 11, 7n],
  ])('[S4.7] a send mined in a block %s the one of the balance', (_, number, sure) => {
    const block = { number, hash: HASH, seenAt: Date.now() }
    expect(leaving([sent({ status: 'confirmed', block })])).toEqual({ ...NOTHING, sure })
    expect(leaving([sent({ status: 'failed', block })])).toEqual(NOTHING)
    // from before the chain was reset, whose blocks restarted
    expect(leaving([sent({ status: 'confirmed', block: { ...block, seenAt: 0 } })])).toEqual(NOTHING)
  })

  test('[S4.7] a send of unknown amount is counted as “more”', () => {
    for (const summary of [undefined, {}, { to: ADA as Address }]) {
      const { summary: _, ...bare } = sent()
      expect(leaving([sent(), { ...bare, ...(summary && { summary }) }])).toEqual({
        ...NOTHING,
        sure: 7n,
        isMore: true,
      })
    }
  })

  test('[S4.7] what the wallet is being asked for is left out, and a repeated send is counted separately', () => {
    const asking = { status: 'asking', id: 'asked-1' } as WriteState
    expect(leaving([asked({ status: 'asked' })], asking)).toEqual(NOTHING)
    for (const status of ['reset', 'preparing', 'refused'] as const)
      expect(leaving([asked()], { status, inDoubt: 'asked-1' } as WriteState)).toEqual({ ...NOTHING, again: 5n })
    expect(leaving([asked()], { status: 'reset', inDoubt: 'asked-2' })).toEqual({ ...NOTHING, doubted: 5n })
  })

  const TOKEN = '0x00000000000000000000000000000000000000F1' as Address
  const of20 = (amount: string) => sent({ summary: { to: ADA, tokens: [{ address: TOKEN, amount, symbol: 'T' }] } })
  const leavingToken = (transactions: readonly Transaction[], token: { address: Address; id?: bigint }) =>
    leavingOf(transactions, { ...SUBJECT, token }, undefined)

  test('[S4.7] for a token counts only sends of that token, not of the native coin', () => {
    expect(leavingToken([of20('5'), of20('6'), sent()], { address: TOKEN })).toEqual({ ...NOTHING, sure: 11n })
    expect(leavingToken([of20('5')], { address: ADA })).toEqual(NOTHING)
    expect(leaving([of20('5')])).toEqual(NOTHING)
    const nft = sent({ summary: { to: ADA, tokens: [{ address: TOKEN, amount: '1', id: '7' }] } })
    expect(leavingToken([nft], { address: TOKEN, id: 7n })).toEqual({ ...NOTHING, sure: 1n })
    expect(leavingToken([nft], { address: TOKEN, id: 8n })).toEqual(NOTHING)
  })

  test('[S4.7] for several calls counts their value and the token amounts that they name; else it may be more', () => {
    const batch = sent({ summary: { value: '9', calls: 2, tokens: [{ address: TOKEN, amount: '4' }] } })
    expect(leaving([batch])).toEqual({ ...NOTHING, sure: 9n })
    expect(leavingToken([batch], { address: TOKEN })).toEqual({ ...NOTHING, sure: 4n })
    const call = sent({ summary: { value: '0', calls: 1, target: TOKEN } })
    expect(leavingToken([call], { address: TOKEN })).toEqual({ ...NOTHING, isMore: true })
  })
})
