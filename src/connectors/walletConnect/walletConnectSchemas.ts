import * as z from 'zod/mini'
import { type Address, toAddress } from '../../lib/address.ts'
import { cleanName, parseChainId } from '../parse.ts'

/** Parses everything that comes from a relay or a wallet behind it; the relay client barely validates it. */

const NAMESPACE = '[-a-z0-9]{3,8}'
const REFERENCE = '[-_a-zA-Z0-9]{1,32}'

/** S5.1: `namespace:chainId` (CAIP-2). */
export const ChainRef = z.string().check(z.regex(new RegExp(`^${NAMESPACE}:${REFERENCE}$`)))

/** S5.2: `namespace:chainId:address` (CAIP-10). */
export const AccountRef = z.string().check(z.regex(new RegExp(`^${NAMESPACE}:${REFERENCE}:[-.%a-zA-Z0-9]{1,128}$`)))

/** S5.3: methods and events, arrays of non-empty strings. */
export const Names = z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(200))

/** `eip155:` and the chain id in decimal, without leading zeros. @returns undefined for anything else */
export function parseChainRef(value: unknown): number | undefined {
  const ref = ChainRef.safeParse(value)
  const digits = ref.success ? /^eip155:([1-9][0-9]{0,15})$/.exec(ref.data)?.[1] : undefined
  return parseChainId(digits)
}

export type ChainAccount = { chainId: number; address: Address }

/** An EVM account of CAIP-10. The address may be in any case (S5.6) and comes out in EIP-55 capitals. */
export function parseAccountRef(value: unknown): ChainAccount | undefined {
  const ref = AccountRef.safeParse(value)
  if (!ref.success) return undefined
  const cut = ref.data.lastIndexOf(':')
  const chainId = parseChainRef(ref.data.slice(0, cut))
  const address = toAddress(ref.data.slice(cut + 1))
  return chainId !== undefined && address ? { chainId, address } : undefined
}

const Topic = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const MOST_ACCOUNTS = 1_000

const Namespace = z.object({
  chains: z.optional(z.array(ChainRef).check(z.maxLength(MOST_ACCOUNTS))),
  // parsed one by one: an invalid entry is dropped without the others
  accounts: z.array(z.unknown()).check(z.maxLength(MOST_ACCOUNTS)),
  methods: Names,
  events: Names,
})

/** Keys are `eip155` or `eip155:1`; other namespaces are ignored. */
const Namespaces = z.record(z.string().check(z.regex(new RegExp(`^${NAMESPACE}(:${REFERENCE})?$`))), z.unknown())

export type Approved = {
  /** In the wallet's order, without repeats. */
  accounts: readonly ChainAccount[]
  methods: readonly string[]
  events: readonly string[]
}

/** Parses what a wallet approved for EVM chains. @returns undefined when a part of it is invalid */
export function parseNamespaces(value: unknown): Approved | undefined {
  const namespaces = Namespaces.safeParse(value)
  if (!namespaces.success) return undefined
  const ours = Object.entries(namespaces.data).filter(([key]) => /^eip155(:|$)/.test(key))
  const parsed = ours.map(([key, namespace]) => ({ key, ...Namespace.safeParse(namespace) }))
  if (!parsed.every(({ success }) => success)) return undefined
  const accounts = parsed.flatMap(({ key, data }) => {
    const own = key.includes(':') ? parseChainRef(key) : undefined
    const refs = (data?.accounts ?? []).map(parseAccountRef).filter((account) => account !== undefined)
    return key.includes(':') ? refs.filter(({ chainId }) => chainId === own) : refs
  })
  const isFirst = ({ chainId, address }: ChainAccount, index: number) =>
    accounts.findIndex((other) => other.chainId === chainId && other.address === address) === index
  return {
    accounts: accounts.filter(isFirst),
    methods: [...new Set(parsed.flatMap(({ data }) => data?.methods ?? []))],
    events: [...new Set(parsed.flatMap(({ data }) => data?.events ?? []))],
  }
}

const SessionShape = z.object({
  topic: Topic,
  expiry: z.number().check(z.int(), z.gte(1)),
  namespaces: z.unknown(),
})

const Peer = z.object({ peer: z.object({ metadata: z.object({ name: z.string() }) }) })

export type Session = Approved & {
  topic: string
  /** Unix seconds. */
  expiry: number
  /** What the wallet calls itself, cleaned of what could hide or reorder it. */
  peerName: string | undefined
}

export function parseSession(value: unknown): Session | undefined {
  const session = SessionShape.safeParse(value)
  const approved = session.success ? parseNamespaces(session.data.namespaces) : undefined
  if (!session.success || !approved) return undefined
  const { topic, expiry } = session.data
  const peerName = cleanName(Peer.safeParse(value).data?.peer.metadata.name ?? '') || undefined
  return { topic, expiry, peerName, ...approved }
}

const Told = z.object({ topic: Topic })
const Update = z.object({ topic: Topic, params: z.object({ namespaces: z.unknown() }) })
const Event = z.object({
  topic: Topic,
  params: z.object({
    chainId: ChainRef,
    event: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)), data: z.unknown() }),
  }),
})

/** The topic of any event of the relay client; one of another session isn't ours. */
export const parseTopic = (value: unknown): string | undefined => Told.safeParse(value).data?.topic

export const parseUpdate = (value: unknown): Approved | undefined =>
  parseNamespaces(Update.safeParse(value).data?.params.namespaces)

/** @returns undefined when the event isn't one, or is about another namespace */
export function parseSessionEvent(value: unknown): { chainId: number; name: string; data: unknown } | undefined {
  const event = Event.safeParse(value).data?.params
  const chainId = parseChainRef(event?.chainId)
  return event && chainId !== undefined ? { chainId, ...event.event } : undefined
}

/** The chain that a `chainChanged` names: a number, hex or decimal text, or CAIP-2. */
export const parseEventChain = (data: unknown): number | undefined => parseChainRef(data) ?? parseChainId(data)

/** The accounts that an `accountsChanged` names on a chain, as CAIP-10 or plain; undefined when it is no list. */
export function parseEventAccounts(data: unknown, chainId: number): Address[] | undefined {
  if (!Array.isArray(data)) return undefined
  return data.slice(0, MOST_ACCOUNTS).flatMap((entry) => {
    const account = parseAccountRef(entry)
    const address = account ? (account.chainId === chainId ? account.address : undefined) : toAddress(entry)
    return address ? [address] : []
  })
}

const fee = z.optional(z.unknown())
const Fees = z
  .looseObject({ gasPrice: fee, maxFeePerGas: fee, maxPriorityFeePerGas: fee })
  .check(z.refine((fees) => isAbsent(fees.gasPrice) || [fees.maxFeePerGas, fees.maxPriorityFeePerGas].every(isAbsent)))

const isAbsent = (value: unknown) => value === undefined || value === null

/** S5.7: a transaction names `gasPrice` or the fields of EIP-1559, not both. */
export const hasOneKindOfFee = (transaction: unknown): boolean => Fees.safeParse(transaction).success
