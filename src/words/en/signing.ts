import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** Signing a text or typed data as a wrapped Safe. */
export const signingWords = defineMessages('signing', {
  costs:
    'To sign a text or typed data as the Safe, turn signing on. That holds up a sale: the NFT can’t be transferred while signing is on, nor in the ten minutes after you turn it off.',
  locked: 'A locked Safe signs nothing, whoever holds it. You can turn signing on when the lock has ended.',
  loading: 'Loading the form…',
  title: 'Sign as the Safe',
  say: 'An app that wants the Safe’s signature shows you a text or typed data. Paste it here exactly as the app has it, and give the app the signature.',
  what: 'What to sign',
  text: 'Text',
  textSay: 'As in “Sign this message to log in”.',
  typed: 'Typed data',
  typedSay: 'EIP-712, as JSON: permits, orders, votes.',
  textLabel: 'Text to sign',
  typedLabel: 'Typed data (JSON)',
  textTooLong: 'That is too long. This page signs texts of up to 20,000 characters.',
  textHidden: 'There are characters in it that nobody sees. They are signed too.',
  textHex: 'It is signed as the characters you see, not as the bytes they may stand for.',
  signIn: (domain: string) => `This is a sign-in: whoever has the signature is let in at ${domain} as this Safe.`,
  signInOther: 'This is a sign-in for another account, not for this Safe. The app won’t accept it.',
  faults: {
    tooLong: 'That is too long. This page reads typed data of up to 100,000 characters.',
    tooMuch: 'There is more in it than anyone could read before signing.',
    json: 'That isn’t valid JSON. Copy it again, from the first { to the last }.',
    shape: 'That isn’t typed data: it needs types, primaryType, domain and message.',
    type: (at: string) => `The type of “${at}” isn’t one that EIP-712 has.`,
    missing: (at: string) => `“${at}” is missing.`,
    value: (at: string) => `The value of “${at}” doesn’t match its type.`,
    number: (at: string) => `“${at}” is a number that JSON can’t hold exactly. It must stand in quotes.`,
  },
  kind: 'Kind',
  app: 'App',
  appVersion: 'Version',
  network: 'Network',
  anyNetwork: 'None named: it may count on every network.',
  contract: 'Contract',
  anyContract: 'None named: any contract may accept it.',
  salt: 'Salt',
  otherNetwork: (there: string, here: string): Said => ({
    title: `This is for ${there}, not for ${here}.`,
    say: `The Safe is on ${here}. What is at its address on ${there} is another account, if any. Ask the app for a message for ${here}.`,
  }),
  message: 'Message',
  item: (number: string) => `No. ${number}`,
  empty: 'empty',
  hidden: '(has characters that nobody sees)',
  hasMore: 'The app sent more fields than its types name. Those aren’t signed, and aren’t shown here.',
  dangers: {
    permit: {
      title: 'This lets someone take tokens.',
      say: 'A permit: until its deadline the spender can take this token out of the Safe, without asking you again.',
    },
    permitNft: {
      title: 'This lets someone take an NFT.',
      say: 'A permit: until its deadline the spender can take this NFT out of the Safe, without asking you again.',
    },
    permitAll: {
      title: 'This lets someone take everything in a collection.',
      say: 'The operator can take all that the Safe holds of this contract, now or later, until it is revoked.',
    },
    permit2: {
      title: 'This lets someone take tokens.',
      say: 'A permit for Permit2: the spender can take the tokens named in it, if the Safe has approved them for Permit2.',
    },
    order: {
      title: 'This is an order.',
      say: 'Whoever fills it takes what it offers from the Safe, for what it asks. If it asks for little or nothing, that is what you get. Compare both, and who receives them.',
    },
    transfer: {
      title: 'This sends tokens away.',
      say: 'Whoever has the signature can send these tokens from the Safe to the recipient at any time it allows.',
    },
    safe: {
      title: 'This acts for another Safe.',
      say: 'It counts as this Safe’s approval where this Safe is an owner, and can move what is in the other one.',
    },
    delegation: {
      title: 'This hands over votes.',
      say: 'Whoever it names can vote with the Safe’s tokens until that is changed.',
    },
    forward: {
      title: 'This has a call made in the Safe’s name.',
      say: 'A relayer sends the call in it, and the contract treats it as coming from the Safe.',
    },
    approval: {
      title: 'This may let someone take something.',
      say: 'It names a spender or operator, in a form that this page doesn’t know.',
    },
  },
  unknownKind: {
    title: 'This page doesn’t know this kind of message.',
    say: 'It can’t tell what the signature allows. Sign only what you understand, for an app that you trust.',
  },
  takers: 'Who gets the right',
  endless: 'Without a limit: all that the Safe has of it, now and later.',
  understand: 'I understand what this signature lets others do.',
  hash: 'Hash',
  walletShows:
    'Your wallet will show a WrappedSafeMessage with this hash, not what is behind it. Compare the hash there.',
  bySafe: (needed: number) =>
    needed > 1
      ? `Your account is a Safe: ${needed} of its owners sign this as a message in Safe. Keep this page open. It waits five minutes for all of them.`
      : 'Your account is a Safe: an owner signs this as a message in Safe.',
  act: 'Sign in your wallet',
  preparing: 'Checking that the Safe signs…',
  asking: 'Sign the message in your wallet. This page waits five minutes for it.',
  checking: 'Asking the Safe whether it accepts the signature…',
  stop: 'Stop waiting',
  failures: {
    rejected: { title: 'You declined in your wallet.', say: 'Nothing was signed.' },
    unsupported: {
      title: 'Your wallet can’t sign this.',
      say: 'Nothing was signed. It takes a wallet that signs typed data (eth_signTypedData_v4), and a Safe as the account must sign messages off chain.',
    },
    refused: {
      title: 'The Safe doesn’t accept this signature.',
      say: 'So it isn’t shown. Your wallet may have signed with another account, or signing was changed meanwhile. Check both, then sign again.',
    },
  },
  signed: 'Signed, and accepted by the Safe',
  signedSay:
    'The Safe itself accepts it, as of the latest block (isValidSignature). Copy or save it now: this page doesn’t keep it.',
  signature: 'Signature',
  epoch: 'Epoch',
  copy: 'Copy signature',
  save: 'Save as file',
  until:
    'It counts until you turn signing off, lock the Safe or unwrap it. The NFT can’t be transferred before signing is off, so no new holder inherits it.',
  isVoid: {
    title: 'This signature is void.',
    say: 'Signing was turned off, or the Safe was locked, after it was signed.',
  },
  another: 'Sign something else',
})
