import { encodeFunctionData, erc20Abi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoDeeds, demoDollar, mintDeeds, mintDollars } from '../../../src/demo/demoTokens.ts'
import { people } from '../../../src/demo/people.ts'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { ChangedError } from '../../../src/lib/chainErrors.ts'
import type { KnownToken } from '../../../src/safe/holdings/knownTokens.ts'
import { readHoldings } from '../../../src/safe/holdings/readHoldings.ts'
import { type ChainClient, createChainClient } from '../../../src/safe/rpc/chainClient.ts'
import { assertHeld } from '../../../src/safe/sale/assertHeld.ts'
import { acceptIn, countedIn, lookAt, NOTHING_SEEN } from '../../../src/safe/sale/look.ts'
import { readCurrency } from '../../../src/safe/sale/readCurrency.ts'
import { newAccount } from '../../demo/delegateTo.ts'
import { startWorld, type TestWorld } from '../../demo/startWorld.ts'
import { deployTokens } from '../holdings/deployTokens.ts'

const { cleo } = people
const known: KnownToken[] = [
  { address: demoDollar, symbol: 'DUSD', kind: 'erc20', decimals: 6 },
  { address: people.ben.account.address, symbol: 'USDC', kind: 'erc20', decimals: 6 },
]

let world: TestWorld
let client: ChainClient
let tokens: Awaited<ReturnType<typeof deployTokens>>
beforeAll(async () => {
  world = await startWorld(1)
  client = createChainClient([world.anvil.url], 1)
  tokens = await deployTokens(world)
})
afterAll(() => world.anvil.stop())

describe('what a price is in', () => {
  const read = async (address: `0x${string}`) =>
    (await readCurrency(client, address, { known, nativeSymbol: 'ETH' })).value

  test('[W3] the chain’s own coin and a well-known token are as they are known', async () => {
    expect(await read(ZERO_ADDRESS)).toEqual({ symbol: 'ETH', decimals: 18, isKnown: true })
    expect(await read(demoDollar)).toEqual({ token: demoDollar, symbol: 'DUSD', decimals: 6, isKnown: true })
  })

  test('[W3] another one is as it says, and its decimals are unknown where no token has so many', async () => {
    const token = await tokens.token(cleo.account.address, 'PLAY', 8)
    expect(await read(token)).toEqual({ token, symbol: 'PLAY', decimals: 8, isKnown: false })
    const odd = await tokens.token(cleo.account.address, 'ODD', 255)
    expect(await read(odd)).toEqual({ token: odd, symbol: 'ODD', decimals: undefined, isKnown: false })
  })

  test('[W3] one that takes a well-known name, or the coin’s, is said to imitate it', async () => {
    const token = await tokens.token(cleo.account.address, 'USDC', 6)
    expect(await read(token)).toMatchObject({ imitates: 'USDC', isKnown: false })
    expect(await read(await tokens.token(cleo.account.address, 'ETH'))).toMatchObject({
      imitates: 'ETH',
      isKnown: false,
    })
  })

  test('[W3] what is no token says nothing, and a chain that doesn’t answer is no such token', async () => {
    const nobody = privateKeyToAddress(generatePrivateKey())
    expect(await read(nobody)).toEqual({ token: nobody, symbol: undefined, decimals: undefined, isKnown: false })
    const gone = createChainClient(['http://127.0.0.1:9'], 1)
    await expect(readCurrency(gone, demoDollar, { known, nativeSymbol: 'ETH' })).rejects.toThrow()
  })
})

test('[W3] what a buyer saw in a Safe is read once more: less of it is a change, more of it is none', async () => {
  const [owner, maker] = [await newAccount(world), await world.senderOf(cleo.account)]
  const things = await tokens.things()
  await things.act('mint', owner.address, 3n, 2n)
  await mintDollars(maker, owner.address, 5n)
  await mintDeeds(maker, owner.address, 1n)
  const all = { erc20: [demoDollar], erc721: [], erc1155: [{ address: things.address, id: 3n }], isCut: false }
  const look = async () =>
    (
      await readHoldings(client, owner.address, {
        known: [{ address: demoDeeds, symbol: 'DEED', kind: 'erc721' }],
        nativeSymbol: 'ETH',
        found: all,
      })
    ).value
  const seen = await look()
  expect(seen.tokens.map(({ amount }) => amount)).toEqual([5n])
  await mintDollars(maker, owner.address, 1n)
  await expect(assertHeld(client, owner.address, { ...seen, native: 0n })).resolves.toBeUndefined()
  await expect(assertHeld(client, owner.address, { ...seen, native: seen.native + 1n })).rejects.toThrow(ChangedError)

  const own = await world.senderOf(owner)
  const to = toAddress(cleo.account.address) ?? ZERO_ADDRESS
  await own.send({
    to: demoDollar,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 2n] }),
  })
  await expect(assertHeld(client, owner.address, { ...seen, native: 0n })).rejects.toThrow(ChangedError)
  const now = await look()
  // of what a buyer accepted since, no more and no less
  const less = { native: 0n, held: now }
  const accepted = countedIn(acceptIn(lookAt(NOTHING_SEEN, { native: 0n, held: seen }, []), less, []))
  await expect(assertHeld(client, owner.address, accepted ?? seen)).resolves.toBeUndefined()
  await own.send({
    to: demoDollar,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] }),
  })
  await expect(assertHeld(client, owner.address, accepted ?? seen)).rejects.toThrow(ChangedError)
  await mintDollars(maker, owner.address, 1n)
  expect(now.nfts.map(({ count }) => count)).toEqual([1n, 2n])
  await things.act('burn', owner.address, 3n, 1n)
  await expect(assertHeld(client, owner.address, { ...now, native: 0n })).rejects.toThrow(ChangedError)
  await expect(assertHeld(client, owner.address, { ...(await look()), native: 0n })).resolves.toBeUndefined()
})
