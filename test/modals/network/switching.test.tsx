import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { answers, createTestWallet, type TestWallet } from '../../wallets/testWallet.ts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(() => vi.dynamicImportSettled())
  await pass()
}

/** A wallet that refuses the chain with an error of its own, and switches once it was added. */
function lackingWallet(thrown: unknown): TestWallet {
  const wallet = createTestWallet()
  wallet.answer('wallet_switchEthereumChain', () => Promise.reject(thrown))
  wallet.answer('wallet_addEthereumChain', () => {
    wallet.moveTo(137)
    return null
  })
  onTestFinished(wallet.announce())
  return wallet
}

async function connectTo(wallet: TestWallet) {
  const store = await import('../../../src/state/connection/connection.ts')
  await store.reconnect()
  await store.connect('metaMask')
  expect(wallet.asked('eth_requestAccounts')).toBe(1)
  const { CHAINS } = await import('../../../src/lib/chains.ts')
  const polygon = CHAINS.find(({ id }) => id === 137)
  if (!polygon) throw new Error('There is no Polygon.')
  return { polygon, chainId: () => store.connected()?.chainId }
}

const ADD = 'Add Polygon to your wallet'

/** The two places to switch: an act that needs another chain, and the list of chains. */
const places = {
  async act(polygon: Awaited<ReturnType<typeof connectTo>>['polygon']) {
    const { Refusal } = await import('../../../src/pages/parts/WriteProgress.tsx')
    const { WrongChainError } = await import('../../../src/lib/chainErrors.ts')
    const onAgain = vi.fn()
    render(<Refusal error={new WrongChainError()} chain={polygon} onAgain={onAgain} />)
    await press('Switch to Polygon')
    return () => expect(onAgain).toHaveBeenCalledOnce()
  },
  async dialog() {
    const { default: NetworkDialog } = await import('../../../src/modals/network/NetworkDialog.tsx')
    const { openDialog } = await import('../../../src/state/dialogs.ts')
    const onClose = vi.fn()
    openDialog('network')
    render(<NetworkDialog isOpen onClose={onClose} />)
    await press('Polygon')
    return () => expect(onClose).toHaveBeenCalledOnce()
  },
}

describe.each(['act', 'dialog'] as const)('a switch that failed, requested in the %s', (place) => {
  test.each([
    ['-32603 and words about the chain id', { code: -32603, message: 'Invalid chain id 0x89 for this wallet.' }],
    ['undefined', undefined],
    ['an unknown method', { code: -32601, message: 'The method does not exist.' }],
  ])('[S4.5] with %s offers to add the network, and goes there once it is added', async (_, thrown) => {
    const wallet = lackingWallet(thrown)
    const { polygon, chainId } = await connectTo(wallet)
    const expectDone = await places[place](polygon)
    expect(chainId()).toBe(1)
    const switches = wallet.asked('wallet_switchEthereumChain')
    await press(ADD)
    expect(wallet.asked('wallet_addEthereumChain')).toBe(1)
    expect(wallet.asked('wallet_switchEthereumChain')).toBe(switches)
    expect(chainId()).toBe(137)
    expect(screen.queryByRole('button', { name: ADD })).toBeNull()
    expectDone()
  })

  test('[S8.3] with 4902, from a wallet that can’t add it either: says what to do in the wallet, and no longer offers to add it', async () => {
    const wallet = lackingWallet({ code: 4902, message: 'Unrecognized chain ID "0x89".' })
    wallet.answer('wallet_addEthereumChain', () => Promise.reject({ code: -32603, message: 'Could not add it.' }))
    const { polygon, chainId } = await connectTo(wallet)
    await places[place](polygon)
    expect(wallet.asked('wallet_addEthereumChain')).toBe(1)
    expect(chainId()).toBe(1)
    const said = "Your wallet doesn't know this network and didn't add it. Add it in the wallet itself."
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByRole('button', { name: ADD })).toBeNull()
  })

  test.each([
    ['a rejection', answers.rejected],
    ['an open request', answers.pending],
    ['a lock', answers.locked],
  ])('[S4.5] with %s says so, and offers nothing to add', async (_, answer) => {
    const wallet = lackingWallet(undefined)
    wallet.answer('wallet_switchEthereumChain', answer)
    const { polygon } = await connectTo(wallet)
    await places[place](polygon)
    expect(screen.getByText(/^(You declined|A request is still open|Your wallet is locked)/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: ADD })).toBeNull()
  })
})

test('[S8.6] with a wallet that approved no account on the network the switch is offered, as with one on another network', async () => {
  const wallet = lackingWallet(undefined)
  const { polygon } = await connectTo(wallet)
  const { Refusal } = await import('../../../src/pages/parts/WriteProgress.tsx')
  const { ChainNotFoundError } = await import('../../../src/lib/errors.ts')
  render(<Refusal error={new ChainNotFoundError(137)} chain={polygon} onAgain={() => {}} />)
  expect(screen.getByRole('button', { name: 'Switch to Polygon' })).toBeTruthy()
})
