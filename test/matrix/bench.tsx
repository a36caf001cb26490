import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Connector } from '../../src/connectors/connector.ts'
import { DEADLINES } from '../../src/lib/config.ts'
import type { AppError } from '../../src/lib/errors.ts'
import { countOwnTimers } from './countOwnTimers.ts'
import { CONNECTING, type Column, type ConnectCase, type Outcome, SWITCHING, type SwitchCase } from './table.ts'

/** The page's own modules after a reset, all from the same module graph. */
export const loadPage = async () => ({
  ownTimers: countOwnTimers(),
  store: await import('../../src/state/connection/connection.ts'),
  wallets: await import('../../src/state/connection/wallets.ts'),
  chains: await import('../../src/state/settings/configuredChains.ts'),
  screens: await import('../../src/modals/connect/WalletScreen.tsx'),
  phone: await import('../../src/modals/connect/QrScreen.tsx'),
  codes: await import('../../src/state/connection/shownCodes.ts'),
  network: await import('../../src/modals/network/SwitchFailure.tsx'),
  asking: await import('../../src/state/connection/switchChain.ts'),
  // normally loaded with a switch; here up front, so that no time passes in between
  switching: await import('../../src/connectors/addThenSwitchChain.ts'),
})
type Page = Awaited<ReturnType<typeof loadPage>>

/** A counterpart that misbehaves as a row says, with the real store. */
export type Bench = {
  walletId: string
  page: Page
  /** Its name in the list, where that isn't the column's. */
  name?: string
  /** Lets the necessary time pass, deadlines included. */
  settle(outcome: Promise<unknown>): Promise<void>
  /** The number of listeners on the counterpart. */
  listenerCount(): number
  /** Waits until the counterpart knows that the page disconnected, where that takes time. */
  hearOfIt?(): Promise<void>
}

/** Milliseconds for a test: the first one loads all of the page's modules, on a busy machine. */
const PATIENCE = 60_000

const { setTimeout: reallyLater } = globalThis

/**
 * Waits until requests are answered, however long that really takes; where the counterpart is silent, advances the clock
 * past every deadline.
 */
export const passTime =
  (isSilent: () => boolean = () => false) =>
  async (outcome: Promise<unknown>): Promise<void> => {
    let isOver = false
    const settled = outcome.finally(() => {
      isOver = true
    })
    while (!isOver) {
      await new Promise((resolve) => reallyLater(resolve, 1))
      await vi.advanceTimersByTimeAsync(isSilent() ? DEADLINES.walletPrompt : 100)
    }
    await settled
    await vi.advanceTimersByTimeAsync(0)
  }

