import { encodeFunctionData } from 'viem'
import { safeAbi } from '../safe/safeAbi.ts'
import { createSafe } from './createSafe.ts'
import type { Sender } from './createSender.ts'
import { mintDeeds, mintDollars } from './demoTokens.ts'
import { execSafe } from './execSafe.ts'
import { people } from './people.ts'
import type { Sample } from './samples.ts'
import { wrapSafe } from './wrapSafe.ts'

/**
 * Creates one sample Safe, funds it, and brings it into the state that its record describes.
 *
 * @returns The id of its token when it is wrapped.
 * @throws When its address isn't the one in its record.
 */
export async function buildSample(sender: Sender, sample: Sample): Promise<bigint | undefined> {
  const { kind, threshold, saltNonce, balance, dollars, deeds, module, wrappedFor } = sample
  const owners = sample.owners.map((name) => people[name].account)
  const addresses = owners.map(({ address }) => address)
  const safe = await createSafe(sender, { kind, owners: addresses, threshold, saltNonce })
  if (safe !== sample.address) throw new Error(`The sample of Safe ${kind} is at ${safe} instead of ${sample.address}.`)

  const signers = owners.slice(0, Number(threshold))
  await sender.send({ to: safe, value: balance })
  if (dollars) await mintDollars(sender, safe, dollars)
  if (deeds) await mintDeeds(sender, safe, deeds)
  if (module) {
    const { address } = people[module].account
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [address] })
    await execSafe(sender, { safe, kind, signers, calls: [{ to: safe, data }] })
  }
  if (!wrappedFor) return undefined
  return wrapSafe(sender, { safe, kind, signers, to: people[wrappedFor].account.address })
}
