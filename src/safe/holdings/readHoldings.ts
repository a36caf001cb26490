import { encodeFunctionData } from 'viem'
import { getBalance, getBlockNumber, getCode } from 'viem/actions'
import { type Address, isSameAddress } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { type Answer, askTogether, type Question } from './askTogether.ts'
import { textIn } from './cleanText.ts'
import { type Found, NOTHING_FOUND } from './findTokens.ts'
import type { KnownToken, TokenKind } from './knownTokens.ts'
import { skeletonOf } from './skeletonOf.ts'
import { multiTokenAbi, tokenAbi } from './tokenAbi.ts'

/** More decimals than this no token has that means it. */
const MOST_DECIMALS = 36

/** A token that the person named. */
export type AddedToken = { address: Address; kind: TokenKind }

/** Whether it is well known, was named by the person, or was only found: anybody can send anything. */
export type Origin = 'known' | 'added' | 'found'

type Held = {
  address: Address
  origin: Origin
  /** As it is known; else what it says of itself, cleaned, and undefined where that is nothing. */
  symbol: string | undefined
  /** The well-known name that it can be taken for, though it isn't that token. */
  imitates?: string
}

export type TokenHolding = Held & {
  kind: 'erc20'
  /** In its smallest unit. */
  amount: bigint | 'unknown'
  /** Undefined where it doesn't say, or something that can't be: then its amount is told in its smallest unit. */
  decimals: number | undefined
}

export type NftHolding = Held & {
  kind: 'erc721' | 'erc1155'
  /** Those whose number is known; of an ERC-721 there is one each. */
  items: readonly { id: bigint; amount: bigint }[]
  /** How many ids couldn't be looked at. */
  unread: number
  /** What the contract says that there are in all, named or not; an ERC-1155 doesn't say. */
  count: bigint | 'unknown'
}

/** What is in a Safe, all of it read at one block. */
export type Holdings = {
  /** Of the chain's own currency, in wei. */
  native: bigint
  tokens: readonly TokenHolding[]
  nfts: readonly NftHolding[]
  /** Each of them was read: nothing is unknown, though there may be others that nobody looked for. */
  isComplete: boolean
}

type Options = {
  known: readonly KnownToken[]
  /** The symbol of the chain's own currency, which no token has. */
  nativeSymbol: string
  added?: readonly AddedToken[]
  found?: Found
}

const wordIn = (answer: Answer): bigint | 'unknown' =>
  answer.startsWith('0x') && answer.length >= 66 ? BigInt(answer.slice(0, 66)) : 'unknown'

const addressIn = (answer: Answer): string | undefined => {
  const word = wordIn(answer)
  return word === 'unknown' || word >> 160n !== 0n ? undefined : `0x${word.toString(16).padStart(40, '0')}`
}

/** Takes questions and hands out their answers, so that all go out together. */
function createRound() {
  const questions: Question[] = []
  let answers: readonly Answer[] = []
  return {
    ask(address: Address, data: Question['data']): () => Answer {
      const index = questions.push({ address, data }) - 1
      return () => answers[index] ?? 'unanswered'
    },
    async send(client: ChainClient, block: bigint): Promise<void> {
      answers = await askTogether(client, questions, block)
    },
  }
}

type Candidate = { address: Address; origin: Origin; known?: KnownToken }

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
  symbol: encodeFunctionData({ abi: tokenAbi, functionName: 'symbol' }),
  name: encodeFunctionData({ abi: tokenAbi, functionName: 'name' }),
  decimals: encodeFunctionData({ abi: tokenAbi, functionName: 'decimals' }),
}

/** The addresses among these without any code: there a well-known token isn't, and nobody has any of it. */
async function findAbsent(client: ChainClient, addresses: readonly Address[], block: bigint): Promise<Set<Address>> {
  const codes = await Promise.all(addresses.map((address) => getCode(client, { address, blockNumber: block })))
  return new Set(addresses.filter((_, index) => (codes[index] ?? '0x') === '0x'))
}

type Balances = {
  fungible: (Candidate & { amount: bigint | 'unknown' })[]
  nfts: (Candidate & Omit<NftHolding, keyof Held>)[]
}

