import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** The Safes of a person: held, watched, begun, and looked at before. */
export const mySafesWords = defineMessages('mySafes', {
  title: 'My wrapped Safes',
  connectFirst: 'Connect a wallet to see the wrapped Safes of its account, or look any Safe up by its address.',
  wrap: 'Wrap a Safe',
  asking: 'Asking…',
  none: 'None here',
  missing: 'Our contract isn’t here yet',
  other: 'There is other code at our contract’s address. Nothing here is ours.',
  couldNotAsk: (chain: string) => `Couldn’t ask ${chain}`,
  showAll: (count: number) => `Show all ${count}`,
  more: (shown: number, all: string) => `You hold ${all}. The first ${shown} are listed.`,
  unread: (count: number) =>
    counted(count, {
      one: 'A Safe that this browser knows couldn’t be read. It may be yours too.',
      other: `${count} Safes that this browser knows couldn’t be read. They may be yours too.`,
    }),
  lists:
    'Each network’s contract lists the Safes whose NFT you hold. A Safe that isn’t sealed yet, or whose NFT a Safe of yours or another contract holds, is listed if this browser has seen it.',
  inSafe: 'This Safe is on one network only, so only that one is asked.',

  card: {
    balance: 'Balance',
    lock: 'Lock',
    heldBy: 'Held by',
    getsIt: 'Will be held by',
    network: 'Network',
    locked: (moment: string) => `Until ${moment}`,
    open: 'Not locked',
    nobody: 'Nobody: it isn’t wrapped',
    yourSafe: (threshold: number, owners: number) => `Your Safe, ${threshold} of ${owners}`,
    yourWrapped: 'Your wrapped Safe',
    contract: 'A contract',
    unread: 'Couldn’t find out who that is',
    unsealed: 'Not sealed yet. Go on to the seal.',
    away: 'It isn’t yours until that contract gives it back.',
    noSafe: 'This isn’t a genuine Safe.',
  },

  search: {
    act: 'Search for more',
    looking: (percent: number) => `Searching the contract’s events: ${percent}%`,
    searched: (from: string, to: string) =>
      `Searched from block ${from} to block ${to} for every Safe that was wrapped for this account or that it passed on.`,
    mayBeMore: 'There may be more.',
    refused: 'The RPC won’t return these events. Choose another RPC in the settings.',
    cut: 'This account had more Safes than we can list. The oldest are left out.',
  },

  watch: {
    title: 'Watched',
    act: 'Watch',
    stop: 'Stop watching',
    watched: 'Listed in My wrapped Safes, in this browser.',
  },
  recent: 'Looked at before',

  drafts: {
    title: 'Begun in this browser',
    wrap: (count: number) =>
      count === 0
        ? 'A wrap, not signed yet'
        : counted(count, { one: 'A wrap, with 1 signature', other: `A wrap, with ${count} signatures` }),
    batch: (count: number) => counted(count, { one: 'A batch of 1 call', other: `A batch of ${count} calls` }),
    passed: 'The Safe has done something else since. These signatures are void.',
    wrapped: 'This Safe is wrapped by now.',
    discard: 'Discard',
  },

  owned: {
    title: 'Safes you own',
    say: 'This page can’t list them by itself: it would have to search the whole chain. Safe’s transaction service can.',
    sends:
      'Asking sends your account’s address to api.safe.global, once for each network. It then also learns your IP address and when you asked.',
    turnsOn:
      'From then on this page also asks it who has signed and what is waiting, until you turn it off in the settings.',
    turnOn: 'Turn the service on and ask it',
    ask: 'Ask Safe’s service',
    asking: 'Asking Safe’s service…',
    none: (chain: string) => `It knows of none on ${chain}.`,
    refused: {
      busy: 'Safe’s service gets too many questions now: it takes 2 a second and 5,000 a month. Try again later.',
      refused: (status: number) => `Safe’s service refused to answer (HTTP ${status}).`,
      unreachable: 'Safe’s service didn’t answer. It may be down, or something blocks the connection to it.',
      unreadable: 'Safe’s service gave an answer that this page can’t read.',
    },
    paste: 'You don’t need it: paste the address of your Safe.',
    notYours: (count: number) =>
      counted(count, {
        one: 'It named 1 Safe that, by the chain, you don’t own.',
        other: `It named ${count} Safes that, by the chain, you don’t own.`,
      }),
    unread: (count: number) =>
      counted(count, { one: '1 of them couldn’t be read.', other: `${count} of them couldn’t be read.` }),
    more: (shown: number) => `It knows of more. The first ${shown} are listed.`,
  },
})
