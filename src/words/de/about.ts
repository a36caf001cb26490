import type { Translation } from '../Translation.ts'

export const about: Translation['about'] = {
  title: 'Über diese Seite',
  what: [
    'Ein Safe ist ein Konto, das mehrere Personen, oder mehrere Schlüssel einer Person, gemeinsam steuern. Diese Seite macht aus einem ganzen Safe ein NFT: Wer das NFT hält, steuert den Safe. Beim Auspacken wird das NFT vernichtet, und der Safe geht an die Eigentümer, die sein Inhaber benennt.',
    'Hinter dem Smart Contract steht keine Firma. Es gibt keine Gebühr, keinen Schlüssel, der ihn anhalten oder ändern könnte, und keinen Server von uns. Die Seite besteht aus Dateien; was sie zeigt, liest Ihr Browser von der Blockchain.',
  ],
  auditTitle: 'Es gibt kein Audit',
  audit:
    'Der Smart Contract ist neu, und niemand Unabhängiges hat ihn geprüft. Beginnen Sie mit einem Safe, dessen Verlust Sie verkraften können.',
  cannotTitle: 'Was er nicht kann',
  cannot: [
    'Ein verlorenes oder gestohlenes NFT zurückholen. Wer es hält, hat den Safe.',
    'Verhindern, dass ein Verkäufer den Safe vor dem Verkauf leert.',
    'Durch Einpacken allein beenden, was der Safe freigegeben hat. Wer eine Freigabe hat, kann diese Token nehmen, bis sie widerrufen ist; die Seite eines Safes listet sie auf.',
    'Dieselbe Adresse auf anderen Netzwerken erreichen. Sie bleibt bei ihren dortigen Eigentümern.',
    'Schlüssel entfernen, die im Speicher des Safes versteckt sind. Solange er eingepackt ist, können sie nichts bewegen; beim Auspacken könnten sie wieder wirksam werden. Die Seite eines Safes beweist, ob es welche gibt, wo ein RPC Beweise liefert.',
  ],
  privacyTitle: 'Wer was erfährt',
  privacy: [
    ['Zunächst niemand', 'Beim Öffnen dieser Seite wird nur die Website gefragt, von der sie stammt.'],
    [
      'Der RPC eines Netzwerks',
      'Erfährt, welche Adressen Sie dort ansehen, und Ihre IP-Adresse. In den Einstellungen können Sie einen eigenen angeben.',
    ],
    ['WalletConnect', 'Erfährt, dass Sie sich verbinden, sobald Sie eine Wallet wählen, die es braucht.'],
    [
      'Der Transaktionsdienst von Safe',
      'Erfährt, welche Vorschläge und Safes Sie wann ansehen, und Ihre IP-Adresse, sobald Sie ihn in den Einstellungen einschalten.',
    ],
    [
      'Ihr Browser',
      'Bewahrt Ihre Einstellungen, zuletzt genutzte Wallets und Transaktionen auf, und einen Tag lang, was er gelesen hat. Auf der Seite „Einstellungen“ lässt sich alles löschen.',
    ],
  ],
  contractTitle: 'Der Smart Contract',
  contractSay:
    'Er hat auf jedem Netzwerk dieselbe Adresse. Die Seite vertraut ihm nur dort, wo der Code genau diesen Hash hat.',
  wrapper: 'Wrapped Safe',
  handler: 'Sein Guard und Handler',
  router: 'As seen, für Verkäufe',
  zone: 'As seen, für Verkäufe auf Seaport',
  codeHash: 'Hash des Codes',
  check: 'Ist er bereitgestellt?',
  checkSay: 'Fragt den RPC eines Netzwerks nach dem Code an dieser Adresse.',
  reading: 'Wird gelesen…',
  found: {
    here: 'Bereitgestellt, mit genau diesem Code.',
    missing: 'Nicht bereitgestellt. Auf diesem Netzwerk kann noch nichts eingepackt werden.',
    other: 'An dieser Adresse liegt anderer Code. Diese Seite wird ihn nicht verwenden.',
  },
  versionTitle: 'Version und Lizenzen',
  version: 'Version',
  licence: 'Lizenz',
  made: 'Software von Dritten',
}
