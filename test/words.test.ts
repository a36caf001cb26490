import { describe, expect, expectTypeOf, test } from 'vitest'
import { wrappedSafeAbi, wrappedSafeHandlerAbi } from '../src/contract/wrappedSafe.generated.ts'
import * as errors from '../src/errors.ts'
import { errorWords } from '../src/words/enErrors.ts'
import { reasonWords } from '../src/words/enReasons.ts'
import { saidOf } from '../src/words/saidOf.ts'

const isSentence = expect.stringMatching(/^.{3,}[.?!]$/)
const refusals = [...wrappedSafeAbi, ...wrappedSafeHandlerAbi]
  .filter((item) => item.type === 'error')
  .map(({ name }) => name)
  .filter((name) => !/^(ERC721|Ownable|ReentrancyGuard|Strings|SafeCast)/.test(name))

test('[S8] every failure that the page knows has words', () => {
  expectTypeOf<keyof typeof errorWords>().toEqualTypeOf<errors.ErrorName>()
  for (const said of Object.values(errorWords)) expect(said).toEqual({ title: isSentence, say: isSentence })
})

describe('a refusal of our contract', () => {
  test.each(refusals)('[W4] %s has words', (name) => {
    expect(reasonWords[name]).toEqual({ title: isSentence, say: isSentence })
    expect(saidOf(new errors.RevertedError(name))).toBe(reasonWords[name])
  })

  test('[W4] a reason that we have no words for is shown as the contract said it', () => {
    expect(saidOf(new errors.RevertedError('Pausable: paused')).say).toContain('“Pausable: paused”')
    expect(saidOf(new errors.RevertedError(undefined))).toBe(errorWords.Reverted)
    expect(saidOf(new errors.UserRejectedError())).toBe(errorWords.UserRejected)
  })
})
