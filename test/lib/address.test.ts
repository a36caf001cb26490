import fc from 'fast-check'
import { checksumAddress, isAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { type Address, isSameAddress, parseTypedAddress, shortAddress, toAddress } from '../../src/lib/address.ts'

/** From EIP-55: all capitals, all lower, and mixed. */
const EIP_55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const

const anyAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => checksumAddress(`0x${Buffer.from(bytes).toString('hex')}`))

describe('toAddress', () => {
  test.each(EIP_55)('[S5.6] gives %s its checksum, whatever its case was', (address) => {
    expect(toAddress(address)).toBe(address)
    expect(toAddress(address.toLowerCase())).toBe(address)
    expect(toAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
  })

  test('[S5.6] agrees with viem on any address', () => {
    fc.assert(fc.property(anyAddress, (address) => toAddress(address.toLowerCase()) === address))
  })

  const junk = [undefined, null, 0, {}, [], '', '0x', '0x1', `0x${'0'.repeat(41)}`, `0x${'g'.repeat(40)}`]
  test.each([...junk, '0'.repeat(42), `0x${'0'.repeat(40)}\n`, [EIP_55[0]]])('[S5.6] refuses %j', (value) => {
    expect(toAddress(value)).toBeUndefined()
  })

  test('[S5.6] never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => toAddress(value) === undefined || typeof value === 'string'))
  })
})

describe('parseTypedAddress', () => {
  test.each(EIP_55)('[S5.6] accepts %s in lower, upper and checksum case', (address) => {
    for (const text of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`, `  ${address}\n`])
      expect(parseTypedAddress(text)).toEqual({ address })
  })

  test('[S5.6] refuses mixed case unless the checksum is right', () => {
    const changeCase = (address: string, at: number) => {
      const letter = address.charAt(at)
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      return address.slice(0, at) + other + address.slice(at + 1)
    }
    fc.assert(
      fc.property(anyAddress, fc.integer({ min: 2, max: 41 }), (address, at) => {
        const typed = changeCase(address, at)
        const digits = typed.slice(2)
        fc.pre(typed !== address && digits !== digits.toLowerCase() && digits !== digits.toUpperCase())
        expect(parseTypedAddress(typed)).toEqual({ wrong: 'capitals' })
        expect(isAddress(typed)).toBe(false)
      }),
    )
  })

  test.each([
    ['', 'shape'],
    ['hello', 'shape'],
    ['ada.eth', 'shape'],
    ['52908400098527886E0F7030069857D2E4169EE7', 'shape'],
    [`0x${'z'.repeat(40)}`, 'shape'],
    ['0x', 'length'],
    [EIP_55[0].slice(0, -1), 'length'],
    [`${EIP_55[0]}0`, 'length'],
  ] as const)('[S5.6] says what is wrong with %j: %s', (text, wrong) => {
    expect(parseTypedAddress(text)).toEqual({ wrong })
  })
})

test('[S5.6] addresses are equal in any case, and undefined equals nothing', () => {
  const [address] = EIP_55
  expect(isSameAddress(address, address.toLowerCase())).toBe(true)
  expect(isSameAddress(address, EIP_55[1])).toBe(false)
  expect(isSameAddress(undefined, undefined)).toBe(false)
})

test('[W1] a short address shows six digits and four', () => {
  expect(shortAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72' as Address)).toBe('0x8ba1f1…BA72')
})
