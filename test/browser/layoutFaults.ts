import type { Page } from '@playwright/test'
import { words } from '../../src/words/en/appShell.ts'

/** Elements that overflow the viewport or are cut off, and links that leave the page, at its current size. */
const faultsNow = (page: Page, letters: string): Promise<string[]> =>
  page.evaluate(
    ([close, letters]) => {
      document.documentElement.style.fontSize = letters
      const faults = new Set<string>()
      const { clientWidth, scrollWidth } = document.documentElement
      if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px`)
      const dialog = document.querySelector('dialog[open]')
      if (dialog) {
        const { left, right, top, bottom } = dialog.getBoundingClientRect()
        if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight + 1)
          faults.add('the dialog leaves the view')
        if (dialog.scrollWidth > dialog.clientWidth) faults.add('the dialog scrolls sideways')
        const ways = [...dialog.querySelectorAll('button')].filter(({ ariaLabel }) => ariaLabel === close)
        const isInView = (way: Element) => {
          const box = way.getBoundingClientRect()
          return box.width > 0 && box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
        }
        if (ways.length > 0 && !ways.some(isInView)) faults.add('the way out of the dialog is out of view')
      }
      // inside Safe's frame no link may navigate the frame away
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
        if (/^https?:$/.test(link.protocol) && link.origin !== location.origin)
          if (link.target !== '_blank' || !link.rel.includes('noopener')) faults.add(link.outerHTML)
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`
      const isScrolled = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
      for (const element of (dialog ?? document.body).querySelectorAll('*')) {
        // content skipped by `content-visibility` may keep its old box until its style is read
        if (!element.checkVisibility({ contentVisibilityAuto: true })) void getComputedStyle(element).width
        const { width, height, left, right } = element.getBoundingClientRect()
        if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue
        const style = getComputedStyle(element)
        const isSideways = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
        // intended for a row of tabs
        if (isSideways && !element.matches('pre, [data-row]')) faults.add(`${nameOf(element)} scrolls sideways`)
        const hasText = [...element.childNodes].some(
          ({ nodeType, data }: ChildNode & { data?: string }) => nodeType === 3 && data?.trim(),
        )
        if ((hasText || element.matches('button, a, input, select, textarea, img, svg')) && !isScrolled(element)) {
          if (right > clientWidth + 1 || left < -1) faults.add(`${nameOf(element)} leaves the view`)
        }
        const place = element.parentElement
        if (hasText && place && element.matches('button, a') && width < place.clientWidth / 3) {
          const text = document.createRange()
          text.selectNodeContents(element)
          const lines = text.getBoundingClientRect().height / Number.parseFloat(style.lineHeight)
          if (lines > 2.5) faults.add(`${nameOf(element)} is squeezed`)
        }
        const edge =
          place && place.clientWidth > 0 && !place.matches('[data-row]') ? place.getBoundingClientRect() : undefined
        if (hasText && edge && style.position !== 'absolute' && (right > edge.right + 1 || left < edge.left - 1))
          faults.add(`${nameOf(element)} leaves its place`)
        const isCut = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
        if (hasText && isCut && style.textOverflow !== 'ellipsis') faults.add(`${nameOf(element)} is cut off`)
      }
      document.documentElement.style.fontSize = ''
      return [...faults]
    },
    [words.close, letters] as const,
  )

const sizes = [
  { name: '320 px, which is also 400 % of 1280', width: 320, height: 568, letters: '' },
  { name: '200 % of 1280', width: 640, height: 450, letters: '' },
  { name: 'letters twice as large', width: 1280, height: 900, letters: '200%' },
]

type Settings = {
  /** How many of the sizes, the narrowest first; all of them when left out. */
  count?: number
  /** Whether the narrowest is checked in forced colours too. */
  isForced?: boolean
  /** Whether the page may stay at the last of these sizes. */
  isLeft?: boolean
}

/** The layout faults of a page in narrow settings (WCAG 1.4.4, 1.4.10). */
export async function layoutFaults(
  page: Page,
  { count = sizes.length, isForced = true, isLeft = false }: Settings = {},
): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  const look = async ({ name, width, height, letters }: (typeof sizes)[number], how = '') => {
    await page.setViewportSize({ width, height })
    for (const fault of await faultsNow(page, letters)) faults.push(`${name}${how}: ${fault}`)
  }
  // a dialog that becomes a sheet would still be animating
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none', reducedMotion: 'reduce' })
  // forced colours add borders, which matters most where there is least room
  if (isForced) {
    for (const size of sizes.slice(0, 1)) await look(size, ', forced colours')
    await page.emulateMedia({ forcedColors: 'none' })
  }
  for (const size of sizes.slice(0, count)) await look(size)
  if (before && !isLeft) await page.setViewportSize(before)
  return faults
}
