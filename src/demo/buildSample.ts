import { encodeFunctionData, erc20Abi, erc721Abi, maxUint256, numberToHex, pad } from 'viem'
import { mappingSlot } from '../safe/proof/trie.ts'
import { moduleSlot } from '../safe/read/moduleSlot.ts'
import { safeAbi } from '../safe/safeAbi.ts'
import { createSafe } from './createSafe.ts'
import type { Sender } from './createSender.ts'
import { coinsCreationCode } from './demoCoins.ts'
import { demoDeeds, demoDollar, mintDeeds, mintDollars } from './demoTokens.ts'
import { deployByCreate2 } from './deployByCreate2.ts'
import { execSafe } from './execSafe.ts'
import { people } from './people.ts'
import { genesisCode } from './placeGenesisCode.ts'
import { plantSlots } from './plantSlots.ts'
import type { Sample } from './samples.ts'
import { wrapSafe } from './wrapSafe.ts'

/**
 * Creates one sample Safe, funds it, and brings it into the state that its record describes.
 *
 * @returns The id of its token when it is wrapped.
 * @throws When its address isn't the one in its record.
 */
export async function buildSample(sender: Sender, sample: Sample): Promise<bigint | undefined> {
  const { kind, threshold, saltNonce, balance, dollars, deeds, module, approves, hides, wrappedFor } = sample
  const { hidesOwner, hasCoins } = sample
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
  if (approves) {
    const { address } = people[approves].account
    const dollars = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [address, maxUint256] })
    const deeds = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [address, true] })
    const calls = [
      { to: demoDollar, data: dollars },
      { to: demoDeeds, data: deeds },
    ] as const
    await execSafe(sender, { safe, kind, signers, calls })
  }
  if (hasCoins)
    await deployByCreate2(sender, {
      ...{ name: 'Demo Coins', deployer: genesisCode.create2Deployer.address, creationCode: coinsCreationCode },
    })
  // enabled, but not in the list of modules
  if (hides) await plantSlots(sender, { safe, kind, signers, slots: [[moduleSlot(people[hides].account.address), 1n]] })
  if (hidesOwner) {
    const slot = mappingSlot(pad(people[hidesOwner].account.address), numberToHex(2, { size: 32 }))
    await plantSlots(sender, { safe, kind, signers, slots: [[slot, 1n]] })
  }
  if (!wrappedFor) return undefined
  return wrapSafe(sender, { safe, kind, signers, to: people[wrappedFor].account.address })
}
