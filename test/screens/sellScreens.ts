import { parseEther } from 'viem'
import { people } from '../../src/demo/people.ts'
import type { Address } from '../../src/lib/address.ts'
import { seaportWords } from '../../src/words/en/seaport.ts'
import { sellingWords } from '../../src/words/en/selling.ts'
import { sealedFor } from '../browser/offeredSafe.ts'
import type { TestWorld } from '../demo/startWorld.ts'
import { button, reaches, type Screen } from './screen.ts'

const made = new WeakMap<TestWorld, Promise<{ safe: Address }>>()

/** A Safe of Ada's that may be sold, made once in a world. */
function sellable(world: TestWorld): Promise<{ safe: Address }> {
  const known = made.get(world) ?? sealedFor(world, people.ada.account, { value: parseEther('3') })
  made.set(world, known)
  return known
}

/** The steps before a sale. */
export const sellScreens: readonly Screen[] = [
  {
    name: 'sell',
    path: async ({ world }) => `eth:${(await sellable(world)).safe}?sell`,
    by: 'owner',
    act: (page) => reaches(page, sellingWords.keep),
    next: [
      {
        name: 'sell-approve',
        act: async (page) => {
          await button(page, sellingWords.steps.approve).click()
          await button(page, sellingWords.approveAct).waitFor()
        },
      },
      {
        name: 'sell-offer',
        act: async (page) => {
          await button(page, sellingWords.steps.offer).click()
          await page.getByLabel(sellingWords.offer.price, { exact: true }).fill('1')
          await button(page, sellingWords.offer.sign).waitFor()
        },
      },
      {
        name: 'sell-seaport',
        act: async (page) => {
          await page.getByRole('radio', { name: seaportWords.seaport }).check()
          await button(page, seaportWords.useOurs).waitFor()
        },
      },
      {
        name: 'sell-end',
        act: async (page) => {
          await button(page, sellingWords.endOffers.open).click()
          await button(page, sellingWords.endOffers.act).waitFor()
        },
      },
    ],
  },
]
