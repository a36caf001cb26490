import type { Address } from '../../lib/address.ts'
import type { WritePlan } from './prepareWrite.ts'

/** Pays a one-time key what it takes to seal a Safe, in wei: a plain payment, from any kind of account. */
export const createFundKeyPlan = (
  chainId: number,
  safe: Address,
  account: Address,
  { key, amount }: { key: Address; amount: bigint },
): WritePlan => ({
  kind: 'fundSealKey',
  functionName: 'receive',
  chainId,
  account,
  safe,
  summary: { to: key, value: String(amount) },
  build: async () => ({ to: key, value: amount, data: '0x' }),
})
