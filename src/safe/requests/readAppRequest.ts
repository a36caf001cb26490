import { type Hex, stringToHex } from 'viem'
import * as z from 'zod/mini'
import { type Address, isSameAddress, toAddress } from '../../lib/address.ts'
import { toQuantity } from '../../lib/toQuantity.ts'
import { MOST_CALLS } from '../calls/draftCall.ts'
import { refusedTarget } from '../calls/refusedTarget.ts'
import { readTypedData } from '../messages/readTypedData.ts'
import type { Call } from '../plans/prepareWrite.ts'
import { type AppRequest, LONGEST_ID, MOST_LETTERS } from './appRequest.ts'
import type { RefusalKind } from './refusals.ts'

/** What a request is for: the Safe, the network it names, and all networks on which the app may use the Safe. */
export type AppSubject = { safe: Address; chainId: number; chains: readonly number[] }

export type ReadRequest =
  /** To be shown to the person. */
  | { kind: 'ask'; request: AppRequest }
  /** To be answered at once. */
  | { kind: 'answer'; result: unknown }
  | { kind: 'switch'; chainId: number }
  /** The status of calls that were sent before. */
  | { kind: 'status'; callsId: string }
  | { kind: 'refused'; why: RefusalKind }

const refused = (why: RefusalKind) => ({ kind: 'refused', why }) as const

const Quantity = z.string().check(z.regex(/^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i))
const Data = z.string().check(z.regex(/^0x(?:[0-9a-f]{2})*$/i))
const Given = z.object({
  to: z.optional(z.nullable(z.string())),
  value: z.optional(z.nullable(Quantity)),
  data: z.optional(z.nullable(Data)),
  input: z.optional(z.nullable(Data)),
  operation: z.optional(z.unknown()),
  // EIP-7702: refused, since it would be dropped silently
  authorizationList: z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(0)))),
})
const ChainId = z.string().check(z.regex(/^0x[0-9a-f]{1,13}$/i))
const Transaction = z.object({ from: z.string(), chainId: z.optional(z.nullable(z.union([ChainId, z.number()]))) })

/** A capability that isn't marked as optional must be supported (EIP-5792): none is, beyond batches being atomic. */
const Capabilities = z.optional(z.nullable(z.record(z.string(), z.unknown())))
const Optional = z.object({ optional: z.literal(true) })
const needsMore = (capabilities: z.infer<typeof Capabilities>): boolean =>
  Object.values(capabilities ?? {}).some((one) => !Optional.safeParse(one).success)

const Batch = z.object({
  version: z.string().check(z.maxLength(20)),
  from: z.optional(z.nullable(z.string())),
  chainId: ChainId,
  id: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(LONGEST_ID)))),
  calls: z.array(z.unknown()).check(z.minLength(1)),
  capabilities: Capabilities,
})
const OfCall = z.object({ capabilities: Capabilities })

/**
 * Reads one call that an app asks for. Value in wei, as a quantity or decimal text.
 * @returns the call, or why it is refused
 */
function readAppCall(safe: Address, given: unknown): Call | RefusalKind {
  const { data: call } = Given.safeParse(given)
  if (!call) return 'params'
  if (![undefined, null, 0, '0', '0x0'].includes(call.operation as never)) return 'delegatecall'
  if (call.to === undefined || call.to === null) return 'creation'
  const to = toAddress(call.to)
  const value = BigInt(call.value ?? 0)
  const [data, input] = [call.data, call.input].map((hex) => hex?.toLowerCase() as Hex | undefined)
  if (!to || value >= 1n << 256n || (data && input && data !== input)) return 'params'
  const read = { to, value, data: data ?? input ?? '0x' }
  return refusedTarget(safe, read) ?? read
}

/** Reads several calls; where one is refused, all are, for the first one's reason. */
export function readAppCalls(safe: Address, given: readonly unknown[]): readonly Call[] | RefusalKind {
  if (given.length > MOST_CALLS) return 'tooManyCalls'
  const read = given.map((one) => readAppCall(safe, one))
  const refusal = read.find((one) => typeof one === 'string')
  if (refusal) return refusal
  const calls = read.filter((one) => typeof one !== 'string')
  return calls.reduce((sum, { data }) => sum + data.length, 0) > MOST_LETTERS ? 'tooLarge' : calls
}

function readTransaction({ safe, chainId }: AppSubject, [given]: readonly unknown[]): ReadRequest {
  const { data } = Transaction.safeParse(given)
  if (!data) return refused('params')
  if (!isSameAddress(data.from, safe)) return refused('account')
  if (data.chainId != null && Number(data.chainId) !== chainId) return refused('chain')
  const calls = readAppCalls(safe, [given])
  return typeof calls === 'string' ? refused(calls) : { kind: 'ask', request: { kind: 'send', calls } }
}

