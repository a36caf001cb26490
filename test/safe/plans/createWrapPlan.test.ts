import { decodeFunctionData } from 'viem'
import { describe, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import type { Address } from '../../../src/lib/address.ts'
import { wrapCalls } from '../../../src/safe/consent/wrapContent.ts'
import { SENTINEL } from '../../../src/safe/read/genuineSafes.ts'
import { safeAbi } from '../../../src/safe/safeAbi.ts'
import { BOB } from '../../wallets/testWallet.ts'
import { genuineSafe, SAFE } from '../genuineSafe.ts'

const [ONE, TWO]: [Address, Address] = [
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
]

const said = (modules: readonly Address[]) =>
  wrapCalls(genuineSafe({ modules }), BOB).map(({ to, value, data }) => {
    const abi = to === SAFE ? safeAbi : wrappedSafeAbi
    const { functionName, args } = decodeFunctionData({ abi, data })
    return [to, value, functionName, ...(args ?? [])]
  })

const disable = (module: Address) => [SAFE, 0n, 'disableModule', SENTINEL, module]
const enable = [SAFE, 0n, 'enableModule', wrappedSafeAddress]
const wrap = [wrappedSafeAddress, 0n, 'wrap', BOB]

describe('wrapCalls', () => {
  test.each<[string, Address[], unknown[][]]>([
    ['a clean Safe', [], [enable, wrap]],
    ['two modules, from the head of the list', [ONE, TWO], [disable(ONE), disable(TWO), enable, wrap]],
    ['the wrapper at the head', [wrappedSafeAddress, ONE], [disable(wrappedSafeAddress), disable(ONE), enable, wrap]],
    ['the wrapper at the end', [ONE, wrappedSafeAddress], [disable(ONE), disable(wrappedSafeAddress), enable, wrap]],
  ])('[W3] %s', (_, modules, calls) => {
    expect(said(modules)).toEqual(calls)
  })
})
