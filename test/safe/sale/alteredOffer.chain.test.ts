import fc from 'fast-check'
import {
  type Address,
  bytesToHex,
  concat,
  concatBytes,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  hexToNumber,
  keccak256,
  numberToHex,
  pad,
  parseEther,
  size,
  slice,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { call } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  asSeenAbi,
  asSeenAddress,
  wrappedSafeAbi,
  wrappedSafeAddress,
} from '../../../src/contract/wrappedSafe.generated.ts'
import { createSafe } from '../../../src/demo/createSafe.ts'
import { execSafe } from '../../../src/demo/execSafe.ts'
import { people } from '../../../src/demo/people.ts'
import { wrapSafe } from '../../../src/demo/wrapSafe.ts'
import { ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { DAY_SECONDS } from '../../../src/lib/duration.ts'
import { liveWrap } from '../../../src/safe/plans/drivePlans.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { toRevertedError } from '../../../src/safe/rpc/toRevertedError.ts'
import { type Offer, offerHash, offerStruct, type SignedOffer, signedTypedData } from '../../../src/safe/sale/offer.ts'
import { decodeOffer, encodeOffer } from '../../../src/safe/sale/offerLink.ts'
import { holderMessage, joinParts, judgeParts, readParts } from '../../../src/safe/sale/offerSignatures.ts'
import { readOffer } from '../../../src/safe/sale/readOffer.ts'
import { fulfilCall } from '../../../src/safe/sale/seaportCalls.ts'
import { seaportOrder } from '../../../src/safe/sale/seaportOrder.ts'
import { OPERATORS, type Venue } from '../../../src/safe/sale/venue.ts'
import { isSignedByCode } from '../../../src/safe/signatures/isSignedByCode.ts'
import { passQuietTime } from '../../demo/passQuietTime.ts'
import { placeSeaport, placeZone } from '../../demo/placeSeaport.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'

// Links that somebody altered who also mended the check of four bytes, which is no secret: what the page says of their signature
// beside what the genuine contracts do with it.

const CHAIN = 1
const { ada, ben, cleo } = people
const [seller, buyer] = [ada.account, ben.account.address]
const owners: Address[] = [ada.account.address, cleo.account.address]
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

type By = 'a key' | 'a Safe of two'
const KINDS: readonly { by: By; venue: Venue }[] = (['a key', 'a Safe of two'] as const).flatMap((by) =>
  (['asSeen', 'seaport'] as const).map((venue) => ({ by, venue })),
)
const nameOf = ({ by, venue }: { by: By; venue: Venue }) => `by ${by}, ${venue === 'seaport' ? 'on Seaport' : 'for us'}`

let world: TestWorld
let client: ChainClient
let holder: Address
const offers = new Map<string, SignedOffer>()

/** A Safe that can be sold at once, and its offer. */
async function offered(by: By, venue: Venue, saltNonce: bigint): Promise<SignedOffer> {
  const sender = await world.senderOf(cleo.account)
  const to = by === 'a key' ? seller.address : holder
  const safe = await createSafe(sender, { kind: '1.4.1', owners: [seller.address], saltNonce })
  const tokenId = await wrapSafe(sender, { safe, kind: '1.4.1', signers: [seller], to })
  await passQuietTime(world.anvil)
  const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'approve', args: [OPERATORS[venue], tokenId] })
  const approval = { to: wrappedSafeAddress, data } as const
  if (by === 'a key') await (await world.senderOf(seller)).send(approval)
  else await execSafe(sender, { safe: holder, kind: '1.4.1', signers: [seller, cleo.account], calls: [approval] })
  const { nonce, epoch, lockedUntil, quietUntil, time } = await liveWrap(client, safe)
  const offer: Offer = {
    ...{ chainId: CHAIN, tokenId, state: { nonce, epoch, lockedUntil, quietUntil } },
    ...{ currency: ZERO_ADDRESS, price: parseEther('2'), buyer: ZERO_ADDRESS, deadline: time + DAY_SECONDS },
    ...(venue === 'seaport' && { listing: { seller: to, startTime: time, salt: 1n, counter: 0n } }),
  }
  if (by === 'a key') return { offer, signature: await seller.signTypedData(signedTypedData(offer)) }
  const part = async (account: PrivateKeyAccount) => ({
    owner: account.address,
    signature: await account.signTypedData(holderMessage(holder, offer)),
  })
  return { offer, signature: joinParts([await part(seller), await part(cleo.account)]) }
}

