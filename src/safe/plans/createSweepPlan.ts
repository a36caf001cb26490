import { decodeFunctionResult, encodeFunctionData, erc20Abi, erc721Abi, erc1155Abi, type Hex } from 'viem'
import { call, getBalance, getBlockNumber, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { ChangedError } from '../../lib/chainErrors.ts'
import type { Holdings, Origin } from '../holdings/holding.ts'
import type { KnownToken } from '../holdings/knownTokens.ts'
import { readBalances } from '../holdings/readBalances.ts'
import type { NumberedSafe } from '../read/readNewSafe.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import { liveWrap } from './drivePlans.ts'
import { type Movable, movable, type Sweep } from './movable.ts'
import type { Call, WritePlan } from './prepareWrite.ts'
import { assertReached } from './revokingCalls.ts'

/** The most assets moved at once; the others need a second transaction. */
const MOST_MOVED = 40
/** Gas that our contract and the Safe add to one call, and that it takes to create a Safe. */
const EXECUTE_GAS = 300_000n
const CREATE_GAS = 1_500_000n
/** Gas for moving one asset and two reads of balances; honest tokens take less than half of it. */
const MOST_GAS = 400_000n
/** Below what Ethereum allows one transaction: https://eips.ethereum.org/EIPS/eip-7825 */
const ALL_GAS = 16_000_000n

/** How balances, or an owner, show that an asset is with the new Safe. */
type Moving = { thing: Movable; call: Call; looks: readonly Call[]; isMoved: (said: readonly Hex[]) => boolean }

const plain = (to: Address, data: Hex): Call => ({ to, value: 0n, data })

/** A number that a contract returned; undefined for anything shorter. */
const numberIn = (said: Hex | undefined): bigint | undefined =>
  said !== undefined && said.length >= 66 ? BigInt(said.slice(0, 66)) : undefined

function movingOf(safe: Address, target: Address, thing: Movable): Moving {
  if (thing.kind === 'native')
    return { thing, call: { to: target, value: thing.amount, data: '0x' }, looks: [], isMoved: () => true }
  const { token, amount } = thing
  const hasMoved = ([here, there]: readonly Hex[]): boolean => {
    const [left, arrived] = [numberIn(here), numberIn(there)]
    // a fee or rounding is fine, but not a token that returns success and moves nothing
    return left !== undefined && left < amount && arrived !== undefined && arrived > 0n
  }
  if (thing.kind === 'erc20') {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [target, amount] })
    const look = (account: Address) =>
      plain(token, encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] }))
    return { thing, call: plain(token, data), looks: [look(safe), look(target)], isMoved: hasMoved }
  }
  const { id } = thing
  if (thing.kind === 'erc721') {
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [safe, target, id] })
    const owner = plain(token, encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [id] }))
    return {
      ...{ thing, call: plain(token, data), looks: [owner] },
      isMoved: ([said]) => numberIn(said) === BigInt(target),
    }
  }
  const args = [safe, target, id, amount, '0x'] as const
  const data = encodeFunctionData({ abi: erc1155Abi, functionName: 'safeTransferFrom', args })
  const look = (account: Address) =>
    plain(token, encodeFunctionData({ abi: erc1155Abi, functionName: 'balanceOf', args: [account, id] }))
  return { thing, call: plain(token, data), looks: [look(safe), look(target)], isMoved: hasMoved }
}

/** Re-reads these holdings from the same contracts alone, with their current amounts. */
async function readThings(client: ChainClient, safe: Address, { tokens, nfts }: Holdings): Promise<Movable[]> {
  const of = (origin: Origin) => [...tokens, ...nfts].filter((one) => one.origin === origin)
  const known = of('known').map(
    ({ address, kind, symbol = '' }): KnownToken =>
      kind === 'erc20' ? { address, symbol, kind, decimals: 0 } : { address, symbol, kind },
  )
  const added = of('added').map(({ address, kind }) => ({ address, kind }))
  const numbered = (kind: 'erc721' | 'erc1155') =>
    nfts.filter((one) => one.kind === kind).flatMap(({ address, items }) => items.map(({ id }) => ({ address, id })))
  const found = {
    erc20: tokens.filter(({ origin }) => origin === 'found').map(({ address }) => address),
    ...{ erc721: numbered('erc721'), erc1155: numbered('erc1155'), isCut: false },
  }
  const block = await getBlockNumber(client, { cacheTime: 0 })
  const [native, balances] = await Promise.all([
    getBalance(client, { address: safe, blockNumber: block }),
    readBalances(client, safe, { known, added, found, nativeSymbol: '' }, block),
  ])
  const unnamed = { symbol: undefined, decimals: undefined }
  return movable({
    native,
    tokens: balances.fungible.map(({ address, origin, amount }) => ({
      ...{ kind: 'erc20' as const, address, origin, amount },
      ...unnamed,
    })),
    nfts: balances.nfts.map(({ known: _, ...one }) => ({ ...one, ...unnamed })),
  })
}

