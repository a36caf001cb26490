import type { Translation } from '../Translation.ts'

export const appShell: Translation['appShell'] = {
  appName: 'Wrapped Safe Wallet',
  skipToContent: 'Zum Inhalt springen',
  nav: {
    label: 'Hauptmenü',
    more: 'Mehr',
    wrap: 'Safe einpacken',
    wallets: 'Eingepackte Safes',
    settings: 'Einstellungen',
    about: 'Über diese Seite',
  },
  theme: { toDark: 'Dunkles Design', toLight: 'Helles Design' },
  foot: {
    independent: 'Unabhängiges Projekt. Nicht von Safe erstellt oder empfohlen.',
    promise: 'Kein Server, kein Tracking, keine Gebühr.',
    language: 'Sprache',
    languageFailed:
      'Die Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und wählen Sie sie noch einmal.',
  },
  loading: 'Wird geladen…',
  close: 'Schließen',
  back: 'Zurück',
  cancel: 'Abbrechen',
  details: 'Details',
  tryAgain: 'Erneut versuchen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Ihr Browser hat die Zwischenablage gesperrt. Markieren Sie den Text und kopieren Sie ihn von Hand.',
  unknown: 'Nicht prüfbar',
  pageFailed: {
    title: 'Diese Seite funktioniert nicht mehr.',
    say: 'Laden Sie neu, um weiterzumachen; Verbindung und Transaktionen bleiben erhalten.',
    reload: 'Neu laden',
  },

  connection: {
    connect: 'Wallet verbinden',
    connecting: 'Wird verbunden…',
    reconnecting: 'Wird wieder verbunden…',
    wrongNetwork: 'Falsches Netzwerk',
    signIn: 'Anmelden',
    account: (short) => `Konto ${short}`,
  },

  connect: {
    title: 'Wallet verbinden',
    recommended: 'Empfohlen',
    other: 'Andere Wallets',
    installed: 'Installiert',
    recent: 'Zuletzt genutzt',
    restTitle: 'Bevor Sie verbinden',
    points: [
      ['Ihre Wallet behält den Schlüssel.', 'Diese Seite sieht nur Ihre Adresse.'],
      ['Verbinden bewegt nichts.', 'Sie bestätigen jeden Schritt in der Wallet.'],
      ['Sie können sich zuerst umsehen.', 'Jeder Safe lässt sich ohne Wallet lesen.'],
    ],
    search: 'Wallets suchen',
    foundNone: 'Eine Wallet mit diesem Namen gibt es hier nicht. Die meisten anderen erreichen Sie über WalletConnect.',
    partMissing:
      'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und laden Sie neu; es geht nichts verloren.',
  },

  home: {
    title: ['Ein ganzer Safe,', 'mit allem darin,', 'wird ein NFT.'],
    lead: 'Verkaufen, übergeben oder vererben Sie ihn: Adresse, Verlauf und Positionen bleiben zusammen.',
    lookUp: 'Beliebigen Safe ansehen',
    placeholder: '0x…, eth:0x… oder ein Link',
    look: 'Ansehen',
    help: 'Eine Adresse oder ein Link von Safe. Ohne Wallet.',
    example: 'Beispiel ansehen',
    tryDemo: 'Demo ausprobieren',
    tryDemoSay: 'Ein Beispiel-Safe, ganz in dieser Seite. Nichts davon ist echt.',
    sampleNumber: 'Nr. 1',
    sampleFacts: { holder: 'Inhaber', wrapped: 'Eingepackt', on: 'Netzwerk' },
    sampleDate: '14.11.2026',
    sample: 'Ein Beispiel. Sein Bild wird aus der Adresse gezeichnet.',
  },
}
