import { expect, test } from 'vitest'
import { plural } from '../../src/words/plural.ts'

const FORMS = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }

test.each([
  ['en', ['other', 'one', 'other', 'other', 'other', 'other']],
  ['ja', ['other', 'other', 'other', 'other', 'other', 'other']],
  ['fr', ['one', 'one', 'other', 'other', 'other', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
])('[S2] %s counts 0, 1, 2, 3, 11 and 100 in its own forms', (tag, forms) => {
  expect([0, 1, 2, 3, 11, 100].map((count) => plural(tag)(count, FORMS))).toEqual(forms)
})

test('[S2] uses the other form where a language has one more than was written', () => {
  expect(plural('ar')(2, { one: 'one', other: 'other' })).toBe('other')
})
