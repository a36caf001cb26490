import { describe, expect, test } from 'vitest'
import { REFUSALS, type RefusalKind, toRpcError } from '../../src/safe/requests/refusals.ts'
import { refusedWords } from '../../src/words/en/refused.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { translationOf } from './translationOf.ts'

const kinds = Object.keys(REFUSALS) as RefusalKind[]
const whyIn = async (tag: string) => (tag === 'en' ? refusedWords : (await translationOf(tag)).refused).why

describe.each(LANGUAGES.map(({ tag }) => tag))('why an app was refused, in %s', (tag) => {
  test.each(kinds)('[W2] %s: whole sentences, other than those that the app gets', async (kind) => {
    const said = (await whyIn(tag))[kind]
    expect(said).toMatch(/^\S.{8,220}[.。]$/u)
    expect(said).not.toBe(toRpcError(kind).message)
  })

  test('[W2] each has words of its own', async () => {
    expect(new Set(Object.values(await whyIn(tag))).size).toBe(kinds.length)
  })
})
