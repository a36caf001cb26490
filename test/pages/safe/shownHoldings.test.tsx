import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { OfferPart } from '../../../src/pages/safe/offer/OfferPart.tsx'
import type { TokenHolding } from '../../../src/safe/holdings/holding.ts'
import type { Check } from '../../../src/safe/report/judgeSafe.ts'
import type { OfferFacts } from '../../../src/safe/sale/obstaclesOf.ts'
import { type Offer, offerHash } from '../../../src/safe/sale/offer.ts'
import { encodeOffer } from '../../../src/safe/sale/offerLink.ts'
import { connection } from '../../../src/state/connection/connection.ts'
import { queryClient } from '../../../src/state/queries/queries.ts'
import { rpcUrlsOf } from '../../../src/state/queries/rpcUrlsOf.ts'
import { buyingWords } from '../../../src/words/en/buying.ts'
import { genuineSafe, SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

// An open offer while what is in the Safe changes, as somebody sees it who has its page open.

const ethereum = CHAINS[0] as Chain
const [ada, bob] = [toAddress(ADA) ?? ZERO_ADDRESS, toAddress(BOB) ?? ZERO_ADDRESS]
const safe = toAddress(SAFE) ?? ZERO_ADDRESS
const signature = `0x${'11'.repeat(65)}` as const
const offer: Offer = {
  ...{ chainId: 1, tokenId: (1n << 160n) + BigInt(safe), currency: ZERO_ADDRESS, price: 10n ** 18n },
  ...{ buyer: ZERO_ADDRESS, deadline: 1_800_000_000 },
  state: { nonce: 3n, epoch: 2n, lockedUntil: 0, quietUntil: 0 },
}
const wrap = { ...unwrapped, isLive: true, isSealed: true, tokenId: offer.tokenId, driver: ada, nonce: 3n, epoch: 2n }
const token: TokenHolding = {
  ...{ address: bob, origin: 'known', symbol: 'PLAY', kind: 'erc20', amount: 0n, decimals: 0 },
}
const disconnected = connection.getState()

beforeEach(() => {
  cleanup()
  queryClient.clear()
  connection.setState(disconnected, true)
  // a chain that takes its time: what it has said is given with each test
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

type Shown = { play?: bigint; native?: bigint; checks?: readonly Check[]; origin?: TokenHolding['origin'] }

/** The page of the offer, and how what it shows changes. */
function open(first: Shown) {
  let last: Shown = {}
  const page = (shown: Shown) => {
    last = { ...last, ...shown }
    const { play = 0n, native = 5n, checks = [], origin = 'known' } = last
    const read = genuineSafe({ address: safe, balance: native, wrap })
    const facts: OfferFacts = { safeState: read, router: 'here', isSigned: true, isApproved: true, hasCurrency: true }
    const tokens = play > 0n ? [{ ...token, origin, amount: play }] : []
    const holdings = { native, tokens, nfts: [], isComplete: true }
    const payment = { balance: 10n ** 19n, allowance: 10n ** 19n, mustReset: false }
    for (const [key, value] of [
      [['offer', 1, offerHash(offer), signature], facts],
      [['holdings', 1, safe, rpcUrlsOf(ethereum).join(' ')], holdings],
      [['payment', 1, ZERO_ADDRESS, offer.price.toString(), bob, 'asSeen'], payment],
    ] as const)
      queryClient.setQueryData(key, { value, block: 9n })
    const judgement = { verdict: checks.length > 0 ? 'attention' : 'clean', checks } as const
    const seen = { safeState: read, judgement, isNow: true }
    return <OfferPart chain={ethereum} address={safe} text={encodeOffer({ offer, signature })} seen={seen} />
  }
  const { rerender } = render(page(first))
  // the reads tell whoever shows them a moment later
  return async (shown: Shown) => {
    await act(async () => {
      rerender(page(shown))
      await new Promise((resolve) => setTimeout(resolve))
    })
  }
}

const connected = { epoch: 1, since: 1, status: 'connected', walletId: 'metaMask', transport: 'injected' } as const
const connect = () => act(() => connection.setState({ ...connected, account: bob, chainId: 1 }, true))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const buy = () => screen.queryByRole('button', { name: 'Buy it for 1 ETH' })
const isSaid = (before: string, now: string) => screen.queryByText(`PLAY: ${before} before, ${now} now`) !== null

test('[W3] who accepted that something is less is asked again when it becomes less still', async () => {
  connect()
  const show = open({ play: 500n })
  await show({ play: 499n })
  expect(isSaid('500', '499')).toBe(true)
  press(buyingWords.accept)
  expect(buy()).not.toBeNull()
  await show({ play: 0n })
  expect(isSaid('499', '0')).toBe(true)
  expect(buy()).toBeNull()
  press(buyingWords.accept)
  expect(buy()).not.toBeNull()
})

test('[W3] what was put into the Safe while somebody looked counts as seen, and is missed when it is gone', async () => {
  connect()
  const show = open({ play: 1n })
  await show({ play: 500n })
  expect(buy()).not.toBeNull()
  await show({ play: 1n })
  expect(isSaid('500', '1')).toBe(true)
  expect(buy()).toBeNull()
  // as is the coin
  await show({ play: 500n, native: 9n })
  expect(buy()).not.toBeNull()
  await show({ native: 5n })
  expect(buy()).toBeNull()
})

test('[W3] what was shown before a wallet was connected counts as seen', async () => {
  const show = open({ play: 500n })
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeDefined()
  await show({ play: 2n })
  expect(isSaid('500', '2')).toBe(true)
  connect()
  expect(isSaid('500', '2')).toBe(true)
  expect(buy()).toBeNull()
  press(buyingWords.accept)
  expect(buy()).not.toBeNull()
})

test('[W3] a report that got better counts as read, and is read again when it is as bad as it was at first', async () => {
  connect()
  const approvals = (count: number): Check => ({ id: 'approvals', outcome: 'warn', isRunning: false, count })
  const show = open({ checks: [approvals(3)] })
  await show({ checks: [approvals(1)] })
  expect(buy()).not.toBeNull()
  await show({ checks: [approvals(3)] })
  expect(screen.getByText(buyingWords.worse.title)).toBeDefined()
  expect(buy()).toBeNull()
})

test('[W3] only an unlisted token that falls again and again can be left out of account; a well-known one is asked for each time', async () => {
  connect()
  const show = open({ play: 500n, origin: 'found' })
  for (const play of [400n, 300n]) {
    await show({ play })
    const isOffered = screen.queryByRole('button', { name: buyingWords.ignore }) !== null
    expect(isOffered).toBe(play === 300n)
    press(isOffered ? buyingWords.ignore : buyingWords.accept)
    expect(buy()).not.toBeNull()
  }
  await show({ play: 0n })
  expect(buy()).not.toBeNull()
  // all else is still looked at
  await show({ native: 1n })
  expect(buy()).toBeNull()
  cleanup()

  const again = open({ play: 500n, origin: 'known' })
  for (const play of [400n, 300n, 200n]) {
    await again({ play })
    expect(screen.queryByRole('button', { name: buyingWords.ignore })).toBeNull()
    press(buyingWords.accept)
  }
})
