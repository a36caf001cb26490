import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('de')

export const apps: SafeTranslation['apps'] = {
  title: 'Apps',
  titleOf: (count) => `Apps (${count})`,
  say: 'Verwenden Sie diesen Safe in anderen Apps. Was sie möchten, kommt hier an, und ohne Ihr Ja geschieht nichts.',
  connectTitle: 'App über WalletConnect verbinden',
  connectSay:
    'Wählen Sie in der App WalletConnect und kopieren Sie den Code. Lassen Sie diese Seite offen, solange Sie die App benutzen.',
  starting: 'Verbindung mit WalletConnect wird aufgebaut…',
  noProject: {
    title: 'WalletConnect ist hier nicht eingerichtet.',
    say: 'Um Apps darüber zu verbinden, brauchen Sie eine Projekt-ID, kostenlos bei dashboard.reown.com: Geben Sie sie in den Einstellungen an. Apps, die für Safes gemacht sind, öffnen sich auch ohne sie in dieser Seite: Geben Sie oben ihre Adresse ein.',
  },
  elsewhere: {
    title: 'Ein anderer Tab spricht mit den Apps.',
    say: 'Damit keine App zwei Antworten bekommt, tut das nur einer. Schließen Sie den anderen Tab, dann übernimmt dieser.',
  },
  code: 'Code aus der App',
  codeHelp: 'Er beginnt mit wc: und gilt fünf Minuten.',
  codeEmpty: 'Fügen Sie den Code ein, den die App zeigt.',
  codeShape: 'Das ist kein Code von WalletConnect. Kopieren Sie in der App den, der mit wc: beginnt.',
  codeOld: 'Dieser Code gehört zum ersten WalletConnect, das es nicht mehr gibt. Die App muss aktualisiert werden.',
  codeOver: 'Dieser Code wurde schon verwendet oder ist zu alt. Lassen Sie sich von der App einen neuen geben.',
  connect: 'App verbinden',
  following: 'Die App wird gefragt…',
  silent: 'Die App hat nicht geantwortet. Lassen Sie sich von ihr einen neuen Code geben.',
  nameless: 'Eine App ohne Namen',
  proposal: {
    title: (app) => `${app} möchte diesen Safe verwenden`,
    address: 'Eigene Angabe zur Adresse',
    noAddress: 'Die App hat keine brauchbare Adresse angegeben.',
    unchecked:
      'Name und Adresse gibt die App selbst an. Niemand hat sie geprüft: Stimmen Sie nur zu, wenn Sie den Code gerade dort kopiert haben.',
    networks: 'Netzwerke',
    may: 'Die App sieht die Adresse des Safes und darf Sie bitten, zu senden und zu signieren. Jede Anfrage sehen Sie hier und können Nein sagen.',
    reading: 'Es wird nachgesehen, in welchen ihrer Netzwerke dieser Safe eingepackt ist…',
    unread: (networks) => `${networks} konnte nicht gelesen werden. Dort wird die App nicht verbunden.`,
    namespace:
      'Die App braucht eine andere Art von Netzwerk, in der es keinen eingepackten Safe gibt. Sie kann nicht verbunden werden.',
    method: 'Die App braucht etwas, das ein eingepackter Safe nicht tut. Sie kann nicht verbunden werden.',
    lacks: (networks) =>
      `Die App braucht ${networks}. Dort halten Sie diesen Safe nicht eingepackt. Sie kann nicht verbunden werden.`,
    none: 'Die App arbeitet in keinem Netzwerk, in dem Sie diesen Safe eingepackt halten. Sie kann nicht verbunden werden.',
    agree: 'Verbinden',
    no: 'Nicht verbinden',
  },
  sessions: 'Verbundene Apps',
  noSessions: 'Keine App ist verbunden.',
  keepOpen: 'Lassen Sie die Seite dieses Safes offen, solange Sie sie benutzen: Nur hier kommen ihre Anfragen an.',
  until: (moment) => `bis ${moment}`,
  end: 'Trennen',
  endOf: (app) => `${app} trennen`,
  requests: 'Anfragen',
  others: (count) => counted(count, { one: 'Eine weitere wartet', other: `${count} weitere warten` }),
  look: 'Ansehen',
  kinds: {
    send: (app, count) =>
      counted(count, {
        one: `${app} möchte einen Aufruf senden.`,
        other: `${app} möchte ${count} Aufrufe auf einmal senden.`,
      }),
    signMessage: (app) => `${app} möchte eine Nachricht signiert haben.`,
    signTypedData: (app) => `${app} möchte typisierte Daten signiert haben.`,
  },
  waitsUntil: (moment) => `Die App wartet bis ${moment} auf Ihre Antwort.`,
  send: 'Senden',
  decline: 'Nein sagen',
  tooMuch: (needed, held) => `Das sind zusammen ${needed}. Der Safe hat ${held}.`,
  rests: 'Danach kann das NFT zehn Minuten lang nicht übertragen werden.',
  bySafe:
    'Ihr Safe hält diesen, deshalb wird das zuerst seinen Eigentümern vorgeschlagen. Die App bekommt die Transaktion, sobald sie ausgeführt ist, sofern sie noch darauf wartet.',
  sent: {
    title: 'Sie haben das gesendet.',
    say: 'Die App bekommt ihre Antwort, sobald die Transaktion bekannt ist. Ist sie es nicht, bis die Wartezeit der App um ist, erfährt die App, dass es vorgeschlagen wurde.',
  },
  otherNetwork: (network) => `Das ist für ${network}. Antworten Sie dort.`,
  goTo: (network) => `Diesen Safe auf ${network} öffnen`,
  notYours:
    'Ein anderes Konto hält diesen Safe, es steht hier darunter. Verbinden Sie es, um zu antworten, oder sagen Sie Nein.',
  notConnected: 'Verbinden Sie die Wallet, die diesen Safe hält, um zu antworten. Ohne sie können Sie nur Nein sagen.',
  away: 'Die App ist von diesem Tab aus gerade nicht erreichbar und bekommt deshalb keine Antwort.',
  signingOff: 'Um als Safe zu signieren, muss das Signieren eingeschaltet sein.',
  sign: 'Signieren',
  message: 'Nachricht',
  bytes: 'Das sind Bytes, kein Text: Sie sehen nicht, was sie bedeuten.',
  signed: 'Signiert. Die App hat die Signatur bekommen.',
}
