import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useStore } from 'zustand'
import { DEADLINES, WALLET_ICONS } from '../../../src/lib/config.ts'
import type { ConnectDialog } from '../../../src/modals/connect/ConnectDialog.tsx'
import { words } from '../../../src/words/en/appShell.ts'
import { ADA, answers, createTestWallet } from '../../wallets/testWallet.ts'

const ACCOUNTS = 'eth_requestAccounts'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const click = (element: HTMLElement) => {
  fireEvent.click(element)
  return pass()
}

type Dialogs = typeof import('../../../src/state/dialogs.ts')

function Page({
  Dialog,
  dialogs,
  closeDialog,
}: Pick<Dialogs, 'dialogs' | 'closeDialog'> & { Dialog: typeof ConnectDialog }) {
  return <Dialog isOpen={useStore(dialogs, ({ open }) => open === 'connect')} onClose={closeDialog} />
}

/** The open dialog on an otherwise empty page. */
async function openDialog() {
  const modal = await import('../../../src/modals/connect/ConnectDialog.tsx')
  const { connection, reconnect } = await import('../../../src/state/connection/connection.ts')
  const { closeDialog, dialogs, openDialog } = await import('../../../src/state/dialogs.ts')
  await reconnect()
  openDialog('connect')
  render(<Page Dialog={modal.ConnectDialog} {...{ dialogs, closeDialog }} />)
  // the screens are requested after the first frame
  await pass(20)
  await act(() => vi.dynamicImportSettled())
  return { state: () => connection.getState(), dialog: screen.getByRole<HTMLDialogElement>('dialog') }
}

