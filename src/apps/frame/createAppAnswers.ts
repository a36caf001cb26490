import type { Methods } from '@safe-global/safe-apps-sdk'
import { type Hex, hashMessage } from 'viem'
import * as z from 'zod/mini'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { asTxHash } from '../../lib/hash.ts'
import { readTypedData } from '../../safe/messages/readTypedData.ts'
import { readOutcome } from '../../safe/outcome/readOutcome.ts'
import { type GenuineSafe, readSafe } from '../../safe/read/readSafe.ts'
import type { AppRequest } from '../../safe/requests/appRequest.ts'
import { readAppCalls, readAppRequest } from '../../safe/requests/readAppRequest.ts'
import { type Answer, type RefusalKind, toRpcError } from '../../safe/requests/refusals.ts'
import { type ChainClient, toReadError } from '../../safe/rpc/chainClient.ts'
import { AppRefusal } from './AppRefusal.ts'
import { APP_READS } from './appReads.ts'

export type AppPlace = {
  chain: Chain
  safe: Address
  /** Of the page around the app. */
  origin: string
  client: () => Promise<ChainClient>
  /** Whether nobody here could approve what an app asks for. */
  isReadOnly: (safeState: GenuineSafe) => boolean
  /** Puts a request before the person, who may take as long as they like. Its result is the transaction's hash or the signature. */
  ask: (request: AppRequest) => Promise<Answer>
}

/** Requests of one app that may wait at once: it leaves room for those of others. */
const MOST_ASKED = 5

/** Safe{Wallet}'s message for a rejection: apps look for these words. */
const SAID_NO = 'Transaction was rejected'

const Call = z.object({ call: z.string(), params: z.optional(z.array(z.unknown())) })
const Sent = z.object({ txs: z.array(z.unknown()).check(z.minLength(1)) })
const SentHash = z.object({ safeTxHash: z.string() })
const Text = z.object({ message: z.string() })
const Typed = z.object({ typedData: z.record(z.string(), z.unknown()) })

const parse = <T>(shape: z.ZodMiniType<T>, params: unknown): T => {
  const { data } = shape.safeParse(params)
  if (data === undefined) throw new AppRefusal({ why: 'params' })
  return data
}

/** The hash that `isValidSignature` takes for a request. */
function signedHash(request: AppRequest): Hex {
  if (request.kind === 'signMessage') return hashMessage({ raw: request.message })
  const data = request.kind === 'signTypedData' ? readTypedData(request.typedData) : undefined
  if (!data || 'wrong' in data) throw new AppRefusal({ why: 'typedData' })
  return data.hash
}

const chainInfo = ({ id, name, prefix, currency, explorer }: Chain) => ({
  chainId: String(id),
  chainName: name,
  shortName: prefix,
  nativeCurrency: { ...currency, logoUri: '' },
  blockExplorerUriTemplate: {
    address: explorer ? `${explorer.url}/address/{{address}}` : '',
    txHash: explorer ? `${explorer.url}/tx/{{txHash}}` : '',
    api: '',
  },
})

const refuse = (why: RefusalKind) => () => {
  throw new AppRefusal({ why })
}

/**
 * What a wrapped Safe answers to the methods of the Safe Apps SDK (9.1.0).
 *
 * It has no `safeTxHash`: its holder sends, and nobody signs beforehand. `sendTransactions` is answered once the transaction is
 * sent, by that transaction's hash under the name `safeTxHash`. An app that takes it for a transaction's hash is right, and one
 * that asks `getTxBySafeTxHash` is told the same hash as `txHash`, and how the transaction ended.
 *
 * Messages are only signed off chain, also where the app didn't set `offChainSigning`. `messageHash` is what
 * `isValidSignature` takes: of a text by EIP-191, of typed data by EIP-712.
 */
