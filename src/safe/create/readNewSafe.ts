import { getBlockNumber, getCode, multicall } from 'viem/actions'
import type { Address } from '../../address.ts'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { AtBlock } from '../../fact.ts'
import { type ChainClient, MULTICALL, toReadError } from '../chainClient.ts'
import { readDeployment } from '../readDeployment.ts'

/** So many Safes of one account are looked for. */
const MAX_NUMBERED = 10

const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

export type NumberedSafe = { saltNonce: bigint; address: Address }

/** What an account can create: the first Safe of its own that isn't there, and those that were created before. */
export type NewSafe =
  | { status: 'contractMissing' }
  | { status: 'full'; earlier: readonly Address[] }
  /** `isAdopted`: somebody put the bare proxy there already. */
  | ({ status: 'free'; isAdopted: boolean; earlier: readonly Address[] } & NumberedSafe)

/** Asks the contract which Safe it would create next for an account, all at one block. @throws AppError */
export async function readNewSafe(client: ChainClient, to: Address): Promise<AtBlock<NewSafe>> {
  try {
    if ((await readDeployment(client)).value !== 'here')
      return { block: await getBlockNumber(client), value: { status: 'contractMissing' } }
    const blockNumber = await getBlockNumber(client, { cacheTime: 0 })
    const at = { multicallAddress: MULTICALL, blockNumber, allowFailure: false } as const
    const numbers = Array.from({ length: MAX_NUMBERED }, (_, index) => BigInt(index))
    const addresses = await multicall(client, {
      ...at,
      contracts: numbers.map((number) => ({ ...wrapper, functionName: 'predictSafe', args: [to, number] }) as const),
    })
    const wraps = await multicall(client, {
      ...at,
      contracts: addresses.map((address) => ({ ...wrapper, functionName: 'getWrap', args: [address] }) as const),
    })
    const earlier = addresses.filter((_, index) => (wraps[index]?.count ?? 0n) > 0n)
    const address = addresses.find((_, index) => wraps[index]?.count === 0n)
    if (!address) return { block: blockNumber, value: { status: 'full', earlier } }
    const code = await getCode(client, { address, blockNumber })
    const isAdopted = code !== undefined && code !== '0x'
    const saltNonce = BigInt(addresses.indexOf(address))
    return { block: blockNumber, value: { status: 'free', isAdopted, earlier, saltNonce, address } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
