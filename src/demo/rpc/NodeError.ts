import type { Hex } from 'viem'

/** A JSON-RPC error of the demo node: code, message, and the revert data where a contract reverted. */
export class NodeError extends Error {
  override name = 'NodeError'
  readonly code: number
  readonly data: Hex | undefined

  constructor(code: number, message: string, data?: Hex) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const INVALID_PARAMS = -32602
export const METHOD_NOT_FOUND = -32601
export const INTERNAL = -32603
/** A transaction or call that is invalid before it runs; the code is geth's. */
export const REFUSED = -32000
/** A contract reverted; the revert data is in `data`. */
export const REVERTED = 3
