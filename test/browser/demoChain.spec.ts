import type { Page } from '@playwright/test'
import { parseGwei } from 'viem'
import type { DemoChain, DemoChainEvent } from '../../src/demo/chain/connectDemoChain.ts'
import type { startDemoChain } from '../../src/demo/chain/startDemoChain.ts'
import { people } from '../../src/demo/people.ts'
import { samples } from '../../src/demo/samples.ts'
import { buildSite } from '../../tools/buildSite.ts'
import { type Served, serveBuild } from '../../tools/serveBuild.ts'
import { sign } from '../demo/chain/startNode.ts'
import { expect, test } from './fixtures.ts'

// The chain in a real browser: workers, ports, IndexedDB and locks, served below a path, under the page's own policy.

type Window_ = Window & {
  startDemoChain: typeof startDemoChain
  chain?: DemoChain
  events?: DemoChainEvent[]
}

let folder: string
let site: Served
test.beforeAll(async () => {
  folder = await buildSite({ testPage: 'demoChainPage' })
  site = await serveBuild('/ipfs/abc/', { folder })
})
test.afterAll(() => site.close())

/** Starts the chain in a page; @returns its notices, or the name of the error. */
const start = async (page: Page, deadlines: { start?: number } = {}, { url } = site) => {
  await page.goto(url)
  return page.evaluate(async (given) => {
    const scope = window as unknown as Window_
    try {
      const chain = await scope.startDemoChain(given)
      scope.chain = chain
      scope.events = []
      chain.subscribe((event) => scope.events?.push(event))
      return [...chain.notices] as string[]
    } catch (error) {
      return (error as Error).name
    }
  }, deadlines)
}

const ask = (page: Page, method: string, ...params: unknown[]) =>
  page.evaluate(
    async ([name, given]) => {
      const { chain } = window as unknown as Window_
      return chain?.provider.request({ method: name, params: given })
    },
    [method, params] as const,
  )

const pay = async (page: Page, nonce: number) =>
  ask(
    page,
    'eth_sendRawTransaction',
    await sign(people.ada.account, { nonce, to: people.ben.account.address, value: 1n, maxFeePerGas: parseGwei('2') }),
  )

const head = (page: Page) =>
  ask(page, 'eth_getBlockByNumber', 'latest', false) as Promise<{ number: string; hash: string }>

test('[W5] tabs share one chain, it outlives them, and starting over restarts it for all', async ({
  context,
  quiet,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  expect(await Promise.all([start(one), start(other)])).toEqual([[], []])
  const { solo } = samples
  expect(BigInt((await ask(one, 'eth_getBalance', solo.address, 'latest')) as string)).toBe(solo.balance)
  const genesis = await head(one)

  await pay(one, 0)
  await other.evaluate(() => (window as unknown as Window_).chain?.letTimePass(86_400))
  const before = await head(one)
  expect(await head(other)).toEqual(before)
  expect(Number(before.number)).toBe(Number(genesis.number) + 2)

  await one.close()
  await other.close()
  const [third, fourth] = [await context.newPage(), await context.newPage()]
  expect([await start(third), await start(fourth)]).toEqual([[], []])
  expect(await head(third)).toEqual(before)

  await third.evaluate(() => (window as unknown as Window_).chain?.startOver())
  expect([await head(third), await head(fourth)]).toEqual([genesis, genesis])
  expect(await fourth.evaluate(() => (window as unknown as Window_).events)).toEqual([{ kind: 'startedOver' }])
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[W5] a reload restores the chain', async ({ page, quiet }) => {
  expect(await start(page)).toEqual([])
  await pay(page, 0)
  const before = await head(page)
  for (let times = 0; times < 3; times++) {
    expect(await start(page)).toEqual([])
    expect(await head(page)).toEqual(before)
  }
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[W5] without shared workers one tab runs the chain, the next gets an error, and runs it once the first is closed', async ({
  context,
  quiet,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
  const [one, other] = [await context.newPage(), await context.newPage()]
  expect(await start(one)).toEqual([])
  await pay(one, 0)
  const before = await head(one)
  expect(await start(other)).toBe('DemoChainHeldElsewhere')
  await start(one) // a reload
  expect(await head(one)).toEqual(before)
  await one.evaluate(() => (window as unknown as Window_).chain?.stop())
  expect(await start(other)).toEqual([])
  expect(await head(other)).toEqual(before)
  expect([...quiet.hosts]).toEqual(['127.0.0.1'])
})

test('[W5] a stored history that was tampered with is dropped, with a notice', async ({ page, quiet }) => {
  await start(page)
  await pay(page, 0)
  await page.evaluate(async () => {
    ;(window as unknown as Window_).chain?.stop()
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('wrapped-safe-demo-chain')
      opening.onsuccess = () => resolve(opening.result)
    })
    const [store] = database.objectStoreNames
    if (!store) throw new Error('Nothing is kept.')
    const writing = database.transaction(store, 'readwrite')
    writing.objectStore(store).put({ rubbish: true }, 'chain')
    await new Promise<void>((resolve) => {
      writing.oncomplete = () => resolve()
    })
    database.close()
  })
  await page.goto('about:blank') // the worker ends with its last tab
  expect(await start(page)).toEqual(['historyDropped'])
  expect(await start(page)).toEqual([])
  expect(quiet.errors).toEqual([])
})

test('[W5] a worker that cannot be loaded, or takes too long, is reported as failed', async ({ page }) => {
  for (const [wrong, name, deadlines] of [
    ['missing', 'DemoChainFailed', {}],
    ['silence', 'Deadline', { start: 300 }],
  ] as const) {
    const broken = await serveBuild('/', { folder, fault: (path) => (path.includes('/worker-') ? wrong : undefined) })
    expect(await start(page, deadlines, broken)).toBe(name)
    await broken.close()
  }
})
