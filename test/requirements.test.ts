import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = import.meta.dirname
const OWN = 'requirements.test.ts'

/** How many ids each chapter of the requirements has that is about connecting. */
const CHAPTERS = { S3: 4, S4: 7, S5: 7, S7: 5, S8: 12, S9: 6 }
/** Public bugs of other people's connectors, each with a right behaviour here. */
const BUGS = 28

const count = (length: number) => Array.from({ length }, (_, index) => index + 1)

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(test|spec)\.tsx?$/.test(path) && path !== OWN,
)
const text = files.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n')

/** What stands in quotes on one line, as a title does; in a comment it would prove nothing. */
const titles = [...text.matchAll(/(['"`])((?:(?!\1).)*?(?:\[S\d|\bbug \d)(?:(?!\1).)*)\1/g)].map(([, , title]) => title)
const ids = new Set(titles.flatMap((title) => [...(title ?? '').matchAll(/\[(S\d+\.\d+)\]/g)].map(([, id]) => id)))
const bugs = new Set(
  titles.flatMap((title) => [...(title ?? '').matchAll(/\bbug (\d+)/g)].map(([, bug]) => Number(bug))),
)

describe('what is required', () => {
  test.each(Object.entries(CHAPTERS))('[W3] each of %s (%i ids) is named in the title of a test', (chapter, length) => {
    const missing = count(length).map((number) => `${chapter}.${number}`)
    expect(missing.filter((id) => !ids.has(id))).toEqual([])
  })

  test('[W3] each of the known bugs is', () => {
    expect(count(BUGS).filter((bug) => !bugs.has(bug))).toEqual([])
  })

  test('[W3] a bracket has one id, so that one can look for it', () => {
    expect(titles.filter((title) => /\[S[\d.]+[^\d.\]]/.test(title ?? ''))).toEqual([])
  })
})
