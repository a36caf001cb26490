import type { Hex } from 'viem'

/** What the demo node answers instead of a result: JSON-RPC's code and message, and what a contract reverted with. */
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
/** A transaction or call that can't be run as it stands, as geth answers it. */
export const REFUSED = -32000
/** A contract said no; the revert bytes are in `data`. */
export const REVERTED = 3
