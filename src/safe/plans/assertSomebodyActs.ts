import { keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { type Address, isSameAddress } from '../../lib/address.ts'
import { RevertedError } from '../../lib/chainErrors.ts'
import { isProxyCode } from '../read/genuineSafes.ts'
import { liveWrapOf } from '../read/liveWrapOf.ts'
import { readSafe } from '../read/readSafe.ts'
import { type ChainClient, toReadError } from '../rpc/chainClient.ts'

/** Limits of the search: levels of owners, and accounts in all. Beyond them nothing is known, and nothing is refused. */
const MAX_LEVELS = 6
const MAX_ACCOUNTS = 100

type Deciders = { accounts: readonly Address[]; threshold: number }

/** Who decides for an account; undefined where it acts by itself, or its control can't be followed. */
async function decidersOf(client: ChainClient, account: Address): Promise<Deciders | undefined> {
  const code = await getCode(client, { address: account })
  if (code === undefined || !isProxyCode(keccak256(code))) return undefined
  const { value } = await readSafe(client, account)
  if (value.kind !== 'safe') return undefined
  const { modules, owners, threshold } = value
  const live = liveWrapOf(value)
  if (live) return { accounts: [live.driver], threshold: 1 }
  return modules.length > 0 ? undefined : { accounts: owners, threshold }
}

/**
 * Asserts that a Safe stays usable when these accounts decide over it: that enough of them can act without depending on
 * the Safe itself, however indirectly. The contract checks tokens, and one level of owners.
 * @throws RevertedError OwnershipCycle, in the contract's own words for it; NetworkUnreachable
 */
export async function assertSomebodyActs(
  client: ChainClient,
  safe: Address,
  { accounts, threshold }: Deciders,
): Promise<void> {
  let left = MAX_ACCOUNTS

  async function acts(account: Address, above: readonly Address[]): Promise<boolean> {
    // a cycle: an account that depends on itself can never act
    if (above.some((other) => isSameAddress(other, account))) return false
    if (above.length > MAX_LEVELS || left-- <= 0) return true
    const deciders = await decidersOf(client, account)
    return deciders === undefined || enoughAct(deciders, [...above, account])
  }

  async function enoughAct(deciders: Deciders, above: readonly Address[]): Promise<boolean> {
    let acting = 0
    for (const account of deciders.accounts) {
      if (await acts(account, above)) acting++
      if (acting >= deciders.threshold) return true
    }
    return false
  }

  let isMovable: boolean
  try {
    isMovable = await enoughAct({ accounts, threshold }, [safe])
  } catch (thrown) {
    throw toReadError(thrown)
  }
  if (!isMovable) throw new RevertedError('OwnershipCycle', [safe, ...accounts])
}
