import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RevertedError, WrongChainError } from '../../src/lib/chainErrors.ts'
import * as errors from '../../src/lib/errors.ts'
import { AppError, errorCodesOf, errorMessagesOf, toAppError } from '../../src/lib/errors.ts'

/** The rows of S8 that this build has a class for: name, message and code. */
describe('each failure', () => {
  test.each([
    ['S8.1', new errors.UserRejectedError(), 'UserRejected', 'User rejected request.', 4001],
    ['S8.1', new errors.AccountsEmptyError(), 'AccountsEmpty', 'User rejected request: no account was shared.', 4001],
    ['S8.2', new errors.RequestPendingError(), 'RequestPending', /^Resource unavailable/, -32002],
    ['S8.3', new errors.SwitchChainError(), 'SwitchChain', /did not switch/, undefined],
    ['S8.3', new errors.AddChainError(), 'AddChain', /did not add/, undefined],
    ['S8.6', new errors.ChainNotFoundError(5), 'ChainNotFound', 'Chain not found on connector.', undefined],
    ['S8.7', new errors.ConnectorNotFoundError(), 'ConnectorNotFound', 'Connector not found.', undefined],
    ['S8.7', new errors.ProviderRequiredError(), 'ConnectorNotFound', 'Provider is required.', undefined],
    ['S8', new errors.WalletLockedError(), 'WalletLocked', /locked/, 4100],
    ['S8', new errors.WalletDisconnectedError(), 'WalletDisconnected', /lost its connection/, 4900],
    ['S8.10', new WrongChainError(), 'WrongChain', /^Wrong network detected, switch or disconnect/, undefined],
  ] as const)('[%s] has a name, a message and a code: %#', (_, error, name, message, code) => {
    expect(error).toBeInstanceOf(AppError)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ name, code, shortMessage: expect.stringMatching(message) })
    expect(error.message).toBe(error.shortMessage)
  })
})

describe('toAppError by code', () => {
  test.each([
    ['S8.4', 4001, 'UserRejected'],
    ['S8.4', 5000, 'UserRejected'],
    ['S8.2', -32002, 'RequestPending'],
    ['S8', 4100, 'WalletLocked'],
    ['S8', 4200, 'UnsupportedMethod'],
    ['S8', -32601, 'UnsupportedMethod'],
    ['S8', -32004, 'UnsupportedMethod'],
    ['S8', 4900, 'WalletDisconnected'],
    ['S8', 4901, 'WalletDisconnected'],
    ['S8', 4902, 'Unknown'],
    ['S8', -32603, 'Unknown'],
  ] as const)('[%s] %i is %s, however it is wrapped', (_, code, name) => {
    const wrapped = [
      { code },
      Object.assign(new Error('no'), { code }),
      { message: 'outer', cause: { code } },
      { error: { code } },
      { data: { code } },
      { data: { originalError: { code } } },
      { cause: { cause: { cause: { code } } } },
    ]
    for (const thrown of wrapped) expect(toAppError(thrown)).toMatchObject({ name, code, cause: thrown })
  })

  test('[S8.3] the outermost known code wins', () => {
    const thrown = { code: -32603, data: { originalError: { code: 4001 } }, cause: { code: -32002 } }
    expect(errorCodesOf(thrown)).toEqual([-32603, -32002, 4001])
    expect(toAppError(thrown)).toMatchObject({ name: 'RequestPending', code: -32002 })
    expect(toAppError({ code: 4001, data: { code: -32601 } }).name).toBe('UserRejected')
  })

  test('[S8] looks at most five layers deep, also in a circular structure', () => {
    const nest = (depth: number): object => (depth === 0 ? { code: 4001 } : { cause: nest(depth - 1) })
    expect(toAppError(nest(5)).name).toBe('UserRejected')
    expect(toAppError(nest(6)).name).toBe('Unknown')
    const circle: { cause?: unknown } = {}
    circle.cause = circle
    expect(toAppError(circle).name).toBe('Unknown')
  })

  test.each(['4001', null, {}, Number.NaN])('[S8] code %j is no code', (code) => {
    expect(toAppError({ code }).name).toBe('Unknown')
  })
})

describe('toAppError by message', () => {
  test.each([
    ['S8.1', 'User rejected the request', 'UserRejected'],
    ['S8.1', 'MetaMask Tx Signature: User denied transaction signature.', 'UserRejected'],
    ['S8.1', 'User closed modal', 'UserRejected'],
    ['S8.1', 'User canceled', 'UserRejected'],
    ['S8.1', 'user cancelled', 'UserRejected'],
    ['S8.1', 'Transaction was rejected', 'UserRejected'],
    ['S8.1', 'Request rejected', 'UserRejected'],
    ['S8.1', 'accounts received is empty', 'AccountsEmpty'],
    ['S8', 'insufficient funds for gas * price + value', 'NotEnoughForFee'],
    ['S8', 'gas required exceeds allowance (0)', 'NotEnoughForFee'],
    ['S8', 'gas required exceeds allowance (5000)', 'Unknown'],
    ['S8', 'it broke', 'Unknown'],
  ] as const)('[%s] "%s" is %s', (_, message, name) => {
    for (const thrown of [message, new Error(message), { message }, { cause: { message } }, { data: { message } }])
      expect(toAppError(thrown).name).toBe(name)
  })

  test('[S8] a code takes precedence over the message', () => {
    expect(toAppError({ code: -32002, message: 'User rejected' }).name).toBe('RequestPending')
  })
})

describe('toAppError for any value', () => {
  test('[S8] an AppError is kept as it is', () => {
    const error = new errors.DeadlineError('the wallet', 1_000)
    expect(toAppError(error)).toBe(error)
  })

  test.each([undefined, null, 0, '', {}, [], () => {}, Symbol('x')])('[S8] %s is Unknown', (thrown) => {
    expect(toAppError(thrown)).toMatchObject({ name: 'Unknown', shortMessage: 'Something went wrong.' })
  })

  test('[S8] the other side’s message is kept to copy, truncated', () => {
    expect(toAppError({ code: 4001, message: 'No thanks' }).details).toBe('No thanks')
    expect(toAppError('wallet exploded')).toMatchObject({ name: 'Unknown', details: 'wallet exploded' })
    expect(errorMessagesOf({ message: 'x'.repeat(10_000) })).toEqual(['x'.repeat(500)])
    expect(errorMessagesOf({ shortMessage: 'a', message: 'b', details: 'c', cause: { message: 7 } })).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  const hostile = (key: string) =>
    Object.defineProperty({ message: 'before' }, key, {
      enumerable: true,
      get() {
        throw new Error('hostile')
      },
    })
  test.each(['code', 'message', 'shortMessage', 'details', 'cause', 'data'])(
    '[S8] survives a throwing getter of %s',
    (key) => {
      expect(toAppError(hostile(key)).name).toBe('Unknown')
      expect(toAppError({ code: 4001, cause: hostile(key) }).name).toBe('UserRejected')
    },
  )

  test('[S8] survives a proxy that throws at everything', () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    expect(toAppError(proxy).name).toBe('Unknown')
  })

  test('[S8] never throws, and gives an AppError', () => {
    fc.assert(fc.property(fc.anything({ withBigInt: true }), (thrown) => toAppError(thrown) instanceof AppError))
  })
})

test('[S8] a contract’s revert gives its reason', () => {
  const refusal = new RevertedError('NotDriver', ['0x1'])
  expect(refusal).toMatchObject({ name: 'Reverted', reason: 'NotDriver', args: ['0x1'] })
  expect(new RevertedError(undefined).shortMessage).toBe('The contract refused without a reason.')
})
