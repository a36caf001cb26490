import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** What is said of what others may take from a Safe. */
export const approvalsWords = defineMessages('approvals', {
  title: 'Live approvals',
  say: 'What others may take from this Safe without asking anyone. Wrapping or locking it doesn’t stop them.',
  reading: 'Reading its approvals…',
  none: 'None. Every approval found is used up, expired or revoked.',
  neverAny: 'None found: no log tells of an approval by this Safe.',
  noneYet: 'None found so far.',
  failed: 'Its approvals couldn’t be read.',
  unread: (count: number) =>
    counted(count, {
      one: 'One approval couldn’t be read. It may still stand.',
      other: `${count} approvals couldn’t be read. They may still stand.`,
    }),
  looking: (percent: number) => `Searching the chain for approvals: ${percent}%`,
  searched: (from: string, to: string) =>
    `Searched for approvals by this Safe from block ${from} to block ${to}. A token that doesn’t log its approvals can’t be found this way.`,
  mayBeMore: 'There may be more approvals.',
  refused: 'The RPC won’t return approval logs. Choose another RPC in the settings.',
  cut: 'There are more approvals than we can list. The oldest are left out.',
  who: 'Who may take',
  atRisk: 'At risk now',
  may: 'May take',
  since: 'Since',
  block: (block: string) => `Block ${block}`,
  nothing: 'Nothing now',
  unknown: 'Unknown',
  any: (symbol: string) => `Any amount of ${symbol}`,
  anyNft: (collection: string) => `Any NFT of ${collection}`,
  nft: (collection: string, id: string) => `${collection} #${id}`,
  until: (moment: string) => `Until ${moment}`,
  byPermit2: 'Through Uniswap Permit2',
  sorted: 'Sorted by what can be taken today. No prices are looked up.',
  revoke: 'Revoke',
  revokeIt: (what: string, who: string) => `Revoke: ${what} for ${who}`,
  revokeAll: (count: number) => `Revoke all ${count} at once`,
  revokeFirst: (count: number) => `Revoke the first ${count} at once`,
  revokeOneSay: 'After that, this address can no longer take this from the Safe.',
  revokeAllSay:
    'One transaction revokes them together. An approval that its token refuses to revoke is left out and stays listed.',
  act: (count: number) => counted(count, { one: 'Revoke this approval', other: `Revoke ${count} approvals` }),
  locked: (moment: string) => `Nothing can be revoked until ${moment}`,
  lockedSay: 'The Safe is locked, and approvals keep working all the same. Next time, revoke first, then lock.',
  ahead: (count: number) =>
    counted(count, {
      one: 'Revoke this approval in the same transaction',
      other: `Revoke these ${count} approvals in the same transaction`,
    }),
  aheadFirst: (count: number) => `Revoke the first ${count} approvals in the same transaction`,
  aheadSay: 'An approval that its token refuses to revoke is left out. The Safe is wrapped all the same.',
  aheadSeveral:
    'What several owners sign together only wraps the Safe and revokes none of these. Revoke them in Safe first, or have the holder do it after the wrap, on the Safe’s page.',
  aheadSearching:
    'Still searching for approvals. You can go on without waiting. What isn’t found by then keeps standing.',
  aheadReview: (count: number) =>
    counted(count, {
      one: 'The same transaction revokes one approval.',
      other: `The same transaction revokes ${count} approvals.`,
    }),
  aheadLeft: (count: number) =>
    counted(count, {
      one: 'One approval is left out: either it no longer stands, or it can’t be revoked here.',
      other: `${count} approvals are left out: either they no longer stand, or they can’t be revoked here.`,
    }),
})
