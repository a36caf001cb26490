import type { Translation } from '../Translation.ts'

export const home: Translation['home'] = {
  stepsTitle: 'So funktioniert es',
  steps: [
    [
      'Einpacken',
      'Der Eigentümer signiert eine Transaktion. Danach kann nur noch der Inhaber des NFT den Safe nutzen.',
    ],
    ['Halten', 'Nutzen Sie den Safe wie bisher, oder übergeben Sie das NFT und damit das ganze Konto.'],
    [
      'Auspacken',
      'Der Inhaber benennt neue Eigentümer. Das NFT wird vernichtet, und der Safe ist wieder ein gewöhnlicher Safe.',
    ],
  ],
  costsTitle: 'Was es kostet',
  costs: {
    fee: 'Unsere Gebühr',
    none: 'Keine',
    look: 'Safe ansehen',
    free: 'Kostenlos',
    gas: (amount) => `${amount} Gas`,
    rows: {
      wrap: 'Safe einpacken',
      seal: 'Versiegeln und NFT erzeugen',
      execute: 'ETH daraus senden',
      unwrap: 'Auspacken',
    },
    note: 'Netzwerkgebühren gehen an das Netzwerk. Gemessen an einem Safe mit einem Eigentümer, bei 1 gwei; mehr Eigentümer kosten mehr.',
  },
  risksTitle: 'Was schiefgehen kann',
  risks: [
    [
      'Das NFT ist der Schlüssel',
      'Wer dieses NFT hält, hat die Kontrolle über alles in diesem Safe. Geht das NFT verloren oder wird es gestohlen, gilt das auch für den Safe. Niemand kann das rückgängig machen.',
    ],
    [
      'Einer entscheidet allein',
      'Wo heute mehrere zustimmen müssen, entscheidet nach dem Einpacken ein Inhaber allein, es sei denn, das NFT geht an einen neuen Safe mit denselben Personen.',
    ],
    [
      'Nur ein Netzwerk',
      'Ein Safe wird auf einem Netzwerk eingepackt. Dieselbe Adresse auf anderen Netzwerken bleibt bei ihren dortigen Eigentümern.',
    ],
    [
      'Beim Kauf',
      'Der Verkäufer kann den Safe jederzeit leeren, sogar Sekunden vor Ihrem Kauf. Zahlen Sie nur auf eine Weise, die scheitert, wenn er leer ist.',
    ],
    [
      'Alte Zusagen',
      'Wenn Sie jemandem zugesagt haben, nicht zu verkaufen (Vesting, Arbeitsvertrag, KYC), hebt das Einpacken diese Zusage nicht auf.',
    ],
    [
      'Ein neuer Smart Contract',
      'Dieser Smart Contract ist neu und wurde nicht auditiert. Beginnen Sie mit einem Safe, dessen Verlust Sie verkraften können.',
    ],
  ],
  whatTitle: 'Was ein Safe ist',
  what: [
    'Ein Safe ist ein Konto, das eine oder mehrere Personen teilen. Er bewahrt Geld, Positionen und Verlauf unter einer Adresse auf, und nichts verlässt ihn, bevor genügend Eigentümer signiert haben.',
    'Manches davon lässt sich nicht einzeln bewegen. Beim Einpacken bleibt alles, wo es ist, und nur die Führung wechselt: Unser Smart Contract wird Eigentümer, und er hört auf niemanden außer auf den Inhaber des NFT.',
  ],
  between: ', ',
  chains: (names) => `Netzwerke: ${names}.`,
}
