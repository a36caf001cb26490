import { describe, expect, test } from 'vitest'
import { browserOf, systemOf } from '../../src/wallets/platform.ts'
import { safeAppLink } from '../../src/wallets/safeAppLink.ts'
import {
  browserLinkFor,
  downloadFor,
  frontLinkFor,
  linkFor,
  linksOf,
  targetFor,
} from '../../src/wallets/walletLinks.ts'
import { WALLET_RECORDS } from '../../src/wallets/walletRecords.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const EDGE = `${CHROME} Edg/140.0.0.0`
const OPERA = `${CHROME} OPR/120.0.0.0`
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const device = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints })
const URI = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'

describe('the links of the records', () => {
  const links = WALLET_RECORDS.map(({ id, transports: ways }) => ({ id, ways, ...linksOf(id) }))

  test('[S3.2] every download is https, on a known host', () => {
    const stores = /^(chrome\.google\.com|addons\.(mozilla\.org|opera\.com)|microsoftedge\.microsoft\.com)$/
    const apps = /^(apps\.apple\.com|play\.google\.com)$/
    const own = /^((www\.)?(metamask\.io|coinbase\.com|rainbow\.me|brave\.com|ledger\.com)|safe\.global)$/
    for (const { id, downloads } of links)
      for (const [where, text] of Object.entries(downloads)) {
        const { protocol, host, username, href } = new URL(text)
        const place = /^(ios|android)$/.test(where) ? apps : /^(any|desktop)$/.test(where) ? own : stores
        expect([id, where, protocol, place.test(host), username]).toEqual([id, where, 'https:', true, ''])
        expect(href.replace(/\/$/, '')).toBe(text)
      }
  })

  test('[S3.2] every opener is https or the wallet’s own scheme, and ends where the code is appended', () => {
    const schemes = ['https:', 'metamask:', 'rainbow:', 'ledgerlive:', 'safe:']
    for (const { opens } of links)
      for (const text of Object.values(opens)) {
        expect(schemes).toContain(new URL(text).protocol)
        expect(text).toMatch(/^[a-z]+:\/\/([\w.-]+\/)?wc\?uri=$/)
      }
  })

  test('[S3.2] every wallet with an extension or app says where to get it; the others have no download', () => {
    const missing = links.filter(({ downloads }) => downloads.any === undefined).map(({ id }) => id)
    expect(missing).toEqual(['browser', 'walletConnect'])
    const apps = links.filter(({ downloads }) => downloads.ios && downloads.android).map(({ id }) => id)
    expect(apps).toEqual(['safe', 'metaMask', 'coinbase', 'rainbow', 'ledger'])
    const opened = links.filter(({ opens }) => opens.ios && opens.android).map(({ id }) => id)
    expect(opened).toEqual(apps)
    for (const { id, ways } of links) if (opened.includes(id)) expect(ways).toContain('walletConnect')
    expect(linksOf('sh.frame')).toEqual({ downloads: {}, opens: {} })
  })
})

