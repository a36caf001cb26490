import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sendRawTransaction } from 'viem/actions'
import { createStore } from 'zustand/vanilla'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { ChangedError, ForeignFrameError } from '../../lib/chainErrors.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { type AppError, toAppError } from '../../lib/errors.ts'
import { fingerprintOf } from '../../safe/outcome/findReplacement.ts'
import { type ChainClient, toReadError } from '../../safe/rpc/chainClient.ts'
import { type Draft, type KeyFacts, nextOfKey } from '../../safe/sealKey/nextOfKey.ts'
import { readKeyFacts, sealCall } from '../../safe/sealKey/readKeyFacts.ts'
import { isWaiting, type SealKey, type SentByKey } from '../../safe/sealKey/sealKey.ts'
import { signByKey } from '../../safe/sealKey/signByKey.ts'
import { frameKind } from '../connection/hostFrame.ts'
import { clientOf } from '../queries/clients.ts'
import { readAgain } from '../queries/queries.ts'
import { isDoubted, isOnItsWay } from '../transactions/onItsWay.ts'
import { forgetTransactions, getTransactions, logTransaction } from '../transactions/transactionLog.ts'
import { watchTransactions } from '../transactions/watchTransactions.ts'
import { noteSealKeyMade } from './isSealKeyHere.ts'
import { dropSealKey, forgetSentByKey, keepSealKey, keptSealKeys, noteSentByKey } from './keptSealKeys.ts'

/** `again` sends the same bytes; `raise` the same act with the same nonce at a higher fee. */
export type KeyAct = 'seal' | 'sweep' | 'again' | 'raise' | 'drop'

/** A key's state in this visit, by its address: an act in flight, or the error of the last one. */
type Doing = { status: 'doing'; act: KeyAct } | { status: 'refused'; error: AppError }

/** What a dropped key has sent back, and what was left because it isn't worth its fee, in wei. */
export type Swept = { chainId: number; address: Address; sent: SentByKey | undefined; left: bigint }

export const keyActs = createStore<{ doing: Readonly<Record<Address, Doing>>; swept: readonly Swept[] }>(() => ({
  doing: {},
  swept: [],
}))

function note(address: Address, doing: Doing | undefined): void {
  const { [address]: _, ...others } = keyActs.getState().doing
  keyActs.setState({ doing: doing ? { ...others, [address]: doing } : others })
}

/** Only one tab at a time acts by a key. Without the Web Locks API, its nonce alone prevents duplicates. */
async function alone<T>(run: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return run()
  let isStarted = false
  try {
    return await navigator.locks.request('sealKey', () => {
      isStarted = true
      return run()
    })
  } catch (thrown) {
    // some frames have locks but may not use them
    if (isStarted) throw thrown
    return run()
  }
}

const keptAs = (address: Address): SealKey => {
  const key = keptSealKeys.read().find((one) => isSameAddress(one.address, address))
  if (!key) throw new ChangedError({ details: 'The key is gone.' })
  return key
}

/** Whether a payment to the key, sent from this browser, may still arrive. */
export const isPaymentOnItsWay = ({ chainId, address }: Pick<SealKey, 'chainId' | 'address'>): boolean =>
  getTransactions().some(
    (one) =>
      one.kind === 'fundSealKey' &&
      one.chainId === chainId &&
      isSameAddress(one.summary?.to, address) &&
      (isOnItsWay(one) || isDoubted(one)),
  )

const logId = ({ address }: SealKey, { nonce }: SentByKey): string =>
  `asked-key-${address.slice(2, 12).toLowerCase()}-${nonce}`

/** Logs a seal, so that it is followed like any transaction: with a toast, a receipt, and an end once replaced. */
function logSeal(key: SealKey, sent: SentByKey, block: bigint): void {
  const { chainId, address, safe } = key
  const { nonce, hash, act } = sent
  if (act !== 'seal') return
  const fingerprint = fingerprintOf(sealCall(safe))
  const id = logId(key, sent)
  if (getTransactions().some(({ askedId }) => askedId === id)) return
  const where = { nonce, nonceFrom: nonce, sentAtBlock: Number(block), sentAt: Date.now(), confirmations: 0 }
  logTransaction({
    ...{ chainId, account: address, safe, kind: 'seal', ...where, fingerprint, hash, status: 'pending' },
    askedId: id,
  })
  watchTransactions() // never stopped: what was sent is followed for as long as the page is open
}

/** Errors of a node that knows the transaction already, pending or mined. */
const IS_TAKEN = /already known|already imported|known transaction|nonce too low|already exists/i

