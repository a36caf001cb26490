import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** What a contract's refusal means, by the name of its error: ours, then Safe's codes. */
export const reasonWords = defineMessages('reasons', {
  UnknownProxy: {
    title: "It isn't a Safe we recognise.",
    say: 'Its code is none of 1.3.0, 1.4.1 or 1.5.0. Move what is in it to a new Safe.',
  },
  UnknownSingleton: {
    title: "It runs code that we don't recognise.",
    say: 'Move the Safe to a genuine version first.',
  },
  SafeL2Missing: {
    title: "SafeL2 1.5.0 isn't on this network.",
    say: 'Wrapped Safes run on it. Anyone can deploy it through Safe’s factory.',
  },
  AlreadyWrapped: { title: 'It is already wrapped.', say: 'Open the wallet to use it.' },
  NotWrapped: { title: "It isn't wrapped.", say: 'Wrap it first, or look on another network.' },
  UnknownToken: { title: 'This wrap is over.', say: 'Look the Safe up again.' },
  ModuleNotEnabled: {
    title: 'The contract is no module of the Safe.',
    say: 'Start again: one transaction does both.',
  },
  ForeignModules: { title: 'It has other modules.', say: 'Somebody added one since the check-up. Check again.' },
  HandlerIsWrapper: {
    title: 'Its handler is the contract that wraps.',
    say: 'Anyone could call it in the name of the Safe. Set another handler, or choose another holder.',
  },
  NotClean: {
    title: 'Somebody else can still move it.',
    say: 'So no NFT is created. Move what is in it to a new Safe.',
  },
  NotTopLevel: {
    title: 'This account runs code, so it cannot seal.',
    say: 'Any plain account can do it instead: connect one and seal from there.',
  },
  ERC721InvalidReceiver: {
    title: "Who it goes to can't receive it.",
    say: 'That account runs code that takes no NFTs. If it has only lent itself to code (EIP-7702), it can end that in its wallet, and sealing works again. Nothing was sent.',
  },
  ERC721NonexistentToken: {
    title: "That NFT isn't there.",
    say: "It isn't created yet, or it ended: the NFT of a Safe comes with its seal, and goes when it is unwrapped. Look it up again.",
  },
  ERC721IncorrectOwner: {
    title: 'Another account holds that NFT.',
    say: "It isn't in the account that it was to come from. Look it up again before you go on. Nothing was sent.",
  },
  ERC721InsufficientApproval: {
    title: "That NFT isn't yours to move.",
    say: 'Only its holder can move it, or whom they approved. Connect with such an account. Nothing was sent.',
  },
  ERC721InvalidApprover: {
    title: "That NFT isn't yours to approve.",
    say: 'Only its holder says who else may move it. Connect with the account that holds it. Nothing was approved.',
  },
  NotDriver: {
    title: "You don't hold this wallet's NFT.",
    say: 'Connect with the account that does. Nothing was sent.',
  },
  Busy: { title: 'The Safe is in the middle of something.', say: 'Try again once it is done.' },
  NotSealed: { title: "It isn't sealed yet.", say: 'Seal it first. Until then a lock would promise too much.' },
  QuietTime: {
    title: 'This wallet was sealed or used a moment ago.',
    say: 'Its NFT rests for ten minutes after that, so that nobody buys something else than they saw. Try again then.',
  },
  AccountLocked: {
    title: 'This wallet is locked.',
    say: 'Until the lock ends nobody can use it or take it apart, and nobody can end the lock early.',
  },
  LockTooShort: {
    title: 'That date is too early.',
    say: 'A lock must end in the future, and can only be made longer.',
  },
  LockTooLong: { title: 'That date is too far away.', say: 'A lock reaches 365 days ahead at most.' },
  StateChanged: {
    title: 'Something changed since you looked.',
    say: 'Nothing was paid. Look at the wallet again before you go on.',
  },
  SigningEnabled: {
    title: 'This wallet signs at the moment.',
    say: 'Its NFT can’t change hands meanwhile: a signature could still move something. The holder must turn signing off first, then wait ten minutes.',
  },
  SelfCall: {
    title: 'That would change the Safe itself.',
    say: 'A wrapped Safe never calls itself. To change who owns it, unwrap it.',
  },
  CallFailed: {
    title: 'The recipient refused it.',
    say: 'It gave no reason. Nothing was sent. Check that it can receive.',
  },
  StepFailed: {
    title: 'The Safe refused a step.',
    say: 'It gave no reason. Its storage may have been changed by hand.',
  },
  InvalidDriver: { title: "That address can't hold it.", say: 'Choose another holder.' },
  OwnershipCycle: {
    title: 'That would lock the key inside the box.',
    say: 'That account can’t act without this Safe, directly or through other accounts, so nobody could ever move either. Choose an address that acts without it.',
  },
  CannotReceive: {
    title: "This contract can't receive NFTs.",
    say: 'The Safe would be lost in it. Choose another holder.',
  },
  BadOwner: {
    title: "One of the owners can't be one.",
    say: 'The Safe itself, the contract and the zero address are refused. Name another.',
  },
  BadThreshold: { title: "The number that must agree doesn't fit.", say: 'It goes from 1 to the number of owners.' },
  TooManyOwners: {
    title: "So many owners don't fit into one transaction.",
    say: 'Remove some first, or name fewer: 250 is the most.',
  },
  BadFallbackHandler: { title: "That handler can't be used.", say: 'Take one of Safe’s own, or none.' },
  ModuleGuardUnsupported: { title: 'That version has no module guard.', say: 'Unwrap without keeping it.' },
  NotReleased: {
    title: "The Safe doesn't read back as asked.",
    say: 'Its storage was changed by hand. Move what is in it out instead.',
  },
  FactoryMissing: {
    title: "Safe's factory isn't on this network.",
    say: 'New wallets are made with it. Anyone can deploy it.',
  },
  AlreadyCreated: {
    title: 'This wallet exists already.',
    say: 'It was used, given away or unwrapped since. Look it up, or create one with another number. Nothing was sent.',
  },
  ExecTransactionRefused: {
    title: 'A wrapped Safe runs no transactions of owners.',
    say: 'Use it through its NFT, or unwrap it.',
  },
  ModuleRefused: {
    title: 'A hidden module tried to move it and was refused.',
    say: 'Never unwrap this Safe. Move what is in it to a new one.',
  },
  DelegateCallRefused: { title: 'A wrapped Safe runs no foreign code.', say: 'Make a plain call instead.' },
  OnlyWrapperInSafe: { title: 'Only the contract may do that.', say: 'Nothing was sent.' },
  NotForYou: { title: 'This offer is for somebody else.', say: 'Ask the seller for one that names you.' },
  OfferExpired: { title: 'This offer is over.', say: 'Ask the seller for a new one. Nothing was paid.' },
  WrongPayment: { title: "That isn't the price.", say: 'Pay exactly what the offer says. Nothing was paid.' },
  UnknownCurrency: {
    title: 'The currency of this offer isn’t there.',
    say: 'No contract is at its address on this network. Ask the seller for another offer. Nothing was paid.',
  },
  Underpaid: {
    title: 'The currency keeps back a part.',
    say: 'The seller would have got less than the price, so nothing was paid. Ask for an offer in another currency.',
  },
  SafeERC20FailedOperation: {
    title: 'The currency refused the payment.',
    say: 'See that you have enough of it, and that you approved the amount for this sale. Nothing was paid.',
  },
  NotOffered: {
    title: 'The holder signed no such offer.',
    say: 'It was changed, or the NFT has another holder now. Nothing was paid.',
  },
  FailedCall: { title: "The seller can't be paid.", say: 'Their account refused the money. Nothing was paid.' },
  InsufficientBalance: { title: "There isn't enough money for this.", say: 'Nothing was paid.' },
  GuardRefused: {
    title: 'Its guard refuses this.',
    say: 'Remove the guard in Safe first, then come back. Nothing was sent.',
  },
  GS000: { title: "The Safe couldn't be set up.", say: 'Try again with more gas.' },
  GS010: { title: 'Too little gas was given.', say: 'Raise the gas limit in your wallet.' },
  GS013: {
    title: 'The Safe refused, and hid the reason.',
    say: 'Look at the Safe again: something in it changed, or its guard forbids this.',
  },
  GS025: { title: "The signature isn't an owner's.", say: 'Connect with an owner of the Safe.' },
  GS026: { title: "The signature isn't an owner's.", say: 'The Safe may have another owner now. Check again.' },
  GS204: {
    title: 'One of the owners is there already.',
    say: 'Named twice, or planted before the Safe was wrapped. Name others.',
  },
} satisfies Record<string, Said>)
