import { describe, expect, test } from 'vitest'
import { type DangerKind, dangerIn } from '../../../src/safe/messages/dangerIn.ts'

const SPENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const MOST = 2n ** 256n - 1n
const MOST_160 = 2n ** 160n - 1n

const details = (amount: bigint) => ({ token: TOKEN, amount, expiration: 0n, nonce: 0n })
const permitted = { token: TOKEN, amount: 5n }

type Case = [name: string, message: Record<string, unknown>, kind: DangerKind, takers?: string[], isEndless?: boolean]

const CASES: Case[] = [
  ['Permit', { owner: TOKEN, spender: SPENDER, value: 5n, nonce: 0n, deadline: 1n }, 'permit', [SPENDER]],
  ['Permit', { owner: TOKEN, spender: SPENDER, value: MOST, nonce: 0n, deadline: 1n }, 'permit', [SPENDER], true],
  ['Permit', { holder: TOKEN, spender: SPENDER, nonce: 0n, expiry: 0n, allowed: true }, 'permit', [SPENDER], true],
  ['Permit', { holder: TOKEN, spender: SPENDER, nonce: 0n, expiry: 0n, allowed: false }, 'permit', [SPENDER]],
  ['Permit', { spender: SPENDER, tokenId: 7n, nonce: 0n, deadline: 1n }, 'permitNft', [SPENDER]],
  ['PermitForAll', { owner: TOKEN, operator: SPENDER, approved: true, nonce: 0n }, 'permitAll', [SPENDER], true],
  ['SetApprovalForAll', { operator: SPENDER, approved: true }, 'permitAll', [SPENDER], true],
  ['PermitSingle', { details: details(5n), spender: SPENDER, sigDeadline: 1n }, 'permit2', [SPENDER]],
  ['PermitSingle', { details: details(MOST_160), spender: SPENDER, sigDeadline: 1n }, 'permit2', [SPENDER], true],
  [
    'PermitBatch',
    { details: [details(5n), details(MOST_160)], spender: SPENDER, sigDeadline: 1n },
    'permit2',
    [SPENDER],
    true,
  ],
  ['PermitTransferFrom', { permitted, spender: SPENDER, nonce: 0n, deadline: 1n }, 'permit2', [SPENDER]],
  [
    'PermitBatchWitnessTransferFrom',
    { permitted: [permitted], spender: SPENDER, nonce: 0n, deadline: 1n, witness: {} },
    'permit2',
    [SPENDER],
  ],
  ['OrderComponents', { offerer: TOKEN, offer: [], consideration: [], counter: 0n }, 'order'],
  ['BulkOrder', { tree: [[{ offer: [], consideration: [] }]] }, 'order'],
  ['Order', { sellToken: TOKEN, buyToken: OTHER, sellAmount: 1n, buyAmount: 1n }, 'order'],
  ['Trade', { sellToken: TOKEN, buyToken: OTHER }, 'order'],
  ['TransferWithAuthorization', { from: TOKEN, to: SPENDER, value: 1n }, 'transfer'],
  ['SafeTx', { to: TOKEN, value: 0n, data: '0x', operation: 1n }, 'safe'],
  ['Delegation', { delegatee: SPENDER, nonce: 0n, expiry: 0n }, 'delegation', [SPENDER]],
  ['ForwardRequest', { from: TOKEN, to: OTHER, data: '0x' }, 'forward'],
  ['Grant', { terms: [{ spender: SPENDER }, { spender: OTHER }, { spender: OTHER }] }, 'approval', [SPENDER, OTHER]],
]

describe('dangerIn', () => {
  test.each(CASES)(
    '[W2] %s is reported with who may take what: %#',
    (primaryType, message, kind, takers = [], isEndless = false) => {
      expect(dangerIn({ primaryType, message })).toEqual({ kind, takers, isEndless })
    },
  )

  test.each([
    ['Mail', { from: { name: 'Cow' }, contents: 'Hello' }],
    ['Permit', { holder: TOKEN }],
    ['Vote', { proposalId: 1n, support: 1n }],
    ['Delegation', { to: TOKEN }],
  ])('[W2] %s is not a known danger', (primaryType, message) => {
    expect(dangerIn({ primaryType, message })).toBeUndefined()
  })
})
