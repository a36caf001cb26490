import fc from 'fast-check'
import { concat, type Hex, hashMessage, numberToHex, size, slice } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { isSameAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { asMessageSignature } from '../../../src/safe/consent/ownerSignature.ts'
import type { Offer } from '../../../src/safe/sale/offer.ts'
import {
  countTooFew,
  holderMessage,
  holderMessageHash,
  joinParts,
  judgeParts,
  mergeParts,
  type OwnersPart,
  readParts,
} from '../../../src/safe/sale/offerSignatures.ts'

const holder = '0x1111111111111111111111111111111111111111'
const offer: Offer = {
  ...{ chainId: 1, tokenId: 5n, state: { nonce: 1n, epoch: 2n, lockedUntil: 3, quietUntil: 4 } },
  ...{ currency: ZERO_ADDRESS, price: 7n, buyer: ZERO_ADDRESS, deadline: 8 },
}
const accounts = Array.from({ length: 6 }, () => privateKeyToAccount(generatePrivateKey()))
const owners = accounts.map(({ address }) => address)
const parts: OwnersPart[] = await Promise.all(
  accounts.map(async (account) => ({
    owner: account.address,
    signature: await account.signTypedData(holderMessage(holder, offer)),
  })),
)
const some = fc.subarray(parts)
const shuffled = (list: readonly OwnersPart[]) => fc.shuffledSubarray([...list], { minLength: list.length })

describe('what owners of a Safe signed of an offer', () => {
  test('[W3] comes together the same in any order, whoever collected which, and nobody counts twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(some, some, some).chain(([a, b, c]) => fc.tuple(shuffled(a), shuffled(b), shuffled(c))),
        async ([a, b, c]) => {
          const merged = mergeParts(a, b, c)
          expect(mergeParts(c, mergeParts(b, a))).toEqual(merged)
          expect(mergeParts(merged, merged)).toEqual(merged)
          expect(new Set(merged.map(({ owner }) => owner))).toEqual(new Set([...a, ...b, ...c].map((one) => one.owner)))
          const sorted = merged.map(({ owner }) => owner.toLowerCase())
          expect(sorted).toEqual([...new Set(sorted)].toSorted())
          // it travels, and is read again as it was
          expect(await readParts(holder, offer, joinParts(merged))).toEqual(merged)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('[W3] is said to be too few for as long as a key’s signature is missing, and to be whole as soon as the Safe can read it', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 6 }), (given, threshold) => {
        const isShort = given.length > 0 && given.length < threshold
        expect(countTooFew(joinParts(given), threshold)).toBe(isShort ? given.length : undefined)
        const { signature } = judgeParts(given, { owners, threshold })
        if (signature) expect(countTooFew(signature, threshold)).toBeUndefined()
      }),
      { numRuns: 50 },
    )
    // signed by a transaction of the Safe
    expect(countTooFew('0x', 3)).toBeUndefined()
  })

  test('[W3] is the Safe’s signature once enough owners signed, of them alone and of no more than enough', () => {
    fc.assert(
      fc.property(some, fc.subarray(owners, { minLength: 1 }), fc.nat(), (given, now, turn) => {
        const threshold = 1 + (turn % now.length)
        const { signers, strangers, missing, signature } = judgeParts(given, { owners: now, threshold })
        const counted = given.filter(({ owner }) => now.some((one) => isSameAddress(one, owner)))
        expect(signers.filter(({ status }) => status === 'signed').length).toBe(counted.length)
        expect(strangers.length).toBe(given.length - counted.length)
        expect(missing).toBe(Math.max(0, threshold - counted.length))
        expect(signature).toBe(missing > 0 ? undefined : joinParts(mergeParts(counted).slice(0, threshold)))
      }),
    )
  })

  test('[W3] counts with what owners approved on chain, each once, and an approval in a link alone counts for nothing', async () => {
    await fc.assert(
      fc.asyncProperty(some, fc.subarray(owners), fc.nat(owners.length - 1), async (given, approved, turn) => {
        const threshold = 1 + turn
        const facts = owners.map((owner) => ({ owner, isContract: true, hasApproved: approved.includes(owner) }))
        const { signers, missing, signature } = judgeParts(given, { owners, threshold }, facts)
        const agreed = new Set([...given.map(({ owner }) => owner), ...approved])
        expect(missing).toBe(Math.max(0, threshold - agreed.size))
        for (const { owner, status } of signers) expect(status !== 'waiting').toBe(agreed.has(owner))
        expect(signature === undefined).toBe(missing > 0)
        if (!signature) return
        // of what travels only the keys' parts are read: who approved is asked of the chain
        expect(size(signature)).toBe(65 * threshold)
        const read = await readParts(holder, offer, signature)
        expect(read?.every(({ owner }) => given.some((part) => part.owner === owner))).toBe(true)
        expect(judgeParts(read ?? [], { owners, threshold }, facts).signature).toBe(signature)
      }),
      { numRuns: 25 },
    )
  })

  test('[W3] may be signed as a message, and what two give for one owner counts as one of them', async () => {
    const [account] = accounts
    const [part] = parts
    if (!account || !part) throw new Error('Nobody has signed.')
    const raw = holderMessageHash(holder, offer)
    const asMessage = asMessageSignature(await account.signMessage({ message: { raw } }))
    expect(await readParts(holder, offer, asMessage)).toEqual([{ owner: account.address, signature: asMessage }])
    const other = { ...part, signature: asMessage }
    expect(mergeParts([part], [other])).toHaveLength(1)
    expect(mergeParts([part], [other])).toEqual(mergeParts([other], [part]))
    expect(hashMessage({ raw })).not.toBe(raw)
  })

  test('[W3] is none of a key where it is cut, or a contract’s, or of another offer', async () => {
    const [{ signature, owner }] = parts as [OwnersPart]
    expect(await readParts(holder, offer, '0x')).toEqual([])
    expect(await readParts(holder, offer, slice(signature, 0, 64))).toBeUndefined()
    const ofContract = concat([`0x${'00'.repeat(64)}`, '0x00'] as [Hex, Hex])
    expect(await readParts(holder, offer, concat([signature, ofContract]))).toBeUndefined()
    expect(await readParts(holder, offer, concat([slice(signature, 0, 64), numberToHex(99)]))).toBeUndefined()
    for (const elsewhere of [{ price: 8n }, { chainId: 2 }] as Partial<Offer>[])
      expect((await readParts(holder, { ...offer, ...elsewhere }, signature))?.[0]?.owner).not.toBe(owner)
  })
})
