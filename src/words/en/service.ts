import { defineMessages } from '../defineMessages.ts'

/** What is said of Safe's transaction service, which is asked for nothing until the person turns it on. */
export const serviceWords = defineMessages('service', {
  title: "Safe's transaction service",
  turnOn: 'Ask it who has signed and what is waiting.',
  say: 'While this is off, nothing is sent to it. While it is on, this page asks api.safe.global about what you proposed in a Safe or asked its owners to sign, about Safes you are about to wrap, and which Safes you own when you press the button for it. It then learns which proposals, Safes and account those are, when you look, and your IP address. Nothing is signed, proposed or sent through it, and what happened is still read from the chain.',
  queue: (count: number) =>
    count === 1 ? '1 transaction is queued there now.' : `${count} transactions are queued there now.`,
  queueUnknown: "Safe's transaction service didn't say how many are queued.",
})
