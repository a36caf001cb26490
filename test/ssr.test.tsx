// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { App } from '../src/App.tsx'
import { words } from '../src/words/en.ts'

test('[S2.2] the page is drawn where there is no window, without its wallet layer', () => {
  expect(typeof window).toBe('undefined')
  const html = renderToString(<App />)
  for (const line of words.home.title) expect(html).toContain(line)
  expect(html).toContain(`${words.connection.connect}</button>`)
  expect(html).not.toContain('<dialog')
})
