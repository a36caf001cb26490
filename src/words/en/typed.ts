import { defineMessages } from '../defineMessages.ts'

/** What was typed where an address belongs. */
export const typedWords = defineMessages('typed', {
  empty: 'Paste the address of a Safe first.',
  shape: "That isn't an address. An address is 0x and 40 hex digits.",
  length: (count: number) => `That's ${count} characters after 0x. An address has 40. Copy it again.`,
  capitals: "The capital letters don't match, so a character may be wrong. Copy it again from where you got it.",
  secret:
    "That's a transaction hash or a private key. If it's a key, never paste it into a page. We've cleared the field.",
  phrase: "That looks like a recovery phrase. Never paste it into a page. We've cleared the field.",
  prefix: (prefix: string) => `${prefix} isn't one of our networks.`,
  demoLink: {
    title: 'This Safe is in the demo.',
    say: 'The demo is a chain that runs in your browser, and begins with the same sample Safes for everybody. What someone did in their demo isn’t in yours.',
    start: 'Start the demo',
  },
  elsewhere: (there: string, here: string) =>
    `That address is for ${there}, and this Safe is on ${here}. Ask for an address on ${here}.`,
  /** What was understood, where that isn't what stands in the field. */
  readAs: (value: string) => `Read as ${value}.`,
  link: 'There isn’t exactly one address in that link. Copy the address itself.',
  otherNft: 'That is an NFT of another contract, not a wrapped Safe.',
  name: 'That is a name. Look it up to get its address.',
  lookUp: (name: string) => `Look up ${name}`,
  lookingUp: 'Asking ENS on Ethereum…',
  resolved: (name: string, address: string, chain: string) =>
    `${name} leads to ${address} on ${chain}, says ENS. This address is used, even if the name changes.`,
  nameFaults: {
    noAddress: (name: string, chain: string) => `${name} has no address for ${chain} in ENS. Ask for the address.`,
    offChain: 'This name is kept off chain, where this page doesn’t look. Ask for the address.',
    notNormal:
      'ENS doesn’t write a name like this: letters in it may look like others, or be missing. Ask for the address.',
    inDemo: 'There are no names in the demo. Enter an address.',
    unread: 'ENS on Ethereum didn’t answer. Try again, or ask for the address.',
  },
})
