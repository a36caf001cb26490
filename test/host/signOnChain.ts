import lib from 'safe-1.4.1/build/artifacts/contracts/libraries/SignMessageLib.sol/SignMessageLib.json' with {
  type: 'json',
}
import {
  type Address,
  concat,
  createTestClient,
  custom,
  encodeFunctionData,
  type Hex,
  hashMessage,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { readContract, setCode } from 'viem/actions'
import type { Sender } from '../../src/demo/createSender.ts'
import { safeAbi } from '../../src/safe/safeAbi.ts'
import type { TestWorld } from '../demo/startWorld.ts'

/** Where Safe deployed it, 1.4.1. */
const SIGN_MESSAGE_LIB: Address = '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9'
const abi = parseAbi(['function signMessage(bytes data)'])

type Message = { safe: Address; owners: readonly PrivateKeyAccount[] } & ({ text: string } | { hash: Hex })

/** Owners sign a text, or a hash in its place, on chain: one transaction with Safe's own library, and no signature bytes. */
export async function signOnChain(
  { anvil }: TestWorld,
  sender: Sender,
  { safe, owners, ...message }: Message,
): Promise<void> {
  const node = createTestClient({ mode: 'anvil', transport: custom(anvil.provider) })
  await setCode(node, { address: SIGN_MESSAGE_LIB, bytecode: lib.deployedBytecode as Hex })
  const data = encodeFunctionData({
    abi,
    functionName: 'signMessage',
    args: ['hash' in message ? message.hash : hashMessage(message.text)],
  })
  const none = [0n, 0n, 0n, zeroAddress, zeroAddress] as const
  const contract = { address: safe, abi: safeAbi } as const
  const nonce = await readContract(sender.client, { ...contract, functionName: 'nonce' })
  const act = [SIGN_MESSAGE_LIB, 0n, data, 1, ...none] as const
  const toSign = await readContract(sender.client, {
    ...contract,
    functionName: 'getTransactionHash',
    args: [...act, nonce],
  })
  const sorted = [...owners].sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  const signatures = concat(await Promise.all(sorted.map((owner) => owner.sign({ hash: toSign }))))
  const args = [...act, signatures] as const
  await sender.send({ to: safe, data: encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args }) })
}
