import {
  type Address,
  concat,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  slice,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { readContract, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { type SafeKind, safeKinds } from '../../../src/demo/safeKinds.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { readSigner } from '../../../src/safe/messages/readSigner.ts'
import { readTypedData } from '../../../src/safe/messages/readTypedData.ts'
import { type SigningPlace, wrappedSafeMessage } from '../../../src/safe/messages/wrappedSafeMessage.ts'
import { liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { createLockPlan, createSigningPlan, createTransferPlan } from '../../../src/safe/plans/holderPlans.ts'
import { prepareWrite, type WritePlan } from '../../../src/safe/plans/prepareWrite.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { findAccepted } from '../../../src/safe/signatures/findAccepted.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { codeOf, compileSolidity } from '../compileSolidity.ts'

// What the page has a driver sign for a wrapped Safe, verified by a contract that asks the Safe like any app's.

const CHAIN = 1
const { ada, ben, cleo } = people
const TEXT = 'Please let me in: ä'
const TYPED = JSON.stringify({
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  domain: { name: 'Note', chainId: CHAIN },
  message: { text: 'hello' },
})

/** An app that a Safe can sign in to with its signature. */
const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
contract App {
    mapping(address => mapping(bytes32 => bool)) public isIn;
    function enter(address safe, bytes32 hash, bytes calldata signature) external {
        require(IERC1271(safe).isValidSignature(hash, signature) == IERC1271.isValidSignature.selector, "not signed");
        isIn[safe][hash] = true;
    }
}`
const { App } = compileSolidity<'App'>(SOURCE)

let world: TestWorld
let client: ChainClient
let app: Address
let salt = 60_000n

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  const data = encodeDeployData({ abi: App.abi, bytecode: codeOf(App.evm.bytecode), args: [] })
  const { contractAddress } = await (await world.senderOf(cleo.account)).send({ to: null as never, data })
  app = contractAddress as Address
}, 120_000)
afterAll(() => world.anvil.stop())

async function run(plan: WritePlan, by: PrivateKeyAccount = ada.account): Promise<void> {
  const { call } = await prepareWrite(client, plan)
  await (await world.senderOf(by)).send(call)
}

/** A wrapped Safe that signs, driven by an account. */
async function signing(to: Address = ada.account.address): Promise<Address> {
  const sender = await world.senderOf(ben.account)
  const owners = [ada.account.address]
  const safe = await createSafe(sender, { kind: '1.4.1', owners, saltNonce: salt++ })
  await wrapSafe(sender, { safe, kind: '1.4.1', signers: [ada.account], to })
  return safe
}

async function signingOn(): Promise<Address> {
  const safe = await signing()
  await run(createSigningPlan(CHAIN, safe, ada.account.address, true))
  return safe
}

async function placeOf(safe: Address): Promise<SigningPlace> {
  const { tokenId, epoch } = await liveWrap(client, safe)
  return { chainId: CHAIN, safe, tokenId, epoch }
}

/** Signs typed data given as JSON, like a wallet. */
const signWith = (account: PrivateKeyAccount, place: SigningPlace, hash: Hex): Promise<Hex> =>
  account.signTypedData(JSON.parse(JSON.stringify(wrappedSafeMessage(place, hash))))

const hashOf = (text: string): Hex => {
  const data = readTypedData(text)
  if ('wrong' in data) throw new Error(data.wrong)
  return data.hash
}

/** Whether the app accepts it, in a transaction of its own. */
async function enters(safe: Address, hash: Hex, signature: Hex): Promise<boolean> {
  const data = encodeFunctionData({ abi: App.abi, functionName: 'enter', args: [safe, hash, signature] })
  try {
    await (await world.senderOf(cleo.account)).send({ to: app, data })
  } catch {
    return false
  }
  return (await readContract(client, { address: app, abi: App.abi, functionName: 'isIn', args: [safe, hash] })) === true
}

describe('a wrapped Safe', () => {
  test.each([
    ['a text', hashMessage(TEXT), hashMessage(`${TEXT}.`)],
    ['typed data', hashOf(TYPED), hashOf(TYPED.replace('hello', 'hullo'))],
  ])('[W2] signs %s, which a contract verifies, and nothing else', async (_, hash, other) => {
    const safe = await signingOn()
    const signature = await signWith(ada.account, await placeOf(safe), hash)
    expect(await findAccepted(client, safe, hash, signature)).toBe(signature)
    expect(await enters(safe, other, signature)).toBe(false)
    expect(await enters(await signingOn(), hash, signature)).toBe(false)
    expect(await enters(safe, hash, signature)).toBe(true)
  })

  test('[W2] accepts nobody else’s signature, none of another epoch, chain or token, and no plain one', async () => {
    const safe = await signingOn()
    const place = await placeOf(safe)
    const hash = hashMessage(TEXT)
    const wrong = [
      await signWith(ben.account, place, hash),
      await signWith(ada.account, { ...place, epoch: place.epoch - 1n }, hash),
      await signWith(ada.account, { ...place, epoch: place.epoch + 1n }, hash),
      await signWith(ada.account, { ...place, chainId: 10 }, hash),
      await signWith(ada.account, { ...place, tokenId: place.tokenId + (1n << 160n) }, hash),
      await ada.account.signMessage({ message: TEXT }),
      '0x',
    ] as const
    for (const signature of wrong) {
      expect(await findAccepted(client, safe, hash, signature)).toBeUndefined()
      expect(await enters(safe, hash, signature)).toBe(false)
    }
  })

  test('[W2] signs nothing before signing is turned on, and all is void once it is turned off, even when it is on again', async () => {
    const safe = await signing()
    const hash = hashMessage(TEXT)
    const ahead = await placeOf(safe)
    expect(await readSigner(client, safe)).toBeUndefined()
    expect(await findAccepted(client, safe, hash, await signWith(ada.account, ahead, hash))).toBeUndefined()
    const set = (isOn: boolean) => run(createSigningPlan(CHAIN, safe, ada.account.address, isOn))
    await set(true)
    const place = await placeOf(safe)
    expect(await readSigner(client, safe)).toEqual({
      signer: ada.account.address,
      tokenId: place.tokenId,
      epoch: place.epoch,
    })
    const signature = await signWith(ada.account, place, hash)
    expect(await findAccepted(client, safe, hash, signature)).toBe(signature)
    await set(false)
    expect(await enters(safe, hash, signature)).toBe(false)
    await set(true)
    expect(await enters(safe, hash, signature)).toBe(false)
  })

  test('[W2] a lock voids earlier signatures, and nothing is signed while it is locked', async () => {
    const safe = await signingOn()
    const hash = hashMessage(TEXT)
    const signature = await signWith(ada.account, await placeOf(safe), hash)
    const { time } = await liveWrap(client, safe)
    await run(createLockPlan(CHAIN, safe, ada.account.address, time + DAY_SECONDS))
    expect(await readSigner(client, safe)).toBeUndefined()
    expect(await enters(safe, hash, signature)).toBe(false)
    expect(await enters(safe, hash, await signWith(ada.account, await placeOf(safe), hash))).toBe(false)
  })

  test('[W2] and so does a new holder, who signs only with a new epoch', async () => {
    const safe = await signingOn()
    const hash = hashMessage(TEXT)
    const before = await placeOf(safe)
    const signature = await signWith(ada.account, before, hash)
    await run(createSigningPlan(CHAIN, safe, ada.account.address, false))
    await passQuietTime(world.anvil)
    const seen = await liveWrap(client, safe)
    await run(createTransferPlan(CHAIN, safe, ada.account.address, cleo.account.address, seen))
    await run(createSigningPlan(CHAIN, safe, cleo.account.address, true), cleo.account)
    expect(await enters(safe, hash, signature)).toBe(false)
    expect(await enters(safe, hash, await signWith(ada.account, await placeOf(safe), hash))).toBe(false)
    expect(await enters(safe, hash, await signWith(cleo.account, await placeOf(safe), hash))).toBe(true)
  })

  test.each([
    [
      'v of 0 or 1',
      (signature: Hex) => concat([slice(signature, 0, 64), slice(signature, 64) === '0x1b' ? '0x00' : '0x01']),
    ],
    [
      '64 bytes (EIP-2098)',
      (signature: Hex) => serializeCompactSignature(signatureToCompactSignature(parseSignature(signature))),
    ],
  ])('[W2] a wallet’s signature with %s is normalised to the form that the Safe accepts', async (_, write) => {
    const safe = await signingOn()
    const place = await placeOf(safe)
    for (const text of ['a', 'b', 'c', 'd']) {
      const hash = hashMessage(text)
      const signature = await signWith(ada.account, place, hash)
      expect(await findAccepted(client, safe, hash, write(signature))).toBe(signature)
    }
  })
})

describe.each(safeKinds)('a Safe %s that drives it', (kind: SafeKind) => {
  /** What Safe{Wallet} has a Safe's owners sign for typed data: a Safe message with its hash. */
  const safeMessage = (safe: Address, digest: Hex) =>
    ({
      domain: { chainId: CHAIN, verifyingContract: safe },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: digest },
    }) as const

  test('[W2] signs with as many of its owners as it needs', async () => {
    const sender = await world.senderOf(ben.account)
    const owners = [ada.account, cleo.account].sort((a, b) =>
      a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1,
    )
    const addresses = owners.map(({ address }) => address)
    const driver = await createSafe(sender, { kind, owners: addresses, threshold: 2n, saltNonce: salt++ })
    const safe = await signing(driver)
    await world.anvil.provider.request({ method: 'anvil_impersonateAccount', params: [driver] })
    await world.anvil.provider.request({ method: 'anvil_setBalance', params: [driver, '0xde0b6b3a7640000'] })
    const { call } = await prepareWrite(client, createSigningPlan(CHAIN, safe, driver, true))
    const sent = { from: driver, to: call.to, data: call.data }
    const sending = await world.anvil.provider.request({ method: 'eth_sendTransaction', params: [sent] })
    await waitForTransactionReceipt(world.client, { hash: sending as Hex, pollingInterval: 20 })

    const hash = hashMessage(TEXT)
    const digest = hashTypedData(wrappedSafeMessage(await placeOf(safe), hash) as never)
    const message = safeMessage(driver, digest)
    const signatures = await Promise.all(owners.map((owner) => owner.signTypedData(message)))
    expect(await enters(safe, hash, signatures[0] as Hex)).toBe(false)
    expect(await findAccepted(client, safe, hash, concat(signatures))).toBe(concat(signatures))
    expect(await enters(safe, hash, concat(signatures))).toBe(true)
  })
})
