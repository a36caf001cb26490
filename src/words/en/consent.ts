import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** What is said where several owners agree to one wrap. */
export const consentWords = defineMessages('consent', {
  several: (threshold: number, owners: number): Said => ({
    title: `${threshold} of ${owners} owners must sign`,
    say: 'They sign here one after the other, by link or file. No server is involved, and any account can send it then.',
  }),
  inSafe: 'If you’d rather collect the signatures in Safe, open this page there:',
  keep: 'A new Safe of the same owners',
  keepSay: (threshold: number, owners: number) =>
    `${threshold} of ${owners} owners keep control. It is created in the same transaction.`,
  keepThere: (threshold: number, owners: number) =>
    `${threshold} of ${owners} owners keep control. It was created before.`,
  keepReading: 'Working out its address…',
  keepUnknown: 'Its address couldn’t be read. Try again in a moment, or name another holder.',
  keepShared:
    'One owner is a passkey that counts in this Safe alone. A new Safe of the same owners would shut it out: name another holder.',
  alone: (threshold: number, owners: number) =>
    `Today ${threshold} of ${owners} owners must agree. Afterwards this account alone has control.`,
  ownersDecide: (threshold: number, owners: number) => `${threshold} of its ${owners} owners`,
  collect: 'Collect signatures',

  title: (given: number, threshold: number) => `${given} of ${threshold} signatures`,
  titleOffline: 'Sign the wrap',
  last: 'Yours is the last agreement needed.',
  complete: 'Enough owners have agreed.',
  say: 'Each owner opens this page’s link, compares what it does, and signs. Signing costs nothing and sends nothing.',
  completeSay: 'Any account can send it now, and pays the network fee.',
  owners: 'Owners',
  status: {
    waiting: 'Not yet',
    signed: 'Signed',
    approved: 'Approved on chain',
    invalid: 'Its signature isn’t accepted',
  },
  contracts:
    'An owner that is a Safe agrees on this page, opened in that Safe. A passkey can’t sign on this page: collect the signatures in Safe instead, or paste its signature below.',
  you: '(you)',
  byCall: {
    say: 'An owner that is a contract can’t sign here. It approves on chain instead, by the call below; a Safe makes it in Safe{Wallet}, with the transaction builder. This page counts the approval within seconds. A passkey can’t do that either: sign as the Safe that holds the NFT then, with this page opened in Safe{Wallet}.',
    to: 'Contract',
    call: 'Function',
    hash: 'Hash to approve',
  },
  signersUnknown: 'Signed so far, not compared with the owners of today:',
  strangers: (count: number) =>
    count === 1
      ? '1 signature was left out: it isn’t an owner’s, or it is for something else.'
      : `${count} signatures were left out: they aren’t owners’, or they are for something else.`,
  unreadable: (count: number) =>
    count === 1
      ? '1 entry was left out: it is no signature.'
      : `${count} entries were left out: they are no signatures.`,

  sign: 'Sign',
  signing: 'Check your wallet: sign the wrap there.',
  signedNow: 'You have signed. Pass the link on: it carries your signature.',
  approvedNow: 'You have approved it on chain. Pass the link on: whoever opens it sees your approval.',
  understand: 'I understand that whoever holds the NFT controls everything in this Safe.',
  agreeBySending: 'Sending it counts as your agreement: you needn’t sign first.',
  signOnly: 'Only sign it, and let somebody else send it',
  onChain: 'Approve on chain instead',
  onChainSay: 'For owners that are Safes, and for wallets that can’t sign this. It costs a network fee.',
  onChainContract:
    'This owner is a contract. Safes before version 1.5.0 can’t ask most contracts for a signature: approve on chain.',
  onChainAct: 'Approve this wrap',
  notOwner: 'The connected account isn’t an owner. It can collect signatures, and send the wrap once there are enough.',
  connect: 'Connect an owner to sign.',

  draft: 'Signatures for this wrap are being collected here.',
  draftGo: 'Go on with them',

  share: 'Pass it on',
  shareSay: 'The link and the file carry what is to be signed and all signatures so far. They hold no secret.',
  lasts: 'Nothing in them expires: the signatures count until the Safe executes another transaction, which voids them.',
  link: 'Copy the link',
  tooLong: 'The link is long: some chats cut it. Better send the file.',
  file: 'Save the file',
  saved: (name: string) => `Saved as ${name}.`,
  code: 'Show a code to scan',
  codeLabel: 'The link as a code',

  add: 'Add what others sent you',
  field: 'Link or signature',
  fieldHelp: 'Paste a link from another owner, or a signature that starts with 0x.',
  addAct: 'Add',
  added: (count: number) => (count === 1 ? '1 new signature was added.' : `${count} new signatures were added.`),
  nothingNew: 'There was nothing new in it.',
  ofContract: 'This isn’t the signature of an owner’s key. If an owner that is a contract gave it, choose which one:',
  ofContractAct: 'Add it for this owner',

  wrong: {
    cut: 'This link is incomplete or was altered. Ask for it again, or for the file.',
    newer: 'A newer version of this page made it. Reload this page, or open the link in the version that made it.',
    tooLong: 'This is far too long to be signatures of a wrap.',
    otherWrap:
      'This is about another wrap: other content, another holder or another nonce. Its signatures don’t fit here.',
    noSignature: 'This is neither a link of this page nor a signature.',
    notOwner: (address: string) =>
      `This signature is by ${address}, which isn’t an owner of this Safe now, or it is for something else.`,
  },
  wrongTitle: 'This can’t be read.',
  startOver: 'Start with this Safe',

  fault: {
    otherChain: {
      title: 'This is for another network',
      say: 'What was signed counts on that network alone. Open the link there.',
    },
    otherSafe: { title: 'This is for another Safe', say: 'What was signed counts for that Safe alone.' },
    earlier: {
      title: 'The Safe has moved on',
      say: 'Its nonce is higher now: another transaction was executed. These signatures count for nothing any more. Start again, and sign again.',
    },
    later: {
      title: 'Other transactions come first',
      say: 'The Safe’s nonce is lower than the one that was signed. Execute what comes before it, or start again.',
    },
    changed: {
      title: 'This isn’t what this page would do now',
      say: 'The Safe’s modules, version or owners have changed, or the link was made for something else. Don’t sign it. Start again.',
    },
    holderThere: {
      title: 'The new Safe exists already',
      say: 'Somebody created it, with the same owners. It can hold the NFT, but that is another transaction: start again, and sign again.',
    },
    otherHash: {
      title: 'The Safe gives another hash',
      say: 'What this page computed and what the Safe says differ. Don’t sign it.',
    },
  } satisfies Record<string, Said>,
  again: 'Start again',
  openThere: 'Open it there',
  offline: {
    title: 'Not compared with the network',
    say: 'The network didn’t answer. The hashes below follow from the link alone, so you can sign. Whether it still fits the Safe is checked once the network answers. Compare yourself who gets the NFT, and who owns a Safe that it creates.',
  },
  other: {
    title: 'Another wrap of this Safe is being signed',
    say: 'This browser holds signatures for it too. Only one of the two can happen. Its hash:',
  },

  simulated: 'Simulated on the network with enough signatures: it works.',
  simulating: 'Simulating it on the network…',
  does: 'What it does',
  doesSay: 'All of it or nothing, in one transaction of the Safe.',
  keepsApprovals: 'It revokes no approvals: they keep working until the holder revokes them, on the Safe’s page.',
  calls: {
    create: (threshold: number, owners: number) => `Creates a Safe with ${owners} owners and threshold ${threshold}:`,
    remove: 'Removes this module:',
    enable: 'Makes our contract the only module:',
    wrap: 'Wraps the Safe. The NFT goes to:',
  },
  hashes: 'Compare with your wallet',
  hashesSay: 'A hardware wallet may show these. They must be the same, digit for digit.',
  safeTxHash: 'Safe transaction hash',
  domain: 'Domain hash',
  message: 'Message hash',
  nonce: 'Nonce',
  network: 'Network',
  holderSafe: (threshold: number, owners: number) => `The holder is a Safe: ${threshold} of ${owners} owners.`,
  holderYours: 'You are an owner of the Safe that holds this NFT. Open this page in that Safe to use it:',
  ownerSafe: (threshold: number, owners: number) =>
    `A Safe of yours is an owner here: ${threshold} of its ${owners} owners decide.`,
  ownerYours: 'To agree as that Safe, open this page in it:',
  holderChanged: 'The holder is a contract. Make sure that it can use what it holds.',
})
