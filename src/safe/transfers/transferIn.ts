import { decodeFunctionData } from 'viem'
import { type Address, toAddress } from '../../lib/address.ts'
import type { Call } from '../plans/prepareWrite.ts'
import { type Transfer, transferAbi, transferCall } from './transferCall.ts'

/**
 * The transfer that a call of a Safe makes, where by its data it does nothing else.
 * @returns undefined for a call that isn't one of our own transfers to the last byte
 */
export function transferIn(safe: Address, call: Call): Transfer | undefined {
  const address = toAddress(call.to)
  if (!address) return undefined
  if (call.data === '0x') return { asset: { kind: 'native' }, to: address, amount: call.value }
  const transfer = decoded(address, call)
  // with more data, or with value, it may be something else
  const again = transfer && transferCall(safe, transfer)
  return again && again.data === call.data.toLowerCase() && call.value === 0n ? transfer : undefined
}

function decoded(address: Address, { data }: Call): Transfer | undefined {
  try {
    const { args } = decodeFunctionData({ abi: transferAbi, data })
    if (args.length === 2) return { asset: { kind: 'erc20', address }, to: args[0], amount: args[1] }
    const [, to, id, amount] = args
    return amount === undefined
      ? { asset: { kind: 'erc721', address, id }, to, amount: 1n }
      : { asset: { kind: 'erc1155', address, id }, to, amount }
  } catch {
    return undefined
  }
}
