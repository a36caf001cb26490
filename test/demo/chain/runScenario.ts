import { type Address, createClient, custom, encodeFunctionData, type Hex, numberToHex, parseEther } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { createSender } from '../../../src/demo/createSender.ts'
import { demoDeedsAbi } from '../../../src/demo/demoTokens.generated.ts'
import { demoDeeds, mintDeeds, mintDollars } from '../../../src/demo/demoTokens.ts'
import { encodeExecSafe } from '../../../src/demo/execSafe.ts'
import type { Provider } from '../../../src/demo/Provider.ts'
import { builder, people } from '../../../src/demo/people.ts'
import { genesisCode } from '../../../src/demo/placeGenesisCode.ts'
import type { SafeKind } from '../../../src/demo/safeKinds.ts'
import { waitForReceipt } from '../../../src/demo/waitForReceipt.ts'
import { toAppError } from '../../../src/lib/errors.ts'
import { createWrapPlan } from '../../../src/safe/plans/createWrapPlan.ts'
import { createExecutePlan, createSealPlan, createUnwrapPlan } from '../../../src/safe/plans/drivePlans.ts'
import { type Call, prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import { readSafe } from '../../../src/safe/read/readSafe.ts'
import type { ChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { mintCall } from './mintCall.ts'
import { ada, ben, cleo, type Receipt, sign } from './startNode.ts'

const ETHER = parseEther('1')
const dora = people.dora.account
const GAS = 3_000_000n

/** A chain that the scenario runs on; the time of its next block can be set. */
export type Stage = { provider: Provider; chainId: number; setNextTime(seconds: number): Promise<void> }

/** The result of a step: the same on every chain that runs the same rules. */
export type Step = { name: string; outcome: unknown }

/** The whole life of a Safe, each step with its result, and the nonces that unwrapping skipped. */
export async function runScenario(
  { provider, chainId, setNextTime }: Stage,
  { kind, firstTime, salt }: { kind: SafeKind; firstTime: number; salt: bigint },
): Promise<{ steps: Step[]; safe: Address; nonces: { before: bigint; after: bigint } }> {
  const client = createClient({ transport: custom(provider, { retryCount: 0 }) }) as ChainClient
  const ask = async <T>(method: string, ...params: unknown[]) => (await provider.request({ method, params })) as T
  const steps: Step[] = []
  let time = firstTime
  const tick = () => {
    time += 12
    return setNextTime(time)
  }
  const note = (name: string, outcome: unknown) => void steps.push({ name, outcome })

  async function transact(name: string, account: PrivateKeyAccount, { to, data = '0x', value = 0n }: Partial<Call>) {
    await tick()
    const nonce = Number(await ask<Hex>('eth_getTransactionCount', account.address, 'latest'))
    const raw = await sign(account, { nonce, to: to ?? null, data, value, gas: GAS })
    const hash = await ask<Hex>('eth_sendRawTransaction', raw)
    await waitForReceipt(client, hash)
    const receipt = await ask<Receipt>('eth_getTransactionReceipt', hash)
    const { timestamp } = await ask<{ timestamp: Hex }>('eth_getBlockByNumber', receipt.blockNumber, false)
    const { status, gasUsed, effectiveGasPrice, contractAddress, type, logsBloom } = receipt
    const logs = receipt.logs.map(({ address, topics, data }) => ({ address, topics, data }))
    const hasNonce = name === 'unwrap' // its log may contain the nonce, and so the bloom may differ
    note(name, {
      hash,
      status,
      gasUsed,
      effectiveGasPrice,
      contractAddress,
      type,
      logs,
      timestamp,
      ...(!hasNonce && { logsBloom }),
    })
  }

  async function call(name: string, from: Address, { to, data, value = 0n }: Call, overrides?: unknown) {
    const asked = { from, to, data, value: numberToHex(value) }
    const answer = ask<Hex>('eth_call', asked, 'latest', ...(overrides ? [overrides] : []))
    note(name, await answer.catch(({ code, message, data }) => ({ code, message, data })))
  }

  const prepared = async (plan: WritePlan) => (await prepareWrite(client, plan)).call
  const refused = (name: string, plan: WritePlan) =>
    prepareWrite(client, plan).then(
      () => note(name, 'no refusal'),
      (thrown: unknown) => {
        const { name: error, shortMessage } = toAppError(thrown)
        note(name, { error, shortMessage })
      },
    )

  await tick()
  const plain = await createSender(client, builder)
  const safe = await createSafe(plain, { kind, owners: [ada.address], saltNonce: salt })
  note('create', safe)
  await transact('fund', ben, { to: safe, value: 5n * ETHER })
  await mintDollars(plain, safe, 7n)
  await mintDeeds(plain, safe, 2n)

  const calls = [{ to: cleo.address, value: ETHER }, mintCall(safe, 3n)] as const
  const batch = await encodeExecSafe(plain, { safe, kind, signers: [ada], calls })
  await transact('batch by the owner', cleo, { to: safe, data: batch })
  await transact('the same signature again fails', cleo, { to: safe, data: batch })
  await call('the same signature again is refused', cleo.address, { to: safe, data: batch, value: 0n })
  const stranger = await encodeExecSafe(plain, { safe, kind, signers: [dora], calls })
  await call("a stranger's signature is refused", cleo.address, { to: safe, data: stranger, value: 0n })

  await refused(
    'wrap for a contract without callbacks',
    createWrapPlan(chainId, safe, ada.address, genesisCode.multicall3.address),
  )
  await refused('wrap for itself', createWrapPlan(chainId, safe, ada.address, safe))
  await transact('wrap', ada, await prepared(createWrapPlan(chainId, safe, ada.address, ada.address)))
  await refused('execute by a stranger', createExecutePlan(chainId, safe, cleo.address, []))
  await transact('seal', ben, await prepared(createSealPlan(chainId, safe, ben.address)))
  const again = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'seal', args: [safe] })
  await call('seal twice', ben.address, { to: wrappedSafeAddress, data: again, value: 0n })
  await transact('seal twice fails or does nothing', ben, { to: wrappedSafeAddress, data: again })

  const pay = { to: dora.address, value: ETHER, data: '0x' } as const
  await transact(
    'execute',
    ada,
    await prepared(createExecutePlan(chainId, safe, ada.address, [pay, { ...mintCall(dora.address, 1n), value: 0n }])),
  )
  const tooMuch = { ...pay, value: 1_000n * ETHER }
  await refused('execute more than there is', createExecutePlan(chainId, safe, ada.address, [tooMuch]))
  const { value: state } = await readSafe(client, safe)
  if (state.kind !== 'safe' || state.wrap === 'missing') throw new Error('The Safe must be wrapped here.')
  note('state when wrapped', state)
  const { tokenId } = state.wrap
  const execute = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [tokenId, [tooMuch]] })
  await call('execute more than there is, asked', ada.address, { to: wrappedSafeAddress, data: execute, value: 0n })
  await transact('execute more than there is fails', ada, { to: wrappedSafeAddress, data: execute })
  const uri = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'tokenURI', args: [tokenId] })
  await call('the picture', cleo.address, { to: wrappedSafeAddress, data: uri, value: 0n })

  const give = encodeFunctionData({
    abi: wrappedSafeAbi,
    functionName: 'transferFrom',
    args: [ada.address, cleo.address, tokenId],
  })
  await transact('transfer in the quiet time fails', ada, { to: wrappedSafeAddress, data: give })
  time += 600
  await call('transfer by a stranger', dora.address, { to: wrappedSafeAddress, data: give, value: 0n })
  await transact('transfer', ada, { to: wrappedSafeAddress, data: give })
  await transact('transfer again fails', ada, { to: wrappedSafeAddress, data: give })
  const deed = encodeFunctionData({ abi: demoDeedsAbi, functionName: 'ownerOf', args: [1n] })
  await call('a deed', cleo.address, { to: demoDeeds, data: deed, value: 0n })

  const before = (await readSafe(client, safe)).value
  await transact(
    'unwrap',
    cleo,
    await prepared(createUnwrapPlan(chainId, safe, cleo.address, { owners: [ben.address], threshold: 1 })),
  )
  const after = (await readSafe(client, safe)).value
  if (before.kind !== 'safe' || after.kind !== 'safe') throw new Error('The Safe must still be one.')
  note('state when unwrapped', { ...after, nonce: undefined })
  return { steps, safe, nonces: { before: before.nonce, after: after.nonce } }
}
