import { defineMessages } from '../defineMessages.ts'
import { plural } from '../plural.ts'

type Said = { title: string; say: string }

const counted = plural('en')

/** What is said to whoever sells a wrapped Safe as seen: the steps before, the offer, and what becomes of it. */
export const sellingWords = defineMessages('selling', {
  title: 'Get ready to sell',
  say: 'Whoever takes your offer pays you and gets the NFT, with everything in the Safe, in one transaction. If the Safe’s state has changed since you signed, nothing is paid and nothing moves.',
  back: 'Back to the Safe',
  notWrapped: { title: 'Only a sealed Safe can be sold.', say: 'Wrap and seal it first.' } as Said,
  notYours: { title: 'Only its holder can sell it.', say: 'Connect with the account that holds the NFT.' } as Said,
  stepsLabel: 'Steps',
  next: 'Next step',
  steps: {
    keep: 'Take out what you keep',
    revoke: 'Revoke approvals',
    signing: 'Turn signing off',
    lock: 'Lock the Safe',
    wait: 'Wait out the quiet time',
    approve: 'Approve the sale',
    offer: 'Make the offer',
  },
  state: {
    done: 'Done',
    todo: 'To do',
    optional: 'Optional',
    advised: 'Recommended',
    signing: 'Being signed',
    unknown: 'Not known yet',
    standing: (count: number) => counted(count, { one: '1 active', other: `${count} active` }),
    until: (moment: string) => `Until ${moment}`,
  },
  keep: 'Everything that is in the Safe when it is sold goes to the buyer. Send out what you want to keep before you go on.',
  keepAct: 'Send something out',
  keepLocked: 'The Safe is locked: nothing can be sent out until the lock ends.',
  contents: 'In the Safe now',
  revokeSay:
    'Whoever holds one of these approvals can still take tokens after the sale. Buyers see them in the report.',
  signingOff: 'Signing is off.',
  signingSay: 'The NFT can’t be transferred while signing is on, nor for ten minutes after you turn it off.',
  lockSay:
    'While the Safe is locked you can’t send anything out of it, so buyers know that you can’t empty it. Let the lock end a day after your offer, so that it covers the offer to its end.',
  lockVoids: 'Locking changes the Safe’s state, and so ends every offer that you have signed. Lock first, then sign.',
  locked: (moment: string) => `The Safe is locked until ${moment}, for the buyer too.`,
  waitDone: 'The quiet time is over: the NFT can be transferred.',
  waitSay: 'You can carry on meanwhile. An offer that you sign now can be taken as soon as the quiet time is over.',
  approveSay:
    'This lets the sale contract transfer this NFT and no other. It does so only for an offer that you signed, and only while the Safe is in the state that you signed for.',
  approveAct: 'Approve the sale of this NFT',
  approved: 'The sale of this NFT is approved.',
  offer: {
    kind: 'Kind of offer',
    sell: 'Sell it for a price',
    sellSay: 'Payment and NFT change hands in one transaction.',
    give: 'Hand it over for free, in two steps',
    giveSay:
      'You name the receiver and sign. Nothing moves until they take it, which shows that they control that account.',
    currency: 'Currency',
    otherToken: 'Another token…',
    token: 'Contract of the token',
    tokenReading: 'Asking the token…',
    tokenUnread: 'This token doesn’t say how many decimals it has, so you can’t set a price in it.',
    tokenImitates: (name: string) =>
      `This isn’t the well-known ${name}, though its name looks like it. Anybody can name a token.`,
    price: 'Price',
    priceEmpty: 'Enter the price.',
    priceShape: (symbol: string) => `Enter an amount of ${symbol}, such as 1.5.`,
    priceDecimals: (symbol: string, count: number) => `${symbol} has at most ${count} decimal places.`,
    priceZero: 'To ask for nothing, choose to hand it over for free.',
    paid: (price: string) => `You get ${price}. No part of it goes to anyone else.`,
    paidInToken: (price: string) =>
      `The buyer pays ${price}, and the order gives no part of it to anyone else. A token that keeps a fee on transfers keeps it here too: then you get less.`,
    who: 'Who may take it',
    anyone: 'Anyone with the link',
    anyoneSay: 'The first one to pay gets it.',
    one: 'One address',
    oneSay: 'Nobody else can take it, even with the link.',
    buyer: 'Buyer',
    receiver: 'Receiver',
    isYou: 'You hold it already. Name somebody else.',
    end: 'Ends',
    endEmpty: 'Choose a date and time.',
    endEarly: 'That time has passed. Choose a later one.',
    endLate: 'Choose a time within the next year.',
    endLock: (moment: string) =>
      `The lock ends before the offer does, on ${moment}. From then on you could use the Safe, which would end the offer. Buyers see that.`,
    noLock: 'The Safe isn’t locked: you could still use it, which would end the offer. Buyers see that.',
    far: {
      more: (times: string, earlier: string) => `I mean it: ${times} times as much as my earlier offer of ${earlier}.`,
      less: (times: string, earlier: string) => `I mean it: my earlier offer of ${earlier} was ${times} times as much.`,
      paid: (paid: string) => `I mean it: I bought this Safe for ${paid}.`,
      contents: (held: string) => `I mean it: the Safe has ${held} in it, more than twice the price.`,
    },
    ends: 'The offer ends on its date, when somebody takes it, and as soon as the Safe is used or the NFT transferred. Withdrawing the approval doesn’t end it: the offer is only paused, and a new approval brings it back.',
    cheaper: (price: string, until: string) =>
      `This doesn’t end your earlier offer of ${price}: until ${until} the Safe may still be taken for that. To prevent it, end all offers first.`,
    understand: (price: string) =>
      `I understand that whoever pays ${price} gets everything in the Safe, and that I can’t change the offer.`,
    understandGive:
      'I understand that the receiver gets everything in the Safe for free, and that I can’t change the offer.',
    sign: 'Sign the offer',
    signGive: 'Sign the handover',
    asking: 'Confirm in your wallet. Signing costs nothing and sends nothing.',
    invalid: {
      title: 'That isn’t a valid signature.',
      say: 'What your wallet returned isn’t accepted on chain as the holder’s signature, so there is no offer. Try again, or use another wallet.',
    } as Said,
    signed: { title: 'Signed.', say: 'It is listed below. Share its link with the buyer.' } as Said,
    signingFirst: 'Turn signing off first: the NFT can’t be sold while it is on.',
    bySafe: (threshold: number) =>
      counted(threshold, {
        one: 'The holder is a Safe: one owner has to sign.',
        other: `The holder is a Safe: ${threshold} owners have to sign, one after the other by a link to this page, or in Safe.`,
      }),
  },
  list: {
    title: 'Your offers',
    say: 'These were signed in this browser. Offers aren’t stored on chain, so those that you signed elsewhere aren’t listed here.',
    none: 'None signed in this browser.',
    sale: (price: string) => `For ${price}`,
    gift: 'For free',
    anyone: 'Anyone',
    to: 'To',
    end: 'Ends',
    status: 'Status',
    openNow: 'It can be taken now.',
    unread: 'The network didn’t answer, so it isn’t known whether it can be taken.',
    reading: 'Reading from the chain…',
    collecting: 'Signatures are missing.',
    forget: 'Remove from the list',
    forgetSay: 'This doesn’t end the offer: whoever has the link can still take it.',
    forgetYes: 'Remove it here',
    keep: 'Keep it',
    open: 'Open the offer',
    rests: 'It can’t be accepted now: there is no approval for this sale. It can be once you approve the sale.',
  },
  shareSay: 'Whoever has the link or the file can look at the offer. No server sees it.',
  coSign: {
    title: (signed: number, required: number) => `${signed} of ${required} owners have signed this offer`,
    say: 'The holder is a Safe. It counts as an offer once enough of its owners have signed. Each opens the link, signs, and passes it on.',
    strangers: (count: number) =>
      counted(count, {
        one: 'One signature is from somebody who isn’t an owner now. It doesn’t count.',
        other: `${count} signatures are from people who aren’t owners now. They don’t count.`,
      }),
    youSigned: 'You have signed. Pass the link on to the next owner.',
    notOwner: 'The connected account isn’t an owner of the holder.',
    connect: 'Connect as an owner to sign.',
    understand: 'I have read the offer, and agree to it as an owner.',
    act: 'Sign as an owner',
    refused:
      'Enough owners have signed, but the Safe that holds the NFT doesn’t accept their signatures. Its fallback handler may be missing.',
  },
  inSafe: {
    title: 'Safe has been asked to sign this offer.',
    listed: 'It can be taken once enough owners have signed it there. It is listed below.',
    needs: (threshold: number) =>
      counted(threshold, {
        one: 'One owner has to sign it in Safe.',
        other: `${threshold} owners have to sign it in Safe.`,
      }),
    say: (until: string) =>
      `Owners find it in Safe under “Messages”. Until ${until} this page looks for their signatures whenever it is open here. Once there are enough, the offer can be taken, and you can share it.`,
    again:
      'If you closed Safe’s window before you signed, or if all have signed and the offer doesn’t appear, ask again. It stays the same offer.',
    forgetSay:
      'This doesn’t withdraw it in Safe: once enough owners have signed it there, whoever gets their signatures can take it.',
  },
  endOffers: {
    open: 'End all offers',
    title: 'End all offers',
    say: 'One transaction ends every offer of this Safe made with this page’s contracts, on Seaport too, including those not listed here. It changes nothing in the Safe. The NFT can’t be transferred for ten minutes afterwards.',
    sayLocked:
      'One transaction ends every offer of this Safe made with this page’s contracts, on Seaport too, including those not listed here. While the Safe is locked, it is a transfer of the NFT to yourself, which also withdraws the approval of the sale.',
    act: 'End all offers for good',
    alone: 'Withdrawing the approval alone doesn’t end them: offers come back with the next approval.',
    elsewhere:
      'A listing made elsewhere isn’t ended by this: as long as a market may transfer the NFT, it can still be taken. Revoke such approvals below.',
  },
})
