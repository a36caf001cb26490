import type { STORAGE_KEYS } from '../lib/config.ts'

// Runs before the first paint: `tools/boot.ts` builds it and puts it inline. Built for any browser that knows modules,
// since one that can't run the page has to be told so; it may import only types.

const KEYS: Pick<typeof STORAGE_KEYS, 'theme' | 'language' | 'connection'> = {
  theme: 'theme',
  language: 'language',
  connection: 'connection',
}

const root = document.documentElement

// modules run before the load event: a page that hasn't started by then won't
addEventListener('load', () => {
  const isFine = 'started' in root.dataset && 'showModal' in document.createElement('dialog')
  const notice = document.getElementById('unsupported')
  if (!isFine && notice) notice.hidden = false
})

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage denied: the system and the browser decide
  }
}

// needed before the first paint; src/state/settings/theme.ts and src/state/settings/language.ts take over
const stored = read(KEYS.theme)
const isChosen = stored === 'light' || stored === 'dark'
const theme = isChosen ? stored : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
root.classList.add(theme)
if (isChosen)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = theme === 'dark' ? '#000000' : '#ffffff'

const tags = ['en', 'es', 'fr', 'de', 'ja', 'zh', 'ar']
const asked = [read(KEYS.language), ...navigator.languages].map((tag) => (tag || '').split('-')[0] as string)
root.lang = asked.find((tag) => tags.includes(tag)) || 'en'
root.dir = root.lang === 'ar' ? 'rtl' : 'ltr'

// index.html has the home page in English in it: any other page must not begin with a flash of that
if (root.lang !== 'en' || !/^#?\/?$/.test(location.hash)) root.classList.add('elsewhere')

// A remembered wallet's account is shown until src/state/connection/connection.ts has asked the wallet: by CSS only, so
// that React finds the page as rendered, and nothing can act on it. Not in a frame, where the account may be that of
// the Safe around it.
const connection = read(KEYS.connection)
if (connection !== null) {
  const [, start, end] = /"account":"(0x\w{6})\w{30}(\w{4})"/.exec(connection) || []
  const isShown = start && window.parent === window
  if (isShown) root.style.setProperty('--remembered', `"${start}…${end}"`)
  root.classList.add(isShown ? 'recalled' : 'remembered')
}

// the connect dialog in index.html, until src/app/Header.tsx takes over what was chosen in it
addEventListener('click', ({ target }) => {
  const early = document.getElementById('early') as HTMLDialogElement | null
  if (!early || !(target instanceof Element)) return
  const hasCommands = 'command' in HTMLButtonElement.prototype
  if (target.closest('[commandfor="early"]') && !hasCommands && !early.open) early.showModal()
  if (!early.contains(target)) return
  const row = target.closest<HTMLElement>('[data-wallet]')
  if (!row) {
    if (target === early || target.closest('button')) early.close()
    return
  }
  root.dataset.chosen = row.dataset.wallet
  row.setAttribute('aria-current', 'true')
})

type Control = HTMLButtonElement | HTMLSelectElement

// Clicks and choices on the prerendered page are replayed once React has hydrated it: React drops earlier ones.
const deaf = new Set<Control>()
const kept = new Map<Control, string>()
// the document is parsed, and no module has run yet
const listDeaf = () => {
  for (const control of document.querySelectorAll<Control>('#root button:not([commandfor]), #root select'))
    deaf.add(control)
}
document.addEventListener('readystatechange', listDeaf, { once: true })
const keep = (event: Event) => {
  const control = event.target instanceof Element && event.target.closest<Control>('button, select')
  // a click on a select only opens it
  if (!control || !deaf.has(control) || (event.type === 'click' && control.localName === 'select')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // the skip link works at once
  if ('skip' in control.dataset) {
    document.getElementById('main')?.focus()
    return
  }
  // a control's last event counts, in its order among the others
  kept.delete(control)
  kept.set(control, control.value)
  control.setAttribute('aria-busy', 'true')
}
addEventListener('click', keep, true)
addEventListener('change', keep, true)

const letGo = (isHome: boolean) => {
  for (const control of [...deaf]) {
    if (!isHome && control.closest('main')) continue
    deaf.delete(control)
    control.removeAttribute('aria-busy')
  }
  for (const [control, value] of [...kept]) {
    if (deaf.has(control)) continue
    kept.delete(control)
    if (control.localName === 'button') control.click()
    else {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
addEventListener('shell-ready', () => letGo(false))
addEventListener('home-ready', () => letGo(true))
