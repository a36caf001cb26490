import {
  AppError,
  ChainNotFoundError,
  DeadlineError,
  errorCodesOf,
  errorMessagesOf,
  toAppError,
  UnsupportedMethodError,
} from '../../lib/errors.ts'

type Options = ConstructorParameters<typeof AppError>[2]

/** S8.5 */
export class NoChainsError extends AppError {
  constructor() {
    super('NoChains', 'No chains found on connector.')
  }
}

/** S5.4: no relay project id is configured, or an invalid one. */
export class ProjectIdError extends AppError {
  constructor(options: Options = {}) {
    super('ProjectId', 'A relay project id is required.', options)
  }
}

/** The relay rejects the project id, or this page's origin for it (it closes the socket with 3000). */
export class RelayRefusedError extends AppError {
  constructor(options: Options = {}) {
    super('RelayRefused', 'The relay refused this project id.', { code: 3000, ...options })
  }
}

export class RelayUnreachableError extends AppError {
  constructor(options: Options = {}) {
    super('RelayUnreachable', "The relay didn't answer.", options)
  }
}

/** The wallet approved, but no account on any of the page's chains. */
export class NoCommonChainError extends AppError {
  constructor(options: Options = {}) {
    super('NoCommonChain', 'The wallet approved no account on a chain of this page.', options)
  }
}

/** S8.11, 6000: also the error of pending requests when their session ends. */
export class SessionEndedError extends AppError {
  constructor(options: Options = {}) {
    super('SessionEnded', 'User disconnected.', { code: 6000, ...options })
  }
}

/** S8.11, 1001–1005 */
export class RelayInvalidError extends AppError {
  constructor(options: Options = {}, message = 'Invalid request.') {
    super('RelayInvalid', message, options)
  }
}

/** S8.11, 3001–3004 */
class RelayUnauthorizedError extends AppError {
  constructor(options: Options = {}) {
    super('RelayUnauthorized', 'Unauthorized request.', options)
  }
}

/** S8.11, 5100–5104 */
class RelayUnsupportedError extends AppError {
  constructor(options: Options = {}) {
    super('RelayUnsupported', 'Unsupported by the wallet.', options)
  }
}

/** S8.11, 7000 */
class SessionFailedError extends AppError {
  constructor(options: Options = {}) {
    super('SessionFailed', 'Session settlement failed.', options)
  }
}

/** S8.12 */
export class RelayInternalError extends AppError {
  constructor(message: string, options: Options = {}) {
    super('RelayInternal', message, options)
  }
}

/** S8.11: first and last code, and what it is here. 5000–5003 are in the table of `toAppError`. */
const BY_RELAY_CODE: readonly [number, number, new (options: Options) => AppError][] = [
  [1001, 1005, RelayInvalidError],
  [3001, 3004, RelayUnauthorizedError],
  [5100, 5104, RelayUnsupportedError],
  [6000, 6000, SessionEndedError],
  [7000, 7000, SessionFailedError],
  [10001, 10001, UnsupportedMethodError],
]

/** S8.12: the relay client's own errors, by their code; mostly it gives only the message. */
const INTERNAL = [
  'Not initialized.',
  'No matching key.',
  'Restore will override.',
  'Resubscribed.',
  'Missing or invalid.',
  'Expired.',
  'Unknown type.',
  'Mismatched topic.',
  'Non conforming namespaces.',
] as const

const IS_GONE = /recently deleted - session|(session|pairing) topic (doesn't exist|not found)/i
const IS_OFFLINE = /no internet connection|socket stalled|establish socket|failed to publish|connection interrupted/i
const IS_REFUSED = /code: 3000\b/

/** The errors of the relay client whose messages have a meaning of their own here. */
function saidBy(messages: readonly string[], thrown: unknown): AppError | undefined {
  const options = { cause: thrown, ...(messages[0] && { details: messages[0] }) }
  const says = (pattern: RegExp) => messages.some((message) => pattern.test(message))
  const chain = messages.map((message) => /request\(\) chainId: eip155:(\d+)/.exec(message)?.[1]).find(Boolean)
  if (chain) return new ChainNotFoundError(Number(chain))
  if (says(/request\(\) method:/)) return new UnsupportedMethodError(options)
  if (says(/request expired|proposal expired/i)) return new DeadlineError('the wallet', RELAY_TTL * 1_000)
  if (says(IS_GONE)) return new SessionEndedError(options)
  if (says(IS_REFUSED)) return new RelayRefusedError(options)
  if (says(IS_OFFLINE)) return new RelayUnreachableError(options)
  return undefined
}

/** S9.4: how long a proposal or a request may wait at the relay, in seconds. */
export const RELAY_TTL = 300

/**
 * Turns what a relay client or a wallet behind it threw into one of ours. Separate from `toAppError`: the codes 1–9 and
 * 1001–7000 mean this only from a relay, as a message without a code is a rejection only from a Safe host
 * (`toHostError`).
 */
export function toRelayError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const codes = errorCodesOf(thrown)
  const messages = errorMessagesOf(thrown)
  const said = saidBy(messages, thrown)
  if (said) return said
  const options = { cause: thrown, ...(messages[0] && { details: messages[0] }) }
  for (const code of codes) {
    const row = BY_RELAY_CODE.find(([from, to]) => code >= from && code <= to)
    if (row) return new row[2]({ ...options, code })
  }
  const error = toAppError(thrown)
  if (error.name !== 'Unknown') return error
  const index = INTERNAL.findIndex(
    (words, place) => codes.includes(place + 1) || messages.some((message) => message.startsWith(words)),
  )
  const words = INTERNAL[index]
  return words ? new RelayInternalError(words, { ...options, code: index + 1 }) : error
}
