import { createClient, custom, getCreate2Address, toHex, zeroHash } from 'viem'
import { sendRawTransaction } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeHandlerAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSender, type Sender } from '../../../src/demo/createSender.ts'
import { people } from '../../../src/demo/people.ts'
import { placeGenesisCode } from '../../../src/demo/placeGenesisCode.ts'
import { safeSets } from '../../../src/demo/safeArtifacts.generated.ts'
import { waitForReceipt } from '../../../src/demo/waitForReceipt.ts'
import { createDeployPlan } from '../../../src/safe/plans/createDeployPlan.ts'
import { prepareWrite } from '../../../src/safe/plans/prepareWrite.ts'
import { DEPLOYERS, NETWORK_PIECES, type NetworkPiece } from '../../../src/safe/read/networkPieces.ts'
import { readDeployment } from '../../../src/safe/read/readDeployment.ts'
import { type Pieces, readPieces } from '../../../src/safe/read/readPieces.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { type Anvil, startAnvil } from '../../../tools/anvil.ts'

// The page's own deployment of everything that wrapping needs on an empty chain.

const CHAIN = 1
const GAS = 16_000_000n
const { account: ada } = people.ada
const { account: cleo } = people.cleo

let anvil: Anvil
let client: ChainClient
let sender: Sender

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN })
  client = createChainClient([anvil.url], CHAIN)
  for (const { address } of [ada, cleo])
    await anvil.provider.request({ method: 'anvil_setBalance', params: [address, toHex(10n ** 20n)] })
  sender = await createSender(createClient({ transport: custom(anvil.provider, { retryCount: 0 }) }), ada)
})
afterAll(() => anvil.stop())

const planOf = (piece: NetworkPiece) => createDeployPlan(CHAIN, piece, ada.address)
const refusalOf = (piece: NetworkPiece) =>
  prepareWrite(client, planOf(piece)).then(
    () => 'no refusal',
    ({ name, details }: { name: string; details?: string }) => `${name}: ${details}`,
  )
const foundNow = async (): Promise<Pieces> => (await readPieces(client)).value
const setCode = (address: string, code: string) =>
  anvil.provider.request({ method: 'anvil_setCode', params: [address, code] })
const codeAt = (address: string) =>
  anvil.provider.request({ method: 'eth_getCode', params: [address, 'latest'] }) as Promise<string>

test('[W6] the deployed contracts are those that Safe lists, at the addresses that their code gives', async () => {
  const { contracts, deployer } = safeSets['1.5.0']
  for (const { id, address, codeHash, deployer: name, load } of NETWORK_PIECES) {
    const { address: from } = DEPLOYERS[name]
    expect(getCreate2Address({ from, salt: zeroHash, bytecode: await load() })).toBe(address)
    if (id !== 'wrappedSafe' && id !== 'asSeen' && id !== 'asSeenZone')
      expect({ address, codeHash, from }).toEqual({ ...contracts[id], from: deployer })
  }
})

test('[W6] where the deployer itself is missing, or has other code, nothing is offered', async () => {
  const [first] = NETWORK_PIECES
  if (!first) throw new Error('There are no pieces.')
  expect((await foundNow()).deployers).toEqual({ create2: 'here', safe: 'missing' })
  expect(await refusalOf(first)).toBe('Changed: its deployer is missing')
  await setCode(DEPLOYERS.safe.address, '0x600160015500')
  expect((await foundNow()).deployers.safe).toBe('other')
  expect(await refusalOf(first)).toBe('Changed: its deployer is other')
  await setCode(DEPLOYERS.safe.address, '0x')
})

test('[W6] on an empty chain anyone deploys contract by contract, and each is trusted only for its code', async () => {
  await placeGenesisCode(anvil.provider)
  expect(new Set(Object.values((await foundNow()).pieces))).toEqual(new Set(['missing']))
  const done: string[] = []
  for (const piece of NETWORK_PIECES) {
    const { call, fee } = await prepareWrite(client, planOf(piece))
    expect(fee).toBeGreaterThan(0n)
    await sender.send({ ...call, gas: GAS })
    done.push(piece.id)
    const { pieces } = await foundNow()
    expect(NETWORK_PIECES.filter(({ id }) => pieces[id] === 'here').map(({ id }) => id)).toEqual(done)
    // a second deployment would only waste gas
    expect(await refusalOf(piece)).toBe(`Changed: ${piece.id} is here`)
    const nonce = Number(
      await anvil.provider.request({ method: 'eth_getTransactionCount', params: [cleo.address, 'latest'] }),
    )
    const late = await cleo.signTransaction({
      ...{ type: 'eip1559', chainId: CHAIN, nonce, gas: GAS, maxFeePerGas: 10n ** 11n },
      ...call,
    })
    const hash = await sendRawTransaction(client, { serializedTransaction: late })
    expect((await waitForReceipt(client, hash)).status).toBe('reverted')
  }
  expect((await readDeployment(client)).value).toBe('here')
})

test('[W6] other code at the address of a contract, or of what it creates, is neither trusted nor overwritten', async () => {
  for (const piece of NETWORK_PIECES) {
    const code = await codeAt(piece.address)
    await setCode(piece.address, '0x600160015500')
    expect((await foundNow()).pieces[piece.id]).toBe('other')
    expect(await refusalOf(piece)).toBe(`Changed: ${piece.id} is other`)
    await setCode(piece.address, code)
  }
  await setCode(wrappedSafeHandlerAddress, '0x')
  expect((await foundNow()).pieces.wrappedSafe).toBe('other')
})

test('[W6] a network that does not answer throws', async () => {
  await expect(readPieces(createChainClient(['http://127.0.0.1:9'], CHAIN))).rejects.toMatchObject({
    name: 'NetworkUnreachable',
  })
})
