import { numberToHex, size, slice } from 'viem'
import { createStore } from 'zustand/vanilla'
import { type Address, isSameAddress } from '../address.ts'
import {
  AccountChangedError,
  ChangedError,
  ForeignFrameError,
  NotSignedInError,
  WrongChainError,
} from '../chainErrors.ts'
import { DEADLINES } from '../config.ts'
import type { Connector, Provider } from '../connectors/connector.ts'
import { withDeadline } from '../deadline.ts'
import {
  type AppError,
  ConnectorNotFoundError,
  ProviderRequiredError,
  toAppError,
  UnsupportedMethodError,
} from '../errors.ts'
import { asSafeTxHash, asTxHash, type SafeTxHash, type TxHash } from '../hash.ts'
import { readAccountKind } from '../safe/accountKind.ts'
import type { ChainClient } from '../safe/chainClient.ts'
import { fingerprintOf } from '../safe/findReplacement.ts'
import { readSender, type Sender } from '../safe/readSender.ts'
import { type Call, type Prepared, prepareWrite, type WriteKind, type WritePlan } from '../safe/write.ts'
import { asUserOpHash } from '../userOpHash.ts'
import { lacksSignIn } from './account/signedIn.ts'
import { clientOf } from './clients.ts'
import { activeConnector, connected, connection } from './connection.ts'
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

/** Whether it is code that is asked, which others pay for: a Safe's own host says so, of the others the chain does. */
async function isProposed(client: ChainClient, account: Address): Promise<boolean> {
  if (activeConnector()?.sendTransactions) return true
  const { kind } = (await readAccountKind(client, account)).value
  return kind === 'safe' || kind === 'contract'
}

/** Reads, checks, builds and simulates, to show what would happen and what it costs. @throws AppError */
export async function prepare(plan: WritePlan): Promise<Prepared> {
  const client = await clientOf(plan.chainId)
  return prepareWrite(client, plan, await isProposed(client, plan.account))
}

/** The wallet's own word on where it is, asked at the last moment: what the store remembers may be a moment old. */
async function walletFor(plan: WritePlan): Promise<Connector> {
  const connector = activeConnector()
  if (!connector || !connected()) throw new ConnectorNotFoundError()
  const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
  if (!isSameAddress(accounts[0], plan.account)) throw new AccountChangedError()
  if (chainId !== plan.chainId) throw new WrongChainError()
  return connector
}

/** Asks a Safe behind WalletConnect to do several things, all of them or none (EIP-5792). */
async function askToBatch(provider: Provider, plan: WritePlan, { calls }: Prepared): Promise<SafeTxHash> {
  const batch = {
    version: '2.0.0',
    chainId: numberToHex(plan.chainId),
    from: plan.account,
    atomicRequired: true,
    calls: calls.map(({ to, value, data }) => ({ to, value: numberToHex(value), data })),
  }
  const answer = await provider.request({ method: 'wallet_sendCalls', params: [batch] })
  // an object since its second version, and plain before
  const id = asSafeTxHash((answer as { id?: unknown } | null)?.id ?? answer)
  if (!id)
    throw new UnsupportedMethodError({ details: 'The wallet answered with something that is no hash of a Safe.' })
  return id
}

/** Asks a wallet that sends by itself. */
async function askToSend(provider: Provider, plan: WritePlan, { call }: Prepared): Promise<TxHash> {
  const transaction = { from: plan.account, to: call.to, data: call.data, value: numberToHex(call.value) }
  const hash = asTxHash(await provider.request({ method: 'eth_sendTransaction', params: [transaction] }))
  if (!hash)
    throw new UnsupportedMethodError({ details: 'The wallet answered with something that is no transaction hash.' })
  return hash
}

/** Of a call's data what names the function and its first four arguments. */
const CALL_START = 4 + 4 * 32

/** Asks the wallet, and puts together what is noted down of its answer. */
async function send(connector: Connector, plan: WritePlan, prepared: Prepared, from: Sender): Promise<Transaction> {
  const { chainId, account, safe, kind } = plan
  const { kind: sender, ...where } = from
  const shared = { chainId, account, safe, kind, confirmations: 0, ...where }
  const { data } = prepared.call
  const callStart = slice(data, 0, Math.min(CALL_START, size(data)))
  const proposed = (safeTxHash: SafeTxHash) =>
    ({ ...shared, safeTxHash, callStart, status: 'proposed', sentAt: Date.now() }) as const
  if (connector.sendTransactions) return proposed(await connector.sendTransactions(prepared.calls))
  const provider = await connector.getProvider()
  if (!provider) throw new ProviderRequiredError()
  if (prepared.calls.length > 1) {
    if (sender === 'key') throw new UnsupportedMethodError({ details: 'The wallet takes one call at a time.' })
    return proposed(await askToBatch(provider, plan, prepared))
  }
  const hash = await askToSend(provider, plan, prepared)
  const safeTxHash = sender === 'safe' && asSafeTxHash(hash)
  if (safeTxHash) return { ...proposed(safeTxHash), mayBeSent: true }
  const answer = sender === 'contract' && asUserOpHash(hash)
  if (answer) return { ...shared, answer, status: 'pending', sentAt: Date.now() }
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
    if (lacksSignIn(connection.getState())) throw new NotSignedInError()
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
