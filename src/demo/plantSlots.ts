import { concat, type Hex, numberToHex } from 'viem'
import type { Sender } from './createSender.ts'
import { deployByCreate2 } from './deployByCreate2.ts'
import { type ExecSafeParameters, execSafe } from './execSafe.ts'
import { genesisCode } from './placeGenesisCode.ts'

/** Writes its calldata, pairs of a slot and a value, into the storage of whoever runs it by DELEGATECALL. */
export const PLANTER_CREATION_CODE: Hex = '0x60198060095f395ff35f5b3681101560175780602001358135556040016001565b00'

type Planted = Omit<ExecSafeParameters, 'calls' | 'isDelegate'> & {
  slots: readonly (readonly [slot: Hex, value: bigint])[]
}

/** Makes a Safe write its own storage directly, bypassing its functions, as its owners may have done before a sale. */
export async function plantSlots(sender: Sender, { slots, ...safe }: Planted): Promise<void> {
  const to = await deployByCreate2(sender, {
    name: 'the planter',
    deployer: genesisCode.create2Deployer.address,
    creationCode: PLANTER_CREATION_CODE,
  })
  const data = concat(slots.flatMap(([slot, value]) => [slot, numberToHex(value, { size: 32 })]))
  await execSafe(sender, { ...safe, calls: [{ to, data }], isDelegate: true })
}
