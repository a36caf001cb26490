import { type Address, encodeFunctionData } from 'viem'
import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { wrapSafe } from '../../src/demo/wrapSafe.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { newSafe } from './newSafe.ts'

const { ada, ben } = people

/** A new wrapped Safe of Ada's that signs. @param value wei in it */
export async function signingSafe({ senderOf, client }: TestWorld, value = 0n): Promise<Address> {
  const sender = await senderOf(ben.account)
  const owner = ada.account.address
  const safe = await newSafe(sender, { kind: '1.4.1', owners: [owner] })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], to: owner })
  if (value > 0n) await sender.send({ to: safe, value })
  const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  const tokenId = await readContract(client, { ...wrapper, functionName: 'tokenOf', args: [safe] })
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'setSigning', args: [tokenId, true] })
  await (await senderOf(ada.account)).send({ to: wrappedSafeAddress, data })
  return safe
}
