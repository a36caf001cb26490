/** Every failure the page knows. The name is what tests, words and bug reports go by; shown text comes from `words/`. */
export type ErrorName =
  | 'UserRejected'
  | 'AccountsEmpty'
  | 'WalletLocked'
  | 'RequestPending'
  | 'ConnectorNotFound'
  | 'NotLoaded'
  | 'PopupBlocked'
  | 'ChainNotFound'
  | 'SwitchChain'
  | 'SwitchUnsupported'
  | 'AddChain'
  | 'SafeInfo'
  | 'SafeReadOnly'
  | 'ForeignFrame'
  | 'WrongChain'
  | 'AccountChanged'
  | 'WalletDisconnected'
  | 'UnsupportedMethod'
  | 'Deadline'
  | 'Superseded'
  | 'NetworkUnreachable'
  | 'NetworkLies'
  | 'NetworkBusy'
  | 'NotEnoughForFee'
  | 'Reverted'
  | 'Changed'
  | 'Recalled'
  | 'NoChains'
  | 'ProjectId'
  | 'RelayRefused'
  | 'RelayUnreachable'
  | 'NoCommonChain'
  | 'RelayInvalid'
  | 'RelayUnauthorized'
  | 'RelayUnsupported'
  | 'SessionEnded'
  | 'SessionFailed'
  | 'RelayInternal'
  | 'NotSignedIn'
  | 'SignInPreparing'
  | 'SignInSigning'
  | 'SignInVerifying'
  | 'SignInFailed'
  | 'Unknown'

type Options = { code?: number; details?: string; cause?: unknown }

/** Base of all our errors: `shortMessage` is one line for a log, `details` are what the other side said, to copy. */
export class AppError extends Error {
  override readonly name: ErrorName
  readonly shortMessage: string
  readonly code: number | undefined
  readonly details: string | undefined

  constructor(name: ErrorName, shortMessage: string, { code, details, cause }: Options = {}) {
    super(shortMessage, cause === undefined ? undefined : { cause })
    this.name = name
    this.shortMessage = shortMessage
    this.code = code
    this.details = details
  }
}

/** S8.1, S8.4. Also when the wallet's window was closed. */
export class UserRejectedError extends AppError {
  constructor(options: Options = {}) {
    super('UserRejected', 'User rejected request.', { code: 4001, ...options })
  }
}

/** S8.1: connected, but no account was shared. */
export class AccountsEmptyError extends AppError {
  constructor(options: Options = {}) {
    super('AccountsEmpty', 'User rejected request: no account was shared.', { code: 4001, ...options })
  }
}

/** The wallet refuses because it is locked or the site isn't authorised (EIP-1193 4100). */
export class WalletLockedError extends AppError {
  constructor(options: Options = {}) {
    super('WalletLocked', 'The wallet is locked or does not know this site.', { code: 4100, ...options })
  }
}

/** S8.2 */
export class RequestPendingError extends AppError {
  constructor(options: Options = {}) {
    super('RequestPending', 'Resource unavailable: a request is already pending.', { code: -32002, ...options })
  }
}

/** S8.7 */
export class ConnectorNotFoundError extends AppError {
  constructor(message = 'Connector not found.') {
    super('ConnectorNotFound', message)
  }
}

/** S8.7: the connector is there, but has no provider. The person is told the same. */
export class ProviderRequiredError extends ConnectorNotFoundError {
  constructor() {
    super('Provider is required.')
  }
}

/** S8.6 */
export class ChainNotFoundError extends AppError {
  constructor(chainId: number) {
    super('ChainNotFound', 'Chain not found on connector.', { details: `eip155:${chainId}` })
  }
}

/** S8.3 */
export class SwitchChainError extends AppError {
  constructor(options: Options = {}) {
    super('SwitchChain', 'The wallet did not switch the chain.', options)
  }
}

/** The wallet has no way to switch: the person has to do it there. */
export class SwitchUnsupportedError extends AppError {
  constructor(options: Options = {}) {
    super('SwitchUnsupported', 'The wallet cannot switch chains on request.', options)
  }
}

/** `wallet_addEthereumChain` was refused for a reason other than the person's no. */
export class AddChainError extends AppError {
  constructor(options: Options = {}) {
    super('AddChain', 'The wallet did not add the chain.', options)
  }
}

/** S8.8: the page around ours isn't a Safe host, doesn't answer, or not with a Safe. */
export class SafeInfoError extends AppError {
  constructor(options: Options = {}) {
    super('SafeInfo', 'Could not load Safe information', options)
  }
}

/** Nothing is signed where a stranger's page is around ours: it could lay anything over the button. */
export class ForeignFrameError extends AppError {
  constructor() {
    super('ForeignFrame', 'Nothing is signed inside another page.')
  }
}

/** S8.10 */
export class WrongChainError extends AppError {
  constructor(options: Options = {}) {
    super('WrongChain', 'Wrong network detected, switch or disconnect to continue.', options)
  }
}

/** The account that an act was prepared for is no longer the wallet's. */
export class AccountChangedError extends AppError {
  constructor(options: Options = {}) {
    super('AccountChanged', 'The wallet is on another account now.', options)
  }
}

/** EIP-1193 4900, 4901: the provider has lost its chains. */
export class WalletDisconnectedError extends AppError {
  constructor(options: Options = {}) {
    super('WalletDisconnected', 'The wallet has lost its connection.', { code: 4900, ...options })
  }
}

/** EIP-1193 4200, JSON-RPC -32601 and -32004. */
export class UnsupportedMethodError extends AppError {
  constructor(options: Options = {}) {
    super('UnsupportedMethod', 'The wallet does not know this request.', { code: 4200, ...options })
  }
}

