import { defineMessages } from '../defineMessages.ts'

/** What is said where a token is sent, beyond what is said of the chain's own coin. */
export const sendingWords = defineMessages('sending', {
  token: 'Token',
  unlisted: 'Not on our list',
  another: 'Another token…',
  id: 'Token ID',
  otherId: 'Another ID…',
  otherIdLabel: 'Other token ID',
  whole: 'Enter a whole number, without a point or comma.',
  decimals: (symbol: string, count: number) => `${symbol} has ${count} decimals, no more.`,
  inUnits: 'This token doesn’t report its decimals: enter the amount in base units.',
  idShape: 'A token ID is a whole number.',
  idLeaving: 'That one is on its way out, or may be.',
  toToken: 'That is the token’s own contract. What is sent there is usually lost.',
  ownNft: 'That is the NFT of this Safe itself. The Safe can’t send it.',
  arrivesLess: (arrives: string, sent: string) =>
    `The token keeps a part of each transfer: of ${sent}, only ${arrives} arrives.`,
  arrivesUnknown: 'We can’t tell how much arrives: the token doesn’t report the recipient’s balance.',
  sent: (what: string, to: string) => `Sent ${what} to ${to}.`,
})
