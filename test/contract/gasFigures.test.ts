import { beforeAll, expect, test } from 'vitest'
import { GAS_FIGURES, SALE_GAS_FIGURES } from '../../src/lib/gasFigures.ts'
import { measureGas } from '../../tools/measureGas.ts'

let gas: Awaited<ReturnType<typeof measureGas>>
beforeAll(async () => {
  gas = await measureGas()
})

test('[W2] wrapping and using a Safe stays within the gas budgets', () => {
  expect(Number(gas.wrap + gas.seal)).toBeLessThanOrEqual(560_000)
  expect(Number(gas.executeFirst)).toBeLessThanOrEqual(95_000)
  expect(Number(gas.executeLater)).toBeLessThanOrEqual(75_000)
})

test('[W2] each act, and a plain transaction of the same Safe, uses the documented gas, within one percent', () => {
  const { executeLater, ...others } = gas
  const measured = { ...others, execute: executeLater }
  const figures: Record<keyof typeof measured, number> = { ...GAS_FIGURES, ...SALE_GAS_FIGURES }
  expect(Object.keys(measured).sort()).toEqual(Object.keys(figures).sort())
  for (const [name, used] of Object.entries(measured)) {
    const said = figures[name as keyof typeof measured]
    expect(Math.abs(Number(used) - said) / said, `${name}: ${used} measured, ${said} said`).toBeLessThan(0.01)
  }
})
