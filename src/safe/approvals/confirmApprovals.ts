import { encodeFunctionData, type Hex } from 'viem'
import { type Address, isSameAddress, ZERO_ADDRESS } from '../../lib/address.ts'
import type { Answer } from '../holdings/askTogether.ts'
import { addressIn, createRound, wordIn } from '../holdings/createRound.ts'
import { findAbsent } from '../holdings/findAbsent.ts'
import type { Candidate } from '../holdings/holding.ts'
import type { KnownToken } from '../holdings/knownTokens.ts'
import { tokenAbi } from '../holdings/tokenAbi.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { approvalAbi, permit2Abi } from './approvalAbi.ts'
import type { FoundApproval } from './findApprovals.ts'
import type { UnnamedApproval } from './liveApproval.ts'
import { PERMIT2 } from './spenders.ts'

const call = {
  balance: (safe: Address) => encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [safe] }),
  owner: (id: bigint) => encodeFunctionData({ abi: tokenAbi, functionName: 'ownerOf', args: [id] }),
  allowance: (safe: Address, spender: Address) =>
    encodeFunctionData({ abi: approvalAbi, functionName: 'allowance', args: [safe, spender] }),
  approved: (id: bigint) => encodeFunctionData({ abi: approvalAbi, functionName: 'getApproved', args: [id] }),
  operator: (safe: Address, operator: Address) =>
    encodeFunctionData({ abi: approvalAbi, functionName: 'isApprovedForAll', args: [safe, operator] }),
  permit2: (safe: Address, token: Address, spender: Address) =>
    encodeFunctionData({ abi: permit2Abi, functionName: 'allowance', args: [safe, token, spender] }),
}

/** The least of several amounts; with one that is unknown it is unknown too, unless another one is zero. */
function least(amounts: readonly (bigint | 'unknown')[]): bigint | 'unknown' {
  if (amounts.includes(0n)) return 0n
  const known = amounts.filter((amount) => amount !== 'unknown')
  const [first = 0n] = known.toSorted((one, other) => Number(one > other) - Number(one < other))
  return known.length < amounts.length ? 'unknown' : first
}

/** The contract of each token once, as a well-known one or as found (unlisted). */
export function candidatesFor(tokens: readonly Address[], known: readonly KnownToken[]): Map<Address, Candidate> {
  const listed = new Map(known.map((token) => [token.address, token]))
  return new Map(
    tokens.map((address) => {
      const known = listed.get(address)
      return [address, known ? { address, origin: 'known', known } : { address, origin: 'found' }]
    }),
  )
}

/** Identifies an approval: an NFT by its id alone, since its contract has one current spender; amounts don't count. */
const keyOf = (one: UnnamedApproval | FoundApproval): string => {
  const token = 'token' in one ? one.token : one.found.token
  const detail = one.kind === 'erc721' ? one.id : one.spender
  return `${one.kind}:${token}:${detail}`
}

function eachOnce<T extends UnnamedApproval | FoundApproval>(all: readonly T[]): T[] {
  const seen = new Set<string>()
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))
}

type Judged = UnnamedApproval | 'gone' | 'unread'
type Asked = { found: FoundApproval; answers: readonly (() => Answer)[]; judge: () => Judged | readonly Judged[] }

