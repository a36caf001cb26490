import { type Address, concat, getContractAddress, type Hex, keccak256, zeroHash } from 'viem'
import { getCode } from 'viem/actions'
import type { Sender } from './createSender.ts'

/** Enough gas for the largest contract within the code size limit, below the cap of 2^24 a transaction (EIP-7825). */
const DEPLOY_GAS = 16_000_000n

export type DeployByCreate2Parameters = {
  /** For error messages. */
  name: string
  /** The factory, which takes salt and creation code as its calldata. */
  deployer: Address
  creationCode: Hex
  /** The expected address. Computed when left out. */
  address?: Address | undefined
  /** The expected hash of the runtime code. Not checked when left out. */
  codeHash?: Hex | undefined
}

/**
 * Deploys with salt zero, unless the contract is deployed already, and checks the code at the address.
 *
 * @returns The address, the same on every chain.
 * @throws When the creation code belongs to another address, or the code there isn't the expected one.
 */
export async function deployByCreate2(sender: Sender, parameters: DeployByCreate2Parameters): Promise<Address> {
  const { name, deployer, creationCode, codeHash } = parameters
  const address = getContractAddress({ opcode: 'CREATE2', from: deployer, salt: zeroHash, bytecode: creationCode })
  if (parameters.address && parameters.address !== address) {
    throw new Error(`${name} would land at ${address} instead of ${parameters.address}.`)
  }
  let code = await getCode(sender.client, { address })
  if (!code) {
    await sender.send({ to: deployer, data: concat([zeroHash, creationCode]), gas: DEPLOY_GAS })
    code = await getCode(sender.client, { address })
  }
  if (!code) throw new Error(`${name} isn't at ${address} although its deployment succeeded.`)
  if (codeHash && keccak256(code) !== codeHash) {
    throw new Error(`${name} at ${address} has code hash ${keccak256(code)} instead of ${codeHash}.`)
  }
  return address
}
