import { type Address, encodeFunctionData, type Hex } from 'viem'
import { demoDollarAbi } from '../../../src/demo/demoTokens.generated.ts'
import { demoDollar } from '../../../src/demo/demoTokens.ts'

/** A call that emits a log and writes to storage. */
export const mintCall = (to: Address, amount: bigint): { to: Address; data: Hex } => ({
  to: demoDollar,
  data: encodeFunctionData({ abi: demoDollarAbi, functionName: 'mint', args: [to, amount] }),
})
