import { defineMessages } from '../defineMessages.ts'

type Said = { title: string; say: string }

/** What is said on the way from a Safe to its NFT. */
export const wrapWords = defineMessages('wrap', {
  afterwards: {
    title: 'Afterwards',
    wrapped: 'Wrapped',
    theSafe: 'The Safe you choose',
    decides: 'Sole control',
    you: 'You',
    stepThree: 'Whoever you choose in step 3',
    chosen: 'Whoever you chose in step 3',
    stops: 'Stops working',
    afterCheck: 'Known after the check-up',
    nft: 'NFT',
    nftLater: 'Created by the last step, sealing',
    nftMissing: 'Not yet. Created when you seal',
    nftDone: 'Created',
    excluded: 'Not included',
    others: 'The same address on other networks',
    cost: 'Cost',
    twoFees: 'Two network fees. No fee to us',
    about: (amount: string) => `About ${amount} for this transaction, and one more to seal`,
    modules: (count: number) => (count === 1 ? '1 module' : `${count} modules`),
    guard: '1 guard',
    handler: '1 fallback handler',
    signed: 'transactions signed but not sent',
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
          ? 'One thing will be fixed in the same transaction.'
          : `${fixes} things will be fixed in the same transaction.`,
    cannot: "It can't be wrapped.",
    cannotSay: 'It keeps working as before.',
    almost: 'Connect an owner to wrap it.',
    inTheWay: "What's blocking it",
    putRight: 'Fixed in the same transaction',
    know: 'Good to know',
    fine: 'All good',
    chooseHolder: 'Choose the holder',
    chooseAnother: 'Choose another Safe',
    checkAgain: 'Check again',
    connect: 'Connect wallet',
    look: 'Open the Safe',
    openInSafe: 'Open in Safe',
    blockers: {
      nothing: {
        title: 'Nothing is at this address',
        say: "There is no contract there on this network. Check the network, and that it isn't a regular account (EOA).",
      },
      foreign: {
        title: "We don't recognise its code",
        say: "This is a contract, but not a Safe of version 1.3.0, 1.4.1 or 1.5.0. Buyers couldn't trust it.",
      },
      old: {
        title: 'This Safe is too old',
        say: 'It is older than version 1.3.0 and can’t be wrapped. Many apps can’t verify its signatures either (ERC-1271). Move what is in it to a new Safe.',
      },
      wrapper: { title: 'That is our own contract', say: "That's the contract that wraps Safes, not a Safe." },
      contractMissing: {
        title: "Our contract isn't on this network yet",
        say: 'Nothing can be wrapped here until somebody deploys it. It may be on other networks.',
      },
      tooManyModules: {
        title: 'It has more than 20 modules',
        say: 'One transaction cannot remove them all. Remove some in Safe first, then come back.',
      },
      noAccount: { title: 'No wallet is connected', say: 'Connect the account that owns this Safe.' },
      unknownSingleton: {
        title: "It runs code we don't recognise",
        say: "Safe didn't deploy that code. It alone decides who can move what is in there, whatever owners are listed. Buyers couldn't trust it.",
      },
      alreadyWrapped: { title: 'It is already wrapped', say: 'Whoever controls it can use and unwrap it.' },
      notOwner: { title: "You're not an owner", say: 'Connect with one of its owners:' },
    } satisfies Record<string, Said>,
    fixes: {
      modules: (count: number): Said => ({
        title: count === 1 ? '1 module will be removed' : `${count} modules will be removed`,
        say: 'Modules can move assets without you. These stop working:',
      }),
      guard: {
        title: 'The guard will be replaced',
        say: 'Ours takes its place and blocks everyone but the holder. What the old guard blocked is no longer blocked:',
      },
      moduleGuard: {
        title: 'The module guard will be replaced',
        say: 'Ours takes its place and allows only our contract:',
      },
      handler: {
        title: 'The fallback handler will be replaced',
        say: 'It isn’t restored when the Safe is unwrapped, and what relies on it stops working:',
      },
      version: (version: string): Said => ({
        title: `It is upgraded from ${version} to SafeL2 1.5.0`,
        say: 'Only 1.5.0 can block hidden modules. Unwrapping restores the old version.',
      }),
    },
    notes: {
      queue: {
        title: 'Queued transactions become void',
        say: "What is in Safe's queue can't be executed afterwards. Execute it first if you need it.",
      },
      others: {
        title: 'The same address on other networks',
        say: 'Only this network is included. The same address elsewhere stays with its owners there.',
      },
      hidden: {
        title: 'What might be hidden in this Safe',
        say: "While the Safe is wrapped, hidden keys can't move anything. Hidden modules, owners and signed messages could become active when it is unwrapped.",
      },
    } satisfies Record<string, Said>,
    fines: {
      genuine: (version: string): Said => ({ title: 'Genuine Safe', say: `Version ${version}, deployed by Safe.` }),
      owner: (count: number): Said => ({
        title: "You're an owner",
        say: `Threshold: 1 of ${count}. Your signature alone is enough.`,
      }),
      clean: { title: 'No modules, no guard', say: 'Only its owners can use it.' },
    },
    holder: 'Who will hold the NFT?',
    holderSay: 'The holder has sole control, from the moment the Safe is wrapped.',
    holderMe: 'You',
    holderOther: 'Another address',
    holderOtherSay: "A person, a company's account, an escrow",
    holderField: "Holder's address",
    holderSelf: 'That would lock the key inside the box. Choose another address.',
    holderWrapper: "That is our contract. It can't hold an NFT.",
    review: 'Review',
    reviewTitle: 'Review it before you sign.',
    reviewSay: 'One transaction does all of this, or none of it.',
    table: {
      what: 'What',
      now: 'Now',
      after: 'Afterwards',
      decides: 'Who controls it',
      owners: 'Owners',
      agree: 'Threshold',
      modules: 'Modules',
      guard: 'Guard',
      handler: 'Fallback handler',
      version: 'Version',
      contents: "What's in it",
      address: 'Address',
      owner: 'You, as owner',
      holderDecides: 'Whoever holds the NFT',
      wrapper: 'Our contract',
      oneOfOne: '1 of 1',
      none: 'None',
      ours: 'Ours, allows only the holder',
      oursSilent: 'Ours, receives tokens and signs nothing',
      untouched: 'Unchanged',
      same: 'Unchanged',
      handlerOwn: "Safe's own",
    },
    risk: 'Whoever holds this NFT controls everything in this Safe. If the NFT is lost or stolen, so is the Safe. Nobody can reverse it.',
    riskNew: 'This contract is new and has no audit. Start with a Safe you can afford to lose.',
    understand: 'I understand that whoever holds the NFT controls everything in this Safe.',
    act: 'Wrap this Safe',
    sealTitle: 'Wrapped. Now seal it.',
    sealSay:
      'The named holder already has sole control. The NFT is created when the Safe is sealed: one last check, from outside, that nobody else can use it.',
    sealGoesTo: 'NFT goes to',
    sealFee: 'Fee',
    sealWait: 'If you wait',
    sealWaitSay: "Nothing is lost. Without the NFT the Safe can't change hands. Anyone can seal it later.",
    sealAct: 'Seal it and create the NFT',
    sealLooking: 'Checking your account…',
    sealNot: "This account runs code, so it can't seal.",
    sealNotWhy: {
      safe: 'It is a Safe, and sealing must be called from outside any contract. Any regular account (EOA) can do it instead: it needs no rights, only a little for the fee.',
      delegated:
        'It has delegated to code (EIP-7702), and sealing must be called from outside any code. Seal from a regular account (EOA), or revoke the delegation in your wallet. It runs:',
      contract:
        'It is a contract, and sealing must be called from outside any contract. Any regular account (EOA) can do it instead: it needs no rights, only a little for the fee.',
    },
    sealOther: 'Connect a regular account',
    sealByKey: 'Seal with a one-time key',
    sealUnclean: 'It can’t be sealed.',
    sealUncleanSay:
      'Somebody else can still use this Safe, so no NFT is created. Only whoever controls it now should use it, and only to move everything out.',
    doneTitle: "Sealed. It's one NFT now.",
    doneSay:
      'Whoever holds it controls the Safe. Transfer it, and everything in the Safe goes with it. It can’t be transferred for ten minutes.',
    heldBy: 'Held by',
    open: 'Open the Safe',
    copyLink: 'Copy its link',
  },
})
