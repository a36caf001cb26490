import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseProposal } from '../../../src/connectors/safe/parseProposal.ts'
import { DEADLINES } from '../../../src/lib/config.ts'
import { asSafeTxHash } from '../../../src/lib/hash.ts'
import { createFakeFrame, HASH, says, silent } from '../../host/fakeFrame.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

afterEach(() => void vi.useRealTimers())

const known = asSafeTxHash(HASH)
if (!known) throw new Error('That is no hash.')
const safeTxHash = known
const EXECUTED = `0x${'cd'.repeat(32)}`

const details = {
  type: 'MULTISIG',
  safeTxHash: HASH,
  nonce: 7,
  confirmationsRequired: 2,
  confirmations: [{ signer: { value: ADA, name: null }, signature: '0x12' }],
}
const waiting = { txId: 'x', txStatus: 'AWAITING_CONFIRMATIONS', txHash: null, detailedExecutionInfo: details }

describe('what a host answers about a proposal', () => {
  test('[S3.4] how many have signed, and its nonce', () => {
    expect(parseProposal(waiting, safeTxHash)).toEqual({ signed: 1, required: 2, nonce: 7, isCancelled: false })
  })

  test('[S3.4] the transaction that executed it', () => {
    expect(parseProposal({ ...waiting, txStatus: 'SUCCESS', txHash: EXECUTED }, safeTxHash)?.hash).toBe(EXECUTED)
  })

  test('[S3.4] an owner who signs twice is counted once', () => {
    const confirmations = [ADA, ADA.toLowerCase(), BOB].map((value) => ({ signer: { value } }))
    const answer = { ...waiting, detailedExecutionInfo: { ...details, confirmations } }
    expect(parseProposal(answer, safeTxHash)?.signed).toBe(2)
  })

  test('[S3.4] an answer without details is accepted', () => {
    expect(parseProposal({ txStatus: 'CANCELLED', txHash: null }, safeTxHash)).toEqual({ isCancelled: true })
    expect(parseProposal({ txStatus: 'X', detailedExecutionInfo: null }, safeTxHash)).toEqual({ isCancelled: false })
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a hash', EXECUTED],
    ['no status', { txHash: EXECUTED }],
    ['another proposal', { ...waiting, detailedExecutionInfo: { ...details, safeTxHash: EXECUTED } }],
    ['an invalid nonce', { ...waiting, detailedExecutionInfo: { ...details, nonce: -1 } }],
    ['invalid owners', { ...waiting, detailedExecutionInfo: { ...details, confirmations: [null] } }],
  ])('[S3.4] %s is dropped', (_, answer) => {
    expect(parseProposal(answer, safeTxHash)).toBeUndefined()
  })

  test.each(['0x12', 7, `${EXECUTED}00`])('[S3.4] %j is no transaction hash', (txHash) => {
    expect(parseProposal({ ...waiting, txHash }, safeTxHash)?.hash).toBeUndefined()
  })
})

describe('asking the host', () => {
  const ask = async (answer: Parameters<ReturnType<typeof createFakeFrame>['answer']>[1]) => {
    const frame = createFakeFrame()
    await frame.connector.connect()
    frame.answer('getTxBySafeTxHash', answer)
    return { ...frame, report: await frame.connector.readProposal?.(safeTxHash) }
  }

  test('[S3.4] it is looked up by the proposal’s hash', async () => {
    const { log, report } = await ask(() => waiting)
    expect(report).toMatchObject({ signed: 1, required: 2 })
    expect(log.slice(-1)).toMatchObject([{ method: 'getTxBySafeTxHash', params: { safeTxHash } }])
  })

  test.each([
    ['undefined, as right after proposing', () => undefined],
    ['a refusal', says('Request failed')],
  ])('[S3.4] %s gives undefined, without an error', async (_, answer) => {
    expect((await ask(answer)).report).toBeUndefined()
  })

  test('[S3.4] a host that does not answer times out', async () => {
    vi.useFakeTimers()
    const frame = createFakeFrame()
    await frame.connector.connect()
    frame.answer('getTxBySafeTxHash', silent)
    const report = frame.connector.readProposal?.(safeTxHash)
    await vi.advanceTimersByTimeAsync(DEADLINES.walletAnswer)
    expect(await report).toBeUndefined()
  })
})