/** The calls that check one approval, and how their results are judged. */
function question(
  found: FoundApproval,
  safe: Address,
  { ask, askPermit2 }: { ask: (data: Hex) => () => Answer; askPermit2: (data: Hex) => () => Answer },
  time: bigint,
): Asked {
  const balance = () => ask(call.balance(safe))
  switch (found.kind) {
    case 'erc20': {
      const { spender } = found
      const [allowed, held] = [ask(call.allowance(safe, spender)), balance()]
      const judge = (): Judged => {
        const allowance = wordIn(allowed())
        if (allowance === 'unknown') return 'unread'
        if (allowance === 0n) return 'gone'
        return { kind: 'erc20', found, spender, allowance, atRisk: least([wordIn(held()), allowance]) }
      }
      return { found, answers: [allowed], judge }
    }
    case 'erc721': {
      const { id, token, since } = found
      const [approved, owner] = [ask(call.approved(id)), ask(call.owner(id))]
      const asCoin = question({ kind: 'erc20', token, spender: found.spender, since }, safe, { ask, askPermit2 }, time)
      const isRefused = (answer: Answer) => answer === 'reverted' || answer === '0x'
      const judgeNft = (coin: ReturnType<Asked['judge']>): Judged => {
        const [spender, holder] = [addressIn(approved()), addressIn(owner())]
        if ((holder && !isSameAddress(holder, safe)) || spender === ZERO_ADDRESS) return 'gone'
        // burned: both calls revert, whereas a paused contract may refuse the owner alone
        if (owner() === 'reverted' && approved() === 'reverted') return 'gone'
        // an ERC-20 has neither
        if (coin !== 'unread' && isRefused(owner()) && isRefused(approved())) return 'gone'
        return spender && holder ? { kind: 'erc721', found, spender, id, atRisk: 1n } : 'unread'
      }
      const [allowed] = asCoin.answers
      const judge = () => {
        const coin = asCoin.judge()
        // an NFT's contract has no allowances
        const isNoCoin = coin === 'unread' && allowed !== undefined && isRefused(allowed())
        return [judgeNft(coin), isNoCoin ? 'gone' : coin].flat()
      }
      return { found, answers: [approved, owner, ...asCoin.answers], judge }
    }
    case 'operator': {
      const { spender } = found
      const [approved, held] = [ask(call.operator(safe, spender)), balance()]
      const judge = (): Judged => {
        const isApproved = wordIn(approved())
        if (isApproved === 'unknown') return 'unread'
        // an ERC-1155 has no balance of all its ids
        return isApproved === 0n ? 'gone' : { kind: 'operator', found, spender, atRisk: wordIn(held()) }
      }
      return { found, answers: [approved], judge }
    }
    case 'permit2': {
      const { token, spender } = found
      const allowed = askPermit2(call.permit2(safe, token, spender))
      const ways = [ask(call.allowance(safe, PERMIT2)), balance()]
      const judge = (): Judged => {
        const said = allowed()
        const [allowance, until] = [said, `0x${said.slice(66)}` as Hex].map(wordIn)
        if (allowance === undefined || until === undefined || allowance === 'unknown' || until === 'unknown')
          return 'unread'
        if (allowance === 0n || until < time) return 'gone'
        const atRisk = least([allowance, ...ways.map((way) => wordIn(way()))])
        return { kind: 'permit2', found, spender, allowance, expiration: Number(until), atRisk }
      }
      return { found, answers: ways, judge }
    }
  }
}

/**
 * Checks at one block which of a Safe's approvals are in force. Those that aren't are left out; those that couldn't be
 * read are returned as `unread`. Each unlisted token is queried in a call of its own.
 * @param time of the block, in seconds: approvals that expired before it are left out
 * @throws whatever the network does where the calls to Permit2 and the well-known tokens fail
 */
export async function confirmApprovals(
  client: ChainClient,
  safe: Address,
  { approvals, known }: { approvals: readonly FoundApproval[]; known: readonly KnownToken[] },
  { block, time }: { block: bigint; time: bigint },
): Promise<{ live: UnnamedApproval[]; unread: FoundApproval[] }> {
  // a spender's contract, asked first, could use up its approval of another token in the same call
  const round = createRound({ isEachAlone: true })
  const candidates = candidatesFor(
    approvals.map(({ token }) => token),
    known,
  )
  const asked = new Map<string, () => Answer>()
  const once = (address: Address, data: Hex) => {
    const key = address + data
    const origin = address === PERMIT2 ? 'known' : (candidates.get(address)?.origin ?? 'found')
    const answer = asked.get(key) ?? round.ask(origin, address, data)
    asked.set(key, answer)
    return answer
  }
  const questions = approvals.map((found) =>
    question(found, safe, { ask: (data) => once(found.token, data), askPermit2: (data) => once(PERMIT2, data) }, time),
  )
  await round.send(client, block)

  const isEmpty = ({ answers }: Asked) => answers.every((answer) => answer() === '0x')
  const empty = new Set(questions.filter(isEmpty).map(({ found }) => found.token))
  const absent = await findAbsent(
    client,
    [...candidates.values()].filter(({ address }) => empty.has(address)),
    block,
  )
  const judged = questions
    .filter(({ found }) => !absent.has(found.token))
    .flatMap(({ found, judge }) => [judge()].flat().map((judgement) => ({ found, judgement })))
  return {
    live: eachOnce(judged.flatMap(({ judgement }) => (typeof judgement === 'string' ? [] : [judgement]))),
    unread: eachOnce(judged.flatMap(({ found, judgement }) => (judgement === 'unread' ? [found] : []))),
  }
}
