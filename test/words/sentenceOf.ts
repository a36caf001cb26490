import { approvalsWords } from '../../src/words/en/approvals.ts'
import { holderWords } from '../../src/words/en/holder.ts'
import { pageWords } from '../../src/words/en/pages.ts'
import { wrapWords } from '../../src/words/en/wrap.ts'

const messages = { approvals: approvalsWords, holder: holderWords, pages: pageWords, wrap: wrapWords }

/** A sentence of the page in English, by its set of messages and its dotted path in it; undefined if missing. */
export const sentenceOf = (way: string): unknown =>
  way.split('.').reduce<unknown>((said, key) => (said as Record<string, unknown> | undefined)?.[key], messages)