/**
 * Empties a wrapped Safe into another of its driver's own: one transaction creates that one, unless it exists unused,
 * and moves the known holdings to it. Everything is re-read from the chain. Each asset is simulated as the driver will
 * send it; what doesn't move, or not together with the rest, is left out and listed.
 * @param target as it was shown; rejected where the contract would create another
 * @param holdings what to move, and nothing else
 */
export const createSweepPlan = (
  chainId: number,
  safe: Address,
  account: Address,
  { target, holdings }: { target: NumberedSafe; holdings: Holdings },
): WritePlan => ({
  ...{ kind: 'sweep', functionName: 'execute', chainId, account, safe, summary: { to: target.address } },
  async build(client) {
    const { tokenId } = await liveWrap(client, safe)
    const args = [account, target.saltNonce] as const
    const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
    const create = plain(
      wrappedSafeAddress,
      encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'createWrapped', args }),
    )
    const executing = (calls: readonly Call[]) =>
      plain(
        wrappedSafeAddress,
        encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [tokenId, [create, ...calls]] }),
      )
    const attempt = async (calls: readonly Call[], gas: bigint): Promise<readonly Hex[]> => {
      const { data } = await call(client, { account, ...executing(calls), gas })
      if (data === undefined) return []
      return decodeFunctionResult({ abi: wrappedSafeAbi, functionName: 'execute', data }).slice(1)
    }
    let refusal: unknown
    /** Whether it works. @throws where the network doesn't answer */
    const isDone = async (calls: readonly Call[], gas: bigint, isRight: (said: readonly Hex[]) => boolean) => {
      try {
        return isRight(await attempt(calls, gas))
      } catch (thrown) {
        await assertReached(client)
        refusal ??= thrown
        return false
      }
    }
    const predicted = await readContract(client, { ...wrapper, functionName: 'predictSafe', args }).catch(
      (thrown: unknown) => Promise.reject(toReadError(thrown)),
    )
    if (!isSameAddress(predicted, target.address) || isSameAddress(predicted, safe))
      throw new ChangedError({ details: `It would be ${predicted}.` })
    try {
      await attempt([], EXECUTE_GAS + CREATE_GAS)
    } catch (thrown) {
      throw toRevertedError(thrown) ?? toReadError(thrown)
    }
    const things = await readThings(client, safe, holdings).catch((thrown: unknown) =>
      Promise.reject(toReadError(thrown)),
    )
    const movings = things.slice(0, MOST_MOVED).map((thing) => movingOf(safe, target.address, thing))
    const tried = await Promise.all(
      movings.map(({ call, looks, isMoved }) =>
        isDone([call, ...looks], EXECUTE_GAS + CREATE_GAS + MOST_GAS, (said) => isMoved(said.slice(1))),
      ),
    )
    const moved: Moving[] = []
    // what moves alone may not move beside another: halves are tried until each is in or out
    const take = async (some: readonly Moving[]): Promise<void> => {
      if (some.length === 0) return
      if (
        await isDone(
          [...moved, ...some].map(({ call }) => call),
          ALL_GAS,
          () => true,
        )
      )
        return void moved.push(...some)
      if (some.length === 1) return
      const half = Math.ceil(some.length / 2)
      await take(some.slice(0, half))
      await take(some.slice(half))
    }
    await take(movings.filter((_, index) => tried[index]))
    if (moved.length === 0) throw toRevertedError(refusal) ?? new ChangedError()
    const isMoved = new Set(moved.map(({ thing }) => thing))
    const sweep: Sweep = {
      moved: [...isMoved],
      left: movings.flatMap(({ thing }) => (isMoved.has(thing) ? [] : [thing])),
      later: things.slice(MOST_MOVED),
    }
    return { ...executing(moved.map(({ call }) => call)), sweep }
  },
})
