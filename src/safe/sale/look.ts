import { isSameAddress } from '../../lib/address.ts'
import type { Holdings, NftHolding, TokenHolding } from '../holdings/holding.ts'
import type { Check, CheckId } from '../report/judgeSafe.ts'
import { keyOfLess, type Less, lessOf } from './lessOf.ts'

type Held = Pick<Holdings, 'tokens' | 'nfts'>

/** What is in a Safe now: its coin in wei, and all else once that is read. */
export type Content = { native: bigint; held: Held | undefined }

/** What a buyer was shown of a Safe, each thing as it was shown last, or as they have accepted it since. */
export type Look = {
  /** Undefined until something was shown. */
  native: bigint | undefined
  held: Held | undefined
  checks: Partial<Record<CheckId, Check>>
  /** Keys of what has become less once, which they accepted. */
  accepted: readonly string[]
  /** Keys of what they don't count on any more. */
  ignored: readonly string[]
}

export const NOTHING_SEEN: Look = { native: undefined, held: undefined, checks: {}, accepted: [], ignored: [] }

const isRead = (one: TokenHolding | NftHolding): boolean =>
  one.kind === 'erc20' ? one.amount !== 'unknown' : one.count !== 'unknown' && one.unread === 0

const find = <One extends TokenHolding | NftHolding>(all: readonly One[], { kind, address }: One) =>
  all.find((one) => one.kind === kind && isSameAddress(one.address, address))

const holdingsOf = (native: bigint, held: Held | undefined): Holdings => ({
  ...{ native, tokens: held?.tokens ?? [], nfts: held?.nfts ?? [], isComplete: false },
})

/** As it is now, unless there is less of it or that couldn't be read. */
function raise<One extends TokenHolding | NftHolding>(shown: readonly One[], now: readonly One[], less: Set<string>) {
  const raised = shown.map((one) => {
    const found = find(now, one)
    if (!found || less.has(one.address)) return one
    return isRead(found) || !isRead(one) ? found : one
  })
  return [...raised, ...now.filter((one) => !find(shown, one))]
}

function raiseHeld(shown: Held | undefined, now: Held | undefined): Held | undefined {
  if (!shown || !now) return shown ?? now
  const less = new Set(lessOf(holdingsOf(0n, shown), holdingsOf(0n, now)).map(keyOfLess))
  return { tokens: raise(shown.tokens, now.tokens, less), nfts: raise(shown.nfts, now.nfts, less) }
}

const WORSE = { pass: 0, unknown: 0, warn: 1, stop: 2 } as const

const isWorse = (now: Check, seen: Check | undefined): boolean => {
  if (!seen || now.isRunning) return false
  const [before, after] = [WORSE[seen.outcome], WORSE[now.outcome]]
  return after > before || (after === before && after > 0 && (now.count ?? 0) > (seen.count ?? 0))
}

/** The one that counts from now on: a check that couldn't be finished takes the place of no answer. */
function shownOf(now: Check, seen: Check | undefined): Check {
  if (!seen) return now
  const isNew = now.outcome !== seen.outcome || now.count !== seen.count
  return isNew && now.outcome !== 'unknown' && !isWorse(now, seen) ? now : seen
}

const finished = (checks: readonly Check[]) => checks.filter(({ isRunning }) => !isRunning)
const byId = (checks: readonly Check[]) => Object.fromEntries(checks.map((check) => [check.id, check]))

const bare = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
const isSame = (a: unknown, b: unknown) => JSON.stringify(a, bare) === JSON.stringify(b, bare)

/**
 * What was shown, after this was shown as well: what is more, or better, takes the place of what was before. What is less doesn't,
 * until it is accepted.
 * @returns the same look where nothing is new in it
 */
export function lookAt(look: Look, now: Content, checks: readonly Check[]): Look {
  const next: Look = {
    ...look,
    native: look.native !== undefined && look.native > now.native ? look.native : now.native,
    held: raiseHeld(look.held, now.held),
    checks: { ...look.checks, ...byId(finished(checks).map((check) => shownOf(check, look.checks[check.id]))) },
  }
  return isSame(next, look) ? look : next
}

const isCounted =
  ({ ignored }: Look) =>
  ({ address }: { address: string }) =>
    !ignored.includes(address)

/** What a buyer counts on finding in the Safe; undefined until all of it was shown. */
export function countedIn(look: Look): Holdings | undefined {
  const { native, held } = look
  if (native === undefined || !held) return undefined
  const isOne = isCounted(look)
  return holdingsOf(native, { tokens: held.tokens.filter(isOne), nfts: held.nfts.filter(isOne) })
}

/** What there is less of now than was shown, or accepted. */
export function lessIn(look: Look, now: Content): Less[] {
  const { native = now.native, held } = look
  return lessOf(holdingsOf(native, held), holdingsOf(now.native, now.held ?? held)).filter(
    (less) => less.kind === 'native' || isCounted(look)(less.kind === 'token' ? less.token : less.nft),
  )
}

/** The checks that say something worse than was shown, or accepted. */
export const worseIn = (look: Look, checks: readonly Check[]): Check[] =>
  checks.filter((check) => isWorse(check, look.checks[check.id]))

/**
 * Of what is less now, what was accepted once before and isn't well known: some tokens say another amount each time, and anybody
 * can send them.
 */
export const fallingIn = ({ accepted }: Look, less: readonly Less[]): Less[] =>
  less.filter(
    (one) =>
      one.kind !== 'native' &&
      (one.kind === 'token' ? one.token : one.nft).origin !== 'known' &&
      accepted.includes(keyOfLess(one)),
  )

/**
 * A buyer accepts all as it is now: as much of each thing, and no less.
 * @param ignoring what they don't count on any more, however little it becomes
 */
export function acceptIn(look: Look, now: Content, checks: readonly Check[], ignoring: readonly Less[] = []): Look {
  const { held } = look
  const known = <One extends TokenHolding | NftHolding>(all: readonly One[], shown: readonly One[] = []) =>
    all.map((one) => (isRead(one) ? one : (find(shown, one) ?? one)))
  return {
    native: now.native,
    held: now.held ? { tokens: known(now.held.tokens, held?.tokens), nfts: known(now.held.nfts, held?.nfts) } : held,
    checks: { ...look.checks, ...byId(finished(checks)) },
    accepted: [...new Set([...look.accepted, ...lessIn(look, now).map(keyOfLess)])],
    ignored: [...look.ignored, ...ignoring.map(keyOfLess)],
  }
}
