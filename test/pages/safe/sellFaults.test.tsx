import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { asSeenAddress } from '../../../src/contract/wrappedSafe.generated.ts'
import { type Address, toAddress, ZERO_ADDRESS } from '../../../src/lib/address.ts'
import { CHAINS, type Chain } from '../../../src/lib/chains.ts'
import { OfferForm } from '../../../src/pages/safe/sale/OfferForm.tsx'
import { SellSafe } from '../../../src/pages/safe/sale/SellSafe.tsx'
import type { Holdings } from '../../../src/safe/holdings/holding.ts'
import type { Rights } from '../../../src/safe/read/readRights.ts'
import type { WrapState } from '../../../src/safe/read/readSafe.ts'
import { type Offer, offerHash } from '../../../src/safe/sale/offer.ts'
import { seaportAddress } from '../../../src/safe/sale/seaportAddress.ts'
import { connection } from '../../../src/state/connection/connection.ts'
import { queryClient } from '../../../src/state/queries/queries.ts'
import { rpcUrlsOf } from '../../../src/state/queries/rpcUrlsOf.ts'
import { keepOffer, keptOffers } from '../../../src/state/sale/keptOffers.ts'
import { holderWords } from '../../../src/words/en/holder.ts'
import { holdingsWords } from '../../../src/words/en/holdings.ts'
import { pageWords } from '../../../src/words/en/pages.ts'
import { sellingWords } from '../../../src/words/en/selling.ts'
import { genuineSafe, SAFE, unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, BOB } from '../../wallets/testWallet.ts'

const ethereum = CHAINS[0] as Chain
/** A network that nobody answers for: each read of it fails at once. */
const silent: Chain = { ...ethereum, id: 424_242 }
const [ada, bob, safe] = [ADA, BOB, SAFE].map((one) => toAddress(one) ?? ZERO_ADDRESS) as [Address, Address, Address]
const signature = `0x${'11'.repeat(65)}` as const
const tokenId = (1n << 160n) + BigInt(safe)
const wrap: WrapState = { ...unwrapped, isLive: true, isSealed: true, tokenId, driver: ada, nonce: 3n, epoch: 2n }
const state = genuineSafe({ address: safe, wrap, balance: 10n ** 18n })

beforeEach(() => {
  cleanup()
  queryClient.clear()
  keptOffers.write([])
  // a chain that takes its time: what it has said is given with each test
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const connected = { epoch: 1, since: 1, status: 'connected', walletId: 'metaMask', transport: 'injected' } as const
  connection.setState({ ...connected, account: ada, chainId: 1 }, true)
})

/** What the chain said last of an offer, its Safe and its approval, an instant ago. */
function draw(chain: Chain, holdings?: Holdings): void {
  const offer: Offer = {
    ...{ chainId: chain.id, tokenId, currency: ZERO_ADDRESS, price: 10n ** 18n, buyer: ZERO_ADDRESS },
    state: { nonce: 3n, epoch: 2n, lockedUntil: 0, quietUntil: 0 },
    deadline: 1_800_000_000,
  }
  keepOffer({ offer, signature })
  const say = (key: readonly unknown[], value: unknown) => queryClient.setQueryData(key, { value, block: 9n })
  const facts = { safeState: state, router: 'here', isSigned: true, isApproved: true, hasCurrency: true }
  say(['offer', chain.id, offerHash(offer), signature], facts)
  say(['safe', chain.id, safe], state)
  say(['saleApproval', chain.id, tokenId.toString(), ada, 'asSeen'], { router: 'here', isApproved: true })
  if (holdings) say(['holdings', chain.id, safe, rpcUrlsOf(chain).join(' ')], holdings)
  render(<SellSafe chain={chain} address={safe} />)
}

const stepOf = (name: string) => screen.getByRole('button', { name }).closest('li')?.textContent

test('[W3] what was read before the network stopped answering is said to be old, and no offer is called open by it', async () => {
  draw(silent)
  // at the Safe, and at the offer
  await waitFor(() => expect(screen.getAllByText(pageWords.safe.stale)).toHaveLength(2))
  expect(await screen.findByText(sellingWords.list.unread)).toBeDefined()
  expect(screen.queryByText(sellingWords.list.openNow)).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(stepOf(sellingWords.steps.approve)).toContain(sellingWords.state.unknown)
})

test('[W3] an offer that is open by what the chain says now is called so', async () => {
  draw(ethereum)
  expect(await screen.findByText(sellingWords.list.openNow)).toBeDefined()
  expect(screen.queryByText(pageWords.safe.stale)).toBeNull()
  expect(stepOf(sellingWords.steps.approve)).toContain(sellingWords.state.done)
})

