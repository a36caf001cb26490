import { type Address, concat, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrappedSafeAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { type SafeKind, safeKinds } from '../../../src/demo/safeKinds.ts'
import { readAdded } from '../../../src/pages/wrap/consent/readAdded.ts'
import { type Consent, mergeConsents } from '../../../src/safe/consent/consent.ts'
import { decodeConsent, encodeConsent } from '../../../src/safe/consent/consentLink.ts'
import { type Holder, holderAddress } from '../../../src/safe/consent/holder.ts'
import { newHolderAddress } from '../../../src/safe/consent/newHolder.ts'
import type { OwnerSignature } from '../../../src/safe/consent/ownerSignature.ts'
import { readConsent } from '../../../src/safe/consent/readConsent.ts'
import { readKeptHolder } from '../../../src/safe/consent/readKeptHolder.ts'
import { hashesOf, safeTxOf, typedDataOf, type WrapContent } from '../../../src/safe/consent/wrapContent.ts'
import { createApproveHashPlan } from '../../../src/safe/plans/createApproveHashPlan.ts'
import { createSharedWrapPlan, simulateSharedWrap } from '../../../src/safe/plans/createSharedWrapPlan.ts'
import { createWrapPlan } from '../../../src/safe/plans/createWrapPlan.ts'
import { prepareWrite } from '../../../src/safe/plans/prepareWrite.ts'
import { type GenuineSafe, readSafe } from '../../../src/safe/read/readSafe.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { safeAbi } from '../../../src/safe/safeAbi.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { placePasskeys } from '../../host/placePasskeys.ts'

const CHAIN = 1
const changeThreshold = parseAbi(['function changeThreshold(uint256)'])
const OTHER = '0x00000000000000000000000000000000000A11cE'
const { ada, ben, cleo, dora } = people
const [a, b, c, d] = [ada, ben, cleo, dora].map(({ account }) => account) as [
  PrivateKeyAccount,
  PrivateKeyAccount,
  PrivateKeyAccount,
  PrivateKeyAccount,
]

let world: TestWorld
let client: ChainClient
let salt = 70_000n
beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
})
afterAll(() => world.anvil.stop())

async function make(kind: SafeKind, owners: readonly Address[], threshold: number): Promise<Address> {
  return createSafe(await world.senderOf(b), { kind, owners, threshold: BigInt(threshold), saltNonce: salt++ })
}

async function stateOf(safe: Address): Promise<GenuineSafe> {
  const { value } = await readSafe(client, safe)
  if (value.kind !== 'safe') throw new Error(`It reads as ${value.kind}.`)
  return value
}

async function contentFor(safe: Address, holder: Holder): Promise<WrapContent> {
  const { nonce, modules, singleton } = await stateOf(safe)
  return { chainId: CHAIN, safe, nonce, modules, multiSend: singleton.multiSendCallOnly, holder }
}

const sign = async (content: WrapContent, account: PrivateKeyAccount): Promise<OwnerSignature> => ({
  signature: await account.signTypedData(typedDataOf(content)),
})

/** The consent after a round trip through a link. */
async function carried(consent: Consent): Promise<Consent> {
  const read = decodeConsent(encodeConsent(consent))
  if ('wrong' in read) throw new Error(read.wrong)
  return read
}

async function collect(content: WrapContent, accounts: readonly PrivateKeyAccount[]): Promise<Consent> {
  let consent: Consent = { content, signatures: [] }
  for (const account of accounts) {
    const one = await carried({ content, signatures: [await sign(content, account)] })
    consent = mergeConsents(one, consent) ?? consent
  }
  return carried(consent)
}

async function send(account: PrivateKeyAccount, consent: Consent): Promise<void> {
  const { call } = await prepareWrite(client, createSharedWrapPlan(CHAIN, account.address, consent))
  await (await world.senderOf(account)).send(call)
}

async function driverOf(safe: Address): Promise<Address | undefined> {
  const { wrap } = await stateOf(safe)
  return wrap !== 'missing' && wrap.isLive && wrap.problems === 0n ? wrap.driver : undefined
}

const faultOf = async (consent: Consent) =>
  (await readConsent(client, consent, { state: await stateOf(consent.content.safe), chainId: CHAIN })).value.fault

