import { keccak256, pad, stringToHex } from 'viem'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { UserOpHash } from '../../lib/asUserOpHash.ts'

/**
 * The EntryPoints of ERC-4337 that wallets use, 0.6, 0.7 and 0.8, by the addresses that their authors publish. Events
 * of any other contract are ignored, since anybody can emit them.
 */
export const ENTRY_POINTS: readonly Address[] = [
  '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
  '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
]

/** The event that every EntryPoint emits for each operation that it ran. */
export const USER_OPERATION = keccak256(
  stringToHex('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)'),
)

/** A log, from a node or a receipt. */
export type Log = { address: string; topics: readonly string[]; data: string }

/** How an operation ended, and the logs of its run. */
type Run<T> = { isSuccess: boolean; logs: readonly T[] }

export const isEntryPoint = (address: string | null | undefined): boolean =>
  ENTRY_POINTS.some((known) => isSameAddress((address ?? undefined) as Address | undefined, known))

/** Whether a log reports a user operation of an account; that very one, where it is given. */
export const isOperationOf = ({ address, topics }: Log, account: Address, operation?: UserOpHash): boolean =>
  topics[0] === USER_OPERATION &&
  topics[2] === pad(account).toLowerCase() &&
  (operation === undefined || topics[1] === operation) &&
  isEntryPoint(address)

/** The success flag: the second of four data words (nonce, success, gas cost, gas used). */
const isSuccess = ({ data }: Log): boolean => BigInt(`0x${data.slice(2 + 64, 2 + 128) || 0}`) === 1n

/**
 * An account's own user operations in the logs of a bundle. Each comes with the logs since the one before it: an
 * EntryPoint runs one after the other, and emits each one's event when it is done.
 * @param operation the one to find; all of the account's where left out
 */
export function operationsIn<T extends Log>(logs: readonly T[], account: Address, operation?: UserOpHash): Run<T>[] {
  let since: T[] = []
  return logs.flatMap((log) => {
    since.push(log)
    if (log.topics[0] !== USER_OPERATION || !isEntryPoint(log.address)) return []
    const run = { isSuccess: isSuccess(log), logs: since }
    since = []
    return isOperationOf(log, account, operation) ? [run] : []
  })
}
