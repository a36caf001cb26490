import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Abi,
  type Address,
  concat,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import { entryPoint06Abi, getUserOperationHash, type UserOperation } from 'viem/account-abstraction'
import type { PrivateKeyAccount } from 'viem/accounts'
import { getCode, readContract } from 'viem/actions'
import type { Sender } from '../../src/demo/createSender.ts'
import { deployByCreate2 } from '../../src/demo/deployByCreate2.ts'
import type { TestWorld } from '../demo/startWorld.ts'

// The genuine EntryPoint 0.6 of ERC-4337 and the sample account of its authors, from their own package. Later ones
// pack an operation differently, and emit the same about it.

type Artifact = { abi: Abi; bytecode: Hex }

const artifact = (name: string): Artifact =>
  JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve(`@account-abstraction/contracts/artifacts/${name}.json`),
      'utf8',
    ),
  )

const OTHER_BUNDLER: Address = '0x00000000000000000000000000000000000b0b0b'

export type Operation = UserOperation<'0.6'>

type Asked = {
  account: Address
  owner: PrivateKeyAccount
  /** What the account is called with. */
  callData: Hex
  initCode?: Hex
  /** Greater than the next nonce where another one precedes it in the same bundle. */
  nonce?: bigint
  /** Gas for the call. */
  gas?: bigint
}

/** Puts the EntryPoint where wallets look for it. The sender acts as the bundler. */
export async function placeEntryPoint({ anvil, world, client }: TestWorld, sender: Sender, entryPoint: Address) {
  const request = (method: string, ...params: unknown[]) => anvil.provider.request({ method, params })
  const deployer = world.contracts.create2Deployer
  const deploy = (name: string, creationCode: Hex) => deployByCreate2(sender, { name, deployer, creationCode })
  const at = await deploy('EntryPoint', artifact('EntryPoint').bytecode)
  await request('anvil_setCode', entryPoint, await getCode(client, { address: at }))
  const made = (name: string) => encodeDeployData({ ...artifact(name), args: [entryPoint] })
  const factory = await deploy('SimpleAccountFactory', made('SimpleAccountFactory'))
  const { abi: factoryAbi } = artifact('SimpleAccountFactory')
  const { abi: accountAbi } = artifact('SimpleAccount')

  const createAccountCall = (owner: Address, salt: bigint): Hex =>
    encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args: [owner, salt] })

  return {
    entryPoint,
    /** The code that every account of the factory runs. */
    implementation: (): Promise<Address> =>
      readContract(client, {
        address: factory,
        abi: factoryAbi,
        functionName: 'accountImplementation',
      }) as Promise<Address>,
    /** An account and, where it isn't deployed yet, the initCode for its first operation. */
    async accountOf(owner: Address, salt: bigint, isMade = true) {
      const args = [owner, salt]
      const account = (await readContract(client, {
        address: factory,
        abi: factoryAbi,
        functionName: 'getAddress',
        args,
      })) as Address
      const data = createAccountCall(owner, salt)
      if (isMade) await sender.send({ to: factory, data })
      return { account, initCode: isMade ? ('0x' as const) : concat([factory, data]) }
    },
    /** The call that initialises a delegated account with its own owner. */
    initialize: (owner: Address): Hex =>
      encodeFunctionData({ abi: accountAbi, functionName: 'initialize', args: [owner] }),
    execute: (to: Address, data: Hex, value = 0n): Hex =>
      encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [to, value, data] }),
    /** A signed operation, with its hash. Its gas costs nothing, so that nobody has to pay for it. */
    async sign({
      account,
      owner,
      callData,
      initCode = '0x',
      nonce,
      gas = 200_000n,
    }: Asked): Promise<{ operation: Operation; hash: Hex }> {
      const next = await readContract(client, {
        address: entryPoint,
        abi: entryPoint06Abi,
        functionName: 'getNonce',
        args: [account, 0n],
      })
      const operation: Operation = {
        sender: account,
        nonce: nonce ?? next,
        initCode,
        callData,
        callGasLimit: gas,
        verificationGasLimit: 600_000n,
        preVerificationGas: 50_000n,
        maxFeePerGas: 0n,
        maxPriorityFeePerGas: 0n,
        paymasterAndData: '0x',
        signature: '0x',
      }
      const hash = getUserOperationHash({
        chainId: sender.chainId,
        entryPointAddress: entryPoint,
        entryPointVersion: '0.6',
        userOperation: operation,
      })
      return { operation: { ...operation, signature: await owner.signMessage({ message: { raw: hash } }) }, hash }
    },
    /** Sends one transaction with all of them. @throws where the EntryPoint refuses one of them */
    bundle: (...signed: readonly { operation: Operation }[]): Promise<TransactionReceipt> =>
      sender.send({ to: entryPoint, data: bundleOf(sender.account.address, signed), gas: 5_000_000n }),
    /** The same by another bundler, without a simulation; whatever the outcome. */
    async tryBundle(...signed: readonly { operation: Operation }[]): Promise<Hex> {
      await request('anvil_setBalance', OTHER_BUNDLER, '0xde0b6b3a7640000')
      await request('anvil_impersonateAccount', OTHER_BUNDLER)
      const data = bundleOf(OTHER_BUNDLER, signed)
      const transaction = { from: OTHER_BUNDLER, to: entryPoint, data, gas: '0x4c4b40' }
      return (await request('eth_sendTransaction', transaction)) as Hex
    },
  }
}

const bundleOf = (beneficiary: Address, signed: readonly { operation: Operation }[]): Hex =>
  encodeFunctionData({
    abi: entryPoint06Abi,
    functionName: 'handleOps',
    args: [signed.map(({ operation }) => operation), beneficiary],
  } as never)
