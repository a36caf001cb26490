import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type AxeBuilder from 'axe-core'
import type { RunOptions } from 'axe-core'

type Marked = Window & { axe?: typeof AxeBuilder; looks?: Map<string, Element> }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const RULES = {
  structure: {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
  },
  colours: { runOnly: { type: 'rule', values: COLOUR_RULES } },
} satisfies Record<string, RunOptions>

const still = new WeakSet<Page>()

/** Stops animations and transitions, which would be measured at an intermediate colour. */
async function stopMotion(page: Page): Promise<void> {
  if (still.has(page)) return
  await page.emulateMedia({ reducedMotion: 'reduce' })
  still.add(page)
}

/**
 * The accessibility violations of what is shown, by the rules of WCAG 2.2 AA and good practice.
 * @param rules `structure` is all but the colours; `colours` looks only at the elements that `freshLooks` has found
 */
export async function violationsOf(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  // through the debugger, so that the page's own policy stays in force
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options = { ...RULES[rules], resultTypes: ['violations'], preload: false } satisfies RunOptions
  await stopMotion(page)
  return page.evaluate(
    async ([options, isPart]) => {
      const { axe, looks } = window as unknown as Required<Marked>
      const include = isPart ? [...looks.values()].filter((element) => element.isConnected) : []
      if (isPart && include.length === 0) return []
      const where = isPart ? { include } : document
      const { violations } = await axe.run(where, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    [options, rules === 'colours'] as const,
  )
}

/** The colour combinations that this worker has checked. */
const seen = new Set<string>()

/**
 * Finds texts and fields whose combination of colours, size, weight, classes and backgrounds wasn't checked yet, and
 * marks one of each kind for `violationsOf(page, 'colours')`.
 * @returns whether there are any
 */
async function freshLooks(page: Page): Promise<boolean> {
  await stopMotion(page)
  const found = await page.evaluate(() => {
    const looks = new Map<string, Element>()
    const behind = (element: Element | null): string => {
      if (!element) return ''
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
      const here = `${element.tagName}.${element.getAttribute('class')} ${backgroundColor} ${backgroundImage} ${opacity}`
      const isOpaque = backgroundColor.startsWith('rgb(') && backgroundImage === 'none'
      return isOpaque ? here : `${here} / ${behind(element.parentElement)}`
    }
    for (const element of document.body.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      if (!(hasText || element.matches('input, select, textarea')) || !element.checkVisibility()) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const around = getComputedStyle(element.parentElement ?? element).color
      const isOff = element.matches(':disabled, [aria-disabled=true], :disabled *, [aria-disabled=true] *')
      looks.set(`${color} in ${around} ${fontSize} ${fontWeight} ${isOff} ${behind(element)}`, element)
    }
    const marked: Marked = window
    marked.looks = looks
    return [...looks.keys()]
  })
  const fresh = found.filter((look) => !seen.has(look))
  if (fresh.length === 0) return false
  await page.evaluate((fresh) => {
    const marked: Marked = window
    marked.looks = new Map([...(marked.looks ?? [])].filter(([look]) => fresh.includes(look)))
  }, fresh)
  return true
}

/** The contrast violations among unchecked colours; the same colours on the same kind of element are checked once. */
export async function colourFaults(page: Page): Promise<string[]> {
  if (!(await freshLooks(page))) return []
  const faults = await violationsOf(page, 'colours')
  // what was gone by then wasn't checked
  const checked = await page.evaluate(() => {
    const { looks } = window as unknown as Required<Marked>
    return [...looks].filter(([, element]) => element.isConnected).map(([look]) => look)
  })
  for (const look of checked) seen.add(look)
  return faults
}
