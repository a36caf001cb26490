import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Address } from '../../lib/address.ts'

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function increaseApproval(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isApproved)',
  'function permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool isAllowed, uint8 v, bytes32 r, bytes32 s)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

/** Amounts that some tokens treat as unlimited. */
const LARGEST = [2n ** 96n - 1n, 2n ** 128n - 1n]
const HALF = 2n ** 159n

const isEndless = (amount: bigint): boolean => amount >= HALF || LARGEST.includes(amount)

/**
 * An approval that a call grants: the amount, `endless` where that is unlimited, `all` where it covers every token of
 * the contract, NFTs too.
 */
export type Right = { to: Address; amount: bigint | 'endless' | 'all' }

/** The approval that a call's data grants; undefined for any other call, and for a revocation. */
export function rightIn(data: Hex): Right | undefined {
  const given = (to: Address, amount: bigint): Right | undefined =>
    amount === 0n ? undefined : { to, amount: isEndless(amount) ? 'endless' : amount }
  try {
    const { functionName, args } = decodeFunctionData({ abi, data })
    switch (functionName) {
      case 'setApprovalForAll':
        return args[1] ? { to: args[0], amount: 'all' } : undefined
      case 'permit':
        if (args.length === 7) return given(args[1], args[2])
        return args[4] ? { to: args[1], amount: 'endless' } : undefined
      case 'approve':
        return args.length === 2 ? given(args[0], args[1]) : given(args[1], args[2])
      default:
        return given(args[0], args[1])
    }
  } catch {
    return undefined
  }
}
