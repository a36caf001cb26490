import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Hex } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { Accept as AcceptLooked } from '../../../src/pages/safe/offer/Accept.tsx'
import { OfferPart } from '../../../src/pages/safe/offer/OfferPart.tsx'
import { priceCopy } from '../../../src/pages/safe/offer/priceCopy.ts'
import { useLook } from '../../../src/pages/safe/offer/useLook.ts'
import type { Holdings, TokenHolding } from '../../../src/safe/holdings/holding.ts'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import type { Check, Judgement } from '../../../src/safe/report/judgeSafe.ts'
import type { OfferFacts, OrderFacts } from '../../../src/safe/sale/obstaclesOf.ts'
import { type Offer, offerHash } from '../../../src/safe/sale/offer.ts'
import { encodeOffer } from '../../../src/safe/sale/offerLink.ts'
import { holderMessageHash } from '../../../src/safe/sale/offerSignatures.ts'
import { queryClient } from '../../../src/state/queries/queries.ts'
import { buyingWords } from '../../../src/words/en/buying.ts'
import { sellingWords } from '../../../src/words/en/selling.ts'
import { genuineSafe, SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const ethereum = CHAINS[0] as Chain
const [ada, bob] = [toAddress(ADA) ?? ZERO_ADDRESS, toAddress(BOB) ?? ZERO_ADDRESS]
const safe = toAddress(SAFE) ?? ZERO_ADDRESS
const signature = `0x${'11'.repeat(65)}` as const
const clean: Judgement = { verdict: 'clean', checks: [] }

const offer: Offer = {
  chainId: 1,
  tokenId: (1n << 160n) + BigInt(safe),
  state: { nonce: 3n, epoch: 2n, lockedUntil: 0, quietUntil: 0 },
  currency: ZERO_ADDRESS,
  price: 10n ** 18n,
  buyer: ZERO_ADDRESS,
  deadline: 1_800_000_000,
}
const wrap: WrapState = {
  ...{ ...unwrapped, isLive: true, isSealed: true, tokenId: offer.tokenId, driver: ada, nonce: 3n, epoch: 2n },
}

beforeEach(() => {
  cleanup()
  queryClient.clear()
  // a chain that takes its time: what it has said is given with each test
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

const linkOf = (change: Partial<Offer> = {}, by: Hex = signature) =>
  encodeOffer({ offer: { ...offer, ...change }, signature: by })

type World = { terms?: Partial<Offer>; wrap?: Partial<WrapState>; facts?: Partial<OfferFacts>; by?: Hex }

function draw({ terms = {}, wrap: change = {}, facts = {}, by = signature }: World = {}, judgement = clean) {
  const read = genuineSafe({ address: safe, wrap: { ...wrap, ...change } })
  const said: OfferFacts = {
    safeState: read,
    router: 'here',
    isSigned: true,
    isApproved: true,
    hasCurrency: true,
    ...facts,
  }
  const key = ['offer', 1, offerHash({ ...offer, ...terms }), by]
  queryClient.setQueryData(key, { value: said, block: 9n })
  const seen = { safeState: read, judgement, isNow: true }
  return render(<OfferPart chain={ethereum} address={safe} text={linkOf(terms, by)} seen={seen} />)
}

const canPay = () => screen.queryByRole('button', { name: /^(Buy|Take|Approve|Connect)/ }) !== null

test('[W3] an offer that stands says who sells, for what, to whom and until when; without a wallet one connects to buy', () => {
  const { container } = draw()
  for (const said of ['1 ETH', ada, buyingWords.anyone, 'January 15, 2027', 'Not locked', buyingWords.asSeen])
    expect(container.textContent?.replaceAll(/\s/g, '')).toContain(said.replaceAll(/\s/g, ''))
  expect(container.textContent).toContain('Only the Safe on Ethereum is wrapped')
  expect(container.textContent).toContain('Promises. Wrapping doesn’t undo')
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeDefined()
})

const listing = { seller: ada, startTime: 1_600_000_000, salt: 1n, counter: 0n }

/** An order on Seaport, of which the chain says this. */
const order = (said: Partial<OrderFacts>, facts: Partial<OfferFacts> = {}): World => ({
  terms: { listing },
  facts: { ...facts, order: { isThere: true, isCancelled: false, isFilled: false, ...said } },
})

const OBSTACLES: readonly [string, World, string][] = [
  ['Seaport isn’t there', order({ isThere: false }), 'Orders on Seaport can be neither made nor filled there.'],
  ['its zone isn’t there', order({}, { router: 'missing' }), 'Without it no such order can be filled there.'],
  ['another zone is there', order({}, { router: 'other' }), 'Pay and sign nothing. Check the RPC in your settings'],
  ['its order was filled', order({ isFilled: true }, { isSigned: false }), 'Somebody else has bought it'],
  ['its order was cancelled', order({ isCancelled: true }), 'It is void for good. Ask the seller for a new offer.'],
  [
    'its order begins later',
    { ...order({}), terms: { listing: { ...listing, startTime: 1_750_000_000 } } },
    'The offer begins on June 15, 2025',
  ],
  ['the contract isn’t there', { facts: { router: 'missing' } }, 'Without it nothing can be bought there.'],
  ['other code is there', { facts: { router: 'other' } }, 'Pay nothing. Check the RPC in your settings'],
  ['it isn’t wrapped', { wrap: { isLive: false } }, 'If it is wrapped again, ask for a new offer.'],
  ['it isn’t sealed', { wrap: { isSealed: false } }, 'Ask the seller to seal it and to sign a new offer.'],
  ['an earlier wrap', { wrap: { tokenId: offer.tokenId + (1n << 160n) } }, 'This offer is for an earlier wrap'],
  ['it has ended', { terms: { deadline: 1_600_000_000 } }, 'The offer ended on September 13, 2020'],
  ['it was used once', { wrap: { nonce: 4n } }, 'The Safe has been used once since the seller signed'],
  ['it was used', { wrap: { nonce: 5n } }, 'The Safe has been used 2 times since the seller signed'],
  ['it was locked', { wrap: { nonce: 4n, lockedUntil: 1_790_000_000 } }, 'locked until September 21, 2026'],
  ['it changed hands', { wrap: { driver: bob, epoch: 3n }, facts: { isSigned: false } }, 'Somebody else accepted the'],
  [
    'it is still its seller’s, who moved the NFT',
    { wrap: { epoch: 3n }, facts: { isApproved: false } },
    'the seller ended all offers, or transferred the NFT and got it back. Ask them for a new offer.',
  ],
  ['it signs', { wrap: { nonce: 4n, epoch: 3n, isSigning: true } }, 'Ask them to turn it off, and for a new offer.'],
  ['another state', { wrap: { nonce: 1n } }, 'The Safe isn’t in the state that was offered'],
  [
    'the quiet time',
    { terms: { state: { ...offer.state, quietUntil: 1_700_000_300 } }, wrap: { quietUntil: 1_700_000_300 } },
    'Can’t be transferred until',
  ],
  ['somebody else signed', { facts: { isSigned: false } }, 'Pay nothing, and ask the holder for the link.'],
  [
    'the approval is gone',
    { facts: { isApproved: false } },
    'Ask the seller to approve the sale: this link works then.',
  ],
  [
    'no such currency',
    { terms: { currency: bob }, facts: { hasCurrency: false } },
    'Ask the seller for an offer in another currency.',
  ],
]

test.each(OBSTACLES)('[W3] %s: that is said with what to do next, and nothing can be paid', (_, world, said) => {
  const { container } = draw(world)
  expect(container.textContent).toContain(said)
  expect(container.textContent).toContain(buyingWords.nothingPaid)
  expect(canPay()).toBe(false)
})

test('[W3] what follows from another holder, or passes by itself, isn’t said beside what doesn’t', () => {
  const { container } = draw({ wrap: { driver: bob, epoch: 3n }, facts: { isSigned: false, isApproved: false } })
  expect(container.textContent).not.toContain(buyingWords.obstacle.notOffered.title)
  cleanup()
  const used = draw({ wrap: { nonce: 4n, quietUntil: 1_700_000_300 } })
  expect(used.container.textContent).not.toContain('Can’t be transferred until')
})

test('[W3] the owners of a Safe are asked to sign what it offers, and not what it has bought or what is over', async () => {
  const owned = genuineSafe({ address: bob, owners: [ada, bob], threshold: 2 })
  const owners = owned.owners.map((owner) => ({ owner, isContract: false, hasApproved: false }))
  const asked = sellingWords.coSign.title(0, 2)
  const textOf = async (change: Partial<WrapState>) => {
    cleanup()
    for (const [key, value] of [
      [['safe', 1, bob], owned],
      [['offerOwners', 1, holderMessageHash(bob, offer), owned.owners.join()], owners],
    ] as const)
      queryClient.setQueryData(key, { value, block: 9n })
    const facts = { isSigned: false, isApproved: false }
    const { container } = draw({ wrap: { driver: bob, ...change }, facts, by: '0x' })
    // the part that asks them is loaded by then, as is who has signed
    await act(async () => void (await import('../../../src/pages/safe/sale/CoSignOffer.tsx')))
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    return container.textContent
  }
  expect(await textOf({})).toContain(asked)
  for (const change of [{ epoch: 3n }, { nonce: 4n }, { nonce: 4n, epoch: 3n }])
    expect(await textOf(change)).not.toContain(asked)
})

const FAULTS: readonly [string, string, string][] = [
  ['another network', linkOf({ chainId: 8453 }), 'The same address there is another Safe.'],
  ['a network that isn’t set up', linkOf({ chainId: 77_777 }), buyingWords.unread.noChain],
  ['another Safe', linkOf({ tokenId: BigInt(ada) }), 'Look at the Safe that is offered.'],
  ['nobody, since it was cut', linkOf().slice(0, -9), 'copy it whole, or ask for the offer’s file.'],
  [
    'nobody, since it was altered',
    linkOf().replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    'incomplete or was altered',
  ],
  ['nobody, since it is far too long', 'A'.repeat(300_000), 'This is far too long for an offer'],
]

test.each(FAULTS)('[W3] a link for %s says so, and offers nothing', (_, text, said) => {
  const seen = { safeState: genuineSafe({ wrap }), judgement: clean, isNow: true }
  for (const known of [seen, undefined]) {
    const { container } = render(<OfferPart chain={ethereum} address={safe} text={text} seen={known} />)
    expect(container.textContent).toContain(said)
    expect(canPay()).toBe(false)
    cleanup()
  }
})

test('[W3] a token is called by its address where its name is another’s, and counted in its smallest unit where nobody knows', () => {
  const token = bob
  const of = (change: object) =>
    priceCopy(1_234_567n, { token, symbol: 'PLAY', decimals: 6, isKnown: false, ...change })
  expect(of({})).toBe('1.234567 PLAY')
  expect(of({ decimals: undefined })).toBe('1\u202f234\u202f567 PLAY (base units (decimals unknown))')
  expect(of({ imitates: 'USDC' })).not.toContain('PLAY')
  expect(of({ symbol: undefined })).toContain(bob.slice(0, 6))
})

type Accepting = Omit<Parameters<typeof AcceptLooked>[0], 'look'> & { holdings: Holdings | undefined }

/** The form, as whoever sees it from the beginning. */
function Accept({ holdings, ...props }: Accepting) {
  const look = useLook({ native: holdings?.native ?? 0n, held: holdings }, props.judgement.checks)
  return <AcceptLooked {...props} look={look} />
}

describe('before it is paid', () => {
  const check = (change: Partial<Check>): Check => ({ id: 'lock', outcome: 'pass', isRunning: false, ...change })
  const tokens: TokenHolding[] = [
    { address: bob, origin: 'found', symbol: 'PLAY', kind: 'erc20', amount: 5_000_000n, decimals: 6 },
  ]
  const inIt: Holdings = { native: 2n * 10n ** 18n, tokens, nfts: [], isComplete: true }
  const accept = (judgement: Judgement, holdings: Holdings | undefined = inIt, isOpen = true) => (
    <Accept
      {...{ chain: ethereum, account: bob, seller: ada, judgement, holdings, isOpen }}
      signed={{ offer, signature }}
      currency={{ symbol: 'ETH', decimals: 18, isKnown: true }}
    />
  )
  beforeEach(() => {
    queryClient.setQueryData(['payment', 1, ZERO_ADDRESS, offer.price.toString(), bob, 'asSeen'], {
      value: { balance: 10n ** 19n, allowance: 10n ** 19n, mustReset: false },
      block: 9n,
    })
  })
  const buy = () => screen.queryByRole('button', { name: 'Buy it for 1 ETH' })

  test('[W3] a clean report asks for nothing more; any other one for what isn’t green, by name', () => {
    const { rerender } = render(accept(clean))
    expect(buy()).not.toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    rerender(accept({ verdict: 'notLocked', checks: [check({ outcome: 'warn', count: 0 })] }))
    expect(screen.getByRole('checkbox', { name: /Lock: Not locked\./ })).toBeDefined()
    cleanup()
    render(accept({ verdict: 'unfinished', checks: [check({ id: 'hidden', outcome: 'unknown' })] }))
    expect(screen.getByRole('checkbox', { name: /Hidden rights: Couldn’t check\./ })).toBeDefined()
    fireEvent.click(buy() as HTMLElement)
    expect(screen.getByRole('alert').textContent).toContain('Tick the box above first.')
  })

  test('[W3] nothing is bought against a report that says not to, and none while its checks run unless one doesn’t wait', () => {
    render(accept({ verdict: 'stop', checks: [check({ id: 'hidden', outcome: 'stop' })] }))
    expect(screen.getByText(buyingWords.stop.title)).toBeDefined()
    expect(buy()).toBeNull()
    cleanup()
    render(accept({ verdict: 'running', checks: [check({ id: 'approvals', outcome: 'unknown', isRunning: true })] }))
    expect(buy()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: buyingWords.goOn }))
    expect(buy()).not.toBeNull()
    expect(screen.getByRole('checkbox', { name: /Token approvals: Checking…/ })).toBeDefined()
    cleanup()
    const hidden = check({ id: 'hidden', outcome: 'unknown' })
    const approvals = { id: 'approvals', block: 9n } as const
    const { rerender } = render(
      accept({ verdict: 'unfinished', checks: [hidden, check({ ...approvals, outcome: 'unknown', isRunning: true })] }),
    )
    expect(buy()).toBeNull()
    rerender(accept({ verdict: 'unfinished', checks: [hidden, check({ ...approvals, outcome: 'pass' })] }))
    expect(buy()).not.toBeNull()
    expect(screen.getByRole('checkbox', { name: /Hidden rights: Couldn’t check\.$/ })).toBeDefined()
  })

  test('[W3] what is gone from the Safe, or got worse in the report, takes the button away until it was looked at', () => {
    const { rerender } = render(accept(clean))
    rerender(accept(clean, { ...inIt, tokens: [] }))
    expect(buy()).toBeNull()
    expect(screen.getByText('PLAY: 5 before, 0 now')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: buyingWords.accept }))
    expect(buy()).not.toBeNull()
    const passed = [check({ id: 'approvals', outcome: 'pass', count: 0 })]
    rerender(accept({ verdict: 'clean', checks: passed }))
    rerender(accept({ verdict: 'attention', checks: [check({ id: 'approvals', outcome: 'warn', count: 1 })] }))
    expect(buy()).toBeNull()
    expect(screen.getByText('Token approvals: 1 live token approval')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: buyingWords.accept }))
    expect(screen.getByRole('checkbox', { name: /1 live token approval/ })).toBeDefined()
  })

  test('[W3] what couldn’t be read isn’t taken for gone, and what came meanwhile is no change', () => {
    const { rerender } = render(accept(clean))
    const [token] = tokens as [TokenHolding]
    rerender(accept(clean, { ...inIt, tokens: [{ ...token, amount: 'unknown' }] }))
    expect(buy()).not.toBeNull()
    rerender(accept(clean, { ...inIt, native: 3n * 10n ** 18n }))
    expect(buy()).not.toBeNull()
  })
})

test('[W3] a price that is more than the account has is said before a fee is paid', () => {
  queryClient.setQueryData(['payment', 1, ZERO_ADDRESS, offer.price.toString(), bob, 'asSeen'], {
    value: { balance: 10n ** 17n, allowance: 10n ** 17n, mustReset: false },
    block: 9n,
  })
  render(
    <Accept
      {...{ chain: ethereum, account: bob, seller: ada, judgement: clean, isOpen: true }}
      holdings={{ native: 0n, tokens: [], nfts: [], isComplete: true }}
      signed={{ offer, signature }}
      currency={{ symbol: 'ETH', decimals: 18, isKnown: true }}
    />,
  )
  expect(screen.getByText('You have 0.1 ETH. That isn’t enough.')).toBeDefined()
  expect(canPay()).toBe(false)
})
