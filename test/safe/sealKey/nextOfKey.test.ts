import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { ChangedError } from '../../../src/lib/chainErrors.ts'
import type { TxHash } from '../../../src/lib/hash.ts'
import { roundUp } from '../../../src/safe/sealKey/keyFees.ts'
import { type Draft, type KeyFacts, nextOfKey } from '../../../src/safe/sealKey/nextOfKey.ts'
import { type SealKey, SealKeySchema, type SentByKey } from '../../../src/safe/sealKey/sealKey.ts'
import { steadyAmount } from '../../../src/safe/sealKey/steadyAmount.ts'

const SAFE = wrappedSafeAddress
const PAYER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const HASH = `0x${'ab'.repeat(32)}` as TxHash

const wei = (most: bigint) => fc.bigInt({ min: 0n, max: most })
const price = fc.record({ base: wei(10n ** 12n), tip: fc.bigInt({ min: 1n, max: 10n ** 11n }), isLegacy: fc.boolean() })
const dataFee = fc.oneof(fc.constant(0n), wei(10n ** 15n))
const seal = fc.oneof(
  fc.record({ status: fc.constant('open' as const), gas: fc.bigInt({ min: 60_000n, max: 2_000_000n }), dataFee }),
  fc.constant({ status: 'refused' as const, error: new ChangedError() }),
  fc.constant({ status: 'over' as const }),
)
const back = fc.oneof(
  fc.record({
    status: fc.constant('open' as const),
    to: fc.constant(PAYER as `0x${string}`),
    gas: fc.oneof(fc.constant(21_000n), fc.bigInt({ min: 21_001n, max: 100_000n })),
    dataFee,
  }),
  fc.constant({ status: 'refused' as const, error: new ChangedError() }),
)
const facts: fc.Arbitrary<KeyFacts> = fc.record({
  ...{ price, seal, back, isUnheard: fc.boolean(), nonce: fc.nat(5) },
  balance: fc.oneof(fc.constant(0n), wei(10n ** 19n)),
})
/** A transaction's tip never exceeds its max fee (EIP-1559). */
const offered = fc.record({ maxFeePerGas: wei(10n ** 12n), maxPriorityFeePerGas: wei(10n ** 11n) }).map((fees) => {
  const { maxFeePerGas: all, maxPriorityFeePerGas: tip } = fees
  return { maxFeePerGas: String(all + tip), maxPriorityFeePerGas: String(tip) }
})
const sentBy: fc.Arbitrary<SentByKey> = fc
  .tuple(
    offered,
    fc.record({
      act: fc.constantFrom('seal' as const, 'sweep' as const),
      safe: fc.constant(SAFE),
      to: fc.constant(wrappedSafeAddress),
      value: fc.constant('0'),
      nonce: fc.nat(5),
      raw: fc.constant('0x02' as const),
      hash: fc.constant(HASH),
    }),
  )
  .map(([fees, sent]) => ({ ...sent, ...fees }))
const key = fc.record({ safe: fc.constant(SAFE), sent: fc.array(sentBy, { maxLength: 3 }) })

const dataFeeOf = ({ act }: Draft, { seal, back }: KeyFacts): bigint => {
  const cost = act === 'seal' ? seal : back
  return cost.status === 'open' ? cost.dataFee : 0n
}
const draftsOf = (one: Pick<SealKey, 'sent' | 'safe'>, known: KeyFacts): Draft[] => {
  const { next, back } = nextOfKey(one, known)
  const further = next.step === 'seal' ? next.draft : next.step === 'wait' ? next.raised : undefined
  return [further, back.status === 'ready' ? back.draft : undefined].filter((draft) => draft !== undefined)
}
const always = (holds: (one: Pick<SealKey, 'sent' | 'safe'>, known: KeyFacts) => void) =>
  fc.assert(fc.property(key, facts, holds), { numRuns: 2_000 })

