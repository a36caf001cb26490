import type { BrowserContext, Page } from '@playwright/test'
import type { Address, Hex } from 'viem'
import { createSafeAnswers, type SafeBehind } from './createSafeAnswers.ts'

// Safe{Wallet} as a page sees it: a frame with Safe's sandbox, the Safe Apps protocol, and a genuine Safe on anvil.

const VERSION = '9.1.0'
const SAFE_ORIGIN = 'https://app.safe.global'
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-orientation-lock'

export type SafeWallet = {
  safe: Address
  /** How the user answers its prompts; `late` waits for `confirmLate`. */
  mood: 'confirm' | 'reject' | 'late'
  confirmLate(): void
  /** The account connected to it is no owner of this Safe. */
  isReadOnly: boolean
  /** When its owners sign a message: at once, later off chain, or later on chain, which Safe treats as a proposal. */
  signs: 'at once' | 'later' | 'on chain'
  /** Every method it was asked for, in order. */
  requests: string[]
  proposals: ReturnType<typeof createSafeAnswers>['proposals']
  /** The other owners sign, and it is executed. */
  execute(safeTxHash: Hex): Promise<void>
  /** The user switches to another Safe: the page is reopened for that one. */
  turnTo(other: SafeBehind): void
  /** The user chooses its theme. */
  setDark(page: Page, isDark: boolean): Promise<void>
  /** Opens the page inside the wallet. */
  open(page: Page, appUrl: string): Promise<void>
}

type Options = SafeBehind & {
  /** Where the wallet is served. */
  origin?: string
  /** Milliseconds until it answers; `never` is a page that isn't a Safe host. */
  answersAfter?: number | 'never'
  /** How many of the first messages it misses: its own code is still loading. */
  misses?: number
  isDark?: boolean
  /** Whether it lends the page its clipboard, as Safe does. */
  hasClipboard?: boolean
}

const ASKS = ['sendTransactions', 'signMessage', 'signTypedMessage']

const page = (appUrl: string, allow: string) => `<!doctype html><meta charset="utf-8"><title>Safe{Wallet}</title>
<style>body{margin:0}iframe{border:0;width:100vw;height:100vh}</style>
<iframe title="app" sandbox="${SANDBOX}" allow="${allow}"></iframe>
<script>
  const frame = document.querySelector('iframe')
  const origin = new URL(${JSON.stringify(appUrl)}).origin
  addEventListener('message', async (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin || !event.data?.method) return
    const answer = await hostRequest(event.data)
    if (answer) frame.contentWindow.postMessage({ id: event.data.id, version: '${VERSION}', ...answer }, origin)
  })
  // messages that Safe{Wallet} sends unasked: once when it starts to listen, and at each change
  const sayTheme = (darkMode) =>
    frame.contentWindow.postMessage({ id: 'unasked', success: true, version: '${VERSION}', data: { darkMode } }, origin)
  addEventListener('theme', ({ detail }) => sayTheme(detail))
  frame.src = ${JSON.stringify(appUrl)}
</script>`

export async function installSafeWallet(context: BrowserContext, options: Options): Promise<SafeWallet> {
  const { origin = SAFE_ORIGIN, answersAfter = 0, misses = 0, hasClipboard = true } = options
  const allow = hasClipboard ? 'clipboard-write; local-network-access' : 'local-network-access'
  let { isDark: darkMode = false } = options
  let behind = createSafeAnswers(options)
  let confirmLate = () => {}
  const late = new Promise<void>((resolve) => {
    confirmLate = resolve
  })
  const wallet: SafeWallet = {
    safe: options.safe,
    mood: 'confirm',
    confirmLate,
    isReadOnly: false,
    signs: 'at once',
    requests: [],
    proposals: behind.proposals,
    execute: (safeTxHash) => behind.execute(safeTxHash),
    turnTo(other) {
      behind = createSafeAnswers(other)
      wallet.safe = other.safe
      wallet.proposals = behind.proposals
    },
    async setDark(tab, isDark) {
      darkMode = isDark
      await tab.evaluate((detail) => dispatchEvent(new CustomEvent('theme', { detail })), isDark)
    },
    async open(tab, appUrl) {
      await context.route(`${origin}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: page(appUrl, allow),
          headers: { 'Referrer-Policy': 'no-referrer' },
        }),
      )
      await tab.goto(`${origin}/apps/open?appUrl=${encodeURIComponent(appUrl)}`)
    },
  }
  await context.exposeFunction('hostRequest', async ({ method, params }: { method: string; params: never }) => {
    wallet.requests.push(method)
    if (method === 'getCurrentTheme') return { success: true, data: { darkMode } }
    const answer = behind.answers[method]
    if (!answer || answersAfter === 'never' || wallet.requests.length <= misses) return undefined
    await new Promise((resolve) => setTimeout(resolve, answersAfter))
    if (ASKS.includes(method) && wallet.mood === 'late') await late
    if (ASKS.includes(method) && wallet.mood === 'reject') return { success: false, error: 'Transaction was rejected' }
    if (method === 'getOffChainSignature' && wallet.signs !== 'at once') return { success: true, data: '' }
    if (method === 'signMessage' && wallet.signs === 'on chain')
      return { success: true, data: { safeTxHash: `0x${'ab'.repeat(32)}` } }
    const { isReadOnly } = wallet
    return answer(params).then(
      (data) => ({ success: true, data: method === 'getSafeInfo' ? { ...(data as object), isReadOnly } : data }),
      () => ({ success: false, error: 'Request failed' }), // it hides every reason
    )
  })
  return wallet
}
