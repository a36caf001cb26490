import { defineMessages } from '../defineMessages.ts'

/** What is said of a Safe's modules. */
export const modulesWords = defineMessages('modules', {
  reading: 'Looking up what they can do…',
  unread: 'What these modules can do couldn’t be read. Each of them may be able to do anything with the Safe.',
  unknown: 'Unknown module',
  unknownSay: 'This page doesn’t know its code. It may be able to do anything with the Safe, without the owners.',
  account: 'An account, not a contract',
  accountSay: 'Whoever has its key can do anything with the Safe, without the owners.',
  faulty: 'This version is faulty',
  faultySay:
    'Its publisher lists this version as faulty. People it shouldn’t let in may be able to act for the Safe through it.',
  powers: {
    limited: 'The accounts named in it can spend from the Safe, up to the limits that the owners set.',
    signed: 'It lets the Safe be used through ERC-4337, with its owners’ signatures.',
    recovery: 'Guardians can replace the owners after a waiting period.',
    delayed: 'Whoever it lets in can do anything with the Safe, once the delay set in it is over.',
    roles: 'Its members can do whatever their roles allow, which may be anything.',
    share: 'Holders of a token can exchange it for a share of what the Safe holds.',
    vote: 'It does whatever a vote or an oracle outside the Safe decides, which may be anything.',
    bridge: 'An account on another network can do anything with the Safe through it.',
    holder: 'Only the holder of the NFT can act through it.',
  },
})
