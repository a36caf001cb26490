import { defineMessages } from '../defineMessages.ts'

/** What is said where a page that isn't Safe shows this one inside it. */
export const frameWords = defineMessages('frame', {
  say: 'This page is shown inside another one. You can look at everything here, but to sign you need its own tab.',
  open: 'Open in its own tab',
})
