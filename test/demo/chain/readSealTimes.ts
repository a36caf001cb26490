import { createClient, custom } from 'viem'
import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import type { Provider } from '../../../src/demo/Provider.ts'
import { type Sample, samples } from '../../../src/demo/samples.ts'

/** The times of the samples' seals, which depend on when the world was built: as in storage, 40 bits each in hex. */
export async function readSealTimes(provider: Provider): Promise<string[]> {
  const client = createClient({ transport: custom(provider, { retryCount: 0 }) })
  const contract = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  const quietTime = await readContract(client, { ...contract, functionName: 'QUIET_TIME' })
  const times = []
  for (const { address, wrappedFor } of Object.values<Sample>(samples)) {
    if (wrappedFor === undefined) continue
    const { quietUntil } = await readContract(client, { ...contract, functionName: 'getWrap', args: [address] })
    times.push((quietUntil - quietTime).toString(16).padStart(10, '0'))
  }
  return times
}

/** Plain data with these times replaced by names. */
export const withoutSealTimes = (times: readonly string[], data: unknown): unknown =>
  JSON.parse(times.reduce((text, time) => text.replaceAll(time, '[sealed at]'), JSON.stringify(data)))