/** Everything that isn't zero, before anybody is asked for its name. */
async function readBalances(client: ChainClient, safe: Address, options: Options, block: bigint): Promise<Balances> {
  const { found = NOTHING_FOUND } = options
  const round = createRound()
  const fungible = candidatesOf('erc20', options, found.erc20).map((candidate) => ({
    candidate,
    balance: round.ask(candidate.address, call.balance(safe)),
  }))
  const single = candidatesOf(
    'erc721',
    options,
    found.erc721.map(({ address }) => address),
  ).map((candidate) => ({
    candidate,
    balance: round.ask(candidate.address, call.balance(safe)),
    items: found.erc721
      .filter(({ address }) => address === candidate.address)
      .map(({ id }) => ({ id, owner: round.ask(candidate.address, call.owner(id)) })),
  }))
  const multi = candidatesOf(
    'erc1155',
    options,
    found.erc1155.map(({ address }) => address),
  ).map((candidate) => ({
    candidate,
    items: found.erc1155
      .filter(({ address }) => address === candidate.address)
      .map(({ id }) => ({ id, balance: round.ask(candidate.address, call.balanceOfId(safe, id)) })),
  }))
  await round.send(client, block)

  const empty = [...fungible, ...single].filter(({ candidate, balance }) => candidate.known && balance() === '0x')
  const absent = await findAbsent(
    client,
    empty.map(({ candidate }) => candidate.address),
    block,
  )
  const isThere = ({ candidate }: { candidate: Candidate }) => !absent.has(candidate.address)
  return {
    fungible: fungible
      .filter(isThere)
      .map(({ candidate, balance }) => ({ ...candidate, amount: wordIn(balance()) }))
      .filter(({ amount }) => amount !== 0n),
    nfts: [
      ...single.filter(isThere).map(({ candidate, balance, items }) => {
        // a token that is gone has no owner, and its contract refuses to name one
        const unread = items.filter(({ owner }) => owner() === 'unanswered').length
        const held = items.filter(({ owner }) => isSameAddress(addressIn(owner()), safe))
        return {
          ...candidate,
          ...{ kind: 'erc721' as const, unread, count: wordIn(balance()) },
          items: held.map(({ id }) => ({ id, amount: 1n })),
        }
      }),
      ...multi.map(({ candidate, items }) => {
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
          count: unread > 0 ? ('unknown' as const) : count,
        }
      }),
    ].filter(({ count, items, unread }) => count !== 0n || items.length > 0 || unread > 0),
  }
}

/**
 * Reads what is in a Safe at one block: the chain's own currency, and of the tokens that are well known, were named by the
 * person or were found, those of which it has some. What couldn't be read is `unknown`, and never left out or zero.
 * @throws AppError when the network doesn't answer
 */
export async function readHoldings(client: ChainClient, safe: Address, options: Options): Promise<AtBlock<Holdings>> {
  try {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    const [native, { fungible, nfts }] = await Promise.all([
      getBalance(client, { address: safe, blockNumber: block }),
      readBalances(client, safe, options, block),
    ])
    const round = createRound()
    const asked = <T extends Candidate>(one: T) => ({
      one,
      ...(!one.known && {
        symbol: round.ask(one.address, call.symbol),
        name: round.ask(one.address, call.name),
        decimals: round.ask(one.address, call.decimals),
      }),
    })
    const [namedTokens, namedNfts] = [fungible.map(asked), nfts.map(asked)]
    await round.send(client, block)

    const names = new Map(
      [options.nativeSymbol, ...options.known.map(({ symbol }) => symbol)].map((s) => [skeletonOf(s), s]),
    )
    const textOf = (answer: (() => Answer) | undefined) => {
      const said = answer?.()
      return said?.startsWith('0x') ? textIn(said as `0x${string}`) : undefined
    }
    const name = ({ one: { address, origin, known }, symbol, name }: ReturnType<typeof asked>): Held => {
      if (known) return { address, origin, symbol: known.symbol }
      const said = textOf(symbol) ?? textOf(name)
      const imitates = said === undefined ? undefined : names.get(skeletonOf(said))
      return { address, origin, symbol: said, ...(imitates !== undefined && { imitates }) }
    }
    const tokens = namedTokens.map((token): TokenHolding => {
      const { known, amount } = token.one
      const said =
        known?.kind === 'erc20' ? BigInt(known.decimals) : token.decimals ? wordIn(token.decimals()) : 'unknown'
      const decimals = said === 'unknown' || said > MOST_DECIMALS ? undefined : Number(said)
      return { ...name(token), kind: 'erc20', amount, decimals }
    })
    const collections = namedNfts.map((nft): NftHolding => {
      const { kind, items, unread, count } = nft.one
      return { ...name(nft), kind, items, unread, count }
    })
    const isComplete =
      tokens.every(({ amount }) => amount !== 'unknown') &&
      collections.every(({ count, unread }) => count !== 'unknown' && unread === 0)
    return { block, value: { native, tokens, nfts: collections, isComplete } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