const plain = (node: ReactNode, tag: string): string =>
  (new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`).exec(renderToStaticMarkup(node))?.[1] ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')

function connectingCopy({ page, walletId }: Bench, error: AppError): string {
  const wallet = page.wallets.getWallets().find(({ id }) => id === walletId)
  const transport = wallet?.transport
  const known = wallet ?? ({ id: walletId, name: 'Browser Wallet', transports: [] } as never)
  const props = { wallet: known, transport, isAsked: false, error, onAsk: () => {}, onBack: () => {} }
  const screen =
    transport === 'walletConnect' ? <page.phone.default {...props} /> : <page.screens.WalletScreen {...props} />
  return `${plain(screen, 'h3').replace(/\.$/, '')}: ${plain(screen, 'p')}`
}

/** The notice above a code that isn't the first. */
function codeCopy({ page, walletId }: Bench): string | undefined {
  const wallet = page.wallets.getWallets().find(({ id }) => id === walletId)
  const { shownCodes } = page.codes
  if (!wallet || !shownCodes.getState()[walletId]?.note) return undefined
  shownCodes.getInitialState = shownCodes.getState // static markup renders the initial state
  const props = {
    wallet,
    transport: wallet.transport,
    isAsked: true,
    error: undefined,
    onAsk: () => {},
    onBack: () => {},
  }
  return plain(<page.phone.default {...props} />, 'p')
}

function switchingCopy({ page }: Bench, error: AppError): string {
  const chain = page.chains.chainById(137)
  if (!chain) throw new Error('There is no Polygon.')
  const { SwitchFailure } = page.network
  const { connection } = page.store
  connection.getInitialState = connection.getState // static markup renders the initial state
  return plain(<SwitchFailure chain={chain} error={error} />, 'div').replace(/Details.*/, '')
}

function statusAfter({ page, walletId }: Bench): string {
  const state = page.store.connection.getState()
  switch (state.status) {
    case 'connected':
      return `connected to ${state.chainId}${page.chains.chainById(state.chainId) ? '' : ', which is not ours'}`
    case 'disconnected':
      return state.reason ? `disconnected: ${state.reason}` : 'disconnected'
    case 'connecting':
      return page.codes.shownCodes.getState()[walletId] ? 'a new code' : 'connecting'
    default:
      return state.status
  }
}

/** Counts the listeners of a connector from now on. */
function countHearers(connector: Connector): () => number {
  let count = 0
  const { on } = connector.events
  connector.events.on = (name, listener) => {
    count++
    const stop = on(name, listener)
    return () => {
      count--
      stop()
    }
  }
  return () => count
}

async function prepare(bench: Bench): Promise<() => number> {
  const connector = await bench.page.wallets.loadConnector(bench.walletId)
  return countHearers(connector)
}

/** After a row's events and a disconnect by the user, no listener is left on either side. */
async function expectNobody(bench: Bench, hearers: () => number): Promise<void> {
  await bench.settle(Promise.resolve())
  if (bench.page.store.connection.getState().status === 'disconnected')
    expect({ left: [bench.listenerCount(), hearers()] }).toEqual({ left: [0, 0] })
  bench.page.store.disconnect()
  await bench.settle(Promise.resolve())
  expect({ left: [bench.listenerCount(), hearers()] }).toEqual({ left: [0, 0] })
  expect(bench.page.store.activeConnector()).toBeUndefined()
  await bench.hearOfIt?.()
  expect(bench.page.ownTimers()).toBe(0)
}

const named = (outcome: Outcome, wallet: string) => ({
  ends: outcome.ends,
  error: outcome.error,
  says: outcome.says?.replaceAll('{wallet}', wallet),
})

/** `turn` is what it does between connecting and the switch request, `leave` what happens during that request. */
type Tried = Bench & { turn?: () => void | Promise<void>; leave?: () => Promise<void> }

/** The acts of one column, one for each case that can occur. */
type Acts<Case extends string> = Partial<Record<Case, () => Promise<Tried>>>

/** One test for each case of connecting that the table has for a connector. */
export function testConnecting(column: Column, wallet: string, acts: Acts<ConnectCase>): void {
  for (const [name, row] of Object.entries(CONNECTING) as [ConnectCase, (typeof CONNECTING)[ConnectCase]][]) {
    const cell: Outcome | string = row[column]
    const act = acts[name]
    test(
      `[${row.id}] ${wallet}, connecting: ${name}`,
      async () => {
        if (typeof cell === 'string') return expect(act).toBeUndefined()
        if (!act) throw new Error('The table has an outcome for this, so it must be tried.')
        const bench = await act()
        const hearers = await prepare(bench)
        const outcome = bench.page.store.connect(bench.walletId)
        await bench.leave?.()
        await bench.settle(outcome)
        const { error } = bench.page.store.connection.getState()
        const says = error ? connectingCopy(bench, error) : codeCopy(bench)
        expect({ ends: statusAfter(bench), error: error?.name, says }).toEqual(named(cell, bench.name ?? wallet))
        await expectNobody(bench, hearers)
      },
      PATIENCE,
    )
  }
}

/** One test for each case of switching; the bench is connected already. */
export function testSwitching(column: Column, wallet: string, acts: Acts<SwitchCase>): void {
  for (const [name, row] of Object.entries(SWITCHING) as [SwitchCase, (typeof SWITCHING)[SwitchCase]][]) {
    const cell: Outcome | string = row[column]
    const act = acts[name]
    test(
      `[${row.id}] ${wallet}, switching: ${name}`,
      async () => {
        if (typeof cell === 'string') return expect(act).toBeUndefined()
        if (!act) throw new Error('The table has an outcome for this, so it must be tried.')
        const bench = await act()
        const hearers = await prepare(bench)
        await bench.settle(bench.page.store.connect(bench.walletId))
        await bench.turn?.()
        const polygon = bench.page.chains.chainById(137)
        if (!polygon) throw new Error('There is no Polygon.')
        let error: AppError | undefined
        const outcome = bench.page.asking.switchChain(polygon).catch((thrown: AppError) => {
          error = thrown
        })
        await bench.leave?.()
        await bench.settle(outcome)
        // the connector decides the message, so it is read at the end
        const says = error && switchingCopy(bench, error)
        expect({ ends: statusAfter(bench), error: error?.name, says }).toEqual(named(cell, wallet))
        await expectNobody(bench, hearers)
      },
      PATIENCE,
    )
  }
}
