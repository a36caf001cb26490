import { type Address, encodeFunctionData, type Hex, hashMessage, hashTypedData, parseAbi } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import { expect, onTestFinished, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { readSigner } from '../../src/safe/messages/readSigner.ts'
import { readTypedData } from '../../src/safe/messages/readTypedData.ts'
import { wrappedSafeMessage } from '../../src/safe/messages/wrappedSafeMessage.ts'
import { createExecutePlan } from '../../src/safe/plans/drivePlans.ts'
import { type Call, prepareWrite } from '../../src/safe/plans/prepareWrite.ts'
import { createLocalClient } from '../../src/safe/rpc/chainClient.ts'
import type { Held } from '../../src/state/inbox/books.ts'
import { signingSafe } from '../browser/signingSafe.ts'
import { startWorld } from '../demo/startWorld.ts'
import { openInbox } from './openInbox.ts'
import { until } from './table.ts'

// From the app to the chain and back: a genuine client asks, the holder approves, and genuine contracts decide.

const [ada, cleo] = [people.ada.account, people.cleo.account]
const MAGIC = '0x1626ba7e'
const TEXT = 'Let me in: ä'
const TYPED = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Order: [
      { name: 'buyer', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Order',
  domain: { name: 'Exchange', chainId: 1 },
  message: { buyer: cleo.address, amount: '5' },
} as const

/** A chain, an app that is connected to a Safe there, and its holder, who approves the app's requests. */
async function openOnChain(makeSafe: (world: Awaited<ReturnType<typeof startWorld>>) => Promise<Address>) {
  const world = await startWorld(1)
  onTestFinished(() => world.anvil.stop())
  const safe = await makeSafe(world)
  const client = createLocalClient(world.anvil.provider)
  const page = await openInbox([1], safe)
  const { settings } = await import('../../src/state/settings/settings.ts')
  settings.write({ ...settings.read(), rpc: { 1: world.anvil.url } })
  const { logTransaction, confirmTransaction } = await openLog()
  const { noteRequest } = await import('../../src/state/inbox/inbox.ts')

  const nextRequest = () => until(() => page.waiting()[0])
  const callsOf = ({ request }: Held): readonly Call[] => (request.kind === 'send' ? request.calls : [])
  /** Simulates the next request, sends it, and logs it as the page does. */
  async function send(): Promise<Hex> {
    const held = await nextRequest()
    const { call } = await prepareWrite(client, createExecutePlan(1, safe, ada.address, callsOf(held)))
    const { fingerprint, entry } = newEntry(safe)
    noteRequest(held.id, { begun: { fingerprint, at: Date.now() - 1 } })
    const { transactionHash } = await (await world.senderOf(ada)).send(call)
    logTransaction({ ...entry, hash: transactionHash })
    confirmTransaction({ ...entry, hash: transactionHash })
    return transactionHash
  }
  /** Signs the hash of the next request, as the holder's wallet does, and gives the signature to the app. */
  async function sign(hashOf: (held: Held) => Hex): Promise<void> {
    const held = await nextRequest()
    const { tokenId = 0n, epoch = 0n } = (await readSigner(client, safe)) ?? {}
    const typedData = wrappedSafeMessage({ chainId: 1, safe, tokenId, epoch }, hashOf(held))
    page.answer(held.id, { result: await ada.signTypedData(typedData as never) })
  }
  /** Whether the Safe confirms the signature (ERC-1271), as a verifier asks it. */
  const isSigned = (hash: Hex, signature: unknown) =>
    readContract(client, {
      address: safe,
      abi: parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']),
      functionName: 'isValidSignature',
      args: [hash, signature as Hex],
    })
  return { ...page, world, client, safe, send, sign, isSigned, nextRequest, callsOf }
}

async function openLog() {
  const { logTransaction } = await import('../../src/state/transactions/transactionLog.ts')
  const log = logTransaction as (transaction: object) => void
  return {
    logTransaction: (entry: object) => log({ ...entry, status: 'pending' }),
    confirmTransaction: (entry: object) => log({ ...entry, status: 'confirmed', confirmations: 1 }),
  }
}

let entries = 0

/** A transaction log entry, and the fingerprint that its request stores. */
function newEntry(safe: Address) {
  const fingerprint = `0x${(++entries).toString(16).padStart(64, '0')}`
  const what = { chainId: 1, account: ada.address, safe, kind: 'execute', confirmations: 0 }
  return { fingerprint, entry: { ...what, sentAt: Date.now(), fingerprint, askedId: `asked-${entries}` } }
}

test('[W2] an app sends one call, then several, and gets the hashes of the executed transactions; to the wei', async () => {
  const { client, safe, ask, send } = await openOnChain((world) => signingSafe(world, 10n))
  const before = await getBalance(client, { address: cleo.address })
  const sending = ask('eth_sendTransaction', [{ from: safe, to: cleo.address, value: '0x5' }])
  const first = await send()
  expect(await sending).toEqual({ result: first })

  const calls = ['0x1', '0x2'].map((value) => ({ to: cleo.address, value }))
  const asked = ask('wallet_sendCalls', [{ version: '2.0.0', from: safe, chainId: '0x1', atomicRequired: true, calls }])
  const hash = await send()
  const told = (await asked) as { result: { id: string } }
  const { result: status } = (await ask('wallet_getCallsStatus', [told.result.id])) as { result: object }
  expect(status).toMatchObject({ status: 200, atomic: true, receipts: [{ transactionHash: hash, status: '0x1' }] })
  expect(await getBalance(client, { address: cleo.address })).toBe(before + 8n)
  expect(await getBalance(client, { address: safe })).toBe(2n)
})

test('[W2] the Safe accepts on chain the text and typed data that it signed for an app, and nothing else', async () => {
  const { safe, ask, sign, isSigned } = await openOnChain((world) => signingSafe(world))
  const text = ask('personal_sign', [TEXT, safe])
  await sign(({ request }) => hashMessage({ raw: request.kind === 'signMessage' ? request.message : '0x' }))
  const { result: ofText } = (await text) as { result: unknown }
  expect(await isSigned(hashMessage(TEXT), ofText)).toBe(MAGIC)

  const typed = ask('eth_signTypedData_v4', [safe, JSON.stringify(TYPED)])
  await sign(({ request }) => {
    const read = readTypedData(request.kind === 'signTypedData' ? request.typedData : '')
    return 'wrong' in read ? '0x' : read.hash
  })
  const { result: ofData } = (await typed) as { result: unknown }
  expect(await isSigned(hashTypedData(TYPED as never), ofData)).toBe(MAGIC)
  expect(await isSigned(hashMessage('Let me out'), ofText)).not.toBe(MAGIC)
})

test('[W2] a Safe that changes hands between the request and the approval sends nothing, and the app learns so', async () => {
  const { world, client, safe, ask, answer, nextRequest, callsOf } = await openOnChain(
    async () => samples.wrapped.address,
  )
  const asked = ask('eth_sendTransaction', [{ from: safe, to: cleo.address, value: '0x5' }])
  const held = await nextRequest()
  const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const
  const tokenId = await readContract(client, { ...wrapper, functionName: 'tokenOf', args: [safe] })
  // an NFT can't be transferred for ten minutes after its seal
  await world.anvil.provider.request({ method: 'evm_increaseTime', params: [601] })
  const args = [ada.address, cleo.address, tokenId] as const
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'transferFrom', args })
  await (await world.senderOf(ada)).send({ to: wrappedSafeAddress, data })
  const [inSafe, ofCleo] = await Promise.all([safe, cleo.address].map((address) => getBalance(client, { address })))
  await expect(prepareWrite(client, createExecutePlan(1, safe, ada.address, callsOf(held)))).rejects.toMatchObject({
    name: 'Reverted',
  })
  answer(held.id, { refused: 'notHolder' })
  expect(await asked).toMatchObject({ error: { code: 4100, message: expect.stringMatching(/Another account holds/) } })
  expect(await getBalance(client, { address: safe })).toBe(inSafe)
  expect(await getBalance(client, { address: cleo.address })).toBe(ofCleo)
})
