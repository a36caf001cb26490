import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { unwrapped } from '../../safe/genuineSafe.ts'
import { ADA, type Answer, answers, createTestWallet } from '../../wallets/testWallet.ts'

beforeEach(() => void vi.resetModules())

const said = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')

/** Asks a wallet that gives this answer to list its account's NFT. */
async function ask(answer: Answer) {
  const wallet = createTestWallet({ accounts: [ADA] })
  wallet.answer('wallet_watchAsset', answer)
  onTestFinished(wallet.announce())
  const { connect, reconnect } = await import('../../../src/state/connection/connection.ts')
  await reconnect()
  await connect('metaMask')
  const { WatchNft } = await import('../../../src/pages/parts/WatchNft.tsx')
  const { CHAINS } = await import('../../../src/lib/chains.ts')
  const [chain] = CHAINS
  if (!chain) throw new Error('There are no chains.')
  const wrap = { ...unwrapped, isLive: true, isSealed: true, driver: ADA, tokenId: 77n } as const
  render(<WatchNft chain={chain} wrap={wrap} />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add the NFT to your wallet' }))
  })
}

const BY_HAND = "Your wallet can't add it from here. Import the NFT there by hand, with these two values."

test.each([
  ['that it isn’t the account’s', { code: -32000, message: 'Suggested NFT is not owned by the selected account' }],
  ['that it knows no NFTs', { code: -32602, message: 'Asset type ERC721 not supported.' }],
])(
  '[S7.2] a wallet that fails with %s: its own message is shown, and nothing says that it was added',
  async (_, error) => {
    await ask(() => Promise.reject(error))
    expect(await screen.findByText(BY_HAND)).toBeDefined()
    expect(said()).not.toContain('lists it now')
    expect(said()).toContain(error.message)
    expect(screen.getByRole('button', { name: 'Copy token ID' })).toBeDefined()
  },
)

test.each([
  ['nothing', undefined],
  ['null', null],
  ['false', false],
])('[S7.2] a wallet that answers %s has not confirmed the listing, so the page doesn’t claim it', async (_, answer) => {
  await ask(() => answer)
  expect(await screen.findByText(BY_HAND)).toBeDefined()
  expect(said()).not.toContain('lists it now')
})

test('[S7.2] after a rejection it can be asked again', async () => {
  await ask(answers.rejected)
  expect(await screen.findByText('You declined in your wallet. Nothing changed.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add the NFT to your wallet' })).toBeDefined()
})
