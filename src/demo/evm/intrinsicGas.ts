import type { CallRequest } from '../rpc/parameters.ts'

type Priced = Pick<CallRequest, 'to' | 'accessList'> & { data: Uint8Array }

/** A call's intrinsic gas at osaka's prices, and its minimum gas limit: calldata has a floor price (EIP-7623). */
export function intrinsicGas({ to, accessList = [], data }: Priced): { intrinsic: bigint; least: bigint } {
  let tokens = 0
  for (const byte of data) tokens += byte === 0 ? 1 : 4
  const creation = to === undefined ? 32_000 + 2 * Math.ceil(data.length / 32) : 0
  const listed = accessList.reduce((sum, { storageKeys }) => sum + 2_400 + 1_900 * storageKeys.length, 0)
  const intrinsic = 21_000 + 4 * tokens + creation + listed
  return { intrinsic: BigInt(intrinsic), least: BigInt(Math.max(intrinsic, 21_000 + 10 * tokens)) }
}
