// Light or dark before the first paint: the stored choice, else the system's. src/state/theme.ts goes on from here.
;(() => {
  const root = document.documentElement
  let stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // storage denied: the system decides
  }
  const isChosen = stored === 'light' || stored === 'dark'
  const theme = isChosen ? stored : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.classList.add(theme)
  if (isChosen)
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.content = theme === 'dark' ? '#000000' : '#ffffff'
})()