function install(wallet = createTestWallet(), rdns = 'io.metamask') {
  onTestFinished(wallet.announce({ rdns }))
  return wallet
}

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^(. ?)?${name}`) })
const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.getByRole('heading', { level: 3 }).textContent

describe('the connect dialog', () => {
  test('[S2.4] opens with the grouped list, and calls no wallet', async () => {
    const wallet = install()
    const { dialog } = await openDialog()
    expect(dialog.open).toBe(true)
    const recommended = within(screen.getByRole('list', { name: 'Recommended' })).getAllByRole('button')
    expect(recommended.map((element) => element.textContent)).toEqual([
      'Safe',
      'BBrowser Wallet',
      'MetaMaskInstalled',
      'Coinbase Wallet',
      'Rainbow',
      'WalletConnect',
    ])
    expect(screen.getByText('Other Wallets').nextElementSibling?.textContent).toBe('Brave WalletLedger Live')
    expect(said()).toBe(words.connect.restTitle)
    expect(wallet.log).toEqual([])
  })

  test('[S4.1] calls the wallet within the click, shows that, and closes once connected', async () => {
    const wallet = install()
    const prompt = wallet.hold(ACCOUNTS)
    const { dialog, state } = await openDialog()
    fireEvent.click(row('MetaMask'))
    expect(wallet.asked(ACCOUNTS)).toBe(1)
    await pass()
    expect(said()).toBe('Opening MetaMask')
    prompt.approve()
    await pass()
    expect(state()).toMatchObject({ status: 'connected', account: ADA })
    expect(dialog.open).toBe(false)
  })

  test('[S8.4] a rejection is not shown as an error, and Try again calls the wallet again', async () => {
    const wallet = install()
    wallet.answer(ACCOUNTS, answers.rejected)
    const { dialog, state } = await openDialog()
    await click(row('MetaMask'))
    expect(said()).toBe('Request declined')
    expect(screen.getByText('You declined in MetaMask. Nothing was shared.')).toBeDefined()
    wallet.answer(ACCOUNTS)
    await click(button('Try again'))
    expect(wallet.asked(ACCOUNTS)).toBe(2)
    expect(state().status).toBe('connected')
    expect(dialog.open).toBe(false)
  })

  test.each([
    ['S8.1', 'No account shared', answers.empty],
    ['S8.2', 'MetaMask is waiting for you', answers.pending],
    ['S8', 'Unlock MetaMask', answers.locked],
    ['S8', 'Something went wrong', answers.broken],
    ['S8', 'Something went wrong', answers.nothing],
  ] as const)('[%s] says "%s": %#', async (_, title, answer) => {
    const wallet = install()
    wallet.answer(ACCOUNTS, answer)
    const { dialog } = await openDialog()
    await click(row('MetaMask'))
    expect(said()).toBe(title)
    expect(dialog.open).toBe(true)
  })

  test('[S8] an unknown error can be copied, with its code', async () => {
    const wallet = install()
    wallet.answer(ACCOUNTS, answers.broken)
    await openDialog()
    await click(row('MetaMask'))
    expect(screen.getByText('-32603 Internal JSON-RPC error.')).toBeDefined()
  })

  test('[S4.1] a wallet that does not answer is shown as slow, and can be called again', async () => {
    const wallet = install()
    wallet.answer(ACCOUNTS, answers.hangs)
    await openDialog()
    await click(row('MetaMask'))
    await pass(DEADLINES.walletSlow)
    expect(said()).toBe('Still waiting for MetaMask')
    await click(button('Ask again'))
    expect(wallet.asked(ACCOUNTS)).toBe(2)
    expect(said()).toBe('Opening MetaMask')
    await pass(DEADLINES.walletPrompt)
    expect(said()).toBe("MetaMask didn't answer")
  })

  test('[S8.2] bug 9: a request still open in the wallet is not sent again, and once it is answered the page continues', async () => {
    const wallet = install()
    const prompt = wallet.hold(ACCOUNTS)
    const { dialog, state } = await openDialog()
    await click(row('MetaMask'))
    await pass(DEADLINES.walletSlow)
    wallet.answer(ACCOUNTS, answers.pending)
    await click(button('Ask again'))
    expect(said()).toBe('MetaMask is waiting for you')
    await pass(3 * DEADLINES.walletAgain)
    expect(state()).toMatchObject({ status: 'disconnected', error: { name: 'RequestPending' } })
    expect(wallet.asked(ACCOUNTS)).toBe(2)
    prompt.approve()
    await pass(DEADLINES.walletAgain)
    expect(state()).toMatchObject({ status: 'connected', account: ADA })
    expect(dialog.open).toBe(false)
    expect(wallet.asked(ACCOUNTS)).toBe(2)
  })

  test.each([
    ['locked', answers.locked],
    ['without an account to share', answers.empty],
  ])(
    '[S4.1] a wallet that was %s is connected once it shares one, and not polled after the user leaves',
    async (_, answer) => {
      const wallet = install()
      wallet.answer(ACCOUNTS, answer)
      const { state } = await openDialog()
      await click(row('MetaMask'))
      await click(button('Choose another wallet'))
      wallet.share()
      await pass(3 * DEADLINES.walletAgain)
      expect([state().status, wallet.asked('eth_accounts')]).toEqual(['disconnected', 0])
      await click(row('MetaMask'))
      await pass(DEADLINES.walletAgain)
      expect(state().status).toBe('connected')
    },
  )

  test('[S8.7] a wallet that was removed before it is chosen is reported as missing', async () => {
    vi.stubGlobal('ethereum', createTestWallet().provider)
    onTestFinished(() => void vi.unstubAllGlobals())
    await openDialog()
    const chosen = row('Browser Wallet')
    vi.stubGlobal('ethereum', undefined)
    await click(chosen)
    expect(said()).toBe("Browser Wallet isn't in this browser any more")
  })

  test('[S8.4] after a rejection the wallet is not called again by itself', async () => {
    const wallet = install()
    wallet.answer(ACCOUNTS, answers.rejected)
    await openDialog()
    await click(row('MetaMask'))
    await pass(3 * DEADLINES.walletAgain)
    expect(wallet.asked('eth_accounts')).toBe(0)
  })

  test('[S3.2] a missing wallet: shows where to get it, and connects once it is installed', async () => {
    const { dialog, state } = await openDialog()
    await click(row('Rainbow'))
    expect(said()).toBe("Rainbow isn't in this browser")
    const link = screen.getByRole('link', { name: /Get Rainbow/ })
    expect(link.getAttribute('href')).toBe('https://rainbow.me/extension')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(state().status).toBe('disconnected')
    const wallet = createTestWallet()
    install(wallet, 'me.rainbow')
    await pass()
    expect(wallet.asked(ACCOUNTS)).toBe(1)
    expect(state()).toMatchObject({ status: 'connected', walletId: 'rainbow' })
    expect(dialog.open).toBe(false)
  })

  test('[S4.1] where a chunk does not load, the wallet is called all the same, and the dialog says so', async () => {
    vi.doMock('../../../src/modals/connect/WalletScreen.tsx', () => {
      throw new Error('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('../../../src/modals/connect/WalletScreen.tsx'))
    const wallet = install()
    const prompt = wallet.hold(ACCOUNTS)
    const { state } = await openDialog()
    await click(row('MetaMask'))
    expect(screen.getByRole('alert').textContent).toContain(words.connect.partMissing)
    prompt.approve()
    await pass()
    expect(state().status).toBe('connected')
  })

  test.each([
    ['the corner', () => screen.getAllByRole('button', { name: 'Close' })[0]],
    ['Cancel', () => button('Cancel')],
    ['Back', () => button('Back')],
  ])(
    '[S4.1] leaving by %s while the wallet prompts cancels, and its late approval connects nothing',
    async (way, find) => {
      const wallet = install()
      const prompt = wallet.hold(ACCOUNTS)
      const { dialog, state } = await openDialog()
      await click(row('MetaMask'))
      const exit = find()
      if (!exit) throw new Error('There is no way out.')
      await click(exit)
      expect(state().status).toBe('disconnected')
      expect(dialog.open).toBe(way !== 'the corner')
      prompt.approve()
      await pass()
      expect(state().status).toBe('disconnected')
      expect(wallet.listenerCount()).toBe(0)
    },
  )

  test.each<[string, (dialog: HTMLDialogElement) => void]>([
    ['a click beside it', (dialog) => fireEvent.click(dialog)],
    ['Escape, which the browser answers by closing it', (dialog) => act(() => dialog.close())],
  ])('[S4.1] %s cancels too', async (_, leave) => {
    install().hold(ACCOUNTS)
    const { dialog, state } = await openDialog()
    await click(row('MetaMask'))
    leave(dialog)
    await pass()
    expect(state().status).toBe('disconnected')
    expect(dialog.open).toBe(false)
  })

  test('[S7.5] an icon is an image of its own, loaded lazily: the announced one, else ours, else a letter', async () => {
    const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
    onTestFinished(createTestWallet().announce({ rdns: 'io.metamask', icon }))
    onTestFinished(createTestWallet().announce({ rdns: 'me.rainbow', icon: 'https://evil.example/pixel.png' }))
    await openDialog()
    const pictureOf = (name: string) => {
      const image = row(name).querySelector('img')
      return [image?.getAttribute('src'), image?.getAttribute('loading')]
    }
    expect(pictureOf('MetaMask')).toEqual([icon, 'lazy'])
    expect(pictureOf('Rainbow')).toEqual([`${WALLET_ICONS}rainbow.svg`, 'lazy'])
  })

  test('[S7.5] a picture that fails to load is retried once, then replaced by a letter', async () => {
    await openDialog()
    const picture = () => row('Rainbow').querySelector('img')
    const fail = () => {
      const image = picture()
      if (image) fireEvent.error(image)
      return pass(1_000)
    }
    const first = picture()
    await fail()
    expect(picture()?.getAttribute('src')).toBe(`${WALLET_ICONS}rainbow.svg`)
    expect(picture()).not.toBe(first)
    await fail()
    expect(picture()).toBeNull()
    expect(row('Rainbow').textContent).toBe('RRainbow')
  })

  test('[S3.4] the wallet used last is marked the next time', async () => {
    localStorage.setItem('recentWallets', JSON.stringify({ v: 1, value: ['rainbow'] }))
    await openDialog()
    expect(row('Rainbow').textContent).toBe('RainbowRecent')
  })
})
