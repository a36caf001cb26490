// @vitest-environment node
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { prerenderHome } from '../src/app/prerenderHome.tsx'
import { words } from '../src/words/en/appShell.ts'

test('[S2.2] the page renders without a window, and without its wallet layer', async () => {
  expect(typeof window).toBe('undefined')
  const html = await text(await prerenderHome())
  for (const line of words.home.title) expect(html).toContain(line)
  expect(html).toContain(`${words.connection.connect}</span></button>`)
  expect(html).not.toContain('<dialog')
})

test('[W6] the rendered HTML needs no inline script or style', async () => {
  expect(await text(await prerenderHome())).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
})
