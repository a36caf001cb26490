/** All messages in one language, by the key that `defineMessages` gives each set. */
export type Translation = {
  about: typeof import('./en/about.ts').aboutWords
  account: typeof import('./en/account.ts').accountWords
  approvals: typeof import('./en/approvals.ts').approvalsWords
  connect: typeof import('./en/connect.ts').connectWords
  demo: typeof import('./en/demo.ts').demoWords
  elsewhere: typeof import('./en/elsewhere.ts').elsewhereWords
  errors: typeof import('./en/errors.ts').errorWords
  frame: typeof import('./en/frame.ts').frameWords
  appShell: typeof import('./en/appShell.ts').words
  history: typeof import('./en/history.ts').historyWords
  holder: typeof import('./en/holder.ts').holderWords
  holdings: typeof import('./en/holdings.ts').holdingsWords
  home: typeof import('./en/home.ts').homeWords
  modules: typeof import('./en/modules.ts').modulesWords
  newSafe: typeof import('./en/newSafe.ts').newSafeWords
  ownNames: typeof import('./en/ownNames.ts').ownNameWords
  pages: typeof import('./en/pages.ts').pageWords
  phone: typeof import('./en/phone.ts').phoneWords
  prepare: typeof import('./en/prepare.ts').prepareWords
  proof: typeof import('./en/proof.ts').proofWords
  reasons: typeof import('./en/reasons.ts').reasonWords
  report: typeof import('./en/report.ts').reportWords
  refusal: typeof import('./en/errors.ts').refusalWords
  service: typeof import('./en/service.ts').serviceWords
  signIn: typeof import('./en/signIn.ts').signInWords
  toasts: typeof import('./en/toasts.ts').toastWords
  transactions: typeof import('./en/transactions.ts').transactionWords
  typed: typeof import('./en/typed.ts').typedWords
  wrap: typeof import('./en/wrap.ts').wrapWords
}
