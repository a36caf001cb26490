import { defineMessages } from '../defineMessages.ts'

/** What a holder can do beyond sending, and what everybody should know of a wrapped Safe. */
export const holderWords = defineMessages('holder', {
  lockedUntil: (moment: string) => `Locked until ${moment}`,
  lockedSay:
    'Until then nobody can use it or take it apart, not even who buys the NFT. The NFT itself can change hands.',
  notLocked: 'Not locked: what is in it can change at any moment, also right before a sale.',
  restsUntil: (moment: string) => `The NFT rests until ${moment}`,
  restsSay:
    'It was sealed or used a short while ago. For ten minutes after that it can’t change hands, so that nobody gets something else than they saw.',
  left: (span: string) => `${span} left`,
  signs: 'It signs at the moment',
  signsSay:
    'What its holder signs counts as signed by the Safe, and can move tokens out of it without a transaction. So the NFT can’t change hands meanwhile.',
  lock: 'Lock',
  lockWhen: 'Until when',
  lockDays: (days: number) => `${days} days`,
  lockSay: (moment: string) =>
    `Before ${moment} nothing leaves the Safe, it signs nothing, and nobody can unwrap it. That binds you, and whoever buys the NFT: they see the date, and wait.`,
  lockFinal:
    'Nobody can shorten a lock or end it early. It can only be made longer, up to 365 days ahead. The NFT can’t change hands in the ten minutes after it.',
  lockApprovals: 'Approvals for tokens that the Safe gave earlier work on while it is locked. End them first.',
  lockConfirm: (moment: string) => `I know that nobody can use this Safe before ${moment}.`,
  lockAct: 'Lock it',
  lockEmpty: 'Choose a day and an hour.',
  lockEarly: 'That is too early. A lock ends in the future, and later than the one there is.',
  lockLate: 'That is too far away. A lock reaches 365 days ahead at most.',
  oldMessages:
    'Messages (not transactions) that an owner signed or approved before the wrap, or that were planted for an address, count again once that address is an owner. Name new addresses, or move what is in the Safe to a new one.',
  sealFirst: 'Seal it first. Until then nobody can rely on what it promises.',
  sign: 'Signing',
  signIsOff: 'The Safe signs nothing, and your signature counts for you alone. So it was from the start.',
  signIsOn: 'The Safe signs: your signature counts as its own (ERC-1271).',
  signAllows:
    'Turned on, apps take your signature for the Safe’s: to log in, for an order, or to let somebody take tokens.',
  signWarn:
    'One signature can let somebody empty the Safe later, with no further question. Turn it on only while you need it, and read what you sign.',
  signEnds:
    'Turning it off makes void all that was signed. So does a lock. Until then the NFT can’t change hands. What somebody did with a signature stays done.',
  signConfirm: 'I know that what I sign from now on can move what is in the Safe.',
  signOn: 'Turn signing on',
  signOff: 'Turn signing off',
  give: 'Give away',
  giveSay: 'Whoever gets the NFT has the Safe with all that is in it, at once. Nobody can take it back.',
  giveTo: 'Who gets it',
  giveWarn:
    'Not to an exchange, not to a contract that can’t act, and not to an account that needs this Safe to act: the Safe would be lost in it. The address must be one that somebody uses on this network.',
  giveSeen: 'It is handed over only as you see it now. If anything was done with it meanwhile, nothing happens.',
  giveSigning: 'While the Safe signs it isn’t handed over. Turn signing off, then wait ten minutes.',
  giveConfirm: 'I know that everything in this Safe goes with it.',
  giveAct: 'Give it away for good',
  toHolder: 'That is you. You hold it already.',
  limits: 'What this page can’t see, and the contract can’t stop',
  limit: {
    rights:
      'Approvals that the Safe gave for tokens, and other rights outside of it: operators, loans on its credit, orders that wait, streams, names, rights in other contracts. They work on, locked or not.',
    hiddenOwners:
      'Hidden owners. They can move nothing, but apps that ask the Safe who its owners are may take their word.',
    hidden:
      'What was hidden in it before it was wrapped: modules, owners, messages that it signed. They can wake when it is unwrapped. If in doubt, never unwrap it: move what is in it to a new Safe.',
    paid: 'What the wrapping transaction itself paid out: its refund can go to anyone. Go by what is in the Safe now, not by what was in it before.',
    delay:
      'A holder who holds a sale or a seizure off: each use makes the NFT rest for ten minutes more. If you lend on it, have it in escrow, not only an approval for it.',
    handler:
      'A Safe that holds the NFT and later makes the contract its own handler: from then on anyone can use this Safe through it. Never set that handler.',
    holder:
      'A holder whose key is stolen, or whose account runs bad code. Who gave a market or a stranger the right to move the NFT can lose it to them.',
    sent: 'What is sent to the contract that wraps, not to the Safe: it is lost. Send to the Safe’s own address.',
    issuers: 'Issuers that freeze, take back or change their tokens, and the same address on other networks.',
    trust: 'An RPC that lies to you, and faults in Safe, in this contract or in the network.',
  },
  rights: {
    title: 'Who else may move the NFT',
    say: 'Markets and apps that you allowed to move your NFT can do so until you revoke it. They can’t use the Safe, but whoever gets the NFT has the Safe.',
    looking: (percent: number) => `Looking through the blocks for everybody you allowed: ${percent} %.`,
    approved: 'May move this NFT:',
    operator: 'May move every wrapped Safe that you hold, now or later:',
    revoke: 'Revoke',
    revokeApproved: 'After that, nobody is allowed to move this one NFT by such an approval.',
    revokeOperator: 'After that, this address can move none of the wrapped Safes that you hold.',
    noneApproved: 'Nobody is approved for this NFT alone.',
    noOperators: 'Nobody is an operator for your wrapped Safes.',
    isBack:
      'You gave this NFT away once and hold it again. Whom you had allowed to move all your wrapped Safes before can take it now. Revoke who you don’t trust.',
    unknown: {
      title: 'There may be more',
      refused:
        'Your RPC won’t list what you allowed, not even for one block. Whom you allowed to move your NFTs is unknown. Set another RPC in the settings.',
      unreachable:
        'The network didn’t answer. Whom you allowed to move your NFTs is unknown. Try again, or set another RPC in the settings.',
      bound: 'Your RPC tells of few blocks at a time, and older ones weren’t looked into yet.',
      goOn: 'Look further',
    },
  },
  onItsWay: {
    title: 'On its way',
    say: 'You can close this page. When you come back, we read from the chain how far each one got.',
    send: (amount: string, to: string) => `Send ${amount} to ${to}`,
  },
})
