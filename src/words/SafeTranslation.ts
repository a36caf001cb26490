/** The rest of a language: the messages that only the pages of a Safe and of wrapping use, which load with those. */
export type SafeTranslation = {
  appFrame: typeof import('./en/appFrame.ts').appFrameWords
  approvals: typeof import('./en/approvals.ts').approvalsWords
  buying: typeof import('./en/buying.ts').buyingWords
  apps: typeof import('./en/apps.ts').appsWords
  consent: typeof import('./en/consent.ts').consentWords
  calls: typeof import('./en/calls.ts').callsWords
  elsewhere: typeof import('./en/elsewhere.ts').elsewhereWords
  history: typeof import('./en/history.ts').historyWords
  holder: typeof import('./en/holder.ts').holderWords
  holdings: typeof import('./en/holdings.ts').holdingsWords
  lending: typeof import('./en/lending.ts').lendingWords
  modules: typeof import('./en/modules.ts').modulesWords
  newSafe: typeof import('./en/newSafe.ts').newSafeWords
  proof: typeof import('./en/proof.ts').proofWords
  refused: typeof import('./en/refused.ts').refusedWords
  report: typeof import('./en/report.ts').reportWords
  sealKey: typeof import('./en/sealKey.ts').sealKeyWords
  seaport: typeof import('./en/seaport.ts').seaportWords
  selling: typeof import('./en/selling.ts').sellingWords
  signing: typeof import('./en/signing.ts').signingWords
  sweep: typeof import('./en/sweep.ts').sweepWords
  sending: typeof import('./en/sending.ts').sendingWords
}