/** Somebody outside did not answer in time. */
export class DeadlineError extends AppError {
  constructor(what: string, milliseconds: number) {
    super('Deadline', `No answer from ${what} within ${milliseconds / 1000} s.`, { details: what })
  }
}

/** A newer request took this one's place. */
export class SupersededError extends AppError {
  constructor() {
    super('Superseded', 'A newer request took its place.')
  }
}

export class NetworkUnreachableError extends AppError {
  constructor(options: Options = {}) {
    super('NetworkUnreachable', "The network didn't answer.", options)
  }
}

/** The RPC answers, but has had too many questions (HTTP 429, JSON-RPC -32005). */
export class NetworkBusyError extends AppError {
  constructor(options: Options = {}) {
    super('NetworkBusy', 'The RPC limits how much it is asked.', options)
  }
}

/** An RPC that answers for another chain than the one it was asked about. */
export class NetworkLiesError extends AppError {
  constructor(expected: number, answered: number) {
    super('NetworkLies', `The RPC answers for chain ${answered}, not ${expected}.`)
  }
}

export class NotEnoughForFeeError extends AppError {
  constructor(options: Options = {}) {
    super('NotEnoughForFee', 'The account has too little for the fee.', options)
  }
}

/** A contract refused. `reason` is its own error's name (`NotDriver`, `GS026`), by which words are found. */
export class RevertedError extends AppError {
  readonly reason: string | undefined
  readonly args: readonly unknown[]

  constructor(reason: string | undefined, args: readonly unknown[] = [], options: Options = {}) {
    super('Reverted', reason ? `The contract refused: ${reason}` : 'The contract refused without a reason.', options)
    this.reason = reason
    this.args = args
  }
}

/** Where signing in is required, and this account hasn't yet. */
export class NotSignedInError extends AppError {
  constructor() {
    super('NotSignedIn', 'This page asks for a sign-in before anything is sent.')
  }
}

/** What was looked at is no longer so: look again before anything is sent. */
export class ChangedError extends AppError {
  constructor(options: Options = {}) {
    super('Changed', 'Something changed since it was checked.', options)
  }
}

/** It is from an earlier visit, and is being read again: nothing may be decided by it. */
export class RecalledError extends AppError {
  constructor() {
    super('Recalled', 'It was read in an earlier visit, and not again yet.')
  }
}

type Known = new (options: Options) => AppError

const BY_CODE: Record<number, Known> = {
  4001: UserRejectedError,
  5000: UserRejectedError,
  5001: UserRejectedError,
  5002: UserRejectedError,
  5003: UserRejectedError,
  4100: WalletLockedError,
  4200: UnsupportedMethodError,
  [-32601]: UnsupportedMethodError,
  [-32004]: UnsupportedMethodError,
  4900: WalletDisconnectedError,
  4901: WalletDisconnectedError,
  [-32002]: RequestPendingError,
}

/** What wallets and nodes say that give no code. */
const BY_WORDS: readonly [RegExp, Known][] = [
  [/accounts received is empty/i, AccountsEmptyError],
  [/user (reject|denied|cancel|closed modal)|rejected by user|(transaction was|request) rejected/i, UserRejectedError],
  [/insufficient (funds|balance)|gas required exceeds allowance \(0\)/i, NotEnoughForFeeError],
]

/** Looks at something foreign, or touches it: where a getter or a proxy throws, there is nothing. */
export function peek<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

const property = (value: object, key: string): unknown => peek(() => (value as Record<string, unknown>)[key])

/** The layers of what was thrown: nested errors, `data.originalError`, plain objects, bare strings; five deep. */
function layersOf(thrown: unknown, depth = 0): object[] {
  if (typeof thrown === 'string') return [{ message: thrown }]
  if (typeof thrown !== 'object' || thrown === null || depth > 5) return []
  const inner = ['cause', 'error', 'data', 'originalError'].map((key) => property(thrown, key))
  return [thrown, ...inner.filter((value) => typeof value === 'object').flatMap((value) => layersOf(value, depth + 1))]
}

/** Every numeric code in what was thrown, outermost first; wallets nest the one that matters (S8.3). */
export const errorCodesOf = (thrown: unknown): number[] =>
  layersOf(thrown)
    .map((layer) => property(layer, 'code'))
    .filter((code) => typeof code === 'number')

/** Every message in what was thrown, outermost first, cut to 500 characters each. */
export const errorMessagesOf = (thrown: unknown): string[] =>
  layersOf(thrown)
    .flatMap((layer) => ['shortMessage', 'message', 'details'].map((key) => property(layer, key)))
    .filter((message) => typeof message === 'string' && message !== '')
    .map((message) => String(message).slice(0, 500))

/** The one converter: turns whatever was thrown, rejected or answered as an error into one of ours. */
export function toAppError(thrown: unknown): AppError {
  if (peek(() => thrown instanceof AppError)) return thrown as AppError
  const codes = errorCodesOf(thrown)
  const messages = errorMessagesOf(thrown)
  const telling = codes.find((code) => code in BY_CODE)
  const [code, details] = [telling ?? codes[0], messages[0]]
  const options: Options = { cause: thrown, ...(code !== undefined && { code }), ...(details && { details }) }
  const said = BY_WORDS.find(([pattern]) => messages.some((message) => pattern.test(message)))
  const Matching = telling === undefined ? said?.[1] : BY_CODE[telling]
  return Matching ? new Matching(options) : new AppError('Unknown', details ?? 'Something went wrong.', options)
}
