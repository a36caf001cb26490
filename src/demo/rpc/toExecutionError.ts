import type { ExecResult } from '@ethereumjs/evm'
import { bytesToBigInt, bytesToHex } from '@ethereumjs/util'
import { NodeError, REFUSED, REVERTED } from './NodeError.ts'

/** First four bytes of `Error(string)` and `Panic(uint256)`. */
const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** What Solidity put into the revert bytes, where it is a sentence or a panic. */
function readReason(bytes: Uint8Array): string | undefined {
  const selector = bytesToHex(bytes.subarray(0, 4))
  if (selector === PANIC && bytes.length >= 36) return `panic: 0x${bytesToBigInt(bytes.subarray(4, 36)).toString(16)}`
  if (selector !== ERROR || bytes.length < 68) return undefined
  const length = bytesToBigInt(bytes.subarray(36, 68))
  if (length > BigInt(bytes.length - 68)) return undefined
  return new TextDecoder().decode(bytes.subarray(68, 68 + Number(length)))
}

/**
 * Turns an execution that failed into the answer of geth and anvil: code 3, "execution reverted" with the reason behind
 * it, and the revert bytes; whatever else went wrong (out of gas, a bad opcode) has no bytes.
 */
export function toExecutionError({ exceptionError, returnValue }: ExecResult): NodeError | undefined {
  if (!exceptionError) return undefined
  if (exceptionError.error !== 'revert') return new NodeError(REFUSED, exceptionError.error)
  const reason = readReason(returnValue)
  const message = reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`
  return new NodeError(REVERTED, message, bytesToHex(returnValue))
}
