import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** What is said on the way from a Safe to its NFT. */
export const wrapWords = defineMessages('wrap', {
  afterwards: {
    title: 'Afterwards',
    wrapped: 'Wrapped',
    theSafe: 'The Safe you choose',
    decides: 'Decides alone',
    you: 'You',
    stepThree: 'Whoever you choose in step 3',
    chosen: 'Whoever you chose in step 3',
    stops: 'Stops working',
    afterCheck: 'Known after the check-up',
    nft: 'NFT',
    nftLater: 'Created by the last step, sealing',
    nftMissing: 'Not yet. Created when you seal',
    nftDone: 'Created. It is the key',
    excluded: 'Not included',
    others: 'The same address on other networks',
    cost: 'Cost',
    twoFees: 'Two network fees. Nothing to us',
    about: (amount: string) => `About ${amount} for this transaction, and one more to seal`,
    modules: (count: number) => (count === 1 ? '1 module' : `${count} modules`),
    guard: '1 guard',
    handler: '1 handler',
    signed: 'transactions that were signed but not sent',
  },

  wrap: {
    title: 'Wrap a Safe',
    steps: ['Safe', 'Check-up', 'Holder', 'Review', 'Wrap', 'Seal'],
    stepsLabel: 'Steps',
    choose: 'Which Safe do you want to wrap?',
    chooseSay: "Paste its address. You'll see everything that changes before you sign.",
    field: 'Safe address',
    check: 'Check',
    help: 'An address, eth:0x…, or a link from Safe.',
    yours: (chain: string) => `Your Safes on ${chain}`,
    yoursSay:
      "These are the ones this browser has seen. We can't list more without asking Safe's server, which would learn your address.",
    ownersOf: (threshold: number, owners: number) => `${threshold} of ${owners} ${owners === 1 ? 'owner' : 'owners'}`,
    reading: 'Reading the Safe…',
    can: 'It can be wrapped.',
    canSay: (fixes: number) =>
      fixes === 0
        ? 'Nothing is in the way.'
        : fixes === 1
          ? 'One thing will be put right in the same transaction.'
          : `${fixes} things will be put right in the same transaction.`,
    cannot: "It can't be wrapped.",
    cannotSay: 'Everything works as before.',
    almost: 'Connect the owner to wrap it.',
    inTheWay: 'In the way',
    putRight: 'Put right in the same transaction',
    know: 'For you to know',
    fine: 'Fine',
    chooseHolder: 'Choose the holder',
    chooseAnother: 'Choose another Safe',
    checkAgain: 'Check again',
    connect: 'Connect wallet',
    look: 'Open the wallet',
    inSafe: 'Or open this page inside Safe, and propose it to all of them.',
    openInSafe: 'Open in Safe',
    blockers: {
      nothing: {
        title: 'Nothing is at this address',
        say: "There is no contract there on this network. Check the network, or that it isn't a plain account.",
      },
      foreign: {
        title: "Its code isn't one we recognise",
        say: "This is a contract, but no Safe of version 1.3.0, 1.4.1 or 1.5.0. Buyers couldn't trust it.",
      },
      wrapper: { title: 'That is our own contract', say: "That's the contract that wraps, not a Safe." },
      contractMissing: {
        title: "Our contract isn't on this network yet",
        say: 'Nothing can be wrapped here until somebody has deployed it. On other networks it may be there.',
      },
      tooManyModules: {
        title: 'It has more than 20 modules',
        say: 'One transaction cannot remove them all. Remove some in Safe first, then come back.',
      },
      noAccount: { title: 'No wallet is connected', say: 'Connect the account that owns this Safe.' },
      unknownSingleton: {
        title: "It runs code that we don't recognise",
        say: "Safe didn't deploy that code. It alone decides who can move what is in there, whatever owners are listed. Buyers couldn't trust it.",
      },
      alreadyWrapped: { title: 'It is already wrapped', say: 'Whoever drives it can use and unwrap it.' },
      notOwner: { title: "You're not an owner of it", say: 'Connect with one of its owners:' },
      severalOwners: {
        title: 'Several owners must agree',
        say: "Collecting several owners' signatures is coming; this version can't do it yet. Nothing is lost by waiting. If they want it now, the owners can lower the threshold to 1 in Safe, wrap, and name all of them again when they unwrap.",
      },
    } satisfies Record<string, Said>,
    fixes: {
      modules: (count: number): Said => ({
        title: count === 1 ? '1 module will be removed' : `${count} modules will be removed`,
        say: 'Modules can move things without you. These stop working:',
      }),
      guard: {
        title: 'The guard will be replaced',
        say: 'Ours takes its place and refuses everyone but the holder. What it held back is held back no longer:',
      },
      moduleGuard: {
        title: 'The module guard will be replaced',
        say: 'Ours takes its place and admits our contract alone:',
      },
      handler: {
        title: 'The handler will be replaced',
        say: 'It doesn’t come back when the Safe is unwrapped, and what relied on it stops:',
      },
      version: (version: string): Said => ({
        title: `It moves from ${version} to SafeL2 1.5.0`,
        say: 'Only 1.5.0 can shut out hidden modules. Unwrapping takes it back.',
      }),
    },
    notes: {
      queue: {
        title: 'Transactions that wait for signatures stop being valid',
        say: "What is in Safe's queue can't be sent afterwards. Send it first if you need it.",
      },
      others: {
        title: 'The same address on other networks',
        say: 'Only this network is included. The same address elsewhere stays with its owners there.',
      },
      hidden: {
        title: "What's hidden isn't checked in this version",
        say: 'While the Safe is wrapped, hidden keys can move nothing. Hidden modules, owners and signed messages could wake when it is unwrapped.',
      },
      approvals: {
        title: 'Approvals for tokens stay as they are',
        say: 'An app that may take tokens from this Safe still may, wrapped or not.',
      },
    } satisfies Record<string, Said>,
    fines: {
      genuine: (version: string): Said => ({ title: 'A genuine Safe', say: `Version ${version}, deployed by Safe.` }),
      owner: (count: number): Said => ({
        title: "You're an owner",
        say: `Your signature alone is enough, 1 of ${count}.`,
      }),
      clean: { title: 'No modules, no guard', say: 'Nobody but its owners can move it.' },
    },
    holder: 'Who will hold the NFT?',
    holderSay: 'The holder decides alone, from the moment the Safe is wrapped.',
    holderMe: 'You',
    holderOther: 'Another address',
    holderOtherSay: "A person, a company's account, an escrow",
    holderField: 'Address of the holder',
    holderSelf: 'That would lock the key inside the box. Choose another address.',
    holderWrapper: 'That is the contract that wraps. It cannot hold an NFT.',
    review: 'Review',
    reviewTitle: 'Read it before you sign.',
    reviewSay: 'One transaction does all of this, or none of it.',
    table: {
      what: 'What',
      now: 'Now',
      after: 'Afterwards',
      decides: 'Who decides',
      owners: 'Owners',
      agree: 'Owners who must agree',
      modules: 'Modules',
      guard: 'Guard',
      handler: 'Handler',
      version: 'Version',
      contents: "What's in it",
      address: 'Address',
      owner: 'You, as owner',
      holderDecides: 'Whoever holds the NFT',
      wrapper: 'The wrapper',
      oneOfOne: '1 of 1',
      none: 'None',
      ours: 'Ours. Admits the holder only',
      oursSilent: 'Ours. It receives tokens and signs nothing',
      untouched: 'The same, untouched',
      same: 'The same',
      handlerOwn: "Safe's own",
    },
    risk: 'Whoever holds this NFT controls everything in this Safe. If the NFT is lost or stolen, so is the Safe. Nobody can reverse it.',
    riskNew: 'This contract is new and has no audit. Start with a Safe you can afford to lose.',
    understand: 'I understand that whoever holds the NFT controls everything in this Safe.',
    act: 'Wrap this Safe',
    sealTitle: 'Wrapped. Now seal it.',
    sealSay:
      'Whoever was named already decides alone. The NFT comes into being when the Safe is sealed: one last look, from outside, that nobody else can move it.',
    sealGoesTo: 'NFT goes to',
    sealFee: 'Fee',
    sealWait: 'If you wait',
    sealWaitSay: "Nothing is lost. Without the NFT the Safe can't change hands. Anyone may seal it later.",
    sealAct: 'Seal it and create the NFT',
    sealLooking: 'Looking at your account…',
    sealNot: 'This account runs code, so it cannot seal.',
    sealNotWhy: {
      safe: 'It is a Safe, and sealing has to be seen from outside of any code. Any plain account can do it instead: it needs no rights, only a little for the fee.',
      delegated:
        'It has lent itself to code (EIP-7702), and sealing has to be seen from outside of any code. Seal from any plain account, or end the delegation in your wallet. It runs:',
      contract:
        'It is a contract, and sealing has to be seen from outside of any code. Any plain account can do it instead: it needs no rights, only a little for the fee.',
    },
    sealOther: 'Connect a plain account',
    sealUnclean: 'It can’t be sealed.',
    sealUncleanSay:
      'Somebody else can still move this Safe, so no NFT is created. Only its driver should use it, and only to move everything out.',
    doneTitle: "Sealed. It's one NFT now.",
    doneSay:
      'Whoever holds it decides. Give it away and everything in the Safe goes with it. For ten minutes it can’t change hands.',
    heldBy: 'Held by',
    open: 'Open the wallet',
    copyLink: 'Copy link to it',
  },
})
