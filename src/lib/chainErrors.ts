import { AppError, type ErrorOptions } from './errors.ts'

// Failures of reading or writing a chain. Connecting doesn't need them, so they load with the code that does.

/** The page is framed by an unknown origin, which could overlay the button (clickjacking): signing is refused. */
export class ForeignFrameError extends AppError {
  constructor() {
    super('ForeignFrame', 'Nothing is signed inside another page.')
  }
}

/** The wallet shared a Safe, and there is no code at its address on this chain: it can't act here. */
export class SafeNotHereError extends AppError {
  constructor() {
    super('SafeNotHere', 'There is no Safe at this address on this network.')
  }
}

/** S8.10 */
export class WrongChainError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('WrongChain', 'Wrong network detected, switch or disconnect to continue.', options)
  }
}

/** The account that an act was prepared for is no longer the wallet's. */
export class AccountChangedError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('AccountChanged', 'The wallet is on another account now.', options)
  }
}

/** A hardware wallet that signs only what it can show in full was asked for more. */
export class BlindSigningError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('BlindSigning', 'The hardware wallet refused to sign data that it cannot show.', options)
  }
}

export class NetworkUnreachableError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('NetworkUnreachable', "The network didn't answer.", options)
  }
}

/** The RPC answers, but limits requests (HTTP 429, JSON-RPC -32005 and others). */
export class NetworkBusyError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('NetworkBusy', 'The RPC limits how much it is asked.', options)
  }
}

/** An RPC that answers for another chain than the one it was asked about. */
export class ChainMismatchError extends AppError {
  constructor(expected: number, answered: number) {
    super('ChainMismatch', `The RPC answers for chain ${answered}, not ${expected}.`)
  }
}

/** A contract reverted. `reason` is the name of its error (`NotDriver`, `GS026`), by which its message is looked up. */
export class RevertedError extends AppError {
  readonly reason: string | undefined
  readonly args: readonly unknown[]

  constructor(reason: string | undefined, args: readonly unknown[] = [], options: ErrorOptions = {}) {
    super('Reverted', reason ? `The contract refused: ${reason}` : 'The contract refused without a reason.', options)
    this.reason = reason
    this.args = args
  }
}

/** A sign-in is required, and this account hasn't signed in yet. */
export class NotSignedInError extends AppError {
  constructor() {
    super('NotSignedIn', 'This page asks for a sign-in before anything is sent.')
  }
}

/** The state has changed since it was shown: it has to be reviewed again before anything is sent. */
export class ChangedError extends AppError {
  constructor(options: ErrorOptions = {}) {
    super('Changed', 'Something changed since it was checked.', options)
  }
}

/** The value is from an earlier visit and is being read again; nothing may be decided by it. */
export class CachedError extends AppError {
  constructor() {
    super('Cached', 'It was read in an earlier visit, and not again yet.')
  }
}
