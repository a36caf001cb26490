// Before the first paint. Written for any browser that knows modules: one that can't run the page has to be told so.

// modules run before the load event: a page that hasn't started by then won't
addEventListener('load', () => {
  const isFine = 'started' in document.documentElement.dataset && 'showModal' in document.createElement('dialog')
  if (!isFine) document.getElementById('unsupported').hidden = false
})

// what has to be known by then; src/state/settings/theme.ts and src/state/settings/language.ts go on from here
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch (_) {
      return null // storage denied: the system and the browser decide
    }
  }

  const stored = read('theme')
  const isChosen = stored === 'light' || stored === 'dark'
  const theme = isChosen ? stored : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.classList.add(theme)
  if (isChosen)
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.content = theme === 'dark' ? '#000000' : '#ffffff'

  const tags = ['en', 'es', 'fr', 'de', 'ja', 'zh', 'ar']
  const asked = [read('language'), ...navigator.languages].map((tag) => (tag || '').split('-')[0])
  root.lang = asked.find((tag) => tags.includes(tag)) || 'en'
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr'

  // index.html has the home page in English in it: any other page must not begin with a flash of that
  if (root.lang !== 'en' || !/^#?\/?$/.test(location.hash)) root.classList.add('elsewhere')
  if (read('connection') !== null) root.classList.add('remembered')

  // the connect dialog that stands in index.html, until src/app/Header.tsx goes on with what was done in it
  addEventListener('click', ({ target }) => {
    const early = document.getElementById('early')
    if (!early) return
    const hasCommands = 'command' in HTMLButtonElement.prototype
    if (target.closest('[commandfor="early"]') && !hasCommands && !early.open) early.showModal()
    if (!early.contains(target)) return
    const row = target.closest('[data-wallet]')
    if (!row) return target === early || target.closest('button') ? early.close() : undefined
    root.dataset.chosen = row.dataset.wallet
    row.setAttribute('aria-current', 'true')
  })

  // A press or a choice on what index.html has on it is done once React has it: React forgets what it hears before.
  const deaf = new Set()
  const kept = new Map()
  // read to its end, and no module has run yet
  const listDeaf = () => {
    for (const control of document.querySelectorAll('#root button:not([commandfor]), #root select')) deaf.add(control)
  }
  document.addEventListener('readystatechange', listDeaf, { once: true })
  const keep = (event) => {
    const control = event.target.closest('button, select')
    // a press on a list of choices only opens it
    if (!deaf.has(control) || (event.type === 'click' && control.localName === 'select')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // the way past the header waits for nobody
    if ('skip' in control.dataset) return document.getElementById('main').focus()
    // the last press counts, where it stands among the others
    kept.delete(control)
    kept.set(control, control.value)
    control.setAttribute('aria-busy', 'true')
  }
  addEventListener('click', keep, true)
  addEventListener('change', keep, true)

  const letGo = (isHome) => {
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
  addEventListener('frame-ready', () => letGo(false))
  addEventListener('home-ready', () => letGo(true))
})()
