import { defineMessages } from '../defineMessages.ts'

/** What is said to whoever sells a wrapped Safe as an order on Seaport. */
export const seaportWords = defineMessages('seaport', {
  where: 'Where it is sold',
  ours: 'Through our sale contract',
  oursSay: 'By link, for a price or for free, to anyone or to one address; markets don’t show it.',
  seaport: 'As an order on Seaport',
  seaportSay:
    'By link, and on markets that show it, for a price and to anyone. The order gives no part of the price to a market. Here too, the Safe is sold only in the state that you sign for.',
  useOurs: 'Sell through our sale contract',
  approveFirst:
    'Seaport may not transfer this NFT yet. You can sign now, but nobody can buy it before you approve the sale.',
  approveSay:
    'This lets Seaport transfer this NFT and no other, and pauses offers made through our sale contract. Seaport transfers it only for an order that you signed. Don’t sign orders elsewhere: only those made here sell the Safe as it was seen.',
  market: 'Save the order for markets',
  marketSay:
    'In the form in which Seaport’s own tools write orders. Markets decide what they show: some demand a fee in the order.',
})
