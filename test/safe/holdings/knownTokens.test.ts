import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { demoDeeds, demoDollar } from '../../../src/demo/demoTokens.ts'
import { toAddress } from '../../../src/lib/address.ts'
import { CHAINS, DEMO_CHAIN_ID, TEST_CHAINS } from '../../../src/lib/chains.ts'
import { knownTokens } from '../../../src/safe/holdings/knownTokens.ts'
import { skeletonOf } from '../../../src/safe/holdings/skeletonOf.ts'

const chains = [...CHAINS, ...TEST_CHAINS].map(({ id, name, currency }) => ({ id, name, native: currency.symbol }))

describe.each([...chains, { id: DEMO_CHAIN_ID, name: 'Demo', native: 'ETH' }])('$name', ({ id, native }) => {
  test('[W2] each well-known token has a unique address and name, and never the native currency’s name', async () => {
    const known = await knownTokens(id)
    expect(known.length).toBeGreaterThan(2)
    const names = [native, ...known.map(({ symbol }) => symbol)].map(skeletonOf)
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain('')
    expect(new Set(known.map(({ address }) => address)).size).toBe(known.length)
    for (const token of known) {
      expect(toAddress(token.address)).toBe(token.address)
      expect(token.symbol).toMatch(/^[ -~]{1,24}$/)
      if (token.kind === 'erc20') expect(token.decimals).toSatisfy((n) => Number.isInteger(n) && n >= 0 && n <= 36)
    }
  })

  test('[W5] the file of well-known tokens is 12 kB at most', () => {
    const file = new URL(`../../../src/safe/holdings/known/${id}.generated.ts`, import.meta.url)
    const [, lines = ''] = readFileSync(file, 'utf8').split('`')
    expect(lines.length).toBeGreaterThan(100)
    expect(gzipSync(lines, { level: 9 }).length).toBeLessThanOrEqual(12_000)
  })
})

test('[W2] the common dollar tokens are at their issuers’ contracts', async () => {
  const find = async (chainId: number, symbol: string) =>
    (await knownTokens(chainId)).find((token) => token.symbol === symbol)
  expect(await find(1, 'USDC')).toMatchObject({ address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 })
  expect(await find(1, 'USDT')).toMatchObject({ address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 })
  expect(await find(100, 'WXDAI')).toMatchObject({
    address: '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d',
    decimals: 18,
  })
  expect(await find(42161, 'USDC.e')).toMatchObject({ decimals: 6 })
  expect(await find(DEMO_CHAIN_ID, 'DUSD')).toMatchObject({ address: demoDollar, decimals: 6 })
  expect(await find(DEMO_CHAIN_ID, 'Demo Deeds')).toMatchObject({ address: demoDeeds, kind: 'erc721' })
})

test('[W2] a chain without a list knows only our own collection', async () => {
  expect(await knownTokens(31_337)).toMatchObject([{ symbol: 'Wrapped Safes', kind: 'erc721' }])
})
