import { defineMessages } from '../defineMessages.ts'

/** What is at a Safe's address on other networks. */
export const elsewhereWords = defineMessages('elsewhere', {
  title: 'The same address on other networks',
  say: 'The same address can hold something else on each network. This asks the RPCs of the other networks that this page knows.',
  look: 'Look on other networks',
  reading: 'Asking…',
  nothing: 'Nothing there. A Safe with this one’s first owners may still be created there.',
  other: 'Other code, which isn’t a genuine Safe.',
  same: 'A Safe with the same owners.',
  different: 'A Safe with other owners:',
  wrapped: 'A Safe that is wrapped there too, controlled by:',
  unknown: 'It couldn’t be read.',
  only: (chain: string) => `An NFT holds the Safe on its own network alone: here, the one on ${chain}.`,
})
