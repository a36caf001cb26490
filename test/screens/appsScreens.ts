import type { Page } from '@playwright/test'
import { encodeFunctionData, parseEther, stringToHex } from 'viem'
import { demoDeedsAbi, demoDollarAbi } from '../../src/demo/demoTokens.generated.ts'
import { demoDeeds, demoDollar } from '../../src/demo/demoTokens.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { appFrameWords } from '../../src/words/en/appFrame.ts'
import { appsWords } from '../../src/words/en/apps.ts'
import { holderWords } from '../../src/words/en/holder.ts'
import { refusedWords } from '../../src/words/en/refused.ts'
import { optional, startApp } from '../relay/startApp.ts'
import { moreSafes } from './moreSafes.ts'
import { button, chooseWallet, fixedPart, keepValue, reaches, type Screen } from './screen.ts'

const APP = 'https://app.example/'
const cleo = people.cleo.account.address

type Asked = { method: string; params: unknown }

const mint = encodeFunctionData({ abi: demoDollarAbi, functionName: 'mint', args: [cleo, 100_000_000n] })
const deed = encodeFunctionData({ abi: demoDeedsAbi, functionName: 'mint', args: [cleo, 1n] })
const message: Asked = {
  method: 'signMessage',
  params: { message: 'app.example asks you to agree to its terms of 1 March.\n\nThis costs nothing.' },
}
/** An unlimited approval for Cleo. */
const typed: Asked = {
  method: 'signTypedMessage',
  params: {
    typedData: {
      types: {
        Permit: [
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      domain: { name: 'Demo Dollars', chainId: 1, verifyingContract: demoDollar },
      message: { spender: cleo, value: `0x${'f'.repeat(64)}`, deadline: 1_900_000_000 },
    },
  },
}
const batch: Asked = {
  method: 'sendTransactions',
  params: {
    txs: [
      { to: demoDollar, value: '0', data: mint },
      { to: demoDeeds, value: '0', data: deed },
    ],
  },
}
const send: Asked = {
  method: 'sendTransactions',
  params: { txs: [{ to: cleo, value: parseEther('0.1').toString(), data: '0x' }] },
}

const ofItself: Asked = {
  method: 'sendTransactions',
  params: { txs: [{ to: samples.wrapped.address, value: '0', data: '0x12345678' }] },
}
const balances: Asked = { method: 'getSafeBalances', params: {} }
const ofMethod: Asked = { method: 'rpcCall', params: { call: 'eth_sendRawTransaction' } }

/** An app that sends all of these requests as soon as it is opened. */
const serveAsking =
  (...asked: Asked[]) =>
  (page: Page) =>
    page.route(`${APP}**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>App</title><script>${JSON.stringify(asked)}.forEach((asked, id) =>
          parent.postMessage({ id: String(id), env: { sdkVersion: '9.1.0' }, ...asked }, '*'))</script>`,
      }),
    )

async function openApp(page: Page): Promise<void> {
  await page.getByLabel(appFrameWords.address).fill(APP)
  await button(page, appFrameWords.open).click()
  await page.getByRole('region', { name: appsWords.requests }).waitFor()
}

const requests = (page: Page) => page.getByRole('region', { name: appsWords.requests })
const named = (page: Page, name: string) => requests(page).getByRole('button', { name, exact: true })

/** A stored request that came through WalletConnect on an earlier visit. */
const kept = {
  waiting: [
    {
      ...{ id: 'walletConnect:a:1', session: 'a', app: { name: 'Exchange', url: 'https://exchange.example' } },
      ...{ chainId: 1, safe: samples.wrapped.address, receivedAt: 1_700_000_000_000 },
      request: { kind: 'signMessage', message: stringToHex('Hello') },
    },
  ],
  answered: [],
}

let app: Awaited<ReturnType<typeof startApp>>['client'] | undefined

/** The requests of other apps to a wrapped Safe, and the apps connected to it. */
export const appsScreens: readonly Screen[] = [
  {
    name: 'apps-message',
    path: async ({ world }) => `eth:${(await moreSafes(world)).signing}?apps`,
    by: 'owner',
    before: serveAsking(message, typed, batch),
    act: async (page) => {
      await openApp(page)
      await named(page, appsWords.sign).waitFor()
      await named(page, appsWords.look).nth(1).waitFor()
    },
    next: [
      {
        name: 'apps-typed-data',
        act: async (page) => {
          await named(page, appsWords.look).first().click()
          await requests(page).getByRole('checkbox').waitFor()
        },
      },
      {
        name: 'apps-batch',
        act: async (page) => {
          await named(page, appsWords.look).last().click()
          await requests(page).locator('button[aria-disabled=false]', { hasText: appsWords.send }).waitFor()
        },
      },
    ],
  },
  {
    name: 'apps-signing-off',
    path: `eth:${samples.wrapped.address}?apps`,
    by: 'owner',
    before: serveAsking(message),
    act: async (page) => {
      await openApp(page)
      await named(page, holderWords.signOn).waitFor()
    },
  },
  {
    name: 'apps-locked',
    path: async ({ world }) => `eth:${(await moreSafes(world)).locked}?apps`,
    by: 'owner',
    before: serveAsking(send),
    act: async (page) => {
      await openApp(page)
      await requests(page).getByText(fixedPart(holderWords.lockedUntil)).waitFor()
    },
  },
  {
    name: 'apps-not-yours',
    path: `eth:${samples.approved.address}?apps`,
    by: 'owner',
    before: serveAsking(send),
    act: async (page) => {
      await openApp(page)
      await reaches(page, appsWords.notYours)
    },
  },
  {
    name: 'apps-refused',
    path: `eth:${samples.wrapped.address}?apps`,
    by: 'owner',
    before: serveAsking(ofItself, ofItself, balances, ofMethod),
    act: async (page) => {
      await page.getByLabel(appFrameWords.address).fill(APP)
      await button(page, appFrameWords.open).click()
      const results = page.getByRole('region', { name: refusedWords.title })
      await results.getByText(refusedWords.times(2)).waitFor()
      await results.getByText(refusedWords.why.balances).waitFor()
    },
  },
  {
    name: 'apps-away',
    path: `eth:${samples.wrapped.address}?apps`,
    by: 'owner',
    isApart: true,
    before: (page) => keepValue(page, 'inbox', kept),
    act: (page) => reaches(page, appsWords.away),
  },
  {
    name: 'apps-proposal',
    path: `eth:${samples.wrapped.address}?apps`,
    by: 'relay',
    isApart: true,
    act: async (page, { relay }) => {
      await chooseWallet(page, 'Test Wallet')
      await page.getByLabel(appsWords.code).waitFor()
      app = (await startApp(relay.url)).client
      const { uri = '' } = await app.connect(optional(1, 10))
      await page.getByLabel(appsWords.code).fill(uri)
      await button(page, appsWords.connect).click()
      await reaches(page, appsWords.proposal.may)
    },
    next: [
      {
        name: 'apps-sessions',
        act: async (page) => {
          await button(page, appsWords.proposal.agree).click()
          await button(page, appsWords.endOf('Test App')).waitFor()
        },
      },
    ],
    after: async () => {
      await app?.core.relayer.transportClose()
      app?.core.heartbeat.stop()
    },
  },
]
