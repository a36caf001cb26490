import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Address,
  concat,
  createTestClient,
  custom,
  encodeFunctionData,
  getAddress,
  type Hex,
  hashMessage,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  size,
  slice,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { call, setCode } from 'viem/actions'
import { serializeErc6492Signature } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { getSafeContracts, type SafeKind, safeKinds } from '../../../src/demo/safeKinds.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { proxyFactoryAbi, safeAbi } from '../../../src/safe/safeAbi.ts'
import { safeMessageHash } from '../../../src/safe/signatures/safeMessageHash.ts'
import { isSignedByKey, verifySignature } from '../../../src/safe/signatures/verifySignature.ts'
import { delegateTo, newAccount } from '../../demo/delegateTo.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { signOnChain } from '../../host/signOnChain.ts'

// Signatures of genuine accounts: keys, Safes, a Safe that isn't deployed yet, and keys delegated to code.

const TEXT = 'wrapped-safe.example wants you to sign in: ä'
const { ada, ben, cleo } = people

let world: TestWorld
let client: ChainClient
beforeAll(async () => {
  world = await startWorld(1)
  client = createChainClient([world.anvil.url], 1)
})
afterAll(() => world.anvil.stop())

const verify = async (account: Address, signature: Hex, text = TEXT, by = client) => {
  const signed = { account, text, signature }
  return { isValid: await verifySignature(by, signed), isOwnKey: await isSignedByKey(signed) }
}

const BY_KEY = { isValid: true, isOwnKey: true }
const BY_CODE = { isValid: true, isOwnKey: false }
const NO = { isValid: false, isOwnKey: false }

/** Each owner's signature of a text, in the order that a Safe expects. */
async function signAs(safe: Address, owners: readonly PrivateKeyAccount[], text = TEXT): Promise<Hex> {
  const sorted = [...owners].sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  return concat(await Promise.all(sorted.map((owner) => owner.sign({ hash: safeMessageHash(1, safe, text) }))))
}

let salt = 4_000n
async function newSafe(kind: SafeKind, threshold: 1 | 2) {
  const owners = threshold === 1 ? [ada.account] : [ada.account, cleo.account]
  const addresses = owners.map(({ address }) => address)
  const parameters = { kind, owners: addresses, threshold: BigInt(threshold), saltNonce: salt++ }
  return { owners, safe: await createSafe(await world.senderOf(ben.account), parameters) }
}

describe('a plain account', () => {
  const { address } = ada.account
  const signed = () => ada.account.signMessage({ message: TEXT })

  test('[S1.2] is proven by its key', async () => expect(await verify(address, await signed())).toEqual(BY_KEY))

  test.each([
    [
      'v of 0 or 1',
      (signature: Hex) => concat([slice(signature, 0, 64), slice(signature, 64) === '0x1b' ? '0x00' : '0x01']),
    ],
    [
      '64 bytes (EIP-2098)',
      (signature: Hex) => serializeCompactSignature(signatureToCompactSignature(parseSignature(signature))),
    ],
  ])('[S1.2] also with a wallet that writes %s', async (_, write) => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const signature = write(await ada.account.signMessage({ message: text }))
      expect(await verify(address, signature, text)).toEqual(BY_KEY)
    }
  })

  test('[S8.9] is not proven by another text, another key or bytes of any length', async () => {
    expect(await verify(address, await signed(), `${TEXT} `)).toEqual(NO)
    expect(await verify(address, await ben.account.signMessage({ message: TEXT }))).toEqual(NO)
    for (const bytes of [0, 1, 32, 63, 64, 65, 66, 130, 500])
      for (const byte of ['00', '5a', 'ff'])
        expect([bytes, byte, await verify(address, `0x${byte.repeat(bytes)}`)]).toEqual([bytes, byte, NO])
    expect(await verify(zeroAddress, await signed())).toEqual(NO)
  })
})

describe.each(safeKinds)('a Safe %s', (kind) => {
  test.each([1, 2] as const)(
    '[S1.2] with a threshold of %i is proven by its owners, on its chain',
    async (threshold) => {
      const { owners, safe } = await newSafe(kind, threshold)
      expect(await verify(safe, await signAs(safe, owners))).toEqual(BY_CODE)
      expect(await verify(safe, await signAs(safe, owners), `${TEXT}.`)).toEqual(NO)
      expect(await verify(safe, await signAs(safe, [ben.account, cleo.account]))).toEqual(NO)
      // an owner's own signature isn't the Safe's
      expect(await verify(safe, await ada.account.signMessage({ message: TEXT }))).toEqual(NO)
      if (threshold === 2) expect(await verify(safe, await signAs(safe, [ada.account]))).toEqual(NO)
    },
  )
})

