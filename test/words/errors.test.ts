import { expect, test } from 'vitest'
import type { ErrorName } from '../../src/lib/errors.ts'
import { errorWords, refusalWords } from '../../src/words/en/errors.ts'

/** How a sentence that tells a user what to do begins. */
const STEP =
  /(^|[.?!,] (then |or )?)(Add|Allow|Answer|Check|Choose|Connect|Continue|Go|If|Look|Open|Reload|Set|Sign|Switch|Top|Try|Turn|Unlock|Wait|try|decline|switch)\b|please retry!/

const otherWords = { ...errorWords, contractSays: { title: '', say: refusalWords.contractSays('no') } }

/** A rejection is the user's own choice, with nothing to fix. */
const isMended = ([name]: [string, unknown]) => name !== ('UserRejected' satisfies ErrorName)

test.each(Object.entries(otherWords).filter(isMended))('[S8] %s tells the next step', (_, { title, say }) => {
  expect(`${title} ${say}`).toMatch(STEP)
})

test.each(['Unknown', 'Deadline', 'RelayUnreachable'] as const)(
  '[S8] %s, after which it may have happened all the same, says to check the wallet before trying again',
  (name) => {
    const { say } = errorWords[name]
    expect(say.search(/your wallet/)).toBeGreaterThan(-1)
    expect(say.search(/your wallet/)).toBeLessThan(say.search(/try again/))
  },
)
