import { describe, expect, expectTypeOf, test } from 'vitest'
import { asSeenAbi, wrappedSafeAbi, wrappedSafeHandlerAbi } from '../src/contract/wrappedSafe.generated.ts'
import { RevertedError } from '../src/lib/chainErrors.ts'
import * as errors from '../src/lib/errors.ts'
import { defineMessages, setMessages } from '../src/words/defineMessages.ts'
import { errorWords } from '../src/words/en/errors.ts'
import { reasonWords } from '../src/words/en/reasons.ts'
import { errorCopy } from '../src/words/errorCopy.ts'

const isSentence = expect.stringMatching(/^.{3,}[.?!]$/)

/** Why no user sees them, so that they need no words. */
const NEVER_MET: Record<string, string> = {
  ERC721InvalidOwner: 'The page asks what accounts hold, never what the zero address does.',
  ERC721InvalidOperator: 'No app has a use for the zero address as an operator.',
  ERC721InvalidSender: 'Sealing and creating ask first whether the token is there.',
  ERC721OutOfBoundsIndex: 'The page reads the balance and the list at one block.',
  ERC721EnumerableForbiddenBatchMint: 'Nothing in our contract mints several at once.',
}

const errorNames = [...wrappedSafeAbi, ...wrappedSafeHandlerAbi, ...asSeenAbi]
  .filter((item) => item.type === 'error')
  .map(({ name }) => name)
const refusals = errorNames.filter((name) => !Object.hasOwn(NEVER_MET, name))

test('[S8] every error class has words', () => {
  expectTypeOf<keyof typeof errorWords>().toEqualTypeOf<errors.ErrorName>()
  for (const said of Object.values(errorWords)) expect(said).toEqual({ title: isSentence, say: isSentence })
})

describe('a refusal of our contract', () => {
  test.each(refusals)('[W4] %s has words', (name) => {
    const said = (reasonWords as Record<string, unknown>)[name]
    expect(said).toEqual({ title: isSentence, say: isSentence })
    expect(errorCopy(new RevertedError(name))).toEqual(said)
  })

  test.each(['GS000', 'GS010', 'GS013', 'GS025', 'GS026', 'GS204'])(
    '[W4] %s of a Safe has words of its own',
    (code) => {
      const { title, say } = errorCopy(new RevertedError(code))
      expect({ title, say }).toEqual({ title: isSentence, say: isSentence })
      expect(title + say).not.toContain(code)
      expect(title).not.toBe(errorWords.Reverted.title)
    },
  )

  test('[W4] each error listed without words exists in the contract, with a reason', () => {
    for (const [name, why] of Object.entries(NEVER_MET)) {
      expect(errorNames).toContain(name)
      expect(reasonWords).not.toHaveProperty(name)
      expect(why).toEqual(isSentence)
    }
  })

  test('[W4] a reason without words of ours is shown as the contract gave it', () => {
    expect(errorCopy(new RevertedError('Pausable: paused')).say).toContain('“Pausable: paused”')
    expect(errorCopy(new RevertedError(undefined))).toBe(errorWords.Reverted)
    expect(errorCopy(new errors.UserRejectedError())).toBe(errorWords.UserRejected)
  })
})

describe('another language', () => {
  const hello = defineMessages('test', { greet: 'Hello', count: (n: number) => `${n} Safes` })

  test('[S2] is used by messages that are loaded, and by those that load later, until English is back', () => {
    setMessages('de', { test: { greet: 'Hallo', count: (n: number) => `${n} Safes hier` }, later: { bye: 'Tschüss' } })
    expect([hello.greet, hello.count(2)]).toEqual(['Hallo', '2 Safes hier'])
    const later = defineMessages('later', { bye: 'Bye' })
    expect(later.bye).toBe('Tschüss')
    setMessages('en')
    expect([hello.greet, hello.count(2), later.bye]).toEqual(['Hello', '2 Safes', 'Bye'])
  })

  test('[S2] gets a part added, which is dropped with the language, not by another of its parts', () => {
    const bye = defineMessages('added', { bye: 'Bye' })
    setMessages('de', { test: { greet: 'Hallo' } })
    expect([hello.greet, bye.bye]).toEqual(['Hallo', 'Bye'])
    setMessages('de', { added: { bye: 'Tschüss' } })
    expect([hello.greet, bye.bye, defineMessages('added', { bye: 'Bye' }).bye]).toEqual(['Hallo', 'Tschüss', 'Tschüss'])
    setMessages('de', { test: { greet: 'Hallo' } })
    setMessages('fr', { test: { greet: 'Bonjour' } })
    expect([hello.greet, defineMessages('added', { bye: 'Bye' }).bye]).toEqual(['Bonjour', 'Bye'])
    setMessages('de', { test: { greet: 'Hallo' } })
    expect(defineMessages('added', { bye: 'Bye' }).bye).toBe('Bye')
    setMessages('en')
    expect(hello.greet).toBe('Hello')
  })

  test('[S2] falls back to English for a missing sentence', () => {
    setMessages('de', { test: { greet: 'Hallo' } })
    expect([hello.greet, hello.count(2)]).toEqual(['Hallo', '2 Safes'])
    setMessages('en')
  })
})
