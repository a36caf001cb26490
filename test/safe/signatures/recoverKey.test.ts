import { concat, type Hex, hexToBigInt, keccak256, numberToHex, slice } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { recoverKey } from '../../../src/safe/signatures/recoverKey.ts'

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const account = privateKeyToAccount(generatePrivateKey())
const hash = keccak256('0x01')
const signature = await account.sign({ hash })

const withV = (signed: Hex, v: number): Hex => concat([slice(signed, 0, 64), numberToHex(v, { size: 1 })])

test('[W3] of all values of v the signer’s is found by one, another by the other, and nobody by the rest', async () => {
  const own = Number(slice(signature, 64))
  for (let v = 0; v < 256; v += 1) {
    const found = await recoverKey(hash, withV(signature, v))
    if (v === own) expect(found).toBe(account.address)
    else if (v === 55 - own) expect(found).not.toBe(account.address)
    else expect(found, `${v}`).toBeUndefined()
  }
})

test('[W3] the same signature with s of the other half is nobody’s, and neither is one of another length or of no key', async () => {
  const s = hexToBigInt(slice(signature, 32, 64))
  for (const v of [27, 28]) {
    const mirrored = concat([
      slice(signature, 0, 32),
      numberToHex(ORDER - s, { size: 32 }),
      numberToHex(v, { size: 1 }),
    ])
    expect(await recoverKey(hash, mirrored)).toBeUndefined()
    expect(await recoverKey(hash, withV(`0x${'00'.repeat(64)}`, v))).toBeUndefined()
  }
  for (const other of ['0x', slice(signature, 0, 64), concat([signature, '0x00'])] as const)
    expect(await recoverKey(hash, other)).toBeUndefined()
})
