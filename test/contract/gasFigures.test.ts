import { expect, test } from 'vitest'
import { GAS_FIGURES } from '../../src/gasFigures.ts'
import { measureGas } from '../../tools/gas.ts'

test('[W2] the gas that the home page names is what is measured, within one percent', async () => {
  const { wrap, seal, executeLater, unwrap } = await measureGas()
  const measured = { wrap, seal, execute: executeLater, unwrap }
  for (const [name, gas] of Object.entries(measured)) {
    const said = GAS_FIGURES[name as keyof typeof GAS_FIGURES]
    expect(Math.abs(Number(gas) - said) / said, `${name}: ${gas} measured, ${said} said`).toBeLessThan(0.01)
  }
})
