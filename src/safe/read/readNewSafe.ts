import { getBlockNumber, getCode, multicall } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../contract/wrappedSafe.generated.ts'
import type { Address } from '../../lib/address.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, MULTICALL, toReadError } from '../rpc/chainClient.ts'
import { readDeployment } from './readDeployment.ts'

/**
 * Where each round of the search ends. Anyone can create a Safe for anyone, so a stranger may use up the first salts:
 * then the search doubles its range, and ends at the same one everywhere. Exhausting it would cost them 1,280 Safes.
 */
const LOOKS = [10, 20, 40, 80, 160, 320, 640, 1_280]

/** The most Safes before the next one that are returned. */
const MAX_EARLIER = 10

/** Bytes of calldata per multicall. */
const BATCH_BYTES = 8_192

const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

export type NumberedSafe = { saltNonce: bigint; address: Address }

/** What an account can create: the first Safe of its own that doesn't exist yet, and the last of those before it. */
export type NewSafe =
  | { status: 'contractMissing' }
  | { status: 'full'; earlier: readonly Address[] }
  /** `isAdopted`: somebody put the bare proxy there already. */
  | ({ status: 'free'; isAdopted: boolean; earlier: readonly Address[] } & NumberedSafe)

/** The addresses of the Safes with some salts, and how many are created before the first that isn't. */
async function look(client: ChainClient, to: Address, numbers: readonly bigint[], blockNumber: bigint) {
  const at = { multicallAddress: MULTICALL, batchSize: BATCH_BYTES, blockNumber, allowFailure: false } as const
  const addresses = await multicall(client, {
    ...at,
    contracts: numbers.map((number) => ({ ...wrapper, functionName: 'predictSafe', args: [to, number] }) as const),
  })
  const wraps = await multicall(client, {
    ...at,
    contracts: addresses.map((address) => ({ ...wrapper, functionName: 'getWrap', args: [address] }) as const),
  })
  const free = wraps.findIndex(({ count }) => count === 0n)
  return { addresses, created: free === -1 ? addresses.length : free }
}

/** Asks the contract which Safe it would create next for an account, all at one block. @throws AppError */
export async function readNewSafe(client: ChainClient, to: Address): Promise<AtBlock<NewSafe>> {
  try {
    if ((await readDeployment(client)).value !== 'here')
      return { block: await getBlockNumber(client), value: { status: 'contractMissing' } }
    const block = await getBlockNumber(client, { cacheTime: 0 })
    let earlier: readonly Address[] = []
    let from = 0
    for (const end of LOOKS) {
      const numbers = Array.from({ length: end - from }, (_, index) => BigInt(from + index))
      const { addresses, created } = await look(client, to, numbers, block)
      earlier = [...earlier, ...addresses.slice(0, created)].slice(-MAX_EARLIER)
      const [address, saltNonce] = [addresses[created], numbers[created]]
      if (address && saltNonce !== undefined) {
        const code = await getCode(client, { address, blockNumber: block })
        const isAdopted = code !== undefined && code !== '0x'
        return { block, value: { status: 'free', isAdopted, earlier, saltNonce, address } }
      }
      from = end
    }
    return { block, value: { status: 'full', earlier } }
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
