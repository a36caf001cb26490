import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** Putting on a network what wrapping needs there. */
export const prepareWords = defineMessages('prepare', {
  title: (chain: string) => `Prepare ${chain}`,
  say: 'Wrapping needs four contracts on a network. Anyone can put them there, once and for everybody, one transaction each.',
  noPower:
    'Whoever does it pays the fees and gets no power by it: the code is the same on every network, nobody owns it, and nobody can change it.',
  reading: 'Looking at what is there…',
  at: 'Address',
  pieces: {
    safeL2: { title: 'SafeL2 1.5.0', say: 'Every wrapped Safe runs on it. Made by Safe.' },
    fallbackHandler: {
      title: "Safe's handler 1.5.0",
      say: 'A new Safe receives tokens and signs with it once it is unwrapped. Made by Safe.',
    },
    proxyFactory: { title: "Safe's factory 1.5.0", say: 'Makes new Safes. Made by Safe.' },
    wrappedSafe: {
      title: 'Wrapped Safe',
      say: 'Our contract, which creates its handler and its picture with itself. It is new and has no audit.',
    },
  } satisfies Record<string, Said>,
  found: {
    here: 'It is there. Its code was compared, and is exactly what it must be.',
    missing: "It isn't there yet.",
    other: 'Other code is there. This page will not use it.',
  },
  act: (piece: string) => `Deploy ${piece}`,
  connect: 'Connect an account that pays the fee',
  fasterFree: 'Somebody else was faster: it is there. Nothing was sent this time, and there is nothing left to pay.',
  fasterPaid: 'Somebody else was faster: it is there. Yours failed, and cost you its fee.',
  deployers: {
    create2: {
      title: "The deployer that our contract goes through isn't on this network.",
      say: 'Without it our contract would get another address here, and no page would find it. Its makers describe how anyone puts it there with one transaction that is signed already. Do that first, then come back.',
    },
    safe: {
      title: "Safe's deployer isn't on this network.",
      say: "Without it Safe's contracts would get other addresses here. Only Safe can put it there: ask them to, then come back.",
    },
  } satisfies Record<string, Said>,
  deployerOther: 'Other code stands where the deployer belongs. Nothing can be deployed through it.',
  howTo: 'How it gets there',
  ready: 'Everything is there.',
  readySay: (chain: string) => `Safes can be wrapped on ${chain}.`,
})
