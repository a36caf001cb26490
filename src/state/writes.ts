import { numberToHex } from 'viem'
import { createStore } from 'zustand/vanilla'
import { type Address, isSameAddress } from '../address.ts'
import { DEADLINES } from '../config.ts'
import type { Connector } from '../connectors/connector.ts'
import { withDeadline } from '../deadline.ts'
import {
  AccountChangedError,
  type AppError,
  ChangedError,
  ConnectorNotFoundError,
  ForeignFrameError,
  toAppError,
  UnsupportedMethodError,
  WrongChainError,
} from '../errors.ts'
import { asSafeTxHash, asTxHash, type TxHash } from '../hash.ts'
import { fingerprintOf } from '../safe/findReplacement.ts'
import { readSender, type Sender } from '../safe/readSender.ts'
import { type Call, type Prepared, prepareWrite, type WriteKind, type WritePlan } from '../safe/write.ts'
import { clientOf } from './clients.ts'
import { activeConnector, connected } from './connection.ts'
import { frameKind } from './frame.ts'
import { idOf, logTransaction, type Transaction } from './transactions/transactionLog.ts'
import './transactions/watchTransactions.ts'

/** How far an act has got before it is a transaction; from then on the transaction log tells. */
export type WriteState =
  | { status: 'preparing' }
  | { status: 'asking'; prepared: Prepared }
  /** Sent, or proposed to a Safe's owners: what goes by this id in the transaction log. */
  | { status: 'sent'; id: string }
  | { status: 'refused'; error: AppError }
  /** What was sent before is history, also where it has no end yet. */
  | { status: 'anew' }

type Key = `${number}:${Address}:${WriteKind}`

const keyOf = ({ chainId, safe, kind }: Pick<WritePlan, 'chainId' | 'safe' | 'kind'>): Key =>
  `${chainId}:${safe}:${kind}`

export const writes = createStore<Partial<Record<Key, WriteState>>>(() => ({}))

const running = new Set<Key>()

export const writeOf = (state: Partial<Record<Key, WriteState>>, plan: Pick<WritePlan, 'chainId' | 'safe' | 'kind'>) =>
  state[keyOf(plan)]

const set = (plan: Pick<WritePlan, 'chainId' | 'safe' | 'kind'>, state: WriteState): void =>
  writes.setState({ [keyOf(plan)]: state } as Partial<Record<Key, WriteState>>)

/** Forgets how the last try ended, to begin anew. */
export const resetWrite = (plan: Pick<WritePlan, 'chainId' | 'safe' | 'kind'>): void => set(plan, { status: 'anew' })

/** Reads, checks, builds and simulates, to show what would happen and what it costs. @throws AppError */
export const prepare = async (plan: WritePlan): Promise<Prepared> =>
  prepareWrite(await clientOf(plan.chainId), plan, activeConnector()?.sendTransactions !== undefined)

/** The wallet's own word on where it is, asked at the last moment: what the store remembers may be a moment old. */
async function walletFor(plan: WritePlan): Promise<Connector> {
  const connector = activeConnector()
  if (!connector || !connected()) throw new ConnectorNotFoundError()
  const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  if (!isSameAddress(accounts[0], plan.account)) throw new AccountChangedError()
  if (chainId !== plan.chainId) throw new WrongChainError()
  return connector
}

/** Asks a wallet that sends by itself. */
async function askToSend(connector: Connector, plan: WritePlan, { call, calls }: Prepared): Promise<TxHash> {
  const provider = await connector.getProvider()
  if (!provider) throw new ConnectorNotFoundError()
  if (calls.length > 1) throw new UnsupportedMethodError({ details: 'The wallet takes one call at a time.' })
  const transaction = { from: plan.account, to: call.to, data: call.data, value: numberToHex(call.value) }
  const hash = asTxHash(await provider.request({ method: 'eth_sendTransaction', params: [transaction] }))
  if (!hash)
    throw new UnsupportedMethodError({ details: 'The wallet answered with something that is no transaction hash.' })
  return hash
}

/** Asks the wallet, and puts together what is noted down of its answer. */
async function send(connector: Connector, plan: WritePlan, prepared: Prepared, from: Sender): Promise<Transaction> {
  const { chainId, account, safe, kind } = plan
  const { isCode, ...where } = from
  const shared = { chainId, account, safe, kind, confirmations: 0, ...where }
  if (connector.sendTransactions) {
    const safeTxHash = await connector.sendTransactions(prepared.calls)
    return { ...shared, safeTxHash, status: 'proposed', sentAt: Date.now() }
  }
  const hash = await askToSend(connector, plan, prepared)
  const safeTxHash = isCode && asSafeTxHash(hash)
  if (safeTxHash) return { ...shared, safeTxHash, status: 'proposed', mayBeSent: true, sentAt: Date.now() }
  return { ...shared, hash, status: 'pending', fingerprint: fingerprintOf(prepared.call), sentAt: Date.now() }
}

async function ask(plan: WritePlan, prepared: Prepared): Promise<void> {
  const reading = clientOf(plan.chainId).then((client) => readSender(client, plan.account))
  const [connector, from] = await Promise.all([walletFor(plan), withDeadline(reading, DEADLINES.rpc, 'the network')])
  set(plan, { status: 'asking', prepared })
  let isLate = false
  // however late it answers, it is sent: it is noted down and followed also when nobody waits for it any more
  const noted = send(connector, plan, prepared, from).then((transaction) => {
    logTransaction(transaction)
    if (!isLate || !running.has(keyOf(plan))) set(plan, { status: 'sent', id: idOf(transaction) })
  })
  await withDeadline(noted, DEADLINES.walletPrompt, 'the wallet').finally(() => {
    isLate = true
  })
}

const areSame = (calls: readonly Call[], others: readonly Call[]): boolean =>
  calls.length === others.length &&
  calls.every(({ to, value, data }, index) => {
    const other = others[index]
    return to === other?.to && value === other.value && data === other.data
  })

/**
 * The one way in which anything is sent: read, check, build, simulate, ask the wallet, log, watch.
 * A second call for the same act while the first runs does nothing: nobody is asked twice.
 * @param reviewed what the person was shown; when the act has come to mean something else, it isn't sent
 */
export async function sendWrite(plan: WritePlan, reviewed: Prepared): Promise<void> {
  const key = keyOf(plan)
  if (running.has(key)) return
  running.add(key)
  set(plan, { status: 'preparing' })
  try {
    if (frameKind() === 'foreign') throw new ForeignFrameError()
    const fresh = await prepare(plan)
    if (!areSame(fresh.calls, reviewed.calls)) throw new ChangedError()
    await ask(plan, fresh)
  } catch (thrown) {
    set(plan, { status: 'refused', error: toAppError(thrown) })
  } finally {
    running.delete(key)
  }
}

/** Whether the wallet has taken it: from then on it is out of the page's hands. */
export const isSent = (plan: WritePlan): boolean => writeOf(writes.getState(), plan)?.status === 'sent'
