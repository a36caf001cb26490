import { fileURLToPath } from 'node:url'
import { createClient, custom, encodeFunctionData, type Hex, parseEther, type TransactionReceipt } from 'viem'
import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../src/contract/wrappedSafe.generated.ts'
import { buildWorld } from '../src/demo/buildWorld.ts'
import { createSafe } from '../src/demo/createSafe.ts'
import { createSender } from '../src/demo/createSender.ts'
import { execSafe } from '../src/demo/execSafe.ts'
import { people } from '../src/demo/people.ts'
import { getSafeContracts } from '../src/demo/safeKinds.ts'
import { createWrapCalls } from '../src/demo/wrapSafe.ts'
import { startAnvil } from './anvil.ts'

const KIND = '1.4.1'
const owner = people.ada.account
const existing = people.cleo.account.address

type GasFigure = 'plain' | 'wrap' | 'seal' | 'executeFirst' | 'executeLater' | 'unwrap'

/** Measures each act on a Safe 1.4.1 with one owner, beside a plain transaction of the same Safe. In gas used. */
export async function measureGas(): Promise<Record<GasFigure, bigint>> {
  const anvil = await startAnvil({ chainId: 1 })
  try {
    await buildWorld(anvil.provider)
    const client = createClient({ transport: custom(anvil.provider, { retryCount: 0 }) })
    const sender = await createSender(client, owner)
    const safe = await createSafe(sender, { kind: KIND, owners: [owner.address], saltNonce: 1_000n })
    await sender.send({ to: safe, value: parseEther('10') })
    const signed = { safe, kind: KIND, signers: [owner] } as const
    const used = async (sent: Promise<TransactionReceipt>) => (await sent).gasUsed
    const toWrapper = (data: Hex) => used(sender.send({ to: wrappedSafeAddress, data }))
    const send = { to: existing, value: parseEther('1'), data: '0x' } as const

    const plain = await used(execSafe(sender, { ...signed, calls: [send] }))
    const wrap = await used(execSafe(sender, { ...signed, calls: createWrapCalls(safe, owner.address) }))
    const seal = await toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'seal', args: [safe] }))
    const contract = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
    const tokenId = await readContract(client, { ...contract, functionName: 'tokenOf', args: [safe] })
    const execute = () =>
      toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [tokenId, [send]] }))
    const executeFirst = await execute()
    const executeLater = await execute()
    const { singleton, fallbackHandler } = getSafeContracts(KIND)
    const args = [tokenId, [owner.address], 1n, fallbackHandler, singleton, false] as const
    const unwrap = await toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'unwrap', args }))
    return { plain, wrap, seal, executeFirst, executeLater, unwrap }
  } finally {
    await anvil.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, gas] of Object.entries(await measureGas())) console.log(`${name.padEnd(14)} ${gas}`)
