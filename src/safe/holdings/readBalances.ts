import { encodeFunctionData } from 'viem'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import type { Answer } from './askTogether.ts'
import { addressIn, createRound, wordIn } from './createRound.ts'
import { findAbsent } from './findAbsent.ts'
import { type Found, NOTHING_FOUND } from './findTokens.ts'
import type { AddedToken, Candidate, Held, NftHolding } from './holding.ts'
import type { KnownToken, TokenKind } from './knownTokens.ts'
import { multiTokenAbi, tokenAbi } from './tokenAbi.ts'

export type Options = {
  known: readonly KnownToken[]
  /** The symbol of the chain's own currency: a token with the same one imitates it. */
  nativeSymbol: string
  added?: readonly AddedToken[]
  found?: Found
}

/** Each contract of a standard once: the well-known first, then the person's, then what was found. */
function candidatesOf(kind: TokenKind, { known, added = [] }: Options, found: readonly Address[]): Candidate[] {
  const all: Candidate[] = [
    ...known
      .filter((token) => token.kind === kind)
      .map((token) => ({ address: token.address, origin: 'known' as const, known: token })),
    ...added.filter((token) => token.kind === kind).map(({ address }) => ({ address, origin: 'added' as const })),
    ...found.map((address) => ({ address, origin: 'found' as const })),
  ]
  const byAddress = new Map<Address, Candidate>()
  for (const candidate of all) if (!byAddress.has(candidate.address)) byAddress.set(candidate.address, candidate)
  return [...byAddress.values()]
}

const call = {
  balance: (safe: Address) => encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [safe] }),
  balanceOfId: (safe: Address, id: bigint) =>
    encodeFunctionData({ abi: multiTokenAbi, functionName: 'balanceOf', args: [safe, id] }),
  owner: (id: bigint) => encodeFunctionData({ abi: tokenAbi, functionName: 'ownerOf', args: [id] }),
}

type Balances = {
  fungible: (Candidate & { amount: bigint | 'unknown' })[]
  nfts: (Candidate & Omit<NftHolding, keyof Held>)[]
}

/** All balances that aren't zero, and all tokens that the person added, before names are read. */
export async function readBalances(
  client: ChainClient,
  safe: Address,
  options: Options,
  block: bigint,
): Promise<Balances> {
  const { found = NOTHING_FOUND } = options
  const round = createRound()
  const fungible = candidatesOf('erc20', options, found.erc20).map((candidate) => ({
    candidate,
    balance: round.ask(candidate.origin, candidate.address, call.balance(safe)),
  }))
  const single = candidatesOf(
    'erc721',
    options,
    found.erc721.map(({ address }) => address),
  ).map((candidate) => ({
    candidate,
    balance: round.ask(candidate.origin, candidate.address, call.balance(safe)),
    items: found.erc721
      .filter(({ address }) => address === candidate.address)
      .map(({ id }) => ({ id, owner: round.ask(candidate.origin, candidate.address, call.owner(id)) })),
  }))
  const multi = candidatesOf(
    'erc1155',
    options,
    found.erc1155.map(({ address }) => address),
  ).map((candidate) => ({
    candidate,
    items: found.erc1155
      .filter(({ address }) => address === candidate.address)
      .map(({ id }) => ({ id, balance: round.ask(candidate.origin, candidate.address, call.balanceOfId(safe, id)) })),
  }))
  await round.send(client, block)

  const isEmpty = (answers: (() => Answer)[]) => answers.length > 0 && answers.every((answer) => answer() === '0x')
  const empty = [
    ...[...fungible, ...single].filter(({ balance }) => isEmpty([balance])),
    ...multi.filter(({ items }) => isEmpty(items.map(({ balance }) => balance))),
  ]
  const absent = await findAbsent(
    client,
    empty.map(({ candidate }) => candidate),
    block,
  )
  const isThere = ({ candidate }: { candidate: Candidate }) => !absent.has(candidate.address)
  const isAdded = ({ origin }: Candidate) => origin === 'added'
  return {
    fungible: fungible
      .filter(isThere)
      .map(({ candidate, balance }) => ({ ...candidate, amount: wordIn(balance()) }))
      .filter((token) => token.amount !== 0n || isAdded(token)),
    nfts: [
      ...single.filter(isThere).map(({ candidate, balance, items }) => {
        // a burned token has no owner, and its contract reverts
        const unread = items.filter(({ owner }) => owner() === 'unanswered').length
        const held = items.filter(({ owner }) => isSameAddress(addressIn(owner()), safe))
        return {
          ...candidate,
          ...{ kind: 'erc721' as const, unread, count: wordIn(balance()) },
          items: held.map(({ id }) => ({ id, amount: 1n })),
        }
      }),
      ...multi.filter(isThere).map(({ candidate, items }) => {
        const amounts = items.map(({ id, balance }) => ({ id, amount: wordIn(balance()) }))
        const read = amounts.filter((item): item is { id: bigint; amount: bigint } => item.amount !== 'unknown')
        const held = read.filter(({ amount }) => amount > 0n)
        const count = held.reduce((sum, { amount }) => sum + amount, 0n)
        const unread = amounts.length - read.length
        return {
          ...candidate,
          kind: 'erc1155' as const,
          items: held,
          unread,
          count: unread > 0 || (isAdded(candidate) && items.length === 0) ? ('unknown' as const) : count,
        }
      }),
    ].filter((nft) => nft.count !== 0n || nft.items.length > 0 || nft.unread > 0 || isAdded(nft)),
  }
}
