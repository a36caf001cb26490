import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** What a contract's refusal means, by the name of its error: ours, then Safe's codes. */
export const reasonWords = defineMessages('reasons', {
  UnknownProxy: {
    title: "It isn't a Safe we recognise.",
    say: "Its code isn't version 1.3.0, 1.4.1 or 1.5.0. Move what is in it to a new Safe.",
  },
  UnknownSingleton: {
    title: "It runs code we don't recognise.",
    say: 'Move the Safe to a genuine version first.',
  },
  SafeL2Missing: {
    title: "SafeL2 1.5.0 isn't on this network.",
    say: 'Wrapped Safes run on it. Anyone can deploy it through Safe’s factory.',
  },
  AlreadyWrapped: { title: 'It is already wrapped.', say: 'Open the Safe to use it.' },
  NotWrapped: { title: "It isn't wrapped.", say: 'Wrap it first, or look on another network.' },
  UnknownToken: { title: 'This wrap has ended.', say: 'Look the Safe up again.' },
  ModuleNotEnabled: {
    title: "The contract isn't a module of the Safe.",
    say: 'Start again: one transaction does both.',
  },
  ForeignModules: { title: 'It has other modules.', say: 'Somebody added one since the check-up. Check again.' },
  HandlerIsWrapper: {
    title: 'Its fallback handler is our contract.',
    say: "Anyone could call our contract in the Safe's name. Set another fallback handler, or choose another holder.",
  },
  NotClean: {
    title: 'Somebody else can still use it.',
    say: 'So no NFT is created. Move what is in it to a new Safe.',
  },
  NotTopLevel: {
    title: "This account runs code, so it can't seal.",
    say: 'Any regular account (EOA) can do it instead: connect one and seal from there.',
  },
  ERC721InvalidReceiver: {
    title: "The recipient can't receive it.",
    say: "That account runs code that doesn't accept NFTs. If it has only delegated to code (EIP-7702), it can revoke that in its wallet, and receive it then. Nothing was sent.",
  },
  ERC721NonexistentToken: {
    title: "That NFT doesn't exist.",
    say: "It isn't created yet, or was destroyed: the NFT of a Safe is created when it is sealed, and destroyed when it is unwrapped. Look it up again.",
  },
  ERC721IncorrectOwner: {
    title: 'Another account holds that NFT.',
    say: "It isn't in the account it should come from. Look it up again before you go on. Nothing was sent.",
  },
  ERC721InsufficientApproval: {
    title: "That NFT isn't yours to transfer.",
    say: 'Only its holder can transfer it, or someone they approved. Connect with such an account. Nothing was sent.',
  },
  SaleNotApproved: {
    title: 'The seller’s approval is gone.',
    say: 'Without it the NFT can’t be transferred to you. Ask the seller to approve the sale again, then try again. Nothing was paid.',
  },
  ERC721InvalidApprover: {
    title: "That NFT isn't yours to approve.",
    say: 'Only its holder decides who else can transfer it. Connect with the account that holds it. Nothing was approved.',
  },
  NotDriver: {
    title: "You don't hold this Safe's NFT.",
    say: 'Connect with the account that does. Nothing was sent.',
  },
  Busy: { title: 'The Safe is in the middle of a transaction.', say: 'Try again once it is done.' },
  NotSealed: { title: "It isn't sealed yet.", say: 'Seal it first. Until then a lock would promise too much.' },
  QuietTime: {
    title: 'This Safe was sealed or used a moment ago.',
    say: "Its NFT can't be transferred for ten minutes after that, so that nobody buys something other than what they saw. Try again then.",
  },
  AccountLocked: {
    title: 'This Safe is locked.',
    say: 'Until the lock ends nobody can use or unwrap it, and nobody can end the lock early.',
  },
  LockTooShort: {
    title: 'That date is too early.',
    say: 'A lock must end in the future, and can only be extended.',
  },
  LockTooLong: { title: 'That date is too late.', say: 'A lock can end 365 days from now at most.' },
  StateChanged: {
    title: 'Something changed since you looked.',
    say: 'Nothing was paid. Look at the Safe again before you go on.',
  },
  SigningEnabled: {
    title: 'Signing is on for this Safe.',
    say: 'Its NFT can’t be transferred meanwhile: a signature could still move something. The holder must turn signing off first, then wait ten minutes.',
  },
  SelfCall: {
    title: 'That would change the Safe itself.',
    say: 'A wrapped Safe never calls itself. To change its owners, unwrap it.',
  },
  CallFailed: {
    title: 'The recipient rejected it.',
    say: 'It gave no reason. Nothing was sent. Check that it can receive.',
  },
  TransferReturnedFalse: {
    title: 'The token refused.',
    say: 'It answered “false” when the transfer was simulated. Nothing was sent.',
  },
  NothingArrives: {
    title: 'Nothing would arrive.',
    say: 'The token accepts the transfer but moves nothing to the recipient. Nothing was sent.',
  },
  TokenNotReceived: {
    title: 'The recipient can’t take this NFT.',
    say: 'There is a contract at that address, and it doesn’t accept NFTs of this kind. Nothing was sent. Choose another recipient.',
  },
  ERC20InsufficientBalance: {
    title: 'There isn’t enough of the token.',
    say: 'The Safe holds less of it than would be sent. Nothing was sent.',
  },
  NoCodeThere: {
    title: 'There is no contract at that address.',
    say: 'The account has no code, so the data would do nothing. Check the address and the network. Nothing was sent.',
  },
  StepFailed: {
    title: 'The Safe rejected a step.',
    say: 'It gave no reason. Its storage may have been tampered with.',
  },
  InvalidDriver: { title: "That address can't hold it.", say: 'Choose another holder.' },
  OwnershipCycle: {
    title: 'That would lock the key inside the box.',
    say: 'That account can’t act without this Safe, directly or through other accounts, so nobody could ever use either. Choose an address that doesn’t depend on it.',
  },
  CannotReceive: {
    title: "This contract can't receive NFTs.",
    say: 'The Safe would be lost in it. Choose another holder.',
  },
  BadOwner: {
    title: "One of these can't be an owner.",
    say: "The Safe itself, our contract and the zero address aren't allowed. Name another.",
  },
  BadThreshold: { title: "That threshold isn't possible.", say: 'It can be from 1 to the number of owners.' },
  TooManyOwners: {
    title: "That's too many owners for one transaction.",
    say: 'Remove some first, or name fewer: 250 at most.',
  },
  BadFallbackHandler: { title: "That fallback handler can't be used.", say: 'Use one of Safe’s own, or none.' },
  ModuleGuardUnsupported: { title: 'That version has no module guard.', say: 'Unwrap without keeping it.' },
  NotReleased: {
    title: "The Safe didn't end up as requested.",
    say: 'Its storage was tampered with. Move what is in it out instead.',
  },
  FactoryMissing: {
    title: "Safe's proxy factory isn't on this network.",
    say: 'New Safes are made with it. Anyone can deploy it.',
  },
  AlreadyCreated: {
    title: 'This Safe already exists.',
    say: 'It has been used, transferred or unwrapped since. Look it up, or create one with another number. Nothing was sent.',
  },
  ExecTransactionRefused: {
    title: "A wrapped Safe doesn't run its owners' transactions.",
    say: 'Use it through its NFT, or unwrap it.',
  },
  ModuleRefused: {
    title: 'A hidden module tried to use it and was blocked.',
    say: 'Never unwrap this Safe. Move what is in it to a new one.',
  },
  DelegateCallRefused: { title: 'A wrapped Safe makes no delegatecalls.', say: 'Make a regular call instead.' },
  OnlyWrapperInSafe: { title: 'Only our contract may do that.', say: 'Nothing was sent.' },
  NotForYou: { title: 'This offer is for somebody else.', say: 'Ask the seller for one that names you.' },
  OfferExpired: { title: 'This offer has expired.', say: 'Ask the seller for a new one. Nothing was paid.' },
  WrongPayment: { title: "That isn't the price.", say: 'Pay exactly what the offer says. Nothing was paid.' },
  UnknownCurrency: {
    title: 'The currency of this offer doesn’t exist here.',
    say: 'There is no contract at its address on this network. Ask the seller for another offer. Nothing was paid.',
  },
  Underpaid: {
    title: 'The currency takes a cut of each transfer.',
    say: 'The seller would have received less than the price, so nothing was paid. Ask for an offer in another currency.',
  },
  SafeERC20FailedOperation: {
    title: 'The currency rejected the payment.',
    say: 'Check that you have enough of it, and that you approved the amount for this sale. Nothing was paid.',
  },
  NotOffered: {
    title: "The holder didn't sign this offer.",
    say: 'It was changed, or the NFT has another holder now. Nothing was paid.',
  },
  FailedCall: { title: "The seller can't be paid.", say: 'Their account rejected the payment. Nothing was paid.' },
  InsufficientBalance: { title: "There isn't enough money for this.", say: 'Nothing was paid.' },
  GuardRefused: {
    title: 'Its guard blocks this.',
    say: 'Remove the guard in Safe first, then come back. Nothing was sent.',
  },
  GS000: { title: "The Safe couldn't be set up.", say: 'Try again with more gas.' },
  GS010: { title: 'Not enough gas.', say: 'Raise the gas limit in your wallet.' },
  GS013: {
    title: "The Safe's transaction failed without a reason.",
    say: 'Look at the Safe again: something in it changed, or its guard forbids this.',
  },
  GS025: { title: "The signature isn't an owner's.", say: 'Connect with an owner of the Safe.' },
  GS026: { title: "The signature isn't an owner's.", say: 'The Safe may have another owner now. Check again.' },
  GS204: {
    title: 'One of these is already an owner.',
    say: 'It is listed twice, or was planted before the Safe was wrapped. Name others.',
  },
} satisfies Record<string, Said>)