beforeAll(async () => {
  world = await startWorld(CHAIN)
  client = createChainClient([world.anvil.url], CHAIN)
  await placeSeaport(world)
  await placeZone(world)
  const sender = await world.senderOf(cleo.account)
  holder = await createSafe(sender, { kind: '1.4.1', owners, threshold: 2n, saltNonce: 40_000n })
  let salt = 40_001n
  for (const kind of KINDS) offers.set(nameOf(kind), await offered(kind.by, kind.venue, salt++))
})
afterAll(() => world.anvil.stop())

const baseOf = (kind: (typeof KINDS)[number]): SignedOffer => {
  const signed = offers.get(nameOf(kind))
  if (!signed) throw new Error('It was never offered.')
  return signed
}

/** Whether the contract that sells it hands it to a buyer for its price. */
async function isSold({ offer, signature }: SignedOffer): Promise<boolean> {
  const { listing, currency, price } = offer
  const sale: { to: Address; data: Hex; value: bigint } = listing
    ? fulfilCall(seaportOrder(offer, listing), signature)
    : {
        to: asSeenAddress,
        data: encodeFunctionData({ abi: asSeenAbi, functionName: 'buy', args: [offerStruct(offer), signature] }),
        value: currency === ZERO_ADDRESS ? price : 0n,
      }
  try {
    await call(client, { account: buyer, ...sale })
    return true
  } catch (thrown) {
    if (toRevertedError(thrown)) return false
    throw thrown
  }
}

const isSigned = async (signed: SignedOffer) => (await readOffer(client, signed)).value.isSigned

/** The bytes of a link without their check. */
const bodyOf = (signed: SignedOffer) => new Uint8Array(Buffer.from(encodeOffer(signed), 'base64url').subarray(0, -4))

/** A link of such bytes, with the check that they need. */
const mended = (body: Uint8Array) =>
  Buffer.from(concatBytes([body, keccak256(body, 'bytes').slice(0, 4)])).toString('base64url')

const withV = (signature: Hex, v: number): Hex => concat([slice(signature, 0, -1), numberToHex(v, { size: 1 })])

/** The other spelling of the last key's signature in a row: s from the other half, and the other v. */
function mirrored(signature: Hex): Hex {
  const [v, s] = [hexToNumber(slice(signature, -1)), hexToBigInt(slice(signature, -33, -1))]
  return concat([slice(signature, 0, -33), numberToHex(ORDER - s, { size: 32 }), numberToHex(55 - v, { size: 1 })])
}

/** As ERC-2098 has it: v in the first bit of s. */
function compact(signature: Hex): Hex {
  const [v, s] = [hexToNumber(slice(signature, -1)), hexToBigInt(slice(signature, -33, -1))]
  return concat([slice(signature, 0, -33), numberToHex(s + (BigInt(v - 27) << 255n), { size: 32 })])
}

