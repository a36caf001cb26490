/** Everything that a translation says, by room. */
export type Words = {
  about: typeof import('./enAbout.ts').aboutWords
  account: typeof import('./enAccount.ts').accountWords
  connect: typeof import('./enConnect.ts').connectWords
  frame: typeof import('./en.ts').words
  demo: typeof import('./enDemo.ts').demoWords
  errors: typeof import('./enErrors.ts').errorWords
  refusal: typeof import('./enErrors.ts').refusalWords
  home: typeof import('./enHome.ts').homeWords
  pages: typeof import('./enPages.ts').pageWords
  phone: typeof import('./enPhone.ts').phoneWords
  reasons: typeof import('./enReasons.ts').reasonWords
  service: typeof import('./enService.ts').serviceWords
  signIn: typeof import('./enSignIn.ts').signInWords
  transactions: typeof import('./enTransactions.ts').transactionWords
  typed: typeof import('./enTyped.ts').typedWords
  wrap: typeof import('./enWrap.ts').wrapWords
}
