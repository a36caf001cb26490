import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

type Said = { title: string; say: string }

/** What is said to whoever opens the link of an offer. */
export const buyingWords = defineMessages('buying', {
  title: 'The offer',
  reading: 'Reading the offer from the chain…',
  price: 'Price',
  free: 'Nothing: it is handed over for free',
  seller: 'Seller',
  buyer: 'Buyer',
  anyone: 'Anyone: the first to accept gets it.',
  you: 'You',
  ends: 'Open until',
  through: 'Sold on',
  seaport: 'Seaport 1.6, which sells the Safe only in the state that was offered.',
  locked: (moment: string) => `Until ${moment}, for the buyer too`,
  asSeen:
    'The Safe hasn’t been used, locked or transferred since the seller signed. If that changes, the sale fails and nothing is paid.',
  nothingPaid: 'This offer can’t be accepted now. Nothing was paid.',
  obstacle: {
    routerMissing: (chain: string): Said => ({
      title: `The sale contract isn’t on ${chain}`,
      say: 'Without it nothing can be bought there. Anyone can deploy it.',
    }),
    routerOther: {
      title: 'There is other code at the sale contract’s address',
      say: 'Pay nothing. Check the RPC in your settings, and open the link again.',
    },
    seaportMissing: (chain: string): Said => ({
      title: `Seaport 1.6 isn’t on ${chain}`,
      say: 'Orders on Seaport can be neither made nor filled there. The Safe can be sold through this page’s own sale contract instead.',
    }),
    zoneMissing: (chain: string): Said => ({
      title: `The contract that checks a Safe’s state for Seaport isn’t on ${chain}`,
      say: 'Without it no such order can be filled there. Anyone can deploy it.',
    }),
    zoneOther: {
      title: 'There is other code in place of the contract that checks a Safe’s state for Seaport',
      say: 'Pay and sign nothing. Check the RPC in your settings, and try again.',
    },
    filled: {
      title: 'Somebody else has bought it',
      say: 'This order on Seaport is filled, maybe through a market. Ask whoever holds the Safe now for an offer.',
    },
    cancelled: {
      title: 'The seller has cancelled this order on Seaport',
      say: 'It is void for good. Ask the seller for a new offer.',
    },
    early: (moment: string): Said => ({
      title: `The offer begins on ${moment}`,
      say: 'Come back then: this link works from that moment on.',
    }),
    notWrapped: {
      title: 'The Safe isn’t wrapped',
      say: 'It has been unwrapped since the seller signed, so there is nothing to buy. If it is wrapped again, ask for a new offer.',
    },
    unsealed: {
      title: 'The Safe isn’t sealed',
      say: 'So there is no NFT to buy. Ask the seller to seal it and to sign a new offer.',
    },
    otherWrap: {
      title: 'This offer is for an earlier wrap',
      say: 'The Safe was unwrapped and wrapped again, and the NFT that was offered is gone. Ask the holder for a new offer.',
    },
    expired: (moment: string): Said => ({
      title: `The offer ended on ${moment}`,
      say: 'Ask the seller for a new one.',
    }),
    used: (times: number): Said => ({
      title: counted(times, {
        one: 'The Safe has been used once since the seller signed',
        other: `The Safe has been used ${times} times since the seller signed`,
      }),
      say: 'What is in it may have changed. Look at the report, and ask the seller for a new offer.',
    }),
    locked: (moment: string): Said => ({
      title: `After the seller signed, the Safe was locked until ${moment}`,
      say: 'The offer was made before that lock. If the date suits you, ask the seller for a new offer.',
    }),
    handedOver: {
      title: 'The NFT has been transferred since the seller signed',
      say: 'Somebody else accepted the offer first, or the seller transferred the NFT. Ask whoever holds it now for an offer.',
    },
    ended: {
      title: 'This offer no longer holds',
      say: 'After signing it, the seller ended all offers, or transferred the NFT and got it back. Ask them for a new offer.',
    },
    signing: {
      title: 'Signing is on',
      say: 'The seller turned it on after signing the offer. Ask them to turn it off, and for a new offer.',
    },
    otherState: {
      title: 'The Safe isn’t in the state that was offered',
      say: 'The chain may have dropped a block since. Ask the seller for a new offer.',
    },
    reserved: (buyer: string): Said => ({
      title: 'The offer is for another account',
      say: `Only ${buyer} can accept it. Connect that account, or ask the seller for an offer to yours.`,
    }),
    ownOffer: {
      title: 'This is your own offer',
      say: 'You hold this Safe. Send the link to the buyer.',
    },
    notOffered: {
      title: 'The holder hasn’t signed this offer',
      say: 'The signature is missing, somebody else’s, or for other terms. Pay nothing, and ask the holder for the link.',
    },
    notApproved: {
      title: 'There is no approval for this sale',
      say: 'The contract that sells the Safe may not transfer its NFT to you. Ask the seller to approve the sale: this link works then.',
    },
    noCurrency: (chain: string): Said => ({
      title: `There is no such currency on ${chain}`,
      say: 'There is no contract at the token’s address. Ask the seller for an offer in another currency.',
    }),
  },
  unread: {
    cut: {
      title: 'This link is incomplete or was altered',
      say: 'What it offers can’t be read. Ask the seller for it again and copy it whole, or ask for the offer’s file.',
    },
    newer: {
      title: 'A newer version of this page made this link',
      say: 'Reload this page, or open the link in the version that made it.',
    },
    tooLong: {
      title: 'This is far too long for an offer',
      say: 'It isn’t a link from this page. Ask the seller for the link again.',
    },
    otherChain: {
      title: 'This offer is for another network',
      say: 'The address in the link and the offer in it don’t belong together. The same address there is another Safe.',
    },
    otherSafe: {
      title: 'This offer is for another Safe',
      say: 'The address in the link and the offer in it don’t belong together. Look at the Safe that is offered.',
    },
    noChain: 'This page isn’t set up for that network. Turn it on in the settings first.',
  },
  without: 'View this Safe without the offer',
  before: 'Before you pay',
  connect: 'Connect the account that should hold it.',
  waiting: 'The report’s checks are still running.',
  goOn: 'Don’t wait for them',
  stop: {
    title: 'It can’t be bought here',
    say: 'The report says not to buy it. The seller can move what is in it to a new wrapped Safe, and offer that one.',
  },
  less: {
    title: 'There is less in the Safe than this page showed you',
    say: 'An old approval may have taken it. The offer is still valid: before you pay, look at what is left.',
  },
  lessOf: (before: string, now: string) => `${before} before, ${now} now`,
  worse: {
    title: 'The report has got worse since you read it',
    say: 'Read it again before you pay:',
  },
  accept: 'I’ve read it: continue',
  ignoreSay: (tokens: string) =>
    `Decreased again: ${tokens}. Such tokens aren’t on the list of known ones, and may show another amount each time. If they don’t matter to you, continue without counting on them.`,
  ignore: 'Continue without counting on them',
  understand: (open: string) =>
    `I’ve read what the report warns of or couldn’t check, and still want this Safe. ${open}`,
  approve: (price: string) => `Approve ${price}`,
  approveSay: (price: string) =>
    `The first of two steps: you approve exactly ${price} for this purchase, and no more. It is taken only when you buy.`,
  reset: 'Revoke the old approval',
  resetSay: 'This token accepts a new approval only once the old one is revoked. Two more steps follow.',
  buy: (price: string) => `Buy it for ${price}`,
  take: 'Take it over for free',
  buySay: 'You pay and get the NFT in one transaction, or nothing happens.',
  takeSay: 'You get the NFT and pay nothing but the network fee.',
  poor: (has: string) => `You have ${has}. That isn’t enough.`,
  bySafe: (moment: string) => `The owners of your Safe must sign and execute it by ${moment}.`,
  yours: {
    title: 'This Safe is yours',
    say: 'You hold its NFT. On its page you can use it, revoke its token approvals, offer it, or unwrap it.',
  },
  open: 'Open your Safe',
})
