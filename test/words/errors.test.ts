import { expect, test } from 'vitest'
import type { ErrorName } from '../../src/lib/errors.ts'
import { errorWords, refusalWords } from '../../src/words/en/errors.ts'

/** How a sentence that tells a person what to do begins. */
const STEP =
  /(^|[.?!,] (then |or )?)(Add|Allow|Answer|Check|Choose|Connect|Continue|Go|If|Look|Open|Reload|Set|Sign|Switch|Top|Try|Turn|Unlock|Wait|try|decline|switch)\b|please retry!/

const otherWords = { ...errorWords, contractSays: { title: '', say: refusalWords.contractSays('no') } }

/** A no is the person's own, and nothing is to be mended. */
const isMended = ([name]: [string, unknown]) => name !== ('UserRejected' satisfies ErrorName)

test.each(Object.entries(otherWords).filter(isMended))('[S8] %s tells the next step', (_, { title, say }) => {
  expect(`${title} ${say}`).toMatch(STEP)
})

test.each(['Unknown', 'Deadline', 'RelayUnreachable'] as const)(
  '[S8] %s, after which it may be done all the same, has the wallet looked at before another try',
  (name) => {
    const { say } = errorWords[name]
    expect(say.search(/your wallet/)).toBeGreaterThan(-1)
    expect(say.search(/your wallet/)).toBeLessThan(say.search(/try again/))
  },
)
