import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** Putting on a network what wrapping needs there. */
export const prepareWords = defineMessages('prepare', {
  title: (chain: string) => `Prepare ${chain}`,
  say: 'Wrapping needs four contracts on a network. Selling needs one more, and selling on Seaport another. Anyone can deploy them, once for everybody, one transaction each.',
  noPower:
    'Whoever does it pays the fees and gains no power: the code is the same on every network, nobody owns it, and nobody can change it.',
  reading: 'Checking what is deployed…',
  at: 'Address',
  pieces: {
    safeL2: { title: 'SafeL2 1.5.0', say: 'Every wrapped Safe runs on it. Made by Safe.' },
    fallbackHandler: {
      title: "Safe's fallback handler 1.5.0",
      say: 'A new Safe receives tokens and signs with it once it is unwrapped. Made by Safe.',
    },
    proxyFactory: { title: "Safe's proxy factory 1.5.0", say: 'Makes new Safes. Made by Safe.' },
    wrappedSafe: {
      title: 'Wrapped Safe',
      say: 'Our contract, which also creates its handler and its picture. It is new and has no audit.',
    },
    asSeen: {
      title: 'As seen',
      say: 'Our sale contract: money and NFT change hands in one call, and only while the Safe is as the seller offered it. Wrapping works without it. It is new and has no audit.',
    },
    asSeenZone: {
      title: 'As seen, on Seaport',
      say: 'Lets Seaport sell a wrapped Safe only while it is as the seller offered it. Needed only for orders on Seaport. It is new and has no audit.',
    },
  } satisfies Record<string, Said>,
  found: {
    here: 'Deployed. Its code was compared and matches exactly.',
    missing: 'Not deployed yet.',
    other: 'Different code is at this address. This page will not use it.',
  },
  act: (piece: string) => `Deploy ${piece}`,
  connect: 'Connect an account to pay the fee',
  fasterFree: 'Somebody else was faster: it is deployed. Nothing was sent, and there is nothing left to pay.',
  fasterPaid: 'Somebody else was faster: it is deployed. Your transaction failed, and cost you its fee.',
  deployers: {
    create2: {
      title: "The CREATE2 deployer that our contract needs isn't on this network.",
      say: 'Without it our contract would get another address here, and no page would find it. Its authors describe how anyone can deploy it with one presigned transaction. Do that first, then come back.',
    },
    safe: {
      title: "Safe's deployer isn't on this network.",
      say: "Without it Safe's contracts would get other addresses here. Only Safe can deploy it: ask them to, then come back.",
    },
  } satisfies Record<string, Said>,
  deployerOther: 'Different code is where the deployer belongs. Nothing can be deployed through it.',
  howTo: 'How to deploy it',
  ready: 'Everything that wrapping needs is deployed.',
  readySay: (chain: string) => `Safes can be wrapped on ${chain}.`,
})
