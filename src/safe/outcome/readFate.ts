import { type Hex, hexToBigInt, slice, toHex, zeroAddress } from 'viem'
import { getCode, readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { WriteKind } from '../../lib/acts.ts'
import { type Address, isSameAddress, toAddress } from '../../lib/address.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { safeAbi } from '../safeAbi.ts'

/** What was requested, as far as the chain's state can show whether it is done. */
export type Wanted = {
  kind: WriteKind
  /** The Safe it is about; where a contract is deployed, that one. */
  safe: Address
  /** The Safe that was asked. */
  account: Address
  /** The account's next nonce when it was asked. */
  nonceFrom?: number | undefined
  /** The beginning of its calldata: the function and its first arguments. */
  callStart?: Hex | undefined
}

/** One argument of a call, counted from 0; undefined where the stored beginning ends before it. */
function argumentIn(callStart: Hex | undefined, index: number): bigint | undefined {
  const start = 4 + 32 * index
  if (!callStart || (callStart.length - 2) / 2 < start + 32) return undefined
  return BigInt(slice(callStart, start, start + 32))
}

const addressIn = (word: bigint | undefined): Address | undefined =>
  word === undefined ? undefined : toAddress(toHex(BigInt.asUintN(160, word), { size: 20 }))

/** Selector of `approve(address,uint256)`; `setApprovalForAll`, the other function for approvals, names no token. */
const APPROVE = '0x095ea7b3'
/** Selector of `safeTransferFromIf(address,address,uint256,bytes32)`. */
const TRANSFER = '0x3aa2f7fc'

/** Selector of `fulfillOrder`, which names the token beyond the stored beginning of a call. */
const FULFIL = '0xb3a34c4c'

/** The token id in a call to our contract. */
function tokenIn({ kind, callStart }: Wanted): bigint | undefined {
  if (kind === 'approveHash' || kind === 'approvePrice' || callStart?.startsWith(FULFIL)) return undefined
  if (kind === 'revoke' || kind === 'approveSale')
    return callStart?.startsWith(APPROVE) ? argumentIn(callStart, 1) : undefined
  return argumentIn(callStart, kind === 'transfer' || callStart?.startsWith(TRANSFER) ? 2 : 0)
}

/** Whether a hash is approved, or the NFT's approval granted or revoked, as requested: `getWrap` has none of these. */
async function isListedSo(
  client: ChainClient,
  { kind, safe, account, callStart }: Wanted,
  blockNumber: bigint,
): Promise<boolean> {
  const first = argumentIn(callStart, 0)
  if (first === undefined) return false
  if (kind === 'approveHash') {
    const args = [account, toHex(first, { size: 32 })] as const
    const approved = { address: safe, abi: safeAbi, functionName: 'approvedHashes', args, blockNumber } as const
    return (await readContract(client, approved)) !== 0n
  }
  if (kind !== 'revoke' && kind !== 'approveSale') return false
  const ours = { address: wrappedSafeAddress, abi: wrappedSafeAbi, blockNumber } as const
  const tokenId = tokenIn({ kind, safe, account, callStart })
  if (tokenId !== undefined) {
    const approved = hexToBigInt(await readContract(client, { ...ours, functionName: 'getApproved', args: [tokenId] }))
    return approved === (kind === 'revoke' ? 0n : first)
  }
  const operator = addressIn(first) ?? zeroAddress
  return !(await readContract(client, { ...ours, functionName: 'isApprovedForAll', args: [account, operator] }))
}

const readWrap = (client: ChainClient, safe: Address, blockNumber: bigint) =>
  readContract(client, {
    address: wrappedSafeAddress,
    abi: wrappedSafeAbi,
    functionName: 'getWrap',
    args: [safe],
    blockNumber,
  })

type Wrap = Awaited<ReturnType<typeof readWrap>>

/** Whether the chain shows it done; `void` where its token is gone for good. */
function judge(wanted: Wanted, wrap: Wrap): 'done' | 'void' | undefined {
  const { kind, callStart } = wanted
  if (kind === 'wrap' || kind === 'create') return wrap.live ? 'done' : undefined
  if (kind === 'seal') return wrap.isSealed ? 'done' : undefined
  // a wrapped Safe asks no owners any more
  if (kind === 'approveHash') return wrap.live ? 'void' : undefined
  const tokenId = tokenIn(wanted)
  if (tokenId === undefined) return undefined
  // a token id belongs to one wrap, and is never minted again
  if (!wrap.live || wrap.tokenId !== tokenId) return kind === 'unwrap' ? 'done' : 'void'
  const second = argumentIn(callStart, 1)
  const isSo = {
    lock: second !== undefined && wrap.lockedUntil >= second,
    signing: second !== undefined && wrap.signing === (second === 1n),
    transfer: isSameAddress(wrap.driver, addressIn(second)),
    buy: isSameAddress(wrap.driver, wanted.account),
  }
  return kind in isSo && isSo[kind as keyof typeof isSo] ? 'done' : undefined
}

/**
 * The fate of a proposal of which no execution event tells: `done` where the requested state was reached by other
 * means; `void` where no signature for it counts any more, since the Safe that was asked has been wrapped (its nonce
 * jumps ahead before it is unwrapped), or the token is gone.
 * @returns undefined where it may still be executed, or that isn't known
 */
export async function readFate(
  client: ChainClient,
  wanted: Wanted,
  blockNumber: bigint,
): Promise<'done' | 'void' | undefined> {
  const { kind, safe, account, nonceFrom } = wanted
  try {
    if (kind === 'deploy') {
      const code = await getCode(client, { address: safe, blockNumber })
      return code === undefined || code === '0x' ? undefined : 'done'
    }
    const [wrap, own] = await Promise.all([
      readWrap(client, safe, blockNumber),
      isSameAddress(safe, account) ? undefined : readWrap(client, account, blockNumber),
    ])
    const fate = judge(wanted, wrap) ?? ((await isListedSo(client, wanted, blockNumber)) ? 'done' : undefined)
    const { count, previousNonce, live } = own ?? wrap
    // an earlier wrap left a lower nonce behind: each unwrap jumps beyond it
    const wasTaken = count > 0n && (live || (nonceFrom !== undefined && previousNonce >= BigInt(nonceFrom)))
    return fate ?? (wasTaken ? 'void' : undefined)
  } catch {
    // without our contract there is nothing to read; after a network error it is read later
    return undefined
  }
}
