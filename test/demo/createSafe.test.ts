import { createClient, custom, parseEther, toHex, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSafe } from '../../src/demo/createSafe.ts'
import { createSender, type Sender } from '../../src/demo/createSender.ts'
import { deploySafes } from '../../src/demo/deploySafes.ts'
import { execSafe } from '../../src/demo/execSafe.ts'
import { builder, people } from '../../src/demo/people.ts'
import { placeGenesisCode } from '../../src/demo/placeGenesisCode.ts'
import { getSafeContracts, safeKinds } from '../../src/demo/safeKinds.ts'
import { safeAbi } from '../../src/safe/safeAbi.ts'
import { type Anvil, startAnvil } from '../../tools/anvil.ts'
import { readSafe } from '../contract/readSafe.ts'

const { account: ada } = people.ada
const { account: ben } = people.ben
const owners = [ada.address, ben.address]

let anvil: Anvil
let sender: Sender

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 137 })
  const { provider } = anvil
  await placeGenesisCode(provider)
  await provider.request({ method: 'anvil_setBalance', params: [builder.address, toHex(parseEther('1000'))] })
  sender = await createSender(createClient({ transport: custom(provider, { retryCount: 0 }) }), builder)
  await deploySafes(sender)
  return () => anvil.stop()
})

describe.each(safeKinds)('Safe %s', (kind) => {
  test('[W1] is created with its own version, singleton and handler', async () => {
    const safe = await createSafe(sender, { kind, owners, threshold: 2n })
    const { singleton, fallbackHandler } = getSafeContracts(kind)
    expect(await readSafe(sender.client, safe)).toMatchObject({ owners, threshold: 2n, singleton, fallbackHandler })
    const version = await readContract(sender.client, { address: safe, abi: safeAbi, functionName: 'VERSION' })
    expect(version).toBe(kind.slice(0, 5))
  })

  test('[W1] is not created with owners or a threshold that Safe refuses', async () => {
    await expect(createSafe(sender, { kind, owners, threshold: 3n })).rejects.toThrow('reverted')
    await expect(createSafe(sender, { kind, owners, threshold: 0n })).rejects.toThrow('reverted')
    await expect(createSafe(sender, { kind, owners: [ada.address, ada.address] })).rejects.toThrow('reverted')
    await expect(createSafe(sender, { kind, owners: [zeroAddress] })).rejects.toThrow('reverted')
  })

  test('[W1] is not created twice with one salt, and executes only for its owners', async () => {
    const safe = await createSafe(sender, { kind, owners, saltNonce: 7n })
    await expect(createSafe(sender, { kind, owners, saltNonce: 7n })).rejects.toThrow('reverted')
    const calls = [{ to: ada.address }] as const
    await execSafe(sender, { safe, kind, signers: [ben], calls })
    await expect(execSafe(sender, { safe, kind, signers: [people.cleo.account], calls })).rejects.toThrow('reverted')
    expect((await readSafe(sender.client, safe)).nonce).toBe(1n)
  })
})
