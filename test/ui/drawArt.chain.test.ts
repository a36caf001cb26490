import { renderToStaticMarkup } from 'react-dom/server'
import { getAddress, type Hex, hexToBigInt, hexToNumber, keccak256, parseAbi, slice, toHex } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { CHAINS, TEST_CHAINS } from '../../src/lib/chains.ts'
import { SmallArt } from '../../src/ui/art/Art.tsx'
import { drawArt } from '../../src/ui/art/drawArt.ts'
import { rosetteOf } from '../../src/ui/art/rosetteOf.ts'
import { startWorld, type TestWorld } from '../demo/startWorld.ts'

const artAbi = parseAbi([
  'function tokenURI(address safe, uint256 tokenId, uint256 lockedUntil, bool signing) view returns (string)',
])
const wrapper = { address: wrappedSafeAddress, abi: wrappedSafeAbi } as const

/** The six, a test network, and two without a name in the picture. */
const CHAIN_IDS = [...[...CHAINS, ...TEST_CHAINS].map(({ id }) => id), 31_337, 5]
const COUNT = 50

/** Pseudorandom values, the same in each run. */
const dice = (index: number, what: string): Hex => keccak256(toHex(`${what} ${index}`))

const cases = Array.from({ length: COUNT }, (_, index) => ({
  safe: getAddress(slice(dice(index, 'safe'), 0, 20)),
  chainId: CHAIN_IDS[index % CHAIN_IDS.length] ?? 1,
  wrapIndex: index % 3 === 0 ? 0n : hexToBigInt(slice(dice(index, 'wrap'), 0, 3)),
  // in half of the cases a day within eighty years, in a quarter a past one, else none
  lockedUntil:
    index % 4 === 3
      ? 0
      : index % 4 === 2
        ? 1_000_000
        : 1_900_000_000 + (hexToNumber(slice(dice(index, 'lock'), 0, 4)) % 2_000_000_000),
  isSigning: index % 5 < 2,
}))

let world: TestWorld
beforeAll(async () => {
  world = await startWorld(1)
})
afterAll(() => world.anvil.stop())

const decode = (uri: string, type: string): string => {
  const head = `data:${type};base64,`
  expect(uri.slice(0, head.length)).toBe(head)
  return Buffer.from(uri.slice(head.length), 'base64').toString('utf8')
}

/** References to anything outside of the text itself. */
const referencesOf = (text: string): string[] =>
  [...text.matchAll(/(?:href|src)="([^"]*)"|url\(([^)]*)\)|(https?:[^\s"<]+)/g)]
    .map(([, a, b, c]) => a ?? b ?? c ?? '')
    .filter((target) => !target.startsWith('#') && target !== 'http://www.w3.org/2000/svg')

test('[W7] draws byte for byte what the contract returns, for any Safe, chain, wrap, lock and signing, in strict JSON', async () => {
  const art = await readContract(world.client, { ...wrapper, functionName: 'ART' })
  for (const { safe, chainId, wrapIndex, lockedUntil, isSigning } of cases) {
    await world.anvil.provider.request({ method: 'anvil_setChainId', params: [chainId] })
    const tokenId = (wrapIndex << 160n) | BigInt(safe)
    const args = [safe, tokenId, BigInt(lockedUntil), isSigning] as const
    const json = decode(
      await readContract(world.client, { address: art, abi: artAbi, functionName: 'tokenURI', args }),
      'application/json',
    )
    const metadata = JSON.parse(json) as {
      name: string
      image: string
      attributes: { trait_type: string; value: unknown }[]
    }
    const live = lockedUntil > 1_900_000_000 ? lockedUntil : 0
    expect(decode(metadata.image, 'image/svg+xml')).toBe(drawArt(safe, chainId, live))
    expect(metadata.name).toBe(`Wrapped Safe ${safe}`)
    expect(JSON.stringify(metadata)).toBe(json)
    expect(metadata.attributes.find(({ trait_type }) => trait_type === 'Wrap')?.value).toBe(Number(wrapIndex) + 1)
    expect(metadata.attributes.find(({ trait_type }) => trait_type === 'Locked until')?.value).toBe(live || undefined)
    expect(metadata.attributes.find(({ trait_type }) => trait_type === 'Signs')?.value).toBe(
      isSigning ? 'Yes' : undefined,
    )
    expect([referencesOf(json), referencesOf(drawArt(safe, chainId, live))]).toEqual([[], []])
  }
  await world.anvil.provider.request({ method: 'anvil_setChainId', params: [1] })
})

test('[W7] an existing token is drawn the same', async () => {
  const { wrapped } = world.world.tokenIds
  if (wrapped === undefined) throw new Error('There is no wrapped sample.')
  const uri = await readContract(world.client, { ...wrapper, functionName: 'tokenURI', args: [wrapped] })
  const { image } = JSON.parse(decode(uri, 'application/json')) as { image: string }
  expect(decode(image, 'image/svg+xml')).toBe(drawArt(world.world.samples.wrapped.address, 1))
})

test('[W7] the small version has the same ink and seed, and refers to nothing outside', () => {
  const drawn = new Set<string>()
  for (const { safe, chainId } of cases) {
    const { ink, small } = rosetteOf(safe, chainId)
    const svg = renderToStaticMarkup(SmallArt({ address: safe, chainId }))
    drawn.add(svg)
    expect(svg).toContain(`data-ink="${ink}"`)
    expect(svg.match(/<use /g)).toHaveLength(small.count)
    expect(referencesOf(svg)).toEqual([])
  }
  expect(drawn.size).toBe(COUNT)
})
