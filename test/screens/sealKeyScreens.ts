import type { Page } from '@playwright/test'
import { concat, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { sealKeyWords } from '../../src/words/en/sealKey.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'
import { moreSafes } from './moreSafes.ts'
import { button, fixedPart, keepValue, reaches, type Screen, type Stage } from './screen.ts'

const { ada } = people
const { wrapped } = samples

const ask = ({ world }: Stage, method: string, ...params: unknown[]) => world.anvil.provider.request({ method, params })

/** Ada's account is delegated to code (EIP-7702) until that is undone; with code it couldn't hold the other Safes. */
async function delegate(_: Page, stage: Stage): Promise<void> {
  await moreSafes(stage.world)
  await ask(stage, 'anvil_setCode', ada.account.address, concat(['0xef0100', stage.world.world.contracts.multicall3]))
}
const undelegate = (stage: Stage) => ask(stage, 'anvil_setCode', ada.account.address, '0x')

const ofUnsealed = {
  path: async ({ world }: Stage) => `wrap/eth:${(await moreSafes(world)).unsealedOfBen}`,
  by: 'owner',
  isApart: true,
} as const

const privateKey = `0x${'5e'.repeat(32)}` as const
const address = privateKeyToAddress(privateKey)
const kept = { chainId: 1, safe: wrapped.address, address, privateKey, payer: ada.account.address, sent: [] }

/** A key from an earlier visit, with money in it. */
async function keepKey(page: Page, stage: Stage): Promise<void> {
  await ask(stage, 'anvil_setBalance', address, toHex(412n * 10n ** 12n))
  await keepValue(page, 'sealKeys', [kept])
}

/** No storage for the key. */
const denyKey = (page: Page) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (this: Storage, key, text) {
      if (key === 'sealKeys') throw new DOMException('Full.', 'QuotaExceededError')
      setItem.call(this, key, text)
    }
  })

async function makeKey(page: Page): Promise<void> {
  await button(page, wrapWords.wrap.sealByKey).click()
  await button(page, sealKeyWords.make).click()
  await reaches(page, fixedPart(pageWords.write.tried))
}

/** A Safe that is wrapped and not sealed, an account that can't seal, and the key that can. */
export const sealKeyScreens: readonly Screen[] = [
  {
    ...ofUnsealed,
    name: 'seal-key',
    before: delegate,
    act: (page) => button(page, wrapWords.wrap.sealByKey).waitFor(),
    next: [
      {
        name: 'seal-key-make',
        act: async (page) => {
          await button(page, wrapWords.wrap.sealByKey).click()
          await button(page, sealKeyWords.make).waitFor()
        },
      },
      {
        name: 'seal-key-fund',
        act: async (page) => {
          await button(page, sealKeyWords.make).click()
          await reaches(page, fixedPart(pageWords.write.tried))
          await button(page, sealKeyWords.show).click()
          await page.getByText(sealKeyWords.elsewhere).click()
        },
      },
      {
        name: 'seal-key-ready',
        act: async (page, stage) => {
          const key = await page.evaluate(() => JSON.parse(localStorage.getItem('sealKeys') ?? 'null').value[0].address)
          await ask(stage, 'anvil_setBalance', key, toHex(10n ** 15n))
          await reaches(page, sealKeyWords.ready)
        },
      },
      {
        name: 'seal-key-wait',
        act: async (page, stage) => {
          await ask(stage, 'evm_setAutomine', false)
          await button(page, wrapWords.wrap.sealAct).click()
          await reaches(page, sealKeyWords.waiting.seal('Ethereum').title)
          // the node drops it
          await ask(stage, 'anvil_dropAllTransactions')
          await reaches(page, sealKeyWords.unheard)
        },
      },
    ],
    after: async (stage) => {
      await ask(stage, 'anvil_dropAllTransactions')
      await ask(stage, 'evm_setAutomine', true)
      await undelegate(stage)
    },
  },
  {
    ...ofUnsealed,
    name: 'seal-key-unkept',
    before: async (page, stage) => {
      await delegate(page, stage)
      await denyKey(page)
    },
    act: async (page) => {
      await makeKey(page)
      await reaches(page, sealKeyWords.notKept.title)
    },
    after: undelegate,
  },
  {
    name: 'seal-key-back',
    path: `wrap/eth:${wrapped.address}`,
    by: 'owner',
    isApart: true,
    before: keepKey,
    act: (page) => page.locator('button[aria-disabled=false]', { hasText: sealKeyWords.backAct }).waitFor(),
    next: [
      {
        name: 'seal-key-gone',
        act: async (page) => {
          await button(page, sealKeyWords.backAct).click()
          await reaches(page, sealKeyWords.gone)
        },
      },
    ],
  },
  {
    name: 'settings-keys',
    path: 'settings',
    by: 'owner',
    isApart: true,
    before: keepKey,
    act: async (page) => {
      await button(page, pageWords.settings.eraseAct).click()
      await button(page, sealKeyWords.eraseAnyway).waitFor()
      await page.locator('button[aria-disabled=false]', { hasText: sealKeyWords.backAct }).waitFor()
    },
  },
]
