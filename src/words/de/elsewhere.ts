import type { SafeTranslation } from '../SafeTranslation.ts'

export const elsewhere: SafeTranslation['elsewhere'] = {
  title: 'Dieselbe Adresse in anderen Netzwerken',
  say: 'In jedem Netzwerk kann an derselben Adresse etwas anderes liegen. Gefragt werden die RPCs der anderen Netzwerke, die diese Seite kennt.',
  look: 'In anderen Netzwerken nachsehen',
  reading: 'Wird gefragt…',
  nothing: 'Dort ist nichts. Ein Safe mit den ersten Eigentümern dieses Safes kann dort noch erzeugt werden.',
  other: 'Anderer Code, der kein echter Safe ist.',
  same: 'Ein Safe mit denselben Eigentümern.',
  different: 'Ein Safe mit anderen Eigentümern:',
  wrapped: 'Ein Safe, der auch dort eingepackt ist. Die Kontrolle hat:',
  unknown: 'Das war nicht zu lesen.',
  only: (chain) => `Ein NFT enthält nur den Safe in seinem eigenen Netzwerk: hier den auf ${chain}.`,
}
