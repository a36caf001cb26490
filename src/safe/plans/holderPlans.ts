import { type ContractFunctionArgs, encodeFunctionData } from 'viem'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { Summary, WriteKind } from '../../lib/acts.ts'
import { type Address, ZERO_ADDRESS } from '../../lib/address.ts'
import type { WrapState } from '../read/readSafe.ts'
import { stateFingerprint } from '../read/stateFingerprint.ts'
import type { ChainClient } from '../rpc/chainClient.ts'
import { assertSomebodyActs } from './assertSomebodyActs.ts'
import { liveWrap } from './drivePlans.ts'
import type { Call, WritePlan } from './prepareWrite.ts'

type Named = 'lockAccount' | 'setSigning' | 'safeTransferFromIf' | 'approve' | 'setApprovalForAll'
type Arguments<name extends Named> = ContractFunctionArgs<typeof wrappedSafeAbi, 'nonpayable', name>

function call<name extends Named>(functionName: name, args: Arguments<name>): Call {
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName, args } as Parameters<
    typeof encodeFunctionData
  >[0])
  return { to: wrappedSafeAddress, value: 0n, data }
}

const plan = (
  [kind, functionName]: readonly [kind: WriteKind, functionName: Named],
  [chainId, safe, account]: readonly [chainId: number, safe: Address, account: Address],
  callFor: (wrap: WrapState, client: ChainClient) => Call | Promise<Call>,
  summary: Summary = {},
): WritePlan => ({
  ...{ kind, functionName, chainId, safe, account, summary },
  build: async (client) => callFor(await liveWrap(client, safe), client),
})

/** Locks the Safe until a time, in seconds: nobody can use it before, whoever holds its NFT. Locks only get longer. */
export const createLockPlan = (chainId: number, safe: Address, account: Address, until: number): WritePlan =>
  plan(
    ['lock', 'lockAccount'],
    [chainId, safe, account],
    ({ tokenId }) => call('lockAccount', [tokenId, BigInt(until)]),
    { until },
  )

/** Lets the holder sign for the Safe (ERC-1271), or no longer. Either way, all earlier signatures become void. */
export const createSigningPlan = (chainId: number, safe: Address, account: Address, isOn: boolean): WritePlan =>
  plan(['signing', 'setSigning'], [chainId, safe, account], ({ tokenId }) => call('setSigning', [tokenId, isOn]), {
    isOn,
  })

/** Transfers the NFT, and with it the Safe, only in the state that the person saw, and only to who could use it. */
export const createTransferPlan = (
  chainId: number,
  safe: Address,
  account: Address,
  to: Address,
  seen: WrapState,
): WritePlan =>
  plan(
    ['transfer', 'safeTransferFromIf'],
    [chainId, safe, account],
    async (_wrap, client) => {
      await assertSomebodyActs(client, safe, { accounts: [to], threshold: 1 })
      return call('safeTransferFromIf', [account, to, seen.tokenId, stateFingerprint(seen)])
    },
    { to },
  )

/** Revokes an approval of the NFT: that of one token, or of an operator for all tokens of the account. */
export const createRevokePlan = (
  chainId: number,
  safe: Address,
  account: Address,
  operator: Address | undefined,
): WritePlan =>
  plan(['revoke', operator ? 'setApprovalForAll' : 'approve'], [chainId, safe, account], ({ tokenId }) =>
    operator ? call('setApprovalForAll', [operator, false]) : call('approve', [ZERO_ADDRESS, tokenId]),
  )
