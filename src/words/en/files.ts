import { defineMessages } from '../defineMessages.ts'

/** What is said where a file that somebody was sent is opened. */
export const fileWords = defineMessages('files', {
  title: 'Were you sent a file?',
  say: 'It may be an offer of a Safe, or signatures that its owners collect. Choose it here, and it opens. A link you only have to open.',
  choose: 'Choose a file',
  openOffer: 'Open an offer from a file',
  wrong: {
    unread: 'The file couldn’t be read. Choose it again.',
    tooLong: 'The file is far too large to be one of this page. Ask whoever sent it for the file that this page saved.',
    cut: 'The file is incomplete or was altered. Ask for it again, or for the link.',
    newer: 'A newer version of this page made the file. Reload this page, and choose the file again.',
    file: 'This page didn’t make this file. Ask whoever sent it for the one that was saved beside the link.',
    otherContent: 'The file says one thing and carries another. Don’t sign or pay for anything that comes with it.',
    network: 'This is for a network that this page isn’t set up for. Choose it in the settings first.',
    offer: 'This is an offer to sell a Safe. Open it on the home page, under “Were you sent a file?”.',
    consent:
      'These are owners’ signatures for wrapping a Safe. Open them on the home page, under “Were you sent a file?”.',
    batch: 'This is a batch of calls. The holder imports it on the page of the Safe, under “Batch”.',
  },
})
