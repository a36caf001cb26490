import * as z from 'zod/mini'
import { type Address, isSameAddress, toAddress } from '../lib/address.ts'
import { DEADLINES } from '../lib/config.ts'
import { asTxHash, type SafeTxHash } from '../lib/hash.ts'
import type { ProposalReport } from '../lib/ProposalReport.ts'
import { parseSignature } from './signatures/parseSignature.ts'

const Count = z.number().check(z.int(), z.gte(0))
/** A number, which the second version of the service gives as text. */
const Figure = z.union([Count, z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))])

const Proposal = z.object({
  safe: z.string(),
  safeTxHash: z.string(),
  nonce: Figure,
  transactionHash: z.nullish(z.string()),
  confirmationsRequired: Count,
  confirmations: z.nullish(z.array(z.object({ owner: z.string() }))),
})

const Queue = z.object({ count: Count })

/** Requests one document, without credentials or a referrer. @throws where there is no answer in time */
const ask = (url: string): Promise<Response> =>
  fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(DEADLINES.safeService),
  })

/** Requests a JSON document; undefined where there is no such answer in time. */
async function get(url: string): Promise<unknown> {
  try {
    const response = await ask(url)
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/**
 * What Safe's transaction service reports of a proposal. Only to be called where the person has turned it on (S7.4).
 * @param service its address for the proposal's chain, without a slash at the end
 * @returns undefined when it doesn't answer, or doesn't know it, as for a moment after it was proposed
 */
export async function askProposal(
  service: string,
  safe: Address,
  safeTxHash: SafeTxHash,
): Promise<ProposalReport | undefined> {
  const { data } = Proposal.safeParse(await get(`${service}/api/v2/multisig-transactions/${safeTxHash}/`))
  if (!data || !isSameAddress(data.safe, safe) || data.safeTxHash.toLowerCase() !== safeTxHash) return undefined
  const owners = new Set(data.confirmations?.map(({ owner }) => owner.toLowerCase()))
  const hash = asTxHash(data.transactionHash)
  const { nonce, confirmationsRequired: required } = data
  return { signed: owners.size, required, nonce, ...(hash && { hash }) }
}

const Message = z.object({
  safe: z.string(),
  messageHash: z.string(),
  confirmations: z.nullish(z.array(z.object({ owner: z.string() }))),
  preparedSignature: z.nullish(z.string()),
})

/** How many owners have signed a message, and what their signatures come to, also while some are missing. */
export type MessageReport = { signed: number; signature?: `0x${string}` }

/**
 * What Safe's transaction service says of a message that a Safe's owners were asked to sign. Only to be asked where the person has
 * turned it on (S7.4).
 * @returns undefined when it doesn't answer, or doesn't know it
 */
export async function askMessage(
  service: string,
  safe: Address,
  messageHash: string,
): Promise<MessageReport | undefined> {
  const { data } = Message.safeParse(await get(`${service}/api/v1/messages/${messageHash}/`))
  if (!data || !isSameAddress(data.safe, safe) || data.messageHash.toLowerCase() !== messageHash.toLowerCase())
    return undefined
  const owners = new Set(data.confirmations?.map(({ owner }) => owner.toLowerCase()))
  const signature = parseSignature(data.preparedSignature)
  return { signed: owners.size, ...(signature && { signature }) }
}

/**
 * How many transactions wait in a Safe's queue, by Safe's transaction service; undefined where it doesn't say.
 * @param nonce the Safe's next one: transactions with an earlier one can't be executed any more
 */
export async function askQueue(service: string, safe: Address, nonce: bigint): Promise<number | undefined> {
  const query = new URLSearchParams({ executed: 'false', nonce__gte: `${nonce}`, limit: '1' })
  const { data } = Queue.safeParse(await get(`${service}/api/v2/safes/${safe}/multisig-transactions/?${query}`))
  return data?.count
}

/** An answer of its second version; the first is deprecated. */
const Owned = z.object({ next: z.nullish(z.string()), results: z.array(z.object({ address: z.string() })) })

/** The most Safes requested at once. */
const MOST_OWNED = 100

/** What the service says of the Safes of an owner, or why it says nothing. */
export type OwnedSafes =
  /** `hasMore` where it knows of more than it names. */
  | { safes: readonly Address[]; hasMore: boolean }
  /** It limits requests; isn't reachable; answers something unexpected; or answers with an error status. */
  | { refused: 'busy' | 'unreachable' | 'unreadable' }
  | { refused: 'refused'; status: number }

/**
 * Which Safes have an account among their owners, by Safe's transaction service. Only a hint: each has to be read from
 * the chain before anything is done with it. Only to be called where the person has turned it on (S7.4). Never throws.
 */
export async function askOwned(service: string, owner: Address): Promise<OwnedSafes> {
  let response: Response
  try {
    response = await ask(`${service}/api/v2/owners/${owner}/safes/?limit=${MOST_OWNED}`)
  } catch {
    return { refused: 'unreachable' }
  }
  if (response.status === 429) return { refused: 'busy' }
  if (!response.ok) return { refused: 'refused', status: response.status }
  const { data } = Owned.safeParse(await response.json().catch(() => undefined))
  const named = data?.results.map(({ address }) => toAddress(address))
  const safes = named?.flatMap((address) => address ?? [])
  if (!safes || safes.length !== named?.length) return { refused: 'unreadable' }
  return { safes: [...new Set(safes)].slice(0, MOST_OWNED), hasMore: data?.next != null || safes.length > MOST_OWNED }
}
