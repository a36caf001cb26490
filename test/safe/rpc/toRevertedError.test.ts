import { createClient, custom, encodeErrorResult, type Hex, HttpRequestError, parseAbi } from 'viem'
import { call } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeHandlerAbi } from '../../../src/contract/wrappedSafe.generated.ts'
import { toRevertedError } from '../../../src/safe/rpc/toRevertedError.ts'
import { ADA } from '../../wallets/testWallet.ts'
import { SAFE } from '../genuineSafe.ts'

/** What viem throws when a node answers a call with an error. */
async function failedCall(error: object): Promise<unknown> {
  const request = () => Promise.reject(Object.assign(new Error('node'), error))
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  return call(client, { to: SAFE, data: '0x' }).then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown,
  )
}
const reverted = (data?: Hex) => failedCall({ code: 3, message: 'execution reverted', ...(data && { data }) })

const builtIn = parseAbi(['error Error(string)', 'error Panic(uint256)', 'error Foreign(uint256)'])
const sentence = (text: string) => encodeErrorResult({ abi: builtIn, errorName: 'Error', args: [text] })

describe('toRevertedError', () => {
  test.each([
    ['NotDriver', [ADA], encodeErrorResult({ abi: wrappedSafeAbi, errorName: 'NotDriver', args: [ADA] })],
    ['NotClean', [SAFE, 5n], encodeErrorResult({ abi: wrappedSafeAbi, errorName: 'NotClean', args: [SAFE, 5n] })],
    ['SafeL2Missing', [], encodeErrorResult({ abi: wrappedSafeAbi, errorName: 'SafeL2Missing' })],
    [
      'ModuleRefused',
      [ADA],
      encodeErrorResult({ abi: wrappedSafeHandlerAbi, errorName: 'ModuleRefused', args: [ADA] }),
    ],
    ['GS026', [], sentence('GS026')],
    ['Panic', [17n], encodeErrorResult({ abi: builtIn, errorName: 'Panic', args: [17n] })],
  ] as const)('[W4] reads %s', async (reason, args, data) => {
    expect(toRevertedError(await reverted(data))).toMatchObject({ name: 'Reverted', reason, args })
  })

  test('[W4] reads it from each place where nodes put it', async () => {
    const data = sentence('GS013')
    for (const answer of [
      { code: 3, message: 'execution reverted: GS013', data },
      { code: -32000, message: 'execution reverted', data },
      { code: -32603, message: 'internal', data: { data } },
      { code: -32015, message: 'VM execution error.', data },
    ])
      expect(toRevertedError(await failedCall(answer))?.reason).toBe('GS013')
    expect(toRevertedError({ code: 3, data })?.reason).toBe('GS013')
  })

  test.each([
    ['nothing', '0x', undefined],
    ['an error that we do not know', encodeErrorResult({ abi: builtIn, errorName: 'Foreign', args: [1n] }), undefined],
    ['a truncated answer', sentence('GS013').slice(0, 60) as Hex, undefined],
    ['malformed data', '0xdeadbeef', undefined],
  ] as const)('[W4] a revert with %s has no reason', async (_, data, reason) => {
    const error = toRevertedError(await reverted(data))
    expect(error).toMatchObject({ name: 'Reverted', reason })
  })

  test('[W4] a revert with only a message counts too', async () => {
    expect(toRevertedError(await reverted())).toMatchObject({ name: 'Reverted', reason: undefined })
  })

  test('[W4] an unknown contract’s reason is truncated', async () => {
    const error = toRevertedError(await reverted(sentence('x'.repeat(5_000))))
    expect(error?.reason).toBe('x'.repeat(200))
    const raw = toRevertedError(await reverted(`0xdeadbeef${'00'.repeat(5_000)}`))
    expect(raw?.details?.length).toBe(200)
  })

  test.each([
    ['Geth, Erigon and Reth', { code: -32000, message: 'execution reverted' }, undefined],
    ['Geth with its sentence', { code: -32000, message: 'execution reverted: GS020' }, 'GS020'],
    ['Besu', { code: -32000, message: 'Execution reverted' }, undefined],
    ['Nethermind', { code: -32015, message: 'VM execution error.', data: 'revert' }, undefined],
    [
      'Nethermind and OpenEthereum with data',
      { code: -32015, message: 'VM execution error.', data: `Reverted ${sentence('GS020')}` },
      'GS020',
    ],
    ['OpenEthereum', { code: -32015, message: 'VM execution error.', data: 'Bad instruction fe' }, undefined],
    ['Ganache', { code: -32000, message: 'VM Exception while processing transaction: revert GS020' }, 'GS020'],
    [
      'Hardhat',
      {
        code: -32603,
        message: "Error: VM Exception while processing transaction: reverted with reason string 'GS020'",
      },
      'GS020',
    ],
    ['Hardhat without a reason', { code: -32603, message: 'Transaction reverted without a reason string' }, undefined],
    ['a halt in Geth', { code: -32000, message: 'invalid opcode: INVALID' }, undefined],
    ['a halt in Reth', { code: -32003, message: 'EVM error: InvalidFEOpcode' }, undefined],
    ['code 3 in any words', { code: 3, message: 'VM said no' }, undefined],
    [
      'one nested by a wallet',
      { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 3, message: 'execution reverted' } },
      undefined,
    ],
  ] as const)('[W4] reads the form of %s', async (_, answer, reason) => {
    expect(toRevertedError(await failedCall(answer))).toMatchObject({ name: 'Reverted', reason })
  })

  test.each([
    [{ code: -32603, message: 'reverted to fallback' }],
    [{ code: -32603, message: 'primary down, reverted to fallback' }],
    [{ code: -32603, message: 'upstream: execution reverted to fallback' }],
    [{ code: -32603, message: 'execution reverted to the fallback node' }],
    [{ code: -32000, message: 'state reverted by a reorganisation, try again' }],
    [{ code: -32000, message: 'header not found', data: 'reverted to block 12' }],
    [{ code: -32000, message: 'gas required exceeds allowance (0)' }],
    [{ code: -32015, message: 'VM execution error.', data: 'insufficient funds' }],
  ])('[W4] a transport error that mentions reverting is no contract’s revert: %o', async (answer) => {
    expect(toRevertedError(await failedCall(answer))).toBeUndefined()
  })

  test('[W4] nor is an HTML page in place of the node', async () => {
    const page = new HttpRequestError({ url: 'https://a.example', status: 502, details: 'execution reverted' })
    expect(toRevertedError(page)).toBeUndefined()
  })

  test('[W4] network failures are no reverts', async () => {
    const others = [
      await failedCall({ code: -32005, message: 'limit exceeded' }),
      await failedCall({ code: -32000, message: 'insufficient funds for gas * price + value' }),
      new Error('fetch failed'),
      undefined,
      'text',
      {},
    ]
    for (const thrown of others) expect(toRevertedError(thrown)).toBeUndefined()
  })
})
