import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHECKS, KNOWN_FROM_OTHERS } from './acceptance.ts'

const ROOT = import.meta.dirname
const OWN = 'requirements.test.ts'

/** How many ids each chapter of the requirements has. */
const CHAPTERS = { S1: 4, S2: 7, S3: 4, S4: 7, S5: 7, S6: 1, S7: 5, S8: 12, S9: 6 }
/** Public bugs of other people's connectors, each with a right behaviour here. */
const BUGS = 28
/** How many entries of the list may be explained instead of tested. */
const EXPLAINED = 3
const SENTENCE = /^\S.{20,160}\.$/

const count = (length: number) => Array.from({ length }, (_, index) => index + 1)

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(test|spec)\.tsx?$/.test(path) && path !== OWN,
)
/** Without comments, which prove nothing. */
const text = files
  .map((path) => readFileSync(join(ROOT, path), 'utf8').replace(/^\s*\/\/.*$|^\s*\/\*[\s\S]*?\*\//gm, ''))
  .join('\n')

/** The titles, each of which starts with what it proves. */
const titles = [...text.matchAll(/\(\s*(['"`])(\[(?:[SW]\d|%s|\$).*?)\1,\s/g)].map(([, , title = '']) => title)
/** The titles in the format of `acceptance.ts`. */
const shown = new Set(titles.map((title) => title.replace(/\$\{[^}]*\}|%[a-z#]|\$[a-z]\w*/g, '…')))

/** An id may also stand in the row of a table whose titles begin with it. */
const said = [...text.matchAll(/(['"`])((?:(?!\1).)*?(?:\[S\d|\bbug \d)(?:(?!\1).)*)\1/g)].map(([, , words]) => words)
const ids = new Set(said.flatMap((words) => [...(words ?? '').matchAll(/\[(S\d+\.\d+)\]/g)].map(([, id]) => id)))
const bugs = new Set(said.flatMap((words) => [...(words ?? '').matchAll(/\bbug (\d+)/g)].map(([, bug]) => Number(bug))))

describe('the requirements', () => {
  test.each(Object.entries(CHAPTERS))('[W3] each of %s (%i ids) is named in the title of a test', (chapter, length) => {
    const missing = count(length).map((number) => `${chapter}.${number}`)
    expect(missing.filter((id) => !ids.has(id))).toEqual([])
  })

  test('[W3] each of the known bugs is named in the title of a test', () => {
    expect(count(BUGS).filter((bug) => !bugs.has(bug))).toEqual([])
  })

  test('[W3] a bracket has one id, so that it can be searched for', () => {
    expect([...said, ...titles].filter((words) => /\[S[\d.]+[^\d.\]]/.test(words ?? ''))).toEqual([])
  })

  test('[W3] no test is skipped', () => {
    expect(text.match(/\b(test|describe|it)\.(skip|only|fixme|todo|fails|skipIf|runIf)\b/g)).toBeNull()
  })
})

describe('what a wallet dialog has to withstand, and what people know from others', () => {
  const all = [...Object.entries(CHECKS), ...Object.entries(KNOWN_FROM_OTHERS)]

  test.each(all)('[W3] is proven by a test, or explained: %s', (_, proof) => {
    if ('optional' in proof) return expect(proof.optional).toMatch(SENTENCE)
    if ('because' in proof) expect(proof.because).toMatch(SENTENCE)
    const titles = 'because' in proof ? (proof.titles ?? []) : proof
    if (!('because' in proof)) expect(titles.length).toBeGreaterThan(0)
    expect(titles.filter((title) => !shown.has(title))).toEqual([])
  })

  test('[W3] all fifteen and all twenty-four are there, and few are only explained', () => {
    expect([Object.keys(CHECKS).length, Object.keys(KNOWN_FROM_OTHERS).length]).toEqual([15, 24])
    expect(all.filter(([, proof]) => 'because' in proof).length).toBeLessThanOrEqual(EXPLAINED)
    expect(all.filter(([, proof]) => 'optional' in proof).length).toBeLessThanOrEqual(1)
  })
})
