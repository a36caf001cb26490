/** Every failure the page knows. Tests, words and bug reports refer to it by name; shown text comes from `words/`. */
export type ErrorName =
  | 'UserRejected'
  | 'AccountsEmpty'
  | 'WalletLocked'
  | 'RequestPending'
  | 'ConnectorNotFound'
  | 'NotLoaded'
  | 'PopupBlocked'
  | 'SmartWalletHidden'
  | 'ChainNotFound'
  | 'SwitchChain'
  | 'SwitchUnsupported'
  | 'AddChain'
  | 'SafeInfo'
  | 'SafeReadOnly'
  | 'SafeNotHere'
  | 'ForeignFrame'
  | 'WrongChain'
  | 'AccountChanged'
  | 'WalletDisconnected'
  | 'UnsupportedMethod'
  | 'BlindSigning'
  | 'Deadline'
  | 'Superseded'
  | 'NetworkUnreachable'
  | 'ChainMismatch'
  | 'NetworkBusy'
  | 'NotEnoughForFee'
  | 'Reverted'
  | 'Changed'
  | 'Cached'
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

export type ErrorOptions = { code?: number; details?: string; cause?: unknown }

/** Base of all our errors: `shortMessage` is one line for a log, `details` are what the other side said, to copy. */
export class AppError extends Error {
  override readonly name: ErrorName
  readonly shortMessage: string
  readonly code: number | undefined
  readonly details: string | undefined

  constructor(name: ErrorName, shortMessage: string, { code, details, cause }: ErrorOptions = {}) {
    super(shortMessage, cause === undefined ? undefined : { cause })
    this.name = name
    this.shortMessage = shortMessage
    this.code = code
    this.details = details
  }
}

/** S8.1, S8.4. Also when the wallet's window was closed. */
export class UserRejectedError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('UserRejected', 'User rejected request.', { code: 4001, ...options })
  }
}

/** S8.1: connected, but no account was shared. */
export class AccountsEmptyError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('AccountsEmpty', 'User rejected request: no account was shared.', { code: 4001, ...options })
  }
}

/** The wallet refuses because it is locked or the site isn't authorised (EIP-1193 4100). */
export class WalletLockedError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('WalletLocked', 'The wallet is locked or does not know this site.', { code: 4100, ...options })
  }
}

/** S8.2 */
export class RequestPendingError extends AppError {
  constructor(options: ErrorOptions = {}) {
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
  constructor(options: ErrorOptions = {}) {
    super('SwitchChain', 'The wallet did not switch the chain.', options)
  }
}

/** The wallet can't switch on request: the user has to do it there. */
export class SwitchUnsupportedError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('SwitchUnsupported', 'The wallet cannot switch chains on request.', options)
  }
}

/** `wallet_addEthereumChain` failed for a reason other than the user's rejection. */
export class AddChainError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('AddChain', 'The wallet did not add the chain.', options)
  }
}

/** S8.8: the page that frames ours isn't a Safe host, doesn't answer, or not with a Safe. */
export class SafeInfoError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('SafeInfo', 'Could not load Safe information', options)
  }
}

/** EIP-1193 4900, 4901: the provider has lost its chains. */
export class WalletDisconnectedError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('WalletDisconnected', 'The wallet has lost its connection.', { code: 4900, ...options })
  }
}

/** EIP-1193 4200, JSON-RPC -32601 and -32004. */
export class UnsupportedMethodError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('UnsupportedMethod', 'The wallet does not know this request.', { code: 4200, ...options })
  }
}

/** Somebody outside did not answer in time. */
export class DeadlineError extends AppError {
  constructor(what: string, milliseconds: number) {
    super('Deadline', `No answer from ${what} within ${milliseconds / 1000} s.`, { details: what })
  }
}

/** Superseded by a newer request. */
export class SupersededError extends AppError {
  constructor() {
    super('Superseded', 'A newer request took its place.')
  }
}

export class NotEnoughForFeeError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('NotEnoughForFee', 'The account has too little for the fee.', options)
  }
}

type Known = new (options: ErrorOptions) => AppError

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

/** Messages of wallets and nodes that give no code. */
const BY_WORDS: readonly [RegExp, Known][] = [
  [/accounts received is empty/i, AccountsEmptyError],
  [/user (reject|denied|cancel|closed modal)|rejected by user|(transaction was|request) rejected/i, UserRejectedError],
  [/insufficient (funds|balance)|gas required exceeds allowance \(0\)/i, NotEnoughForFeeError],
]

/** Accesses a foreign object; undefined where a getter or a proxy throws. */
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
  const options: ErrorOptions = { cause: thrown, ...(code !== undefined && { code }), ...(details && { details }) }
  const said = BY_WORDS.find(([pattern]) => messages.some((message) => pattern.test(message)))
  const Matching = telling === undefined ? said?.[1] : BY_CODE[telling]
  return Matching ? new Matching(options) : new AppError('Unknown', details ?? 'Something went wrong.', options)
}