export function createAppAnswers(place: AppPlace): (method: string, params: unknown) => Promise<unknown> {
  const { chain, safe } = place
  const subject = { safe, chainId: chain.id, chains: [chain.id] }
  const sent = new Set<string>()
  const signed = new Map<string, Hex>()

  let asked = 0

  async function ask(request: AppRequest): Promise<Hex> {
    if (asked >= MOST_ASKED) throw new AppRefusal({ why: 'full' })
    asked++
    const answer = await place.ask(request).finally(() => asked--)
    if ('refused' in answer) {
      const { refused } = answer
      throw new AppRefusal({ message: refused === 'rejected' ? SAID_NO : toRpcError(refused).message })
    }
    if (typeof answer.result !== 'string' || !/^0x[0-9a-f]+$/i.test(answer.result))
      throw new Error('no hash or signature')
    return answer.result as Hex
  }

  async function readNow(): Promise<GenuineSafe> {
    const reading = place.client().then((client) => readSafe(client, safe))
    const { value } = await withDeadline(reading, DEADLINES.rpc, 'the network')
    if (value.kind !== 'safe') throw new AppRefusal({ why: 'gone' })
    return value
  }

  async function getSafeInfo() {
    const state = await readNow()
    const { address, owners, threshold, nonce, modules, hasMoreModules, guard, fallbackHandler, singleton } = state
    return {
      safeAddress: address,
      chainId: chain.id,
      owners,
      threshold,
      isReadOnly: place.isReadOnly(state),
      nonce: Number(nonce),
      implementation: singleton.address,
      modules: hasMoreModules ? null : modules,
      fallbackHandler: fallbackHandler === ZERO_ADDRESS ? null : fallbackHandler,
      guard: guard === ZERO_ADDRESS ? null : guard,
      version: `${singleton.version}${singleton.isL2 ? '+L2' : ''}`,
    }
  }

  async function rpcCall(given: unknown): Promise<unknown> {
    const { call, params = [] } = parse(Call, given)
    // whatever is set, messages are signed off chain
    if (call === 'safe_setSettings') return { offChainSigning: true }
    if (!APP_READS.has(call)) throw new AppRefusal({ why: 'method', method: call })
    const asking = place.client().then((client) => client.request({ method: call, params } as never))
    return withDeadline<unknown>(asking, DEADLINES.rpc, 'the network').catch((thrown: unknown) => {
      throw new AppRefusal({ message: toReadError(thrown).shortMessage })
    })
  }

  async function sendTransactions(given: unknown) {
    const calls = readAppCalls(safe, parse(Sent, given).txs)
    if (typeof calls === 'string') throw new AppRefusal({ why: calls })
    const hash = await ask({ kind: 'send', calls })
    sent.add(hash.toLowerCase())
    return { safeTxHash: hash }
  }

  async function getTxBySafeTxHash(given: unknown) {
    const hash = asTxHash(parse(SentHash, given).safeTxHash)
    if (!hash || !sent.has(hash)) throw new AppRefusal({ why: 'unknownHash' })
    const { wrap } = await readNow()
    const account = wrap === 'missing' ? safe : wrap.driver
    const reading = place.client().then((client) => readOutcome(client, hash, { account, safe }))
    const outcome = await withDeadline(reading, DEADLINES.rpc, 'the network')
    const txStatus = outcome ? (outcome.status === 'confirmed' ? 'SUCCESS' : 'FAILED') : 'AWAITING_EXECUTION'
    return { safeAddress: safe, txId: hash, txHash: hash, txStatus, executedAt: null }
  }

  async function sign(method: string, params: readonly unknown[]) {
    const read = readAppRequest(subject, { method, params })
    if (read.kind !== 'ask') throw new AppRefusal({ why: read.kind === 'refused' ? read.why : 'params' })
    const signature = await ask(read.request)
    const messageHash = signedHash(read.request)
    signed.set(messageHash, signature)
    return { messageHash, signature }
  }

  const answers: Readonly<Record<`${Methods}`, (params: unknown) => unknown>> = {
    getSafeInfo,
    getChainInfo: () => chainInfo(chain),
    getEnvironmentInfo: () => ({ origin: place.origin }),
    rpcCall,
    sendTransactions,
    getTxBySafeTxHash,
    signMessage: (given) => sign('personal_sign', [parse(Text, given).message, safe]),
    signTypedMessage: (given) => sign('eth_signTypedData_v4', [safe, parse(Typed, given).typedData]),
    // empty is how the SDK is told that nobody has signed it
    getOffChainSignature: (messageHash) => signed.get(String(messageHash).toLowerCase()) ?? '',
    getSafeBalances: refuse('balances'),
    requestAddressBook: refuse('addressBook'),
    wallet_getPermissions: () => [],
    wallet_requestPermissions: refuse('permissions'),
  }
  return async (method, params) => {
    if (!Object.hasOwn(answers, method)) throw new AppRefusal({ why: 'method' })
    return answers[method as `${Methods}`](params)
  }
}
