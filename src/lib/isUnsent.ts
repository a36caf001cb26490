import { AppError, type ErrorName, errorCodesOf, errorMessagesOf } from './errors.ts'

/** The user's rejection: EIP-1193's code, and those of CAIP-25 that come over a relay. */
const NO_CODES: ReadonlySet<number> = new Set([4001, 5000, 5001, 5002, 5003])
/** Only words that name the user: "the transaction was rejected" may be a node's. */
const SAYS_NO =
  /\buser (has )?(rejected|denied|declined|cancel|closed)|(rejected|denied|declined|cancell?ed) by (the )?user/i

/**
 * Codes with which a wallet declines a request: not authorised, no such method (EIP-1193, JSON-RPC), not part of the
 * session (WalletConnect). Only the outermost code counts: a nested one may be a node's, after a broadcast.
 */
const REFUSALS: ReadonlySet<number> = new Set([4100, 4200, -32601, 5100, 5101, 5102, 5103, 5104])

/** Our own errors, thrown before anything reaches the wallet. */
const UNASKED: ReadonlySet<ErrorName> = new Set([
  'ConnectorNotFound',
  'ChainNotFound',
  'UnsupportedMethod',
  'PopupBlocked',
  'SafeReadOnly',
  'WalletLocked',
  'RelayInvalid',
])

/** The relay's client checks its session before it sends anything. */
const SAYS_UNASKED = /recently deleted - session|session topic (doesn't exist|not found)/i

/**
 * A hardware wallet's refusal to sign data that it can't show: Ledger's libraries word status 6a80 so, and wallets pass
 * it on under an unspecific code (`EthAppPleaseEnableContractData` in LedgerHQ/ledger-live; MetaMask: -32603).
 */
const SAYS_BLIND =
  /enable (smart )?(blind signing|contract data)|EthAppPleaseEnableContractData|ledger device: .*\(0x6a80\)|invalid status 6a80/i

/** The original error, before it was wrapped in one of ours. */
function originOf(thrown: unknown): unknown {
  let origin = thrown
  while (origin instanceof AppError && origin.cause !== undefined) origin = origin.cause
  return origin
}

/** Whether the user rejected it in their wallet, however deep that is nested. */
export const isRejection = (thrown: unknown): boolean =>
  errorCodesOf(thrown).some((code) => NO_CODES.has(code)) ||
  errorMessagesOf(thrown).some((message) => SAYS_NO.test(message))

/** Whether a hardware wallet signed nothing because it can't show what it was asked to sign. */
export const isBlindSigningOff = (thrown: unknown): boolean =>
  errorMessagesOf(thrown).some((message) => SAYS_BLIND.test(message))

/**
 * Whether an error proves that a wallet sent nothing: the user rejected it, the request never reached them, or their
 * device refused to sign. Any other failure after the request, a node's included, may come after a broadcast.
 */
export function isUnsent(thrown: unknown): boolean {
  if (isRejection(thrown) || isBlindSigningOff(thrown)) return true
  if (errorMessagesOf(thrown).some((message) => SAYS_UNASKED.test(message))) return true
  const origin = originOf(thrown)
  if (origin instanceof AppError) return UNASKED.has(origin.name)
  const [code] = errorCodesOf(origin)
  return code !== undefined && REFUSALS.has(code)
}