describe.each(safeKinds)('%s', (kind) => {
  test(`[W3] ${kind}: two of three sign, somebody else sends it, and a new Safe of the three holds it`, async () => {
    const safe = await make(kind, [a.address, b.address, c.address], 2)
    const { value: holder } = await readKeptHolder(client, CHAIN, await stateOf(safe))
    if (typeof holder === 'string') throw new Error('It is there already.')
    const content = await contentFor(safe, holder)
    const tx = safeTxOf(content)
    const said = await readContract(client, {
      address: safe,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [tx.to, tx.value, tx.data, tx.operation, 0n, 0n, 0n, tx.gasToken, tx.refundReceiver, tx.nonce],
    })
    expect(hashesOf(content).safeTxHash).toBe(said)
    await simulateSharedWrap(client, content)
    const half = await collect(content, [c])
    await expect(prepareWrite(client, createSharedWrapPlan(CHAIN, d.address, half))).rejects.toMatchObject({
      name: 'Changed',
      details: '1 of 2 have agreed.',
    })
    await send(d, await collect(content, [c, a]))
    expect(await driverOf(safe)).toBe(newHolderAddress(holder))
    const kept = await stateOf(newHolderAddress(holder))
    expect([kept.owners, kept.threshold]).toEqual([[a.address, b.address, c.address], 2])
  })
})

test('[W3] three of five, signed in any order, one of whom sends it and so needn’t sign', async () => {
  const owners = [a, b, c, d].map(({ address }) => address)
  const safe = await make('1.4.1', [...owners, OTHER], 3)
  const content = await contentFor(safe, a.address)
  const consent = await collect(content, [d, b])
  const { call } = await prepareWrite(client, createSharedWrapPlan(CHAIN, a.address, consent))
  await (await world.senderOf(a)).send(call)
  expect(await driverOf(safe)).toBe(a.address)
})

test('[W3] an owner approves by a transaction of its own, or by a message where its wallet signs no typed data', async () => {
  const safe = await make('1.3.0', [a.address, b.address, c.address], 3)
  const content = await contentFor(safe, a.address)
  const { call } = await prepareWrite(client, createApproveHashPlan(CHAIN, a.address, content))
  await (await world.senderOf(a)).send(call)
  const raw = await b.signMessage({ message: { raw: hashesOf(content).safeTxHash } })
  const asMessage = concat([raw.slice(0, -2) as Hex, `0x${(Number.parseInt(raw.slice(-2), 16) + 4).toString(16)}`])
  const consent = await carried({ content, signatures: [{ signature: asMessage }, await sign(content, c)] })
  const { value } = await readConsent(client, consent, { state: await stateOf(safe), chainId: CHAIN })
  expect(value.signers.map(({ status }) => status)).toEqual(['approved', 'signed', 'signed'])
  await send(d, consent)
  expect(await driverOf(safe)).toBe(a.address)
})

test.each<[SafeKind, SafeKind]>([
  ['1.3.0', '1.4.1'],
  ['1.4.1', '1.5.0'],
  ['1.5.0', '1.5.0'],
])('[W3] of a Safe %s an owner that is a Safe %s approves by its own transaction', async (kind, innerKind) => {
  const inner = await make(innerKind, [c.address], 1)
  const safe = await make(kind, [a.address, inner], 2)
  const content = await contentFor(safe, a.address)
  const { call } = await prepareWrite(client, createApproveHashPlan(CHAIN, inner, content), true)
  await execSafe(await world.senderOf(b), { safe: inner, kind: innerKind, signers: [c], calls: [call] })
  await send(d, await collect(content, [a]))
  expect(await driverOf(safe)).toBe(a.address)
})