const SPELLINGS: readonly [string, (signature: Hex) => Hex][] = [
  ['as it is', (signature) => signature],
  ['none', () => '0x'],
  ['v 0 or 1', (signature) => withV(signature, hexToNumber(slice(signature, -1)) - 27)],
  ['the other v', (signature) => withV(signature, 55 - hexToNumber(slice(signature, -1)))],
  ['v of a message', (signature) => withV(signature, hexToNumber(slice(signature, -1)) + 4)],
  ['v of EIP-155', (signature) => withV(signature, hexToNumber(slice(signature, -1)) + 10)],
  ['s of the other half', mirrored],
  ['s of the other half, v 0 or 1', (signature) => withV(mirrored(signature), 28 - hexToNumber(slice(signature, -1)))],
  ['in 64 bytes', compact],
  ['a byte too many', (signature) => concat([signature, '0x00'])],
  ['twice', (signature) => concat([signature, signature])],
  ['half', (signature) => slice(signature, 0, size(signature) / 2)],
]

describe.each(KINDS.map((kind) => [nameOf(kind), kind] as const))('an offer %s', (_, kind) => {
  test('[W3] with any bits of it altered is nobody’s, unless the contract sells it so', async () => {
    const base = baseOf(kind)
    const body = bodyOf(base)
    expect(decodeOffer(mended(body))).toEqual(base)
    expect([await isSigned(base), await isSold(base)]).toEqual([true, true])
    const bits = fc.uniqueArray(fc.nat(body.length * 8 - 1), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(bits, async (flipped) => {
        const altered = Uint8Array.from(body)
        for (const bit of flipped) altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const read = decodeOffer(mended(altered))
        if ('wrong' in read) return
        if (await isSigned(read)) expect([bytesToHex(altered), await isSold(read)]).toEqual([bytesToHex(altered), true])
      }),
      { numRuns: 150 },
    )
  })

  test.each(SPELLINGS)('[W3] is signed for the page just where it is for the contract: %s', async (_, spell) => {
    const base = baseOf(kind)
    const read = decodeOffer(encodeOffer({ ...base, signature: spell(base.signature) }))
    if ('wrong' in read) throw new Error(read.wrong)
    expect(await isSigned(read)).toBe(await isSold(read))
    if (kind.by === 'a key') return
    // what is collected of it counts where the Safe takes it
    const parts = await readParts(holder, read.offer, read.signature)
    const { signature } = judgeParts(parts ?? [], { owners, threshold: 2 })
    if (signature) expect(await isSignedByCode(client, holder, offerHash(read.offer), signature)).toBe(true)
  })
})

/** Code that answers everything with so many bytes of this. */
const answering = (word: Hex, count: number): Hex =>
  concat(['0x7f', word, '0x5f52', '0x60', numberToHex(count, { size: 1 }), '0x5ff3'])

const MAGIC = '0x1626ba7e'
const ANSWERS: readonly [string, Hex, boolean][] = [
  ['one word', answering(pad(MAGIC, { dir: 'right', size: 32 }), 32), true],
  ['two words', answering(pad(MAGIC, { dir: 'right', size: 32 }), 64), true],
  ['less than a word', answering(pad(MAGIC, { dir: 'right', size: 32 }), 31), false],
  ['more behind it in the word', answering(pad('0x1626ba7e01', { dir: 'right', size: 32 }), 32), false],
  ['it as a number', answering(pad(MAGIC, { size: 32 }), 32), false],
  ['a refusal', '0x5f5ffd', false],
]

test.each(ANSWERS)(
  '[W3] a holder with code signs by what it answers, for the page and for the contract: %s',
  async (_, code, is) => {
    const signed = { ...baseOf({ by: 'a key', venue: 'asSeen' }), signature: '0x' } as const
    const place = (now: Hex) => world.anvil.provider.request({ method: 'anvil_setCode', params: [seller.address, now] })
    await place(code)
    expect([await isSigned(signed), await isSold(signed)]).toEqual([is, is])
    await place('0x')
  },
)

test('[W3] an order that is over is nobody’s, whatever its signature', async () => {
  const base = baseOf({ by: 'a key', venue: 'seaport' })
  const { listing } = base.offer
  if (!listing) throw new Error('It is no order.')
  const forged = { ...base, offer: { ...base.offer, price: 1n, listing: { ...listing, counter: 7n } } }
  expect(await isSigned(forged)).toBe(false)
})
