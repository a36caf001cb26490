import { type Hex, keccak256, size, slice } from 'viem'
import { getBlockNumber, getCode } from 'viem/actions'
import { type Address, toAddress } from '../../lib/address.ts'
import { withDeadline } from '../../lib/deadline.ts'
import type { AtBlock } from '../../lib/Fact.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'
import { type KnownModule, knownModule } from './knownModule.ts'

/**
 * What is at a module's address: one that is published, itself or by a minimal proxy; other code, which may do anything;
 * or no code of its own, so that whoever has the key can do anything.
 */
export type ModuleKind = { address: Address } & (
  | { kind: 'known'; module: KnownModule }
  | { kind: 'unknown' }
  | { kind: 'account' }
)

/** Milliseconds for all of them: a client's RPCs in turn. */
const READ_DEADLINE = 60_000

/** EIP-1167: the code before and after the address of what it runs. */
const CLONE_HEAD = '0x363d3d373d3d3d363d73'
const CLONE_TAIL = '0x5af43d82803e903d91602b57fd5bf3'
const CLONE_SIZE = 45
/** EIP-7702: an account that is delegated to code still obeys its key. */
const DELEGATION = '0xef0100'

/** What a minimal proxy runs. */
function cloneTarget(code: Hex): Address | undefined {
  if (size(code) !== CLONE_SIZE || slice(code, 0, 10) !== CLONE_HEAD || slice(code, 30) !== CLONE_TAIL) return undefined
  return toAddress(slice(code, 10, 30))
}

async function readModule(
  client: ChainClient,
  chainId: number,
  address: Address,
  blockNumber: bigint,
): Promise<ModuleKind> {
  const code = await getCode(client, { address, blockNumber })
  if (code === undefined || code === '0x' || code.startsWith(DELEGATION)) return { address, kind: 'account' }
  const target = cloneTarget(code)
  const run = target && (await getCode(client, { address: target, blockNumber }))
  if (target && (run === undefined || run === '0x')) return { address, kind: 'unknown' }
  const module = knownModule(chainId, target ?? address, keccak256(run ?? code))
  return module ? { address, kind: 'known', module } : { address, kind: 'unknown' }
}

/**
 * Identifies each of a Safe's modules, all at one block and in their order.
 * @throws AppError: NetworkUnreachable, Deadline, or any other failure of a read
 */
export async function readModules(
  client: ChainClient,
  chainId: number,
  modules: readonly Address[],
): Promise<AtBlock<readonly ModuleKind[]>> {
  const read = async () => {
    const block = await getBlockNumber(client, { cacheTime: 0 })
    const value = await Promise.all(modules.map((module) => readModule(client, chainId, module, block)))
    return { block, value }
  }
  try {
    return await withDeadline(read(), READ_DEADLINE, 'the network')
  } catch (thrown) {
    throw toReadError(thrown)
  }
}
