import { defineMessages } from '../defineMessages.ts'

/** What a holder can do beyond sending, and what everybody should know of a wrapped Safe. */
export const holderWords = defineMessages('holder', {
  lockedUntil: (moment: string) => `Locked until ${moment}`,
  lockedSay: 'Until then nobody can use or unwrap it, not even a buyer. The NFT itself can be transferred.',
  notLocked: 'Not locked: its contents can change at any moment, even right before a sale.',
  restsUntil: (moment: string) => `Can’t be transferred until ${moment}`,
  restsSay:
    'It was sealed or used a short while ago. For ten minutes after that the NFT can’t be transferred, so that nobody gets something other than what they saw.',
  left: (span: string) => `${span} left`,
  signs: 'Signing is on',
  signsSay:
    'What its holder signs counts as signed by the Safe, and can move tokens out of it without a transaction. So the NFT can’t be transferred while signing is on.',
  lock: 'Lock',
  lockWhen: 'Lock until',
  lockDays: (days: number) => `${days} days`,
  lockSay: (moment: string) =>
    `Until ${moment} the Safe sends nothing and signs nothing, and nobody can unwrap it. That binds you, and anyone who buys the NFT: they see the date, and have to wait.`,
  lockFinal:
    'Nobody can shorten a lock or end it early. It can only be extended, up to 365 days ahead. The NFT can’t be transferred for ten minutes after locking.',
  lockApprovals: 'Token approvals that the Safe gave earlier keep working while it is locked. Revoke them first.',
  lockConfirm: (moment: string) => `I understand that nobody can use this Safe before ${moment}.`,
  lockAct: 'Lock it',
  lockEmpty: 'Choose a date and time.',
  lockEarly: 'That is too early. A lock must end in the future, and later than the current one.',
  lockLate: 'That is too late. A lock can end 365 days from now at most.',
  oldMessages:
    'Messages (not transactions) that an owner signed or approved before the wrap, or that were planted for an address, become valid again once that address is an owner. Name fresh addresses, or move what is in the Safe to a new one.',
  sealFirst: 'Seal it first. Until then nobody can rely on its lock.',
  sign: 'Signing',
  signIsOff: 'Signing is off: your signature counts for you alone, not for the Safe. This is the default.',
  signIsOn: 'Signing is on: your signature counts as the Safe’s (ERC-1271).',
  signAllows:
    'While it is on, apps accept your signature as the Safe’s: to log in, to place an order, or to let someone take tokens.',
  signWarn:
    'One signature can let someone empty the Safe later, without asking you again. Turn it on only while you need it, and read what you sign.',
  signEnds:
    'Turning it off voids everything signed so far. So does a lock. Until then the NFT can’t be transferred. What someone has already done with a signature can’t be undone.',
  signConfirm: 'I understand that what I sign from now on can move what is in the Safe.',
  signOn: 'Turn signing on',
  signOff: 'Turn signing off',
  give: 'Transfer',
  sell: 'Get ready to sell',
  giveSay: 'Whoever receives the NFT gets the Safe and everything in it, immediately. Nobody can take it back.',
  giveTo: 'Recipient',
  giveWarn:
    'Don’t send it to an exchange, to a contract that can’t use it, or to an account that needs this Safe in order to act: the Safe would be lost. The address must be one that somebody uses on this network.',
  giveSeen:
    'The transfer only goes through if the Safe is still as you see it now. If anyone used it meanwhile, nothing happens.',
  giveSigning: 'The NFT can’t be transferred while signing is on. Turn signing off, then wait ten minutes.',
  giveConfirm: 'I understand that everything in this Safe goes with it.',
  giveAct: 'Transfer it for good',
  toHolder: 'That is your own address. You already hold it.',
  limits: 'What the contract can’t stop',
  limit: {
    rights:
      'Token approvals that the Safe has given, and other rights outside it: operators, credit delegations, open orders, streams, names, rights in other contracts. They keep working, locked or not.',
    hiddenOwners:
      'Hidden owners. They can’t move anything, but apps that ask the Safe who its owners are may trust them.',
    hidden:
      'What was hidden in it before it was wrapped: modules, owners, messages it signed. They can become active when it is unwrapped. Unless the proof on this page rules it out, never unwrap it: move what is in it to a new Safe.',
    paid: 'What the wrapping transaction itself paid out: its refund can go to anyone. Judge by what is in the Safe now, not by what was in it before.',
    delay:
      'A holder who stalls a sale or a liquidation: each use blocks transfers for another ten minutes. If you lend against the NFT, take it into escrow, not just an approval for it.',
    handler:
      'A Safe that holds the NFT and later sets our contract as its own fallback handler: from then on anyone can use this Safe through it. Never set that handler.',
    holder:
      'A holder whose key is stolen, or whose account runs malicious code. Anyone who lets a marketplace or a stranger transfer the NFT can lose it to them.',
    sent: 'Anything sent to our contract instead of the Safe: it is lost. Send to the Safe’s own address.',
    issuers: 'Issuers that freeze, claw back or change their tokens, and the same address on other networks.',
    trust: 'An RPC that lies to you, and bugs in Safe, in this contract or in the network.',
  },
  rights: {
    title: 'Who else can transfer the NFT',
    say: 'Marketplaces and apps you have approved can transfer your NFT until you revoke it. They can’t use the Safe, but whoever gets the NFT gets the Safe.',
    looking: (percent: number) => `Searching the blocks for everyone you approved: ${percent} %.`,
    approved: 'Can transfer this NFT:',
    operator: 'Can transfer every wrapped Safe you hold, now or later:',
    named: { asSeen: 'Our sale contract', seaport: 'Seaport, through which markets sell' },
    revoke: 'Revoke',
    revokeApproved: 'After that, nobody is approved for this one NFT.',
    revokeOperator: 'After that, this address can’t transfer any of the wrapped Safes you hold.',
    noneApproved: 'Nobody is approved for this NFT alone.',
    noOperators: 'Nobody is an operator for your wrapped Safes.',
    isBack:
      'You gave this NFT away once and hold it again. Anyone you had approved for all your wrapped Safes can take it now. Revoke those you don’t trust.',
    unknown: {
      title: 'There may be more',
      refused:
        'Your RPC won’t list your approvals, not even for one block. Who can transfer your NFTs is unknown. Set another RPC in the settings.',
      unreachable:
        'The network didn’t answer. Who can transfer your NFTs is unknown. Try again, or set another RPC in the settings.',
      bound: 'Your RPC returns few blocks at a time, and older ones haven’t been searched yet.',
      goOn: 'Search further',
    },
  },
  onItsWay: {
    title: 'On its way',
    say: 'You can close this page. When you come back, we read from the chain how far each one got.',
    send: (amount: string, to: string) => `Send ${amount} to ${to}`,
    out: (amount: string) => `${amount} is on its way out.`,
    perhapsOut: (amount: string) => `${amount} may be on its way out: nobody knows yet whether it was sent.`,
    moreOut: "Another send is on its way whose amount isn't known here: less may be left than is shown.",
    notFree: (free: string) => `Only ${free} is free to send. The rest is on its way out, or may be.`,
    atMost: (amount: string) => `${amount} at most`,
  },
})
