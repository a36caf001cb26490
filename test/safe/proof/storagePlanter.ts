import {
  type Address,
  concat,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  numberToHex,
  pad,
  zeroAddress,
} from 'viem'
import type { Sender } from '../../../src/demo/createSender.ts'
import { deployByCreate2 } from '../../../src/demo/deployByCreate2.ts'
import { genesisCode } from '../../../src/demo/placeGenesisCode.ts'
import { PLANTER_CREATION_CODE } from '../../../src/demo/plantSlots.ts'
import { safeAbi } from '../../../src/safe/safeAbi.ts'

const SALT = numberToHex(0, { size: 32 })
const { address: deployer } = genesisCode.create2Deployer

/** Deploys code for a Safe to call by delegatecall. */
export async function deployLibrary(sender: Sender, creationCode: Hex): Promise<Address> {
  await sender.send({ to: deployer, data: concat([SALT, creationCode]) })
  return getContractAddress({ opcode: 'CREATE2', from: deployer, salt: SALT, bytecode: creationCode })
}

/** Has a Safe whose only owner is the sender delegatecall a library. */
export async function delegate(sender: Sender, safe: Address, library: Address, data: Hex): Promise<void> {
  // a pre-validated signature of the sender
  const signature = concat([pad(sender.account.address), SALT, '0x01'])
  await sender.send({
    to: safe,
    data: encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransaction',
      args: [library, 0n, data, 1, 0n, 0n, 0n, zeroAddress, zeroAddress, signature],
    }),
  })
}

/** Has a Safe write into its own storage, bypassing its functions. */
export async function plant(sender: Sender, safe: Address, slots: readonly (readonly [slot: Hex, value: bigint])[]) {
  const planter = getContractAddress({ opcode: 'CREATE2', from: deployer, salt: SALT, bytecode: PLANTER_CREATION_CODE })
  await delegate(
    sender,
    safe,
    planter,
    concat(slots.flatMap(([slot, value]) => [slot, numberToHex(value, { size: 32 })])),
  )
}

/** Deploys the code that `plant` calls, unless the sample world has. */
export const deployPlanter = (sender: Sender): Promise<Address> =>
  deployByCreate2(sender, { name: 'the planter', deployer, creationCode: PLANTER_CREATION_CODE })