function readBatch({ safe, chainId }: AppSubject, [given]: readonly unknown[]): ReadRequest {
  const { data: batch } = Batch.safeParse(given)
  if (!batch) return refused('params')
  if (batch.from != null && !isSameAddress(batch.from, safe)) return refused('account')
  if (Number(batch.chainId) !== chainId) return refused('callsChain')
  const ofCalls = batch.calls.slice(0, MOST_CALLS).map((call) => OfCall.safeParse(call).data?.capabilities)
  if ([batch.capabilities, ...ofCalls].some(needsMore)) return refused('capability')
  const calls = readAppCalls(safe, batch.calls)
  if (typeof calls === 'string') return refused(calls)
  const callsId = batch.id ?? newCallsId()
  return { kind: 'ask', request: { kind: 'send', calls, callsId } }
}

/** An id for calls that the app gave none. */
function newCallsId(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** `personal_sign` takes the message first; some apps put the account there by mistake. */
function readMessage({ safe }: AppSubject, [first, second]: readonly unknown[]): ReadRequest {
  const [message, account] = toAddress(first) && !toAddress(second) ? [second, first] : [first, second]
  if (typeof message !== 'string') return refused('params')
  if (!isSameAddress(toAddress(account), safe)) return refused('account')
  if (message.length > MOST_LETTERS) return refused('tooLarge')
  const isHex = /^0x(?:[0-9a-f]{2})*$/i.test(message)
  const bytes = isHex ? (message.toLowerCase() as Hex) : stringToHex(message)
  if (bytes.length > MOST_LETTERS) return refused('tooLarge')
  return { kind: 'ask', request: { kind: 'signMessage', message: bytes } }
}

function readTyped({ safe }: AppSubject, [account, given]: readonly unknown[]): ReadRequest {
  if (!isSameAddress(toAddress(account), safe)) return refused('account')
  const typedData = typeof given === 'string' ? given : JSON.stringify(given)
  if (typedData === undefined) return refused('params')
  const read = readTypedData(typedData)
  if (!('wrong' in read)) return { kind: 'ask', request: { kind: 'signTypedData', typedData } }
  return refused(read.wrong === 'tooLong' || read.wrong === 'tooMuch' ? 'tooLarge' : 'typedData')
}

function readSwitch({ chains }: AppSubject, [given]: readonly unknown[]): ReadRequest {
  const { data } = z.object({ chainId: ChainId }).safeParse(given)
  if (!data) return refused('params')
  const chainId = Number(data.chainId)
  return chains.includes(chainId) ? { kind: 'switch', chainId } : refused('switchChain')
}

/** What the wallet can do on each network (EIP-5792): batches are atomic. */
function readCapabilities({ safe, chains }: AppSubject, [account, asked]: readonly unknown[]): ReadRequest {
  if (account !== undefined && !isSameAddress(toAddress(account), safe)) return refused('account')
  const ids = Array.isArray(asked) ? asked.slice(0, 1_000).map(Number) : undefined
  const named = chains.filter((id) => ids === undefined || ids.includes(id))
  const result = Object.fromEntries(named.map((id) => [toQuantity(id), { atomic: { status: 'supported' } }]))
  return { kind: 'answer', result }
}

/**
 * Reads what an app asks a wrapped Safe for by JSON-RPC. Nothing in it is trusted: what can't be read, is for another account or
 * network, or would reach the Safe or its wrapper is refused here, before anybody is asked.
 * @param params hostile, as the app sent them
 */
export function readAppRequest(
  subject: AppSubject,
  { method, params }: { method: string; params?: unknown },
): ReadRequest {
  const given: readonly unknown[] = Array.isArray(params) ? params : []
  const { safe, chainId } = subject
  try {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return { kind: 'answer', result: [safe] }
      case 'eth_chainId':
        return { kind: 'answer', result: toQuantity(chainId) }
      case 'net_version':
        return { kind: 'answer', result: String(chainId) }
      case 'eth_sendTransaction':
        return readTransaction(subject, given)
      case 'wallet_sendCalls':
        return readBatch(subject, given)
      case 'wallet_getCallsStatus':
        return typeof given[0] === 'string' && given[0].length <= LONGEST_ID
          ? { kind: 'status', callsId: given[0] }
          : refused('params')
      case 'wallet_getCapabilities':
        return readCapabilities(subject, given)
      case 'personal_sign':
        return readMessage(subject, given)
      case 'eth_signTypedData':
      case 'eth_signTypedData_v4':
        return readTyped(subject, given)
      case 'wallet_switchEthereumChain':
        return readSwitch(subject, given)
      case 'eth_sign':
        return refused('ethSign')
      default:
        return refused('method')
    }
  } catch {
    // nested too deep, or a getter that throws
    return refused('params')
  }
}
