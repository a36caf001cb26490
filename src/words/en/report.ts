import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

const counted = plural('en')

/** The report on a Safe: its verdict, what was checked, and how it is shared. */
export const reportWords = defineMessages('report', {
  title: 'Report on',
  verdict: {
    clean: 'Sealed and clean',
    notLocked: 'Clean, not locked',
    lockEnds: 'Clean, lock ends soon',
    attention: (count: number) => `Needs attention (${count})`,
    stop: (why: string) => `Do not buy: ${why}`,
    unfinished: (count: number) => `Could not finish (${count})`,
    running: 'Checking…',
  },
  why: {
    code: 'it runs unknown code',
    imitation: 'its NFT isn’t from our contract',
    control: 'somebody else can use it',
    hidden: 'something is hidden in it',
  },
  say: {
    clean: 'Nothing is hidden in it, no token approval was found, and nobody can move anything before the lock ends.',
    notLocked:
      'Nothing wrong was found. But its holder can still empty it: ask for a lock first, or check everything again right before you buy.',
    attention: 'Every check was finished. Read these before you buy:',
    unfinished: 'What these would have shown is unknown:',
    running: 'These checks aren’t finished yet:',
    plain: 'It has no NFT: there is nothing to buy. Its owners control it.',
  },
  seeAlso: 'Also found:',
  notChecked: 'Not checked yet:',
  maybeMore: (said: string) => `${said}, perhaps more`,
  checks: {
    code: { name: 'Code', pass: 'It runs genuine Safe code', stop: 'It runs unknown code' },
    imitation: {
      name: 'Another NFT',
      pass: 'No other NFT stands for it',
      stop: 'An NFT of another contract stands for it',
    },
    control: { name: 'Who controls it', pass: 'Only its holder', stop: 'Somebody else too' },
    hidden: { name: 'Hidden rights', pass: 'Nothing hidden', stop: 'Something is hidden' },
    lock: {
      name: 'Lock',
      pass: 'Locked',
      warn: (count: number): string => (count === 1 ? 'Lock ends within a day' : 'Not locked'),
    },
    approvals: {
      name: 'Token approvals',
      pass: 'None found',
      warn: (count: number) => counted(count, { one: '1 live token approval', other: `${count} live token approvals` }),
    },
    consents: {
      name: 'Signed messages',
      pass: 'None',
      warn: (count: number) =>
        counted(count, { one: '1 signature still valid', other: `${count} signatures still valid` }),
    },
    signing: {
      name: 'Signing',
      pass: 'Its holder can’t sign for it',
      warn: (): string => 'Its holder can sign for it',
    },
    rights: {
      name: 'Who can transfer the NFT',
      pass: 'Only its holder',
      forSale: 'Only its holder, or whoever takes an offer they signed',
      warn: (count: number) =>
        counted(count, {
          one: '1 other address can transfer the NFT',
          other: `${count} other addresses can transfer the NFT`,
        }),
    },
    newest: {
      name: 'Newest block',
      pass: 'RPCs agree on it',
      warn: (): string => 'RPCs disagree on the newest block: this may be an old state',
    },
  },
  running: 'Checking…',
  unknown: 'Couldn’t check',
  checked: (block: string) => `Checked by your browser at block ${block}. No server of ours was involved.`,
  vouched: {
    running: 'Asking another RPC whether that is the newest block.',
    alone: 'Only one RPC was asked: that this is the newest block rests on its word.',
    silent: 'No other RPC answered: that this is the newest block rests on one RPC’s word.',
    agreed: 'Another RPC agrees that this is the newest block.',
    apart: 'Another RPC’s newest block is minutes apart: this may be an old state.',
  },
  again: 'Check everything again',
  clauses: 'Contents of this report',
  lend: 'Lend against it, put it in escrow, leave it behind',
  notIncluded: {
    title: 'What isn’t included',
    say: 'No check can put these into the NFT.',
    networks: (chain: string) =>
      `Other networks. Only the Safe on ${chain} is wrapped: the same address elsewhere isn’t part of it.`,
    points: 'Points, allowlists and accounts that other companies keep. They can refuse a new holder.',
    promises: 'Promises. Wrapping doesn’t undo what an owner has agreed to: a vesting, a contract, a debt.',
  },
  lock: {
    title: 'Lock and fingerprint',
    none: 'Not locked',
    fingerprint: 'Fingerprint',
    say: 'It changes whenever the Safe is used, locked or sealed, or its signing is switched. Deposits don’t change it.',
    compare: 'Fingerprint from a listing',
    same: 'It is the same: the Safe wasn’t used, locked or sealed since, and its signing wasn’t switched.',
    different: 'It is different: the Safe has changed since, or that is another Safe’s fingerprint.',
    invalid: 'A fingerprint is 0x followed by 64 characters from 0 to 9 and a to f.',
  },
  receive: {
    title: 'Receive',
    say: (chain: string) => `Send to this address on ${chain} only. Whoever holds the NFT controls what arrives.`,
    plain: (chain: string) => `Send to this address on ${chain} only.`,
    explorer: 'Open in the explorer',
  },
  share: {
    link: 'Copy link to this report',
    more: 'More ways to share',
    text: 'Copy as text',
    json: 'Save as JSON',
    print: 'Print',
    saved: (file: string) => `Your browser is saving it as ${file}.`,
    notFinished: 'Not checked to the end',
    open: (names: string) => `Not known: ${names}`,
    block: (blocks: string) => `Block ${blocks}`,
    checkIt: 'A picture can be faked. Check this Safe yourself:',
  },
  imitation: {
    title: 'An NFT of another contract stands for this Safe',
    say: 'Among its owners or modules is an NFT contract that isn’t ours. Such an NFT can look the same and give you nothing. Ours is at this address on every network:',
    collection: 'This is an NFT contract, not a Safe',
    collectionSay:
      'It isn’t our contract. If its NFTs are offered to you as wrapped Safes, they are imitations: they can look the same and give you nothing. Ours is at this address on every network:',
  },
  seen: {
    same: 'The Safe is still as this link says: it wasn’t used, locked or sealed since, and its signing wasn’t switched.',
    changed:
      'The Safe isn’t as this link says: it was used, locked or sealed since, its signing was switched, or the link was altered.',
  },
})