describe('the next step of a one-time key', () => {
  test('[W2] it never signs for more than it has', () =>
    always((one, known) => {
      for (const draft of draftsOf(one, known)) {
        const { value, gas, maxFeePerGas, maxPriorityFeePerGas } = draft
        expect(value + gas * maxFeePerGas + dataFeeOf(draft, known)).toBeLessThanOrEqual(known.balance)
        expect(maxPriorityFeePerGas).toBeLessThanOrEqual(maxFeePerGas)
        expect(value).toBeGreaterThanOrEqual(0n)
        const last = one.sent.at(-1)
        expect(draft.nonce).toBe(last && last.nonce >= known.nonce ? last.nonce : known.nonce)
      }
    }))

  test('[W2] while a transaction is pending it starts no other: it waits, or replaces it with the same nonce at a tenth more', () =>
    always((one, known) => {
      const last = one.sent.at(-1)
      if (!last || last.nonce < known.nonce) return
      const { next } = nextOfKey(one, known)
      expect(next.step).toBe(last.act === 'seal' && known.seal.status === 'over' ? 'over' : 'wait')
      for (const draft of draftsOf(one, known)) {
        expect(draft.maxFeePerGas * 10n).toBeGreaterThanOrEqual(BigInt(last.maxFeePerGas) * 11n)
        expect(draft.maxPriorityFeePerGas * 10n).toBeGreaterThanOrEqual(BigInt(last.maxPriorityFeePerGas) * 11n)
      }
    }))

  test('[W2] it seals only what waits for its seal, and is done only once that is over', () =>
    always((one, known) => {
      const { next } = nextOfKey(one, known)
      if (next.step === 'seal' || next.step === 'fund') expect(known.seal.status).toBe('open')
      if (next.step === 'over') expect(known.seal.status).toBe('over')
    }))

  test('[W2] the requested amount is enough to seal at once, or after the base fee has risen by half, and to send back the rest', () =>
    always((_, known) => {
      const fresh = { safe: SAFE, sent: [] } as const
      const { next } = nextOfKey({ ...fresh, sent: [] }, known)
      if (next.step !== 'fund') return
      const paid = { ...known, balance: known.balance + next.amount }
      const risen = { ...paid, price: { ...paid.price, base: (paid.price.base * 3n) / 2n } }
      for (const later of [paid, risen]) expect(nextOfKey({ ...fresh, sent: [] }, later).next.step).toBe('seal')
      const { seal, price } = paid
      if (seal.status !== 'open' || known.back.status !== 'open') return
      const after = paid.balance - seal.gas * (price.base + price.tip) - seal.dataFee
      const swept = nextOfKey({ ...fresh, sent: [] }, { ...paid, balance: after, seal: { status: 'over' } })
      expect(['ready', 'dust']).toContain(swept.back.status)
    }))

  test('[W2] everything but the fee goes back, unless it isn’t worth the fee', () =>
    always((one, known) => {
      const { back } = nextOfKey(one, known)
      if (back.status === 'ready') {
        expect(back.draft.value + back.cost).toBe(known.balance)
        expect(back.draft.value).toBeGreaterThan(back.cost)
        expect(back.draft.maxFeePerGas).toBe(back.draft.maxPriorityFeePerGas)
      }
      if (back.status === 'dust') expect(known.balance - back.cost).toBeLessThanOrEqual(back.cost)
      if (back.status === 'none') expect(known.balance).toBe(0n)
    }))

  test('[W2] a mined seal without effect is reported, another Safe’s isn’t', () => {
    const known: KeyFacts = {
      balance: 10n ** 18n,
      nonce: 1,
      price: { base: 10n ** 9n, tip: 1n, isLegacy: false },
      seal: { status: 'open', gas: 200_000n, dataFee: 0n },
      back: { status: 'open', to: PAYER, gas: 21_000n, dataFee: 0n },
      isUnheard: false,
    }
    const shared = { maxFeePerGas: '1', maxPriorityFeePerGas: '1', raw: '0x02', hash: HASH, value: '0' } as const
    const sent = { act: 'seal', safe: SAFE, to: wrappedSafeAddress, nonce: 0, ...shared } as const
    expect(nextOfKey({ safe: SAFE, sent: [sent] }, known).hasFailed).toBe(true)
    expect(nextOfKey({ safe: PAYER, sent: [sent] }, known).hasFailed).toBe(false)
    expect(nextOfKey({ safe: SAFE, sent: [sent] }, { ...known, nonce: 0 }).hasFailed).toBe(false)
    expect(nextOfKey({ safe: SAFE, sent: [sent] }, { ...known, seal: { status: 'over' } }).hasFailed).toBe(false)
  })
})

test('[W2] an amount to pay is rounded up to three significant digits', () =>
  fc.assert(
    fc.property(wei(10n ** 20n), (amount) => {
      const rounded = roundUp(amount)
      expect(rounded).toBeGreaterThanOrEqual(amount)
      expect((rounded - amount) * 100n).toBeLessThanOrEqual(amount)
      expect(String(rounded).replace(/0+$/, '').length).toBeLessThanOrEqual(4)
    }),
  ))

test('[W2] an amount to pay is stable under small fee changes, and never becomes too little', () =>
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }), (last, missing) => {
      const amount = steadyAmount(last, missing)
      expect([last, missing]).toContain(amount)
      expect(amount * 3n).toBeGreaterThanOrEqual(missing * 2n)
      expect(amount).toBeLessThanOrEqual(missing * 2n)
    }),
  ))

test('[S9.2] a stored key that is truncated or malformed is dropped', () => {
  const kept = { chainId: 1, safe: SAFE, address: PAYER, privateKey: `0x${'1f'.repeat(32)}`, payer: PAYER, sent: [] }
  expect(SealKeySchema.safeParse(kept).success).toBe(true)
  for (const broken of [
    { ...kept, privateKey: kept.privateKey.slice(0, -1) },
    { ...kept, privateKey: 'seed phrase' },
    { ...kept, address: PAYER.toLowerCase() },
    { ...kept, chainId: '1' },
    { ...kept, sent: [{ raw: '0x02' }] },
    { ...kept, sent: undefined },
  ])
    expect(SealKeySchema.safeParse(broken).success).toBe(false)
})