test('[W3] of a Safe 1.5.0 an owner that is a Safe signs as one (ERC-1271), which an old Safe doesn’t accept', async () => {
  const inner = await make('1.4.1', [c.address], 1)
  for (const [kind, status] of [
    ['1.5.0', 'signed'],
    ['1.4.1', 'invalid'],
  ] as const) {
    const safe = await make(kind, [a.address, inner], 2)
    const content = await contentFor(safe, a.address)
    const signature = await c.signTypedData({
      domain: { chainId: CHAIN, verifyingContract: inner },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: hashesOf(content).safeTxHash },
    })
    const consent = await carried({ content, signatures: [{ owner: inner, signature }, await sign(content, a)] })
    const { value } = await readConsent(client, consent, { state: await stateOf(safe), chainId: CHAIN })
    expect(value.signers.find(({ owner }) => owner === inner)).toEqual({ owner: inner, status, isContract: true })
    if (status === 'invalid') continue
    await send(d, consent)
    expect(await driverOf(safe)).toBe(a.address)
  }
})

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('[W3] of a Safe %s an owner that is a passkey', (kind) => {
  test(`[W3] ${kind}: it signs through a contract of its own: pasted, carried by link, merged, and sent`, async () => {
    const passkeys = await placePasskeys(await world.senderOf(b))
    const passkey = passkeys.createPasskey()
    const signer = await passkeys.signerOf(passkey)
    const safe = await make(kind, [a.address, signer, c.address], 2)
    const content = await contentFor(safe, a.address)
    const signature = passkey.sign(hashesOf(content).safeTxHash)
    const signers = [{ owner: a.address }, { owner: signer, isContract: true }, { owner: c.address }]
    expect(await readAdded(` ${signature}\n`, content, signers)).toEqual({ ofContract: signature })
    const consent = mergeConsents(
      await collect(content, [a]),
      await carried({ content, signatures: [{ owner: signer, signature }] }),
    )
    if (!consent) throw new Error('They are of two wraps.')
    const { value } = await readConsent(client, consent, { state: await stateOf(safe), chainId: CHAIN })
    expect(value.signers.map(({ status, isContract }) => [status, isContract])).toEqual([
      ['signed', false],
      ['signed', true],
      ['waiting', false],
    ])
    await send(d, consent)
    expect(await driverOf(safe)).toBe(a.address)
  })

  test(`[W3] ${kind}: it signs through the shared signer, which reads the key from the Safe`, async () => {
    const sender = await world.senderOf(b)
    const passkeys = await placePasskeys(sender)
    const [passkey, other] = [passkeys.createPasskey(), passkeys.createPasskey()]
    const { sharedSigner } = passkeys
    const safe = await make(kind, [a.address, sharedSigner], 1)
    const call = { to: sharedSigner, data: passkeys.configureFor(passkey) }
    await execSafe(sender, { safe, kind, signers: [a], calls: [call], isDelegate: true })
    const threshold = encodeFunctionData({ abi: changeThreshold, args: [2n] })
    await execSafe(sender, { safe, kind, signers: [a], calls: [{ to: safe, data: threshold }] })
    // a new Safe of the same owners would have no key for it
    await expect(readKeptHolder(client, CHAIN, await stateOf(safe))).rejects.toMatchObject({ name: 'Changed' })
    const same = { owners: [a.address, sharedSigner], threshold: 2, saltNonce: 0n }
    expect(await faultOf(await collect(await contentFor(safe, same), [a]))).toBe('changed')
    const content = await contentFor(safe, a.address)
    const { safeTxHash } = hashesOf(content)
    const wrong = { owner: sharedSigner, signature: other.sign(safeTxHash) }
    const statusOf = async (consent: Consent) => {
      const { value } = await readConsent(client, consent, { state: await stateOf(safe), chainId: CHAIN })
      return value.signers[1]?.status
    }
    const half = await collect(content, [a])
    expect(await statusOf({ content, signatures: [...half.signatures, wrong] })).toBe('invalid')
    // a forged one in its place doesn't displace the right one
    const right = { owner: sharedSigner, signature: passkey.sign(safeTxHash) }
    for (const signatures of [
      [...half.signatures, wrong, right],
      [...half.signatures, right, wrong],
    ])
      expect(await statusOf({ content, signatures })).toBe('signed')
    await send(d, await carried({ content, signatures: [...half.signatures, wrong, right] }))
    expect(await driverOf(safe)).toBe(a.address)
  })
})

test('[W3] a pasted signature for an owner that is a Safe with one key is assigned to that owner, not to a stranger’s key', async () => {
  const inner = await make('1.4.1', [c.address], 1)
  const safe = await make('1.5.0', [a.address, inner], 2)
  const content = await contentFor(safe, a.address)
  const signature = await c.signTypedData({
    domain: { chainId: CHAIN, verifyingContract: inner },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: hashesOf(content).safeTxHash },
  })
  const signers = [{ owner: a.address }, { owner: inner, isContract: true }]
  expect(await readAdded(signature, content, signers)).toEqual({ ofContract: signature })
  expect(await readAdded(signature, content, signers.slice(0, 1))).toHaveProperty('wrong')
  const added = await readAdded(await a.signTypedData(typedDataOf(content)), content, signers)
  expect(added).toHaveProperty('signatures.length', 1)
})

