/** Everything that is said in one language, by room: `room` tells how each comes to be spoken. */
export type Translation = {
  about: typeof import('./enAbout.ts').aboutWords
  account: typeof import('./enAccount.ts').accountWords
  connect: typeof import('./enConnect.ts').connectWords
  demo: typeof import('./enDemo.ts').demoWords
  errors: typeof import('./enErrors.ts').errorWords
  frame: typeof import('./en.ts').words
  holder: typeof import('./enHolder.ts').holderWords
  home: typeof import('./enHome.ts').homeWords
  newSafe: typeof import('./enNewSafe.ts').newSafeWords
  pages: typeof import('./enPages.ts').pageWords
  phone: typeof import('./enPhone.ts').phoneWords
  prepare: typeof import('./enPrepare.ts').prepareWords
  reasons: typeof import('./enReasons.ts').reasonWords
  refusal: typeof import('./enErrors.ts').refusalWords
  service: typeof import('./enService.ts').serviceWords
  signIn: typeof import('./enSignIn.ts').signInWords
  toasts: typeof import('./enToasts.ts').toastWords
  transactions: typeof import('./enTransactions.ts').transactionWords
  typed: typeof import('./enTyped.ts').typedWords
  wrap: typeof import('./enWrap.ts').wrapWords
}
