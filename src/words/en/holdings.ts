import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** What is said of what is in a Safe. */
export const holdingsWords = defineMessages('holdings', {
  reading: 'Reading its tokens…',
  looking: (percent: number) => `Searching the chain for other tokens: ${percent}%`,
  nfts: (count: number, shown: string) => counted(count, { one: `${shown} NFT`, other: `${shown} NFTs` }),
  others: (count: number) =>
    counted(count, { one: `${count} token not on our list`, other: `${count} tokens not on our list` }),
  othersSay:
    'Anyone can send a token to a Safe, under any name. Before you trust one, compare its contract with what its issuer publishes.',
  imitates: (symbol: string) => `Not the real ${symbol}: different contract.`,
  unusualLetters: 'Unusual letters in its name: it may pass for another token.',
  unread: 'Couldn’t be read',
  unreadNfts: 'Some NFTs couldn’t be read',
  unnamed: 'Unnamed',
  units: 'base units (decimals unknown)',
  contract: 'Contract',
  numbers: 'Token IDs',
  otherNumbers: (count: string) => `${count} more with unknown IDs`,
  explorer: (name: string) => `View on ${name}`,
  readAt: (block: string) => `Read at block ${block}. No prices are looked up.`,
  searched: (from: string, to: string) =>
    `Searched for transfers to this Safe from block ${from} to block ${to}. You can add a token yourself if it arrived earlier or without a transfer event.`,
  failed: 'Its tokens couldn’t be read.',
  incomplete: 'Some tokens couldn’t be read. The Safe may still hold them.',
  mayBeMore: 'There may be more tokens.',
  searchedTo: (block: string) => `The chain was searched back to block ${block}.`,
  refused: 'The RPC won’t return transfer logs. Choose another RPC in the settings.',
  unreachable: 'The RPC stopped answering.',
  cut: 'This Safe was sent more tokens than we can list. The oldest are left out.',
  goOn: 'Keep searching',
  add: 'Add a token',
  addSay: 'For a token that isn’t listed. It is saved in this browser, for this Safe.',
  tokenAddress: 'Token contract',
  addAct: 'Add',
  checking: 'Checking…',
  noToken: (chain: string) => `There’s no token contract at this address on ${chain}.`,
  remove: 'Remove from my list',
})
