import { BaseError, decodeErrorResult, parseAbi } from 'viem'
import { asSeenAbi, wrappedSafeAbi, wrappedSafeHandlerAbi } from '../../contract/wrappedSafe.generated.ts'
import { RevertedError } from '../../lib/chainErrors.ts'
import { errorCodesOf } from '../../lib/errors.ts'
import { errorTextsOf } from './errorTextsOf.ts'
import { dataOf, revertDataOf } from './revertDataOf.ts'

const errorsAbi = [
  ...wrappedSafeAbi.filter((item) => item.type === 'error'),
  ...wrappedSafeHandlerAbi.filter((item) => item.type === 'error'),
  ...asSeenAbi.filter((item) => item.type === 'error'),
  ...parseAbi(['error Error(string)', 'error Panic(uint256)']),
  // errors of tokens that tell a holder why nothing was sent: https://eips.ethereum.org/EIPS/eip-6093
  ...parseAbi([
    'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
    'error ERC20InvalidReceiver(address receiver)',
    'error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)',
    'error ERC1155InvalidReceiver(address receiver)',
    'error EnforcedPause()',
  ]),
]

/** JSON-RPC's `code` where a contract reverted, since Geth 1.9.15. */
const REVERTED_CODE = 3

/** Nodes' messages for a revert: Geth, Erigon, Reth and Besu; Ganache and Hardhat; and for halts: Geth and Reth. */
const FORMS = [
  /^(?:err(?:or)?: )?execution reverted(?:$|[:.,]| \()/i,
  /^(?:error: )?vm exception while processing transaction: (?:revert|invalid opcode)/i,
  /^(?:error: )?transaction reverted(?:$|:| without a reason)/i,
  /^(?:invalid opcode|invalid jump destination|stack underflow|stack limit reached)/i,
  /^EVM error: (?:InvalidFEOpcode|InvalidJump|OpcodeNotFound|StackUnderflow|StackOverflow)/,
]

/** The same under `data`, below "VM execution error." of Nethermind and OpenEthereum. */
const DATA_FORM = /^(?:revert(?:ed)?$|Bad instruction|Bad jump|Out of stack)/i
const SAYS_VM = /^VM execution error/i

/** Some nodes give the reason as text, and no data. */
const SAID = /(?:execution reverted: |reason string '|transaction: revert )([^\n']{1,200})/i

/** Errors of a proxy in front of the node, or of the connection, which aren't a contract's. */
const isUnanswered = (layer: unknown): boolean =>
  ['HttpRequestError', 'TimeoutError', 'WebSocketRequestError'].includes((layer as Error).name)

/** Whether a node reports in a known form that a contract reverted or halted. */
function isSaid(thrown: unknown, words: readonly string[]): boolean {
  if (thrown instanceof BaseError && thrown.walk(isUnanswered) !== null) return false
  if (errorCodesOf(thrown).includes(REVERTED_CODE)) return true
  if (words.some((said) => FORMS.some((form) => form.test(said)))) return true
  return (
    words.some((said) => SAYS_VM.test(said)) &&
    dataOf(thrown).some((data) => typeof data === 'string' && DATA_FORM.test(data))
  )
}

/**
 * Extracts a contract's revert from a failed call: our own error's name with its arguments, a Safe's code (`GS026`), or
 * a token's text. What a transport says of reverting isn't one.
 * @returns undefined when the failure isn't a contract's, but the network's or a lack of money for the fee
 */
export function toRevertedError(thrown: unknown): RevertedError | undefined {
  const data = revertDataOf(thrown)
  if (data === undefined || data === '0x') {
    const words = errorTextsOf(thrown)
    if (data === undefined && !isSaid(thrown, words)) return undefined
    const said = words.map((text) => SAID.exec(text)?.[1]?.trim()).find((text) => text !== undefined)
    return new RevertedError(said, [], { cause: thrown })
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
