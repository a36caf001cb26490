import { chromium } from '@playwright/test'
import { createClient, custom, encodeFunctionData, type Hex, parseEther } from 'viem'
import { readContract } from 'viem/actions'
import { wrappedSafeAbi, wrappedSafeAddress } from '../src/contract/wrappedSafe.generated.ts'
import type { startDemoChain } from '../src/demo/chain/startDemoChain.ts'
import { createSafe } from '../src/demo/createSafe.ts'
import { createSender } from '../src/demo/createSender.ts'
import { execSafe } from '../src/demo/execSafe.ts'
import type { Provider } from '../src/demo/Provider.ts'
import { people } from '../src/demo/people.ts'
import type { KeptBlock } from '../src/demo/rpc/createDemoNode.ts'
import { getSafeContracts, type SafeKind, safeKinds } from '../src/demo/safeKinds.ts'
import { samples } from '../src/demo/samples.ts'
import { wrapSafe } from '../src/demo/wrapSafe.ts'
import { DEMO_CHAIN_ID } from '../src/lib/chains.ts'
import { benchPage } from './benchPage.ts'
import { benchRelay } from './benchRelay.ts'
import { benchReport } from './benchReport.ts'
import { buildSite } from './buildSite.ts'
import { findBrowser } from './findBrowser.ts'
import { serveBuild } from './serveBuild.ts'
import { buildAndMeasure } from './size.ts'
import { medianOf, print, timeOf } from './stopwatch.ts'

/**
 * Prints medians of ten: how long the demo takes from the click, WalletConnect on a relay on this machine, what the page
 * takes beside React alone, the report, and the demo's chain in Node and Chromium.
 */

const LIVES = 10
const QUIET_SECONDS = 600
const ada = people.ada.account
const cleo = people.cleo.account

/** Ten Safes through twenty transactions each: created, funded, used by the owner, wrapped, sold, driven, unwrapped. */
async function live(provider: Provider): Promise<void> {
  const client = createClient({ transport: custom(provider, { retryCount: 0 }) })
  const [seller, buyer] = [await createSender(client, ada), await createSender(client, cleo)]
  const wrapped: { kind: SafeKind; tokenId: bigint }[] = []
  const toWrapper = (data: Hex) => ({ to: wrappedSafeAddress, data }) as const
  for (let index = 0; index < LIVES; index++) {
    const kind = safeKinds[index % safeKinds.length] ?? '1.4.1'
    const safe = await createSafe(seller, { kind, owners: [ada.address], saltNonce: BigInt(5_000 + index) })
    await seller.send({ to: safe, value: parseEther('1') })
    const calls = [{ to: cleo.address, value: 1n }, { to: ada.address }] as const
    for (let times = 0; times < 3; times++) await execSafe(seller, { safe, kind, signers: [ada], calls })
    const tokenId = await wrapSafe(seller, { safe, kind, signers: [ada], to: ada.address })
    wrapped.push({ kind, tokenId })
  }
  // neither what was sealed nor what was used can be transferred for ten minutes
  await provider.request({ method: 'demo_increaseTime', params: [QUIET_SECONDS] })
  for (const { kind, tokenId } of wrapped) {
    const sale = [ada.address, cleo.address, tokenId] as const
    await seller.send(toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'transferFrom', args: sale })))
    const pay = [{ to: cleo.address, value: 1n, data: '0x' as const }]
    const execute = encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'execute', args: [tokenId, pay] })
    for (let times = 0; times < 11; times++) await buyer.send(toWrapper(execute))
    const { fallbackHandler, singleton } = getSafeContracts(kind)
    const args = [tokenId, [cleo.address], 1n, fallbackHandler, singleton, false] as const
    await buyer.send(toWrapper(encodeFunctionData({ abi: wrappedSafeAbi, functionName: 'unwrap', args })))
  }
}

const readSample = (provider: Provider) =>
  readContract(createClient({ transport: custom(provider, { retryCount: 0 }) }), {
    address: wrappedSafeAddress,
    abi: wrappedSafeAbi,
    functionName: 'isSealed',
    args: [samples.wrapped.address],
  })

async function benchNode(): Promise<KeptBlock[]> {
  const loading = performance.now()
  const { createDemoNode } = await import('../src/demo/rpc/createDemoNode.ts')
  const { genesis: snapshot } = await import('../src/demo/evm/genesis.generated.ts')
  const start = (onBlock?: (block: KeptBlock) => Promise<void>) =>
    createDemoNode({ chainId: DEMO_CHAIN_ID, snapshot, onBlock })
  await readSample(await start())
  print('Node: first start to a sample read, with its modules', performance.now() - loading, 'below 1.5')

  const kept: KeptBlock[] = []
  await live(await start(async (block) => void kept.push(block)))
  print(
    'Node: start to a sample read',
    await medianOf(() => timeOf(async () => readSample(await start()))),
    'below 1.5',
  )
  const replay = async () => {
    const node = await start()
    return timeOf(() => node.replay(kept, 0))
  }
  print(`Node: ${kept.length} blocks mined again`, await medianOf(replay), 'below 2')
  return kept
}

type Page = Window & { startDemoChain: typeof startDemoChain }

async function benchBrowser(kept: readonly KeptBlock[]): Promise<void> {
  const site = await serveBuild('/', { folder: await buildSite({ testPage: 'demoChainPage' }) })
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  /** From a loaded page to the chain's answer about a sample. */
  const startIn = async (page: Awaited<ReturnType<typeof browser.newPage>>) => {
    await page.goto(site.url)
    return page.evaluate(async (address) => {
      const started = performance.now()
      const { provider } = await (window as unknown as Page).startDemoChain()
      await provider.request({ method: 'eth_call', params: [{ to: address, data: '0xa0e67e2b' }, 'latest'] })
      return performance.now() - started
    }, samples.solo.address)
  }
  try {
    const cold = async () => {
      const context = await browser.newContext()
      const time = await startIn(await context.newPage())
      await context.close()
      return time
    }
    print('Chromium: first start to a sample read', await medianOf(cold), 'below 1.5')

    const context = await browser.newContext()
    const page = await context.newPage()
    await startIn(page)
    const calls = kept.map(({ transaction }) =>
      transaction === undefined
        ? { method: 'demo_increaseTime', params: [QUIET_SECONDS] }
        : { method: 'eth_sendRawTransaction', params: [transaction] },
    )
    await page.evaluate(async (calls) => {
      const { provider } = await (window as unknown as Page).startDemoChain()
      for (const call of calls) await provider.request(call)
    }, calls)
    const again = async () => {
      await page.goto('about:blank') // the worker ends with its last tab
      return startIn(page)
    }
    print(`Chromium: start with ${kept.length} blocks to mine again`, await medianOf(again), 'below 3.5')
  } finally {
    await browser.close()
    await site.close()
  }
}

/** The wait of a new visitor: from the click on the home page to the check-up of a sample Safe. */
async function benchClick(): Promise<void> {
  await buildAndMeasure()
  const site = await serveBuild()
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const click = async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(site.url)
      const tryDemo = page.getByRole('button', { name: 'Try the demo' })
      await tryDemo.waitFor()
      const time = await timeOf(async () => {
        await tryDemo.click()
        await page.getByRole('heading', { name: 'It can be wrapped.' }).waitFor()
      })
      await context.close()
      return time
    }
    print('Chromium: from the click to a usable sample Safe', await medianOf(click), 'below 1.5')
  } finally {
    await browser.close()
    await site.close()
  }
}

await benchClick()
await benchRelay()
await benchPage()
await benchReport()
await benchBrowser(await benchNode())
// the relay's clients keep their timers
process.exit()