test('[S1.2] bug 28: 0x is passed to the Safe as it is: invalid until its owners have signed on chain, then valid', async () => {
  const { owners, safe } = await newSafe('1.4.1', 2)
  expect(await verify(safe, '0x')).toEqual(NO)
  expect(await verify(safe, '0x')).toEqual(NO)
  await signOnChain(world, await world.senderOf(ben.account), { safe, owners, text: TEXT })
  expect(await verify(safe, '0x')).toEqual(BY_CODE)
  expect(await verify(safe, '0x', `${TEXT}.`)).toEqual(NO)
})

test('[S1.2] a Safe that is not deployed yet is proven by a signature that includes its factory call (ERC-6492)', async () => {
  const contracts = getSafeContracts('1.4.1')
  const owners = [ada.account.address]
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [owners, 1n, zeroAddress, '0x', contracts.fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  const args = [contracts.singleton, initializer, salt++] as const
  const data = encodeFunctionData({ abi: proxyFactoryAbi, functionName: 'createProxyWithNonce', args })
  const { data: created } = await call(client, { to: contracts.proxyFactory, data })
  const safe = getAddress(slice(created ?? '0x', 12, 32))
  const inner = await signAs(safe, [ada.account])
  const wrapped = (signature: Hex) => serializeErc6492Signature({ address: contracts.proxyFactory, data, signature })
  expect(await verify(safe, wrapped(inner))).toEqual(BY_CODE)
  expect(await verify(safe, wrapped(await signAs(safe, [ben.account])))).toEqual(NO)
  expect(await verify(safe, inner)).toEqual(NO)
})

describe('an account that is delegated to code (EIP-7702)', () => {
  /** Answers everything with the magic value of ERC-1271. */
  const yes = '0x00000000000000000000000000000000000e1271'

  test('[S1.2] is proven by its key, whatever the code says', async () => {
    const { multicall3 } = world.world.contracts
    const account = await delegateTo(world, multicall3)
    expect(await verify(account.address, await account.signMessage({ message: TEXT }))).toEqual(BY_KEY)
    expect(await verify(account.address, await ben.account.signMessage({ message: TEXT }))).toEqual(NO)
  })

  test('[S1.2] or by its code, and then only on this chain', async () => {
    const node = createTestClient({ mode: 'anvil', transport: custom(world.anvil.provider) })
    await setCode(node, { address: yes, bytecode: '0x631626ba7e60e01b60005260206000f3' })
    const account = await delegateTo(world, yes)
    expect(await verify(account.address, '0x1234')).toEqual(BY_CODE)
    expect(await verify((await newAccount(world)).address, '0x1234')).toEqual(NO)
  })
})

describe('a network that does not answer', () => {
  const signed = () => ben.account.signMessage({ message: TEXT })

  test('[S8.9] makes no signature invalid', async () => {
    const deaf = createChainClient(['http://127.0.0.1:9'], 1)
    for (const signature of [await signed(), '0x', '0x1234'] as const)
      await expect(verify(ada.account.address, signature, TEXT, deaf)).rejects.toMatchObject({
        name: 'NetworkUnreachable',
      })
  })

  test.each([
    ['refuses calls of that size', { code: -32000, message: 'max initcode size exceeded' }, 'NetworkUnreachable'],
    ['does not know eth_call', { code: -32601, message: 'the method eth_call does not exist' }, 'NetworkUnreachable'],
    ['is busy', { code: -32005, message: 'limit exceeded' }, 'NetworkBusy'],
  ])('[S8.9] nor one that %s', async (_, error, name) => {
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const isOfChain = Buffer.concat(parts).includes('eth_chainId')
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...(isOfChain ? { result: '0x1' } : { error }) }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const refusing = createChainClient([`http://127.0.0.1:${(server.address() as AddressInfo).port}`], 1)
    await expect(verify(ada.account.address, await signed(), TEXT, refusing)).rejects.toMatchObject({ name })
  })

  test('[S1.2] and an account’s key is verified without a network', async () => {
    const deaf = createChainClient(['http://127.0.0.1:9'], 1)
    expect(await verify(ben.account.address, await signed(), TEXT, deaf)).toEqual(BY_KEY)
    expect(size(hashMessage(TEXT))).toBe(32)
  })
})
