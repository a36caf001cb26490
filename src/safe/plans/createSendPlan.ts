import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { call as ethCall } from 'viem/actions'
import { wrappedSafeAbi } from '../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress, toAddress } from '../../lib/address.ts'
import { RevertedError } from '../../lib/chainErrors.ts'
import { multiTokenAbi, tokenAbi } from '../holdings/tokenAbi.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { toRevertedError } from '../rpc/toRevertedError.ts'
import { type Named, summaryOf } from '../transfers/summaryOf.ts'
import { type Asset, type Transfer, transferCall } from '../transfers/transferCall.ts'
import { createExecutePlan, executeCall, liveWrap } from './drivePlans.ts'
import type { Call, WritePlan } from './prepareWrite.ts'

type Token = Exclude<Asset, { kind: 'native' }>

/** Nobody's, and without code: what can't be sent to it can't be sent to anybody. */
const ANYBODY: Address = '0x00000000000000000000000000000000000A11cE'

/** The call that reads how much of a token an account has; of an ERC-721, its owner. */
function question(token: Token, account: Address): Call {
  const data =
    token.kind === 'erc20'
      ? encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [account] })
      : token.kind === 'erc721'
        ? encodeFunctionData({ abi: tokenAbi, functionName: 'ownerOf', args: [token.id] })
        : encodeFunctionData({ abi: multiTokenAbi, functionName: 'balanceOf', args: [account, token.id] })
  return { to: token.address, value: 0n, data }
}

const isWord = (answer: Hex | undefined): answer is Hex => answer !== undefined && answer.length >= 66
const wordOf = (answer: Hex): bigint => BigInt(answer.slice(0, 66))

/** What calls of the Safe return when simulated; undefined where one reverts, or the node doesn't answer. */
async function tryCalls(
  client: ChainClient,
  account: Address,
  tokenId: bigint,
  calls: readonly Call[],
): Promise<readonly Hex[] | undefined> {
  try {
    const { to, data } = executeCall(tokenId, calls)
    const { data: answer } = await ethCall(client, { account, to, data })
    return decodeFunctionResult({ abi: wrappedSafeAbi, functionName: 'execute', data: answer ?? '0x' })
  } catch {
    return undefined
  }
}

/**
 * How much of a token reaches the recipient: their balance before and after, in one simulation.
 * @throws RevertedError where the token fails without reverting, or where nothing would arrive
 */
async function readArrival(
  client: ChainClient,
  { account, tokenId, safe }: { account: Address; tokenId: bigint; safe: Address },
  transfer: Transfer & { asset: Token },
): Promise<bigint | 'unknown'> {
  const { asset, to } = transfer
  const call = transferCall(safe, transfer)
  const ask = question(asset, to)
  const asked = await tryCalls(client, account, tokenId, [ask, call, ask])
  // a token without readable balances may still be sent
  const [before, answer, after] = asked ?? [
    undefined,
    (await tryCalls(client, account, tokenId, [call]))?.[0],
    undefined,
  ]
  if (asset.kind === 'erc20' && isWord(answer) && wordOf(answer) === 0n)
    throw new RevertedError('TransferReturnedFalse')
  if (!isWord(before) || !isWord(after)) return 'unknown'
  if (asset.kind === 'erc721') {
    const owner = toAddress(`0x${after.slice(26, 66)}`)
    if (!isSameAddress(owner, to)) throw new RevertedError('NothingArrives')
    return 1n
  }
  const arrives = wordOf(after) - wordOf(before)
  if (arrives <= 0n) throw new RevertedError('NothingArrives')
  return arrives
}

/**
 * Sends the chain's own coin or a token out of a wrapped Safe, for its driver. A token's amount that arrives is
 * simulated: some take a fee, some fail without reverting. An NFT is sent by `safeTransferFrom`, which asks a contract
 * to accept it.
 */
export function createSendPlan(
  chainId: number,
  safe: Address,
  account: Address,
  transfer: Transfer,
  named: Named = {},
): WritePlan {
  const { asset } = transfer
  const call = transferCall(safe, transfer)
  const plan = createExecutePlan(chainId, safe, account, [call])
  if (asset.kind === 'native') return plan
  return {
    ...plan,
    summary: summaryOf(safe, [call], named),
    async build(client) {
      const { tokenId } = await liveWrap(client, safe)
      const arrives = await readArrival(client, { account, tokenId, safe }, { ...transfer, asset })
      return { ...executeCall(tokenId, [call]), arrives }
    },
    async explain(client, error) {
      if (asset.kind === 'erc20') return error
      const { tokenId } = await liveWrap(client, safe)
      // a transfer that fails for this recipient only was refused by the recipient
      const { to, data } = executeCall(tokenId, [transferCall(safe, { ...transfer, to: ANYBODY })])
      const refused = await ethCall(client, { account, to, data }).then(
        () => undefined,
        (thrown: unknown) => toRevertedError(thrown) ?? 'unanswered',
      )
      return refused === undefined ? new RevertedError('TokenNotReceived', [], { cause: error }) : error
    },
  }
}
