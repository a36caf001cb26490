import { type Address, encodeFunctionData } from 'viem'
import type { Sender } from './createSender.ts'
import { demoDeedsAbi, demoDeedsCreationCode, demoDollarAbi, demoDollarCreationCode } from './demoTokens.generated.ts'
import { deployByCreate2 } from './deployByCreate2.ts'
import { genesisCode } from './placeGenesisCode.ts'

const deployer = genesisCode.create2Deployer.address

/** Play money that anyone may mint: DUSD, six decimals. The same address on every chain. */
export const demoDollar: Address = '0x80D14303dC5f8286296C5B6a9280Df597C49d6cC'

/** An ERC-721 that anyone may mint, numbered from 1: DEED. The same address on every chain. */
export const demoDeeds: Address = '0x910b1DD987a77a609A7135988dceea6492331f80'

/** Deploys both tokens where they are missing. */
export async function deployDemoTokens(sender: Sender): Promise<void> {
  await Promise.all([
    deployByCreate2(sender, {
      name: 'Demo Dollar',
      deployer,
      creationCode: demoDollarCreationCode,
      address: demoDollar,
    }),
    deployByCreate2(sender, { name: 'Demo Deeds', deployer, creationCode: demoDeedsCreationCode, address: demoDeeds }),
  ])
}

/** Mints Demo Dollars. The amount is in millionths. */
export async function mintDollars(sender: Sender, to: Address, amount: bigint): Promise<void> {
  await sender.send({
    to: demoDollar,
    data: encodeFunctionData({ abi: demoDollarAbi, functionName: 'mint', args: [to, amount] }),
  })
}

/** Mints the next deeds in turn. */
export async function mintDeeds(sender: Sender, to: Address, count: bigint): Promise<void> {
  await sender.send({
    to: demoDeeds,
    data: encodeFunctionData({ abi: demoDeedsAbi, functionName: 'mint', args: [to, count] }),
  })
}