describe('[W3] signatures that no longer match are explained', () => {
  test('the Safe has moved on, or another transaction comes first', async () => {
    const safe = await make('1.4.1', [a.address, b.address], 2)
    const now = await contentFor(safe, a.address)
    expect(await faultOf(await collect({ ...now, nonce: 1n }, [a, b]))).toBe('later')
    await execSafe(await world.senderOf(c), { safe, kind: '1.4.1', signers: [a, b], calls: [{ to: c.address }] })
    expect(await faultOf(await collect(now, [a, b]))).toBe('earlier')
  })

  test('another module, another version’s batcher, another chain, another Safe', async () => {
    const [safe, other] = [await make('1.4.1', [a.address, b.address], 2), await make('1.5.0', [a.address], 1)]
    const now = await contentFor(safe, a.address)
    const { multiSend } = await contentFor(other, a.address)
    for (const content of [
      { ...now, modules: [c.address] },
      { ...now, multiSend },
      { ...now, holder: { owners: [c.address], threshold: 1, saltNonce: 0n } },
    ])
      expect(await faultOf(await collect(content, [a, b]))).toBe('changed')
    const elsewhere = { ...now, chainId: 100 }
    expect(await faultOf(await collect(elsewhere, [a, b]))).toBe('otherChain')
    const { value } = await readConsent(client, await collect(now, [a]), {
      state: await stateOf(other),
      chainId: CHAIN,
    })
    expect(value.fault).toBe('otherSafe')
  })

  test('the new holder was created by somebody: the next wrap uses it as it is', async () => {
    const safe = await make('1.4.1', [a.address, b.address], 2)
    const { value: holder } = await readKeptHolder(client, CHAIN, await stateOf(safe))
    if (typeof holder === 'string') throw new Error('It is there already.')
    const consent = await collect(await contentFor(safe, holder), [a, b])
    const made = await createSafe(await world.senderOf(c), {
      kind: '1.5.0+L2',
      owners: holder.owners,
      threshold: 2n,
      saltNonce: holder.saltNonce,
    })
    expect(made).toBe(newHolderAddress(holder))
    expect(await faultOf(consent)).toBe('holderThere')
    const { value: there } = await readKeptHolder(client, CHAIN, await stateOf(safe))
    expect(there).toBe(made)
    await send(c, await collect(await contentFor(safe, there), [a, b]))
    expect(await driverOf(safe)).toBe(made)
  })

  test('a stranger’s signature, one for other content, a duplicate, and an invalid one', async () => {
    const safe = await make('1.4.1', [a.address, b.address], 2)
    const content = await contentFor(safe, a.address)
    const foreign = await sign({ ...content, holder: d.address }, b)
    const signatures = [await sign(content, a), await sign(content, a), await sign(content, d), foreign]
    const consent: Consent = { content, signatures: [...signatures, { signature: '0x1234' }] }
    const { value } = await readConsent(client, consent, { state: await stateOf(safe), chainId: CHAIN })
    expect(value.signers.map(({ status }) => status)).toEqual(['signed', 'waiting'])
    expect(value.given).toHaveLength(1)
    expect(value.strangers).toContain(d.address)
    expect(value.strangers).toHaveLength(2)
    expect(value.unreadable).toBe(1)
    await expect(prepareWrite(client, createSharedWrapPlan(CHAIN, d.address, consent))).rejects.toThrow('changed')
  })
})

test('[W3] one owner of several keeps them all: the new Safe holds it', async () => {
  const safe = await make('1.3.0', [a.address, b.address], 1)
  const { value: holder } = await readKeptHolder(client, CHAIN, await stateOf(safe))
  const { call } = await prepareWrite(client, createWrapPlan(CHAIN, safe, a.address, holder))
  await (await world.senderOf(a)).send(call)
  expect(await driverOf(safe)).toBe(holderAddress(holder))
  expect((await stateOf(holderAddress(holder))).owners).toEqual([a.address, b.address])
})

test('[W3] the Safe itself proposes the wrap with the new holder in it', async () => {
  const safe = await make('1.4.1', [a.address, b.address], 2)
  const { value: holder } = await readKeptHolder(client, CHAIN, await stateOf(safe))
  const { calls } = await prepareWrite(client, createWrapPlan(CHAIN, safe, safe, holder), true)
  const [first, ...rest] = calls
  if (!first) throw new Error('There are no calls.')
  const sender = await world.senderOf(d)
  await execSafe(sender, { safe, kind: '1.4.1', signers: [a, b], calls: [first, ...rest] })
  expect(await driverOf(safe)).toBe(holderAddress(holder))
})

test('[W3] a wrap that the contract refuses is refused before anybody signs', async () => {
  const safe = await make('1.4.1', [a.address, b.address], 2)
  const content = await contentFor(safe, wrappedSafeAddress)
  await expect(simulateSharedWrap(client, content)).rejects.toMatchObject({ name: 'Reverted' })
})
