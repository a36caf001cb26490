import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type AxeBuilder from 'axe-core'
import type { RunOptions } from 'axe-core'
import { seenInRun } from './seenInRun.ts'

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
 * @param rules `structure` is all but the colours; `colours` looks only at the elements that `findLooks` has marked
 */
async function violationsOf(page: Page, rules: keyof typeof RULES): Promise<string[]> {
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

/** The shapes that were checked. */
const seenShapes = seenInRun('shapes')

/**
 * What the `structure` rules depend on, as one text for each element: its tag, class, role and states, which of its names and
 * references exist, the same of its two ancestors, and the size of a control. For the whole page its headings,
 * landmarks and duplicate ids.
 */
const shapesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const VALUED = /^(role|type|lang|dir|tabindex|target|disabled|hidden|open|inert|scope|headers|autocomplete)$/
    const REFERENCES = /^(aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage)|for)$/
    const own = new Map<Element, string>()
    const isFull = (element: Element | null) => Boolean(element?.textContent?.trim())
    const shapeOf = (element: Element | null): string => {
      if (!element) return ''
      const known = own.get(element)
      if (known !== undefined) return known
      const attributes = [...element.attributes].map(({ name, value }) => {
        if (REFERENCES.test(name)) return `${name}=${value.split(' ').map((id) => isFull(document.getElementById(id)))}`
        if (VALUED.test(name) || (name.startsWith('aria-') && !/label|description|text|roledescription/.test(name)))
          return `${name}=${value.replace(/\d{2,}/g, '0')}`
        return `${name}=${value.trim() !== ''}`
      })
      const labels = element instanceof HTMLInputElement ? element.labels?.length : ''
      const seen = `${isFull(element)} ${element.checkVisibility({ visibilityProperty: true })} ${labels}`
      const shape = `${element.tagName}.${element.getAttribute('class')} ${attributes.sort().join(' ')} ${seen}`
      own.set(element, shape)
      return shape
    }
    const shapes = new Set<string>()
    const ids: string[] = []
    for (const element of document.querySelectorAll('html, html *')) {
      if (element.id) ids.push(element.id)
      const { parentElement } = element
      // how close controls are depends on the width
      const isTarget = element.matches('a, button, input, select, textarea, summary, [tabindex], [role]')
      const { width, height } = element.getBoundingClientRect()
      const size = isTarget ? ` at ${innerWidth}, small ${width < 24} ${height < 24}` : ''
      shapes.add(
        `${shapeOf(element)}${size} < ${shapeOf(parentElement)} < ${shapeOf(parentElement?.parentElement ?? null)}`,
      )
    }
    const ordered = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => `${element.tagName} ${element.getAttribute('role')} ${element.getAttribute('aria-level')}`)
    shapes.add(`headings ${ordered('h1, h2, h3, h4, h5, h6, [role=heading]')}`)
    shapes.add(`landmarks ${ordered('main, nav, header, footer, aside, section[aria-labelledby], dialog, [role]')}`)
    shapes.add(`twice ${ids.filter((id, index) => ids.indexOf(id) !== index).length}, title ${document.title !== ''}`)
    return [...shapes]
  })

/** The violations of all rules but the colours', unless every shape on the page was already found to have none. */
export async function structureFaults(page: Page): Promise<string[]> {
  await stopMotion(page)
  const shapes = await shapesOf(page)
  if (seenShapes.fresh(shapes).length === 0) return []
  const faults = await violationsOf(page, 'structure')
  if (faults.length === 0) seenShapes.add(shapes)
  return faults
}

/** The colour combinations that were checked. */
const seen = seenInRun('colours')

/**
 * Finds the combinations of colours, size, weight, classes and backgrounds that texts and fields have, and marks one of each
 * that wasn't checked yet for `violationsOf(page, 'colours')`.
 */
async function findLooks(page: Page): Promise<{ looks: string[]; isAnyFresh: boolean }> {
  await stopMotion(page)
  const looks = await page.evaluate(() => {
    const looks = new Map<string, Element>()
    const known = new Map<Element, string>()
    const behind = (element: Element | null): string => {
      if (!element) return ''
      const found = known.get(element) ?? lookBehind(element)
      known.set(element, found)
      return found
    }
    const lookBehind = (element: Element): string => {
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
  const fresh = seen.fresh(looks)
  if (fresh.length === 0) return { looks, isAnyFresh: false }
  await page.evaluate((fresh) => {
    const marked: Marked = window
    marked.looks = new Map([...(marked.looks ?? [])].filter(([look]) => fresh.includes(look)))
  }, fresh)
  return { looks, isAnyFresh: true }
}

/**
 * The contrast violations among unchecked colours; the same colours on the same kind of element are checked once.
 * @returns them, and every combination on the page
 */
export async function colourFaults(page: Page): Promise<{ faults: string[]; looks: string[] }> {
  const { looks, isAnyFresh } = await findLooks(page)
  if (!isAnyFresh) return { faults: [], looks }
  const faults = await violationsOf(page, 'colours')
  // elements that were gone by then weren't checked
  const checked = await page.evaluate(() => {
    const { looks } = window as unknown as Required<Marked>
    return [...looks].filter(([, element]) => element.isConnected).map(([look]) => look)
  })
  seen.add(checked)
  return { faults, looks }
}
