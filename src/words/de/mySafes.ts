import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const mySafes: Translation['mySafes'] = {
  title: 'Meine eingepackten Safes',
  connectFirst:
    'Verbinden Sie eine Wallet, um die eingepackten Safes ihres Kontos zu sehen, oder suchen Sie einen beliebigen Safe nach seiner Adresse.',
  wrap: 'Safe einpacken',
  asking: 'Wird gefragt…',
  none: 'Keine hier',
  missing: 'Unser Smart Contract ist hier noch nicht',
  other: 'An der Adresse unseres Smart Contracts liegt anderer Code. Hier ist nichts von uns.',
  couldNotAsk: (chain) => `${chain} hat nicht geantwortet`,
  showAll: (count) => `Alle ${count} anzeigen`,
  more: (shown, all) => `Sie halten ${all}. Die ersten ${shown} sind aufgelistet.`,
  unread: (count) =>
    counted(count, {
      one: 'Ein Safe, den dieser Browser kennt, konnte nicht gelesen werden. Auch er könnte Ihrer sein.',
      other: `${count} Safes, die dieser Browser kennt, konnten nicht gelesen werden. Auch sie könnten Ihre sein.`,
    }),
  lists:
    'Der Smart Contract jedes Netzwerks listet die Safes auf, deren NFT Sie halten. Ist ein Safe noch nicht versiegelt, oder hält sein NFT ein Safe von Ihnen oder ein anderer Smart Contract, dann steht er hier, wenn dieser Browser ihn schon gesehen hat.',
  inSafe: 'Diesen Safe gibt es nur in einem Netzwerk, daher wird nur dieses gefragt.',

  card: {
    balance: 'Guthaben',
    lock: 'Sperre',
    heldBy: 'Gehalten von',
    getsIt: 'Wird gehalten von',
    network: 'Netzwerk',
    locked: (moment) => `Bis ${moment}`,
    open: 'Nicht gesperrt',
    nobody: 'Niemandem: Er ist nicht eingepackt',
    yourSafe: (threshold, owners) => `Ihrem Safe, ${threshold} von ${owners}`,
    yourWrapped: 'Ihrem eingepackten Safe',
    contract: 'Einem Smart Contract',
    unread: 'Wer das ist, war nicht zu erfahren',
    unsealed: 'Noch nicht versiegelt. Weiter zum Versiegeln.',
    away: 'Er gehört Ihnen erst wieder, wenn dieser Smart Contract ihn zurückgibt.',
    noSafe: 'Das ist kein echter Safe.',
  },

  search: {
    act: 'Weitere suchen',
    looking: (percent) => `Die Ereignisse des Smart Contracts werden durchsucht: ${percent} %`,
    searched: (from, to) =>
      `Von Block ${from} bis Block ${to} nach jedem Safe gesucht, der für dieses Konto eingepackt wurde oder den es weitergegeben hat.`,
    mayBeMore: 'Es kann weitere geben.',
    refused: 'Der RPC gibt diese Ereignisse nicht heraus. Wählen Sie in den Einstellungen einen anderen.',
    cut: 'Dieses Konto hatte mehr Safes, als wir auflisten können. Die ältesten fehlen.',
  },

  watch: {
    title: 'Beobachtet',
    act: 'Beobachten',
    stop: 'Nicht mehr beobachten',
    watched: 'Steht in diesem Browser unter „Meine eingepackten Safes“.',
  },
  recent: 'Zuletzt angesehen',

  drafts: {
    title: 'In diesem Browser begonnen',
    wrap: (count) =>
      count === 0
        ? 'Ein Einpacken, noch ohne Signatur'
        : counted(count, { one: 'Ein Einpacken mit 1 Signatur', other: `Ein Einpacken mit ${count} Signaturen` }),
    batch: (count) => counted(count, { one: 'Ein Stapel mit 1 Aufruf', other: `Ein Stapel mit ${count} Aufrufen` }),
    passed: 'Der Safe hat seither etwas anderes getan. Diese Signaturen sind ungültig.',
    wrapped: 'Dieser Safe ist inzwischen eingepackt.',
    discard: 'Verwerfen',
  },

  owned: {
    title: 'Safes, die Ihnen gehören',
    say: 'Diese Seite kann sie nicht selbst auflisten: Sie müsste die ganze Blockchain durchsuchen. Der Transaktionsdienst von Safe kann es.',
    sends:
      'Wenn Sie fragen, wird die Adresse Ihres Kontos an api.safe.global gesendet, für jedes Netzwerk einmal. Der Dienst erfährt dabei auch Ihre IP-Adresse und wann Sie gefragt haben.',
    turnsOn:
      'Diese Seite fragt den Dienst dann auch, wer signiert hat und was wartet, bis Sie ihn in den Einstellungen ausschalten.',
    turnOn: 'Dienst einschalten und fragen',
    ask: 'Den Dienst von Safe fragen',
    asking: 'Der Dienst von Safe wird gefragt…',
    none: (chain) => `Er kennt keine auf ${chain}.`,
    refused: {
      busy: 'Der Dienst von Safe wird gerade zu viel gefragt: Er nimmt 2 Fragen in der Sekunde und 5000 im Monat. Versuchen Sie es später noch einmal.',
      refused: (status) => `Der Dienst von Safe hat die Antwort verweigert (HTTP ${status}).`,
      unreachable:
        'Der Dienst von Safe hat nicht geantwortet. Er kann ausgefallen sein, oder etwas blockiert die Verbindung.',
      unreadable: 'Diese Seite kann die Antwort des Dienstes von Safe nicht lesen.',
    },
    paste: 'Es geht auch ohne ihn: Fügen Sie die Adresse Ihres Safes ein.',
    notYours: (count) =>
      counted(count, {
        one: 'Er hat 1 Safe genannt, der Ihnen laut Blockchain nicht gehört.',
        other: `Er hat ${count} Safes genannt, die Ihnen laut Blockchain nicht gehören.`,
      }),
    unread: (count) =>
      counted(count, {
        one: '1 davon konnte nicht gelesen werden.',
        other: `${count} davon konnten nicht gelesen werden.`,
      }),
    more: (shown) => `Er kennt weitere. Die ersten ${shown} sind aufgelistet.`,
  },
}
