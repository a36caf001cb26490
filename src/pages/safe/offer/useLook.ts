import { useState } from 'react'
import { isSameAddress } from '../../../lib/address.ts'
import type { Holdings } from '../../../safe/holdings/holding.ts'
import type { Check, CheckId } from '../../../safe/report/judgeSafe.ts'
import { keyOfLess, type Less, lessOf } from '../../../safe/sale/lessOf.ts'

/** What a buyer has looked at: each thing as it was when it was first seen. */
type Look = {
  holdings: Holdings | undefined
  checks: Partial<Record<CheckId, Check>>
  /** What was gone, and doesn't matter to them: a token that is never the same would else be in the way for ever. */
  accepted: readonly string[]
}

const NOTHING_SEEN: Look = { holdings: undefined, checks: {}, accepted: [] }

/** What was seen before, and after it what is new; what couldn't be read then is seen now. */
function join<One extends { address: string }>(
  seen: readonly One[],
  now: readonly One[],
  isRead: (one: One) => boolean,
) {
  const find = (all: readonly One[], { address }: One) => all.find((one) => isSameAddress(one.address, address))
  const read = seen.map((one) => (isRead(one) ? one : (find(now, one) ?? one)))
  return [...read, ...now.filter((one) => !find(seen, one))]
}

function extendHoldings(seen: Holdings | undefined, now: Holdings | undefined): Holdings | undefined {
  if (!seen || !now) return seen ?? now
  const tokens = join(seen.tokens, now.tokens, ({ amount }) => amount !== 'unknown')
  const nfts = join(seen.nfts, now.nfts, ({ count, unread }) => count !== 'unknown' && unread === 0)
  return { ...seen, tokens, nfts }
}

const WORSE = { pass: 0, unknown: 0, warn: 1, stop: 2 } as const

const isWorse = (now: Check, seen: Check | undefined): boolean => {
  if (!seen || now.isRunning) return false
  const [before, after] = [WORSE[seen.outcome], WORSE[now.outcome]]
  return after > before || (after === before && after > 0 && (now.count ?? 0) > (seen.count ?? 0))
}

/** The same look where there is nothing new to see. */
function extend(look: Look, now: Holdings | undefined, checks: readonly Check[]): Look {
  const fresh = checks.filter(({ id, isRunning }) => !isRunning && !look.checks[id])
  const holdings = extendHoldings(look.holdings, now)
  const isSame = JSON.stringify(holdings, bare) === JSON.stringify(look.holdings, bare)
  if (isSame && fresh.length === 0) return look
  return {
    ...look,
    holdings: isSame ? look.holdings : holdings,
    checks: { ...look.checks, ...Object.fromEntries(fresh.map((check) => [check.id, check])) },
  }
}

const bare = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)

/**
 * What has become less, or worse, since a buyer first saw it. What they pay for is what they looked at: an old approval may
 * take it out of the Safe without changing its fingerprint.
 * @param now what is in the Safe, where that is known
 */
export function useLook(now: Holdings | undefined, checks: readonly Check[]) {
  const [kept, setKept] = useState(NOTHING_SEEN)
  const look = extend(kept, now, checks)
  if (look !== kept) setKept(look)
  const { accepted, holdings } = look
  const less = holdings && now ? lessOf(holdings, now).filter((one) => !accepted.includes(keyOfLess(one))) : []
  const worse = checks.filter((check) => isWorse(check, look.checks[check.id]))
  return {
    less,
    worse,
    seen: holdings && withoutAccepted(holdings, accepted),
    accept: () => setKept(acceptedOf(look, less, now, checks)),
  }
}

function acceptedOf(look: Look, less: readonly Less[], now: Holdings | undefined, checks: readonly Check[]): Look {
  const accepted = [...look.accepted, ...less.map(keyOfLess)]
  return extend({ ...NOTHING_SEEN, accepted }, now ?? look.holdings, checks)
}

/** Without what they don't care for any more. */
function withoutAccepted(seen: Holdings, accepted: readonly string[]): Holdings {
  const isKept = ({ address }: { address: string }) => !accepted.includes(address)
  return {
    ...seen,
    native: accepted.includes('native') ? 0n : seen.native,
    tokens: seen.tokens.filter(isKept),
    nfts: seen.nfts.filter(isKept),
  }
}
