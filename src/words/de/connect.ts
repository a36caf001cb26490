import type { Translation } from '../Translation.ts'

export const connect: Translation['connect'] = {
  opening: (wallet) => ({ title: `${wallet} wird geöffnet`, say: 'Bestätigen Sie die Verbindung in der Wallet.' }),
  slow: (wallet) => ({
    title: `Warten auf ${wallet}`,
    say: 'Suchen Sie das Symbol in der Symbolleiste, oder ein Fenster hinter diesem.',
  }),
  absent: (wallet) => ({
    title: `${wallet} ist nicht in diesem Browser`,
    say: 'Fügen Sie sie hinzu, dann geht es von selbst weiter.',
    sayPhone: 'Fügen Sie sie hinzu, oder nutzen Sie sie auf Ihrem Telefon.',
  }),
  watching:
    'Legen Sie darin eine Wallet an, oder importieren Sie Ihre. Wir halten danach Ausschau, neu laden ist nicht nötig.',
  add: 'Erweiterung hinzufügen',
  get: (wallet) => `${wallet} holen`,
  opens: (place) => `Öffnet ${place}`,
  stores: {
    'chrome.google.com': 'den Chrome Web Store',
    'microsoftedge.microsoft.com': 'Edge-Add-ons',
    'addons.opera.com': 'Opera-Add-ons',
    'addons.mozilla.org': 'Firefox-Add-ons',
    'apps.apple.com': 'den App Store',
    'play.google.com': 'Google Play',
  },
  help: { title: 'Ihre ist nicht dabei?', scan: 'Mit beliebiger Wallet scannen', get: 'Eine Wallet holen' },
  getOne: {
    title: 'Eine Wallet holen',
    say: 'Sie verwahrt Ihre Schlüssel und fragt Sie, bevor etwas gesendet wird. Diese sind weit verbreitet; diese Seite verdient nichts daran.',
  },
  noBrowserWallet: {
    title: 'Keine weitere Wallet in diesem Browser',
    say: 'Eine Wallet, die ihren Namen nennt, steht selbst in der Liste. Jede andere würde sich hier öffnen.',
  },
  smartWallet: 'Die Smart Wallet verwenden',
  phoneApp: { title: 'Telefon-App nutzen', say: 'Zeigt einen Code zum Scannen' },
  continueAs: (account) => `Weiter als ${account}`,
  continueWith: (wallet) => `Über ${wallet}; vielleicht kommt ein anderes Konto`,
  askAgain: 'Noch einmal fragen',
  chooseAnother: 'Andere Wallet wählen',
  failed: {
    UserRejected: { title: 'Anfrage abgelehnt', say: 'Sie haben in {wallet} abgelehnt. Es wurde nichts geteilt.' },
    AccountsEmpty: {
      title: 'Kein Konto geteilt',
      say: '{wallet} ist verbunden, hat aber kein Konto geteilt. Wählen Sie mindestens eines.',
    },
    WalletLocked: {
      title: '{wallet} entsperren',
      say: 'Sie ist gesperrt oder kennt diese Seite noch nicht. Öffnen und entsperren Sie sie, dann geht es von selbst weiter.',
    },
    RequestPending: {
      title: '{wallet} wartet auf Sie',
      say: 'Dort ist noch eine frühere Anfrage offen. Beantworten Sie sie, dann geht es von selbst weiter.',
    },
    ConnectorNotFound: {
      title: '{wallet} ist nicht mehr in diesem Browser',
      say: 'Schalten Sie sie unter Ihren Erweiterungen wieder ein und laden Sie diese Seite neu.',
    },
    WalletDisconnected: {
      title: '{wallet} hat die Verbindung verloren',
      say: 'Sie meldet, dass sie kein Netzwerk erreicht. Öffnen Sie sie, sehen Sie nach, ob sie online ist, und versuchen Sie es erneut.',
    },
    UnsupportedMethod: {
      title: '{wallet} kann sich hier nicht verbinden',
      say: 'Sie kann kein Konto mit einer Seite teilen. Wählen Sie eine andere Wallet.',
    },
    SmartWalletHidden: {
      title: 'Die Smart Wallet lässt sich hier nicht öffnen',
      say: 'Dies ist der eigene Browser von Coinbase, der seine eigene Wallet an ihre Stelle setzt. Verwenden Sie diese, oder öffnen Sie diese Seite in einem anderen Browser.',
    },
    PopupBlocked: {
      title: 'Das Fenster von {wallet} wurde blockiert',
      say: 'Ihr Browser hat es nicht geöffnet. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.',
    },
    NotLoaded: {
      title: 'Ein Teil dieser Seite wurde nicht geladen',
      say: 'Prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.',
    },
    SafeInfo: {
      title: 'Safe hat nicht gesagt, welcher Safe das ist.',
      say: 'Die Angaben zum Safe konnten nicht geladen werden. Laden Sie die Seite in Safe neu und versuchen Sie es erneut.',
    },
    Deadline: {
      title: '{wallet} hat nicht geantwortet',
      say: 'Es wurde nichts geteilt. Öffnen Sie sie einmal von Hand und versuchen Sie es erneut.',
    },
  },
  failedOtherwise: {
    title: 'Etwas ist schiefgegangen',
    say: '{wallet} hat einen unbekannten Fehler gemeldet. Es wurde nichts geteilt. Versuchen Sie es erneut, oder wählen Sie eine andere Wallet.',
  },
  safe: {
    title: 'Ihren Safe verbinden',
    say: 'Diese Seite läuft nicht innerhalb von Safe. Es gibt andere Wege.',
    connect: 'Meinen Safe verbinden',
    connectSay: 'Öffnet Safe in einem neuen Tab und koppelt ihn',
    preparing: 'WalletConnect wird um einen Link gebeten…',
    app: 'Safe-App öffnen',
    appSay: 'Auf diesem Gerät, in der neuesten Version',
    inside: 'Diese Seite in Safe öffnen',
    insideSay: 'Dann verbindet sich Ihr Safe automatisch',
    copy: 'Link kopieren',
    copySay: 'Für WalletConnect in jeder Safe-App',
    copyPage: 'Adresse dieser Seite kopieren',
    copyPageSay: 'Um sie in einem Safe als eigene App hinzuzufügen',
    renewed: {
      expired: 'Das ist ein neuer Link. Der letzte ist abgelaufen.',
      declined: 'Die Verbindung wurde in Safe abgelehnt. Das ist ein neuer Link.',
    },
    waiting: 'Bestätigen Sie die Verbindung in Safe. Dann geht es von selbst weiter.',
  },
}
