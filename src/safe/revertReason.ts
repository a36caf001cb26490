import { BaseError, decodeErrorResult, type Hex, isHex, parseAbi } from 'viem'
import { RevertedError } from '../chainErrors.ts'
import { asSeenAbi, wrappedSafeAbi, wrappedSafeHandlerAbi } from '../contract/wrappedSafe.generated.ts'

const errorsAbi = [
  ...wrappedSafeAbi.filter((item) => item.type === 'error'),
  ...wrappedSafeHandlerAbi.filter((item) => item.type === 'error'),
  ...asSeenAbi.filter((item) => item.type === 'error'),
  ...parseAbi(['error Error(string)', 'error Panic(uint256)']),
]

/** What the contract answered with, from wherever the RPC put it; nodes nest it differently. */
function revertDataOf(thrown: unknown): Hex | undefined {
  let found: Hex | undefined
  const look = (layer: unknown): boolean => {
    const data = (layer as { data?: unknown }).data
    const raw = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data
    if (isHex(raw)) found ??= raw
    return false
  }
  if (thrown instanceof BaseError) thrown.walk(look)
  else if (typeof thrown === 'object' && thrown !== null) look(thrown)
  return found
}

const SAYS_REVERTED = /revert/i

/** Some nodes give the sentence and not the data. */
const SAID = /execution reverted: ([^\n]{1,200})/

/**
 * Reads a contract's refusal out of a failed call: our own error's name with its arguments, a Safe's code (`GS026`),
 * or a token's sentence.
 * @returns undefined when the failure isn't a contract's: the network, or no money for the fee
 */
export function toRevertedError(thrown: unknown): RevertedError | undefined {
  const data = revertDataOf(thrown)
  const message = thrown instanceof BaseError ? thrown.message : ''
  if (data === undefined || data === '0x') {
    const said = SAID.exec(message)?.[1]?.trim()
    const isRevert = data === '0x' || said !== undefined || SAYS_REVERTED.test(message)
    return isRevert ? new RevertedError(said, [], { cause: thrown }) : undefined
  }
  try {
    const { errorName, args } = decodeErrorResult({ abi: errorsAbi, data })
    if (errorName !== 'Error') return new RevertedError(errorName, args ?? [], { cause: thrown, details: errorName })
    const said = String(args[0]).slice(0, 200)
    return new RevertedError(said, [], { cause: thrown, details: said })
  } catch {
    return new RevertedError(undefined, [], { cause: thrown, details: data.slice(0, 200) })
  }
}
