import { encodeFunctionData, parseEther } from 'viem'
import { wrappedSafeAbi, wrappedSafeAddress } from '../../src/contract/wrappedSafe.generated.ts'
import { demoDollar, mintDollars } from '../../src/demo/demoTokens.ts'
import { people } from '../../src/demo/people.ts'
import { buyingWords } from '../../src/words/en/buying.ts'
import { offer, sealedFor } from '../browser/offeredSafe.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { fixedPart, reaches, type Screen } from './screen.ts'

const { ben } = people

type Kind = 'coin' | 'tokens' | 'used'

const PRICE = parseEther('1.25')

async function make(world: TestWorld, kind: Kind): Promise<string> {
  const sold = await sealedFor(world, ben.account, { value: parseEther('2') })
  if (kind === 'tokens') await mintDollars(await world.senderOf(ben.account), people.ada.account.address, 1_000_000n)
  const inTokens = { price: 1_000_000n, currency: demoDollar, buyer: people.ada.account.address }
  const link = await offer(world, ben.account, sold, kind === 'tokens' ? inTokens : { price: PRICE })
  if (kind === 'used') {
    const data = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [sold.tokenId, []] })
    await (await world.senderOf(ben.account)).send({ to: wrappedSafeAddress, data })
  }
  return link.slice(2)
}

const made = new WeakMap<TestWorld, Partial<Record<Kind, Promise<string>>>>()

/** Where an offer of a Safe of Ben's is, each made once in a world; one of them of a Safe that was used since. */
function offered(world: TestWorld, kind: Kind): Promise<string> {
  const known = made.get(world) ?? {}
  made.set(world, known)
  known[kind] ??= make(world, kind)
  return known[kind]
}

/** What the link of an offer opens. */
export const offerScreens: readonly Screen[] = [
  {
    name: 'offer',
    path: ({ world }) => offered(world, 'coin'),
    by: 'owner',
    act: (page) => reaches(page, buyingWords.buy('1.25 ETH')),
  },
  {
    name: 'offer-to-nobody',
    path: ({ world }) => offered(world, 'coin'),
    act: (page) => reaches(page, buyingWords.connect),
  },
  {
    name: 'offer-in-tokens',
    path: ({ world }) => offered(world, 'tokens'),
    by: 'owner',
    act: (page) => reaches(page, fixedPart(buyingWords.approveSay)),
  },
  {
    name: 'offer-used',
    path: ({ world }) => offered(world, 'used'),
    act: (page) => reaches(page, buyingWords.nothingPaid),
  },
  {
    name: 'offer-cut',
    path: async ({ world }) => (await offered(world, 'coin')).slice(0, -9),
    act: (page) => reaches(page, buyingWords.unread.cut.title),
  },
]
