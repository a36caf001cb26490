import { defineMessages } from '../defineMessages.ts'

/** A person's own names for accounts and Safes. */
export const ownNameWords = defineMessages('ownNames', {
  give: 'Give it a name',
  rename: 'Rename',
  label: 'Your name for it',
  help: 'Kept in this browser only. It proves nothing about the account.',
  save: 'Save',
  yours: 'your name for it',
})