/** Broadcasts a signed transaction; its outcome is read from the chain. */
async function put(client: ChainClient, sent: SentByKey): Promise<void> {
  const sending = sendRawTransaction(client, { serializedTransaction: sent.raw })
  await withDeadline(sending, DEADLINES.rpc, 'the network').catch((thrown: unknown) => {
    const error = toAppError(thrown)
    if (!IS_TAKEN.test(`${error.shortMessage} ${error.details ?? ''}`)) throw thrown
  })
}

/** The transaction to sign for an act; undefined where the chain's state no longer calls for it. */
function draftFor(act: KeyAct, key: SealKey, facts: KeyFacts): Draft | undefined {
  const { next, back } = nextOfKey(key, facts)
  if (act === 'seal') return next.step === 'seal' ? next.draft : undefined
  if (act === 'raise') return next.step === 'wait' ? next.raised : undefined
  return next.step !== 'wait' && back.status === 'ready' ? back.draft : undefined
}

async function perform(address: Address, act: KeyAct, to: Address): Promise<void> {
  const key = keptAs(address)
  const client = await clientOf(key.chainId)
  const { value: facts, block } = await readKeyFacts(client, key, to)
  if (act === 'drop') return drop(key, facts)
  if (act === 'again') {
    // mined ones need no resend; after a reorg several may be pending
    const waiting = key.sent.filter((sent) => isWaiting(sent, facts.nonce))
    const newest = new Map(waiting.map((sent) => [sent.nonce, sent]))
    for (const sent of newest.values()) await put(client, sent)
    return
  }
  const draft = draftFor(act, key, facts)
  if (!draft) throw new ChangedError()
  const sent = await signByKey(key, draft, facts)
  noteSentByKey(address, sent)
  logSeal(key, sent, block)
  await put(client, sent).catch((thrown: unknown) => {
    // the node didn't accept it, so the nonce is free
    if (toAppError(thrown).name === 'NotEnoughForFee') {
      forgetSentByKey(address, sent)
      if (act !== 'raise') forgetTransactions(({ askedId }) => askedId === logId(key, sent))
    }
    throw thrown
  })
}

/** @throws ChangedError where the key holds, or may still receive, more than the fee to send it */
function drop(key: SealKey, facts: KeyFacts): void {
  const { next, back } = nextOfKey(key, facts)
  const isNothing = back.status === 'none' || back.status === 'dust'
  if (!isNothing || next.step === 'wait' || isPaymentOnItsWay(key)) throw new ChangedError()
  const { chainId, address } = key
  const sent = key.sent.findLast((one) => one.act === 'sweep')
  dropSealKey(address)
  const { swept } = keyActs.getState()
  keyActs.setState({
    swept: [...swept.filter((one) => one.chainId !== chainId), { chainId, address, sent, left: facts.balance }],
  })
}

/**
 * Acts by a key: re-reads everything, signs in this page, stores the transaction, and only then sends it. An error
 * after that doesn't mean that it wasn't sent: the outcome is read from the chain.
 * @param to receives what is left
 */
export async function actByKey(address: Address, act: KeyAct, to: Address): Promise<void> {
  if (keyActs.getState().doing[address]?.status === 'doing') return
  note(address, { status: 'doing', act })
  try {
    if (frameKind() === 'foreign') throw new ForeignFrameError()
    await alone(() => perform(address, act, to))
    note(address, undefined)
  } catch (thrown) {
    const error = toAppError(thrown)
    note(address, { status: 'refused', error: error.name === 'NotEnoughForFee' ? error : toReadError(thrown) })
  }
  void readAgain()
}

/** Clears the last act's error, once it is stale. */
export function forgetProblem(address: Address): void {
  if (keyActs.getState().doing[address]?.status === 'refused') note(address, undefined)
}

/** Makes a key from this browser's randomness and stores it. @returns false where it is in memory only */
export async function makeSealKey({
  chainId,
  safe,
  payer,
}: Pick<SealKey, 'chainId' | 'safe' | 'payer'>): Promise<boolean> {
  if (frameKind() === 'foreign') throw new ForeignFrameError()
  return alone(async () => {
    // another tab may have made one meanwhile
    if (keptSealKeys.read().some((key) => key.chainId === chainId)) return true
    const privateKey = generatePrivateKey()
    const { address } = privateKeyToAccount(privateKey)
    noteSealKeyMade()
    keyActs.setState({ swept: keyActs.getState().swept.filter((one) => one.chainId !== chainId) })
    return keepSealKey({ chainId, safe, address, privateKey, payer, sent: [] })
  })
}

/** Points a key at another Safe, once it has nothing in flight. */
export function aimSealKey(key: SealKey, safe: Address): void {
  keepSealKey({ ...key, safe })
}
