import { beforeAll, expect, test } from 'vitest'
import { GAS_FIGURES } from '../../src/gasFigures.ts'
import { measureGas } from '../../tools/gas.ts'

let gas: Awaited<ReturnType<typeof measureGas>>
beforeAll(async () => {
  gas = await measureGas()
})

test('[W2] wrapping and using a Safe stays within its budgets, beside a plain transaction of the same Safe', () => {
  expect(Number(gas.wrap + gas.seal)).toBeLessThanOrEqual(560_000)
  expect(Number(gas.executeFirst)).toBeLessThanOrEqual(95_000)
  expect(Number(gas.executeLater)).toBeLessThanOrEqual(75_000)
  expect(gas.plain).toBeGreaterThan(0n)
})

test('[W2] the gas that the home page names is what is measured, within one percent', () => {
  const { wrap, seal, executeLater, unwrap } = gas
  const measured = { wrap, seal, execute: executeLater, unwrap }
  for (const [name, used] of Object.entries(measured)) {
    const said = GAS_FIGURES[name as keyof typeof GAS_FIGURES]
    expect(Math.abs(Number(used) - said) / said, `${name}: ${used} measured, ${said} said`).toBeLessThan(0.01)
  }
})
