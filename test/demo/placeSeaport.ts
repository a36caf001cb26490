import { readFileSync } from 'node:fs'
import { type Address, concat, type Hex, zeroHash } from 'viem'
import { getCode } from 'viem/actions'
import { create2Deployer } from '../../src/contract/wrappedSafe.generated.ts'
import { asSeenZoneInitCode } from '../../src/contract/wrappedSafeCode.generated.ts'
import { people } from '../../src/demo/people.ts'
import type { TestWorld } from './startWorld.ts'

// By CREATE2, so that the address of what is placed commits to every byte of its code.
const FACTORY: Address = '0x0000000000FFe8B47B3e2130213B802212439497'
const SALT: Hex = '0x0000000000000000000000000000000000000000d738b7f0bb99901b1c83f249'
const CONDUIT_CONTROLLER: Address = '0x00000000F9490004C11Cef243f5400493c00Ad63'
/** Returns two empty words to whoever asks, in place of the hashes of conduits, which aren't used here. */
const NO_CONDUITS: Hex = '0x60406000f3'

/** Puts genuine Seaport 1.6 on a chain. */
export async function placeSeaport({ anvil, client, senderOf }: TestWorld): Promise<void> {
  const { request } = anvil.provider
  const setCode = (address: Address, code: Hex) => request({ method: 'anvil_setCode', params: [address, code] })
  await setCode(CONDUIT_CONTROLLER, NO_CONDUITS)
  // another deployer by CREATE2, in the place of the one whose address is in that of Seaport
  await setCode(FACTORY, (await getCode(client, { address: create2Deployer })) ?? '0x')
  const creation = readFileSync('contracts/test/seaport/creation.hex', 'utf8') as Hex
  const sender = await senderOf(people.cleo.account)
  await sender.send({ to: FACTORY, data: concat([SALT, creation]), gas: 16_000_000n })
}

/** Puts there the zone under which wrapped Safes are sold on it. */
export async function placeZone({ senderOf }: TestWorld): Promise<void> {
  const sender = await senderOf(people.cleo.account)
  await sender.send({ to: create2Deployer, data: concat([zeroHash, asSeenZoneInitCode]) })
}
