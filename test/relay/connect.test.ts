import { verifyMessage } from 'viem'
import { expect, test } from 'vitest'
import { people } from '../../src/demo/people.ts'
import { openTable } from './table.ts'

const ada = people.ada.account

test('[S4.1] pairs, and signs', async () => {
  const { connector, phone, scan, codes } = await openTable()
  const connecting = connector.connect()
  await scan()
  expect(await connecting).toEqual({ accounts: [ada.address], chainId: 1 })
  const provider = await connector.getProvider()
  const signature = await provider?.request({ method: 'personal_sign', params: ['0x68656c6c6f', ada.address] })
  expect(await verifyMessage({ address: ada.address, message: 'hello', signature: signature as `0x${string}` })).toBe(true)
  console.log(codes, phone.requests)
})
