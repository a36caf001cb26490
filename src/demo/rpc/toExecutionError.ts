import type { ExecResult } from '@ethereumjs/evm'
import { bytesToBigInt, bytesToHex } from '@ethereumjs/util'
import { NodeError, REFUSED, REVERTED } from './NodeError.ts'

/** First four bytes of `Error(string)` and `Panic(uint256)`. */
const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** The reason in the revert data, where that is Solidity's `Error` or `Panic`. */
function readReason(bytes: Uint8Array): string | undefined {
  const selector = bytesToHex(bytes.subarray(0, 4))
  if (selector === PANIC && bytes.length >= 36) return `panic: 0x${bytesToBigInt(bytes.subarray(4, 36)).toString(16)}`
  if (selector !== ERROR || bytes.length < 68) return undefined
  const length = bytesToBigInt(bytes.subarray(36, 68))
  if (length > BigInt(bytes.length - 68)) return undefined
  return new TextDecoder().decode(bytes.subarray(68, 68 + Number(length)))
}

/**
 * Turns a failed execution into the error that geth and anvil return: code 3, "execution reverted" followed by the reason,
 * and the revert data. Other failures (out of gas, an invalid opcode) have no data.
 */
export function toExecutionError({ exceptionError, returnValue }: ExecResult): NodeError | undefined {
  if (!exceptionError) return undefined
  if (exceptionError.error !== 'revert') return new NodeError(REFUSED, exceptionError.error)
  const reason = readReason(returnValue)
  const message = reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`
  return new NodeError(REVERTED, message, bytesToHex(returnValue))
}