const keep = async (chain: Chain, holdings?: Holdings) => {
  draw(chain, holdings)
  screen.getByRole('button', { name: sellingWords.steps.keep }).click()
  return screen.findByRole('region', { name: sellingWords.contents })
}

test('[W3] what is in the Safe isn’t said to be its coin alone while its tokens are read, nor where they can’t be', async () => {
  const reading = await keep(ethereum)
  expect(reading.textContent).toContain('1 ETH')
  expect(reading.textContent).toContain(holdingsWords.reading)
  cleanup()
  await keep(silent)
  expect(await screen.findByText(holdingsWords.failed)).toBeDefined()
})

test('[W3] tokens that nobody listed are counted beside what is in the Safe', async () => {
  const token = { kind: 'erc20', amount: 5n, decimals: 0 } as const
  const holdings: Holdings = {
    ...{ native: 10n ** 18n, nfts: [], isComplete: true },
    tokens: [
      { ...token, address: ada, origin: 'known', symbol: 'USDC' },
      { ...token, address: safe, origin: 'found', symbol: 'FREE' },
    ],
  }
  const contents = await keep(ethereum, holdings)
  expect(contents.textContent).toContain('5 USDC')
  expect(contents.textContent).toContain(holdingsWords.others(1))
  expect(contents.textContent).not.toContain('FREE')
})

test('[W3] what ends all offers says that a listing elsewhere goes on, who may still transfer the NFT, and takes that back', async () => {
  const rights: Rights = { approved: seaportAddress, operators: [asSeenAddress], isBack: false, router: 'here' }
  const key = ['rights', 1, ada, tokenId.toString(), rpcUrlsOf(ethereum).join(' ')]
  queryClient.setQueryData(key, { value: rights, block: 9n })
  draw(ethereum)
  fireEvent.click(await screen.findByRole('button', { name: sellingWords.endOffers.open }))
  expect(screen.getByText(sellingWords.endOffers.elsewhere)).toBeDefined()
  const { named, revoke, revokeApproved } = holderWords.rights
  expect(await screen.findByText(named.seaport)).toBeDefined()
  expect(screen.getByText(named.asSeen)).toBeDefined()
  const [first] = screen.getAllByRole('button', { name: revoke })
  fireEvent.click(first as HTMLElement)
  expect(await screen.findByText(revokeApproved)).toBeDefined()
})

test('[W3] nobody is named the contract for sales whose code is another', async () => {
  const rights: Rights = { approved: asSeenAddress, operators: [], isBack: false, router: 'other' }
  const key = ['rights', 1, ada, tokenId.toString(), rpcUrlsOf(ethereum).join(' ')]
  queryClient.setQueryData(key, { value: rights, block: 9n })
  draw(ethereum)
  fireEvent.click(await screen.findByRole('button', { name: sellingWords.endOffers.open }))
  expect(await screen.findByRole('button', { name: holderWords.rights.revoke })).toBeDefined()
  expect(screen.queryByText(holderWords.rights.named.asSeen)).toBeNull()
})

test.each([
  ['a token on Seaport, which may keep a fee', bob, true, sellingWords.offer.paidInToken],
  ['the chain’s own coin on Seaport', undefined, true, sellingWords.offer.paid],
  ['a token through the contract for sales, which takes none that keeps a fee', bob, false, sellingWords.offer.paid],
] as const)('[W3] what a seller gets is said of %s', async (_, token, isListing, said) => {
  const value = { symbol: 'DAI', decimals: 0, isKnown: true, ...(token && { token }) }
  queryClient.setQueryData(['currency', 1, token ?? ZERO_ADDRESS], { value, block: 9n })
  const terms = { safeState: state, wrap, account: ada, holder: undefined, isListing }
  const listing = { seller: ada, startTime: 1_600_000_000, salt: 1n, counter: 0n }
  render(<OfferForm chain={ethereum} {...terms} {...(isListing && { listing })} />)
  if (token) {
    fireEvent.change(screen.getByLabelText(sellingWords.offer.currency), { target: { value: 'other' } })
    fireEvent.change(screen.getByLabelText(sellingWords.offer.token), { target: { value: token } })
  }
  fireEvent.change(screen.getByLabelText(sellingWords.offer.price), { target: { value: '5' } })
  expect((await screen.findByText(said('5 DAI'))).textContent).toContain('5 DAI')
})
