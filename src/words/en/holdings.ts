import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** What is said of what is in a Safe. */
export const holdingsWords = defineMessages('holdings', {
  reading: 'Reading its tokens…',
  looking: (percent: number) => `Searching the chain for other tokens: ${percent} %`,
  nfts: (count: number) => counted(count, { one: `${count} NFT`, other: `${count} NFTs` }),
  others: (count: number) =>
    counted(count, { one: `${count} token not on our list`, other: `${count} tokens not on our list` }),
  othersSay:
    'Anyone can send a token to a Safe, under any name. Before you trust one, compare its contract with what its issuer publishes.',
  imitates: (symbol: string) => `Not the well-known ${symbol}: this is another contract.`,
  unread: 'Couldn’t be read',
  unreadNfts: 'Some NFTs couldn’t be read',
  unnamed: 'Unnamed',
  units: 'smallest units',
  contract: 'Contract',
  numbers: 'Numbers',
  otherNumbers: (count: string) => `${count} more, whose numbers weren’t found`,
  explorer: (name: string) => `View on ${name}`,
  readAt: (block: string) => `Read at block ${block}. Amounts only: nobody is asked for prices.`,
  searched: (from: string, to: string) =>
    `Transfers to it were searched from block ${from} to ${to}. A token that came earlier, or without a transfer, you can add yourself.`,
  failed: 'Its tokens couldn’t be read.',
  incomplete: 'Some tokens couldn’t be read. That doesn’t mean that there are none.',
  mayBeMore: 'There may be more tokens.',
  searchedTo: (block: string) => `The chain was searched back to block ${block}.`,
  refused: 'The RPC refuses to list transfers. You can set another one in the settings.',
  unreachable: 'The RPC stopped answering.',
  cut: 'It was sent more tokens than are listed here: the oldest are left out.',
  goOn: 'Keep searching',
  add: 'Add a token',
  addSay: 'For a token that isn’t listed. It is saved in this browser, for this Safe.',
  tokenAddress: 'Token contract',
  addAct: 'Add',
  checking: 'Checking…',
  noToken: (chain: string) => `No token answers at this address on ${chain}.`,
  remove: 'Remove from my list',
})