describe('on this device', () => {
  test.each([
    ['Chrome', CHROME, 0, 'chrome', 'desktop'],
    ['Edge', EDGE, 0, 'edge', 'desktop'],
    ['Opera', OPERA, 0, 'opera', 'desktop'],
    ['Firefox', FIREFOX, 0, 'firefox', 'desktop'],
    ['Safari', SAFARI, 0, 'safari', 'desktop'],
    ['Safari on an iPad, which says that it is a Mac', SAFARI, 5, 'safari', 'ios'],
    ['Safari on an iPhone', IPHONE, 5, 'safari', 'ios'],
    ['Chrome on Android', ANDROID, 5, 'chrome', 'android'],
    // RainbowKit looks for the letters "op" anywhere
    ['a browser with "op" in its name', CHROME.replace('X11', 'Europa'), 0, 'chrome', 'desktop'],
  ] as const)('[S3.2] %s is recognised', (_, agent, touch, browser, system) => {
    expect([browserOf(agent), systemOf(device(agent, touch))]).toEqual([browser, system])
  })

  test.each([
    ['metaMask', CHROME, /^https:\/\/chrome\.google\.com\//],
    ['metaMask', EDGE, /^https:\/\/microsoftedge\.microsoft\.com\//],
    ['metaMask', SAFARI, /^https:\/\/metamask\.io\/download$/],
    ['metaMask', IPHONE, /^https:\/\/apps\.apple\.com\//],
    ['metaMask', ANDROID, /^https:\/\/play\.google\.com\//],
    ['coinbase', OPERA, /^https:\/\/chrome\.google\.com\//],
    ['coinbase', FIREFOX, /^https:\/\/coinbase\.com\/wallet\/downloads$/],
    ['rainbow', CHROME, /^https:\/\/rainbow\.me\/extension$/],
    ['ledger', CHROME, /^https:\/\/www\.ledger\.com\/ledger-live\/download$/],
    ['brave', ANDROID, /^https:\/\/brave\.com\/wallet$/],
  ])('[S3.2] %s is offered where %s can use it', (id, agent, url) => {
    expect(downloadFor(id, device(agent))).toMatch(url)
  })

  test('[S2.4] a link opens the chosen wallet with the full code; without a wallet, the link is the code itself', () => {
    const open = (id: string, agent: string) => linkFor(id, URI, device(agent))
    expect(open('metaMask', IPHONE)).toBe(`https://metamask.app.link/wc?uri=${encodeURIComponent(URI)}`)
    expect(new URL(open('rainbow', ANDROID)).searchParams.get('uri')).toBe(URI)
    expect(open('ledger', CHROME)).toBe(`ledgerlive://wc?uri=${encodeURIComponent(URI)}`)
    expect([open('metaMask', CHROME), open('walletConnect', ANDROID)]).toEqual([URI, URI])
  })

  test('[S2.4] a web page opens in a new tab and an app doesn’t, except in Safari on a Mac, whose error would replace the page', () => {
    const page = 'https://metamask.app.link/wc?uri='
    const to = (href: string, agent: string, touch = 0) => targetFor(href, device(agent, touch))
    for (const agent of [CHROME, SAFARI, IPHONE, ANDROID]) expect(to(page, agent)).toBe('_blank')
    for (const agent of [CHROME, FIREFOX, IPHONE, ANDROID]) expect(to('ledgerlive://wc?uri=', agent)).toBe('_self')
    expect(to('ledgerlive://wc?uri=', SAFARI)).toBe('_blank')
    expect(to('ledgerlive://wc?uri=', SAFARI, 5)).toBe('_self') // an iPad
  })

  test('[S2.4] while a request waits, a link brings the wallet to the front, if one is known', () => {
    const front = (id: string, agent: string) => frontLinkFor(id, device(agent))
    expect(front('rainbow', IPHONE)).toBe('rainbow://wc')
    expect(front('safe', CHROME)).toBe('https://app.safe.global/wc')
    expect([front('metaMask', CHROME), front('walletConnect', IPHONE), front('sh.frame', IPHONE)]).toEqual(
      Array(3).fill(undefined),
    )
  })
})

test('[S1.3] a link leads into Safe with this page as an app', () => {
  expect(safeAppLink('https://wrap.example/app/', 'arb1')).toBe(
    'https://app.safe.global/share/safe-app?appUrl=https%3A%2F%2Fwrap.example%2Fapp%2F&chain=arb1',
  )
})

test('[S3.2] a page opens in an app’s own browser where a link for it is known and a phone can reach the page', () => {
  const page = 'https://wrapped.example/ipfs/bafy/'
  expect(browserLinkFor('metaMask', page)).toBe('https://metamask.app.link/dapp/wrapped.example/ipfs/bafy/')
  expect(browserLinkFor('coinbase', page)).toBe(
    'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fwrapped.example%2Fipfs%2Fbafy%2F',
  )
  expect(browserLinkFor('rainbow', page)).toBeUndefined()
  expect(browserLinkFor('metaMask', 'http://127.0.0.1:4173/')).toBeUndefined()
})
