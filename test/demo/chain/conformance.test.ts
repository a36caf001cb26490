import type { Hex } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildWorld } from '../../../src/demo/buildWorld.ts'
import { genesis } from '../../../src/demo/evm/genesis.generated.ts'
import type { Provider } from '../../../src/demo/Provider.ts'
import { builder } from '../../../src/demo/people.ts'
import { createDemoNode } from '../../../src/demo/rpc/createDemoNode.ts'
import { type SafeKind, safeKinds } from '../../../src/demo/safeKinds.ts'
import { DEMO_CHAIN_ID } from '../../../src/lib/chains.ts'
import { startAnvil } from '../../../tools/anvil.ts'
import { readSealTimes, withoutSealTimes } from './readSealTimes.ts'
import { runScenario, type Stage, type Step } from './runScenario.ts'
import { NOW } from './startNode.ts'

// Two independent EVMs, the demo's and anvil's (revm), on osaka with base fee 0: the same steps must give the same results.

type Result = Awaited<ReturnType<typeof runScenario>>
const results = new Map<SafeKind, { ours: Result; theirs: Result }>()
/** Every account that the demo node wrote to, with its storage slots. */
const writes = new Map<Hex, Set<Hex>>()
let sealTimes: Record<Side, string[]>
let ours: Provider
let theirs: Provider

beforeAll(async () => {
  let now = NOW
  const node = await createDemoNode({
    chainId: DEMO_CHAIN_ID,
    snapshot: genesis,
    now: () => now,
    observe(address, slot) {
      const slots = writes.get(address) ?? new Set()
      writes.set(address, slot ? slots.add(slot) : slots)
    },
  })
  const anvil = await startAnvil({ chainId: DEMO_CHAIN_ID, args: ['--base-fee', '0', '--gas-price', '0'] })
  ours = node
  theirs = anvil.provider
  await buildWorld(theirs)
  // ours was built at the demo's gas price
  const left = await ours.request({ method: 'eth_getBalance', params: [builder.address, 'latest'] })
  await theirs.request({ method: 'anvil_setBalance', params: [builder.address, left] })
  sealTimes = { ours: await readSealTimes(ours), theirs: await readSealTimes(theirs) }
  await theirs.request({ method: 'evm_mine' })

  const stages: Record<'ours' | 'theirs', Stage> = {
    ours: {
      provider: ours,
      chainId: DEMO_CHAIN_ID,
      async setNextTime(seconds) {
        now = seconds
      },
    },
    theirs: {
      provider: theirs,
      chainId: DEMO_CHAIN_ID,
      setNextTime: async (seconds) =>
        void (await theirs.request({ method: 'evm_setNextBlockTimestamp', params: [seconds] })),
    },
  }
  for (const [index, kind] of safeKinds.entries()) {
    const options = { kind, firstTime: NOW + 10_000 * (index + 1), salt: BigInt(900 + index) }
    const both = [runScenario(stages.ours, options), runScenario(stages.theirs, options)] as const
    const [our, their] = await Promise.all(both)
    results.set(kind, { ours: our, theirs: their })
  }
  return () => anvil.stop()
}, 300_000) // for two hundred steps on each: far more than an idle machine needs

const resultOf = (kind: SafeKind) => {
  const result = results.get(kind)
  if (!result) throw new Error(`The scenario of ${kind} didn't run.`)
  return result
}

type Side = 'ours' | 'theirs'

/**
 * As plain data, without the times of the seals, and without the nonces of unwrapped Safes, which depend on prevrandao and
 * the last block's hash and so differ between chains.
 */
function comparable(side: Side, value: unknown): unknown {
  const text = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part))
  const nonces = [...results.values()].map((result) => result[side].nonces.after.toString(16).padStart(16, '0'))
  return withoutSealTimes(
    sealTimes[side],
    JSON.parse(nonces.reduce((all, nonce) => all.replaceAll(nonce, '[leapt nonce]'), text)),
  )
}

/** anvil appends an unknown error's data to its message; geth doesn't, nor does the demo node. */
const withoutBytes = (steps: readonly Step[]): Step[] =>
  JSON.parse(
    JSON.stringify(steps, (key, value) =>
      key === 'message'
        ? String(value).replace(/: custom error 0x.*$/s, '')
        : typeof value === 'bigint'
          ? `${value}n`
          : value,
    ),
  )

describe.each(safeKinds)('a Safe %s', (kind) => {
  test('[W5] every step has the same gas, logs, return data and revert data as on anvil', () => {
    const result = resultOf(kind)
    const [steps, expected] = [result.ours.steps, withoutBytes(result.theirs.steps)]
    expect(comparable('ours', steps)).toEqual(comparable('theirs', expected))
    expect(steps.length).toBeGreaterThan(20)
  })

  test('[W5] unwrapping skips old nonces on both', () => {
    const result = resultOf(kind)
    for (const { nonces } of [result.ours, result.theirs]) {
      expect(nonces.after > nonces.before).toBe(true)
      expect(nonces.after - nonces.before <= 1n << 33n).toBe(true)
    }
  })
})

test('[W5] every account written to has the same balance, nonce, code and storage on both', async () => {
  let compared = 0
  for (const [address, slots] of writes) {
    const read = async (provider: Provider) => {
      const ask = (method: string, ...params: unknown[]) =>
        provider.request({ method, params: [address, ...params, 'latest'] })
      const storage: Record<string, unknown> = {}
      for (const slot of slots) storage[slot] = await ask('eth_getStorageAt', slot)
      return {
        address,
        balance: await ask('eth_getBalance'),
        nonce: await ask('eth_getTransactionCount'),
        code: await ask('eth_getCode'),
        storage,
      }
    }
    expect(comparable('ours', await read(ours))).toEqual(comparable('theirs', await read(theirs)))
    compared += slots.size
  }
  expect(compared).toBeGreaterThan(200)
})
