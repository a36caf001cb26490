/** The messages in one language that any page may use, by the key that `defineMessages` gives each set. */
export type Translation = {
  about: typeof import('./en/about.ts').aboutWords
  account: typeof import('./en/account.ts').accountWords
  connect: typeof import('./en/connect.ts').connectWords
  demo: typeof import('./en/demo.ts').demoWords
  errors: typeof import('./en/errors.ts').errorWords
  files: typeof import('./en/files.ts').fileWords
  frame: typeof import('./en/frame.ts').frameWords
  appShell: typeof import('./en/appShell.ts').words
  home: typeof import('./en/home.ts').homeWords
  mySafes: typeof import('./en/mySafes.ts').mySafesWords
  ownNames: typeof import('./en/ownNames.ts').ownNameWords
  pages: typeof import('./en/pages.ts').pageWords
  phone: typeof import('./en/phone.ts').phoneWords
  prepare: typeof import('./en/prepare.ts').prepareWords
  reasons: typeof import('./en/reasons.ts').reasonWords
  refusal: typeof import('./en/errors.ts').refusalWords
  service: typeof import('./en/service.ts').serviceWords
  signIn: typeof import('./en/signIn.ts').signInWords
  toasts: typeof import('./en/toasts.ts').toastWords
  transactions: typeof import('./en/transactions.ts').transactionWords
  typed: typeof import('./en/typed.ts').typedWords
  wrap: typeof import('./en/wrap.ts').wrapWords
}
