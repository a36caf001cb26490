import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readProjectId } from '../../../src/connectors/walletConnect/readProjectId.ts'
import { ProjectIdError, RelayInternalError, toRelayError } from '../../../src/connectors/walletConnect/relayErrors.ts'
import { AppError, DeadlineError } from '../../../src/lib/errors.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('what a relay or a wallet behind it throws', () => {
  test.each([
    ...range(1001, 1005).map((code) => [code, 'RelayInvalid'] as const),
    ...range(3001, 3004).map((code) => [code, 'RelayUnauthorized'] as const),
    ...range(5000, 5003).map((code) => [code, 'UserRejected'] as const),
    ...range(5100, 5104).map((code) => [code, 'RelayUnsupported'] as const),
    [6000, 'SessionEnded'],
    [7000, 'SessionFailed'],
    [10001, 'UnsupportedMethod'],
    [4001, 'UserRejected'],
    [4100, 'WalletLocked'],
    [-32002, 'RequestPending'],
    [-32000, 'Unknown'],
    [1006, 'Unknown'],
    [3005, 'Unknown'],
    [5105, 'Unknown'],
  ] as const)('[S8.11] %i is %s, as a plain object too', (code, name) => {
    for (const thrown of [{ code, message: 'x' }, Object.assign(new Error('x'), { code }), { error: { code } }]) {
      const error = toRelayError(thrown)
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ name, code, cause: thrown })
      expect(error.constructor === AppError).toBe(name === 'Unknown')
    }
  })

  test.each([
    [1, 'Not initialized.'],
    [2, 'No matching key.'],
    [3, 'Restore will override.'],
    [4, 'Resubscribed.'],
    [5, 'Missing or invalid.'],
    [6, 'Expired.'],
    [7, 'Unknown type.'],
    [8, 'Mismatched topic.'],
    [9, 'Non conforming namespaces.'],
  ] as const)('[S8.12] %i is "%s", by its code or by its message alone', (code, words) => {
    const expected = { name: 'RelayInternal', code, shortMessage: words }
    expect(toRelayError({ code, message: 'x' })).toBeInstanceOf(RelayInternalError)
    expect(toRelayError({ code, message: 'x' })).toMatchObject(expected)
    expect(toRelayError(new Error(`${words} something: 1`))).toMatchObject(expected)
    expect(toRelayError(new Error(`Somewhere: ${words}`))).toMatchObject({ name: 'Unknown' })
  })

  test.each([
    ['Missing or invalid. request() chainId: eip155:10', 'ChainNotFound'],
    ['Missing or invalid. request() method: eth_sign', 'UnsupportedMethod'],
    ["No matching key. session topic doesn't exist: zz", 'SessionEnded'],
    ["No matching key. session or pairing topic doesn't exist: zz", 'SessionEnded'],
    ['Mismatched topic. Session or pairing topic not found: zz', 'SessionEnded'],
    ['Missing or invalid. Record was recently deleted - session: zz', 'SessionEnded'],
    ['Request expired. Please try again.', 'Deadline'],
    ['Proposal expired', 'Deadline'],
    ['WebSocket connection closed abnormally with code: 3000 (Unauthorized: origin not allowed)', 'RelayRefused'],
    ['No internet connection detected. Please restart your network and try again.', 'RelayUnreachable'],
    ['Failed to publish custom payload, please try again. id:1 tag:1100', 'RelayUnreachable'],
    ['Socket stalled when trying to connect to wss://relay', 'RelayUnreachable'],
  ] as const)('[S8.11] "%s" is %s', (message, name) => {
    expect(toRelayError(new Error(message)).name).toBe(name)
  })

  test('[S8.11] an AppError is kept as it is', () => {
    const error = new DeadlineError('the wallet', 1)
    expect(toRelayError(error)).toBe(error)
  })

  test.each([undefined, null, 'broken', 7, {}])('[S8.11] %j is Unknown', (thrown) => {
    expect(toRelayError(thrown).name).toBe('Unknown')
  })
})

describe('a project id', () => {
  function warnings() {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => warn.mockRestore())
    return warn
  }

  test('[S5.4] 32 hex digits are accepted', () => {
    const warn = warnings()
    expect(readProjectId(' 0123456789abcdef0123456789abcdef ')).toBe('0123456789abcdef0123456789abcdef')
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([undefined, '', '   '])('[S5.4] a missing one raises an error: %j', (id) => {
    expect(() => readProjectId(id)).toThrow(ProjectIdError)
  })

  test.each(['YOUR_PROJECT_ID', 'your-project-id', '<YOUR PROJECT ID>', '0'.repeat(32), 'f'.repeat(32), 'TODO', 'xxx'])(
    '[S5.4] the placeholder %s only warns',
    (id) => {
      const warn = warnings()
      expect(readProjectId(id)).toBe(id)
      expect(warn).toHaveBeenCalledOnce()
    },
  )

  test.each(['0123', '0123456789ABCDEF0123456789ABCDEF', 'g123456789abcdef0123456789abcdef', 'hello there'])(
    '[S5.4] %s is refused',
    (id) => {
      expect(() => readProjectId(id)).toThrow('A relay project id is required.')
    },
  )
})
