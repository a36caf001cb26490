// Before the first paint. Written for any browser that knows modules: one that can't run the page has to be told so.

// modules run before the load event: a page that hasn't started by then won't
addEventListener('load', () => {
  const isFine = 'started' in document.documentElement.dataset && 'showModal' in document.createElement('dialog')
  if (!isFine) document.getElementById('unsupported').hidden = false
})

// what has to be known by then; src/state/theme.ts and src/state/language.ts go on from here
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

  // the connect dialog that stands in index.html, until src/Header.tsx goes on with what was done in it
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
})()
