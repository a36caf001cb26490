import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const transactions: Translation['transactions'] = {
  recent: 'Letzte Transaktionen',
  underWay: (count) =>
    counted(count, { one: 'Eine Transaktion ist unterwegs.', other: `${count} Transaktionen sind unterwegs.` }),
  none: 'Noch keine. Was Sie von hier senden, wird hier aufgeführt, und nirgendwo sonst.',
  clear: 'Liste leeren',
  clearSay: 'Was noch unterwegs ist, bleibt.',
  showAll: (count) => `Alle ${count} anzeigen`,
  openIn: (explorer, what) => `${what}: in ${explorer} öffnen`,
  kinds: {
    wrap: (safe) => `Safe ${safe} einpacken`,
    seal: (safe) => `Safe ${safe} versiegeln`,
    execute: (safe) => `Aus ${safe} senden`,
    unwrap: (safe) => `${safe} auspacken`,
    lock: (safe) => `${safe} sperren`,
    signing: (safe) => `Ändern, ob ${safe} signiert`,
    transfer: (safe) => `${safe} weggeben`,
    revoke: (safe) => `Recht am NFT von ${safe} widerrufen`,
    create: (safe) => `Safe ${safe} erzeugen`,
    deploy: (contract) => `Smart Contract ${contract} bereitstellen`,
  },
  inList: {
    asked: 'Angefragt, ohne Antwort',
    unclear: 'Vielleicht gesendet',
    pending: 'Ausstehend',
    spedUp: 'Ausstehend, beschleunigt',
    executing: 'Signiert, unterwegs',
    proposed: 'Wartet auf Signaturen',
    signed: (signed, required) => `Wartet auf Signaturen, ${signed} von ${required}`,
    confirmed: 'Bestätigt',
    confirmedBy: (blocks) =>
      counted(blocks, { one: `Bestätigt durch ${blocks} Block`, other: `Bestätigt durch ${blocks} Blöcke` }),
    failed: 'Fehlgeschlagen',
    replaced: 'Ersetzt',
    lost: 'Ersetzt oder verworfen',
    cancelled: 'Abgebrochen',
    done: 'Anders erledigt',
    void: 'Nicht mehr möglich',
    unknown: 'Unbekannt',
  },
  receipts: {
    block: 'Block',
    wrap: 'Eingewickelt.',
    wrapSay: 'Versiegeln Sie ihn als Nächstes: Bis dahin gibt es kein NFT.',
    seal: 'Versiegelt. Das NFT ist da.',
    sent: (amount, to) => `${amount} an ${to} gesendet.`,
    done: 'Gesendet.',
    unwrap: 'Ausgewickelt.',
    unwrapSay: 'Das NFT gibt es nicht mehr. Das sind die Eigentümer:',
    lock: (moment) => `Die Sperre gilt bis ${moment}.`,
    signOn: 'Signieren ist eingeschaltet.',
    signOff: 'Signieren ist ausgeschaltet.',
    signSay: 'Alles, was vorher signiert wurde, ist ungültig.',
    transfer: (to) => `Jetzt hält ihn ${to}.`,
    transferSay: 'Sie können nur noch zusehen.',
    revoke: 'Widerrufen.',
    create: 'Erstellt, eingewickelt und versiegelt.',
    deploy: 'Bereitgestellt.',
  },
  transaction: 'Transaktion',
  instead: 'Was an ihre Stelle trat',
  proposal: 'Hash zum Vergleich in Safe',
  answer: 'Hash aus Ihrer Wallet',
  lookAgain: 'Noch einmal nachsehen',
  startAgain: 'Neu beginnen',
  sendAgain: 'Noch einmal senden',
  dismiss: 'Verwerfen',
  dismissIt: 'Von der Liste nehmen',
  keepIt: 'Behalten',
  dismissProposed:
    'Damit verschwindet der Vorschlag nur hier von der Liste. Er kann anderswo weiterhin signiert und ausgeführt werden.',
  dismissAsked: 'Das nimmt es hier nur von der Liste. Ihre Wallet kann es gesendet haben oder noch senden.',
  dismissSent:
    'Damit verschwindet der Eintrag nur hier von der Liste. Was Ihre Wallet gesendet hat, kann noch durchgehen.',
  pending: (chain) => ({
    title: `Gesendet. Warten auf ${chain}.`,
    say: 'Sie können diese Seite schließen. Wenn Sie zurückkommen, lesen wir von der Blockchain, wie weit sie gekommen ist.',
  }),
  executing: (chain) => ({
    title: `Signiert und gesendet. Warten auf ${chain}.`,
    say: 'Die Eigentümer haben signiert. Sie können diese Seite schließen; wir lesen von der Blockchain, wie weit sie gekommen ist.',
  }),
  proposed: {
    title: 'Vorgeschlagen.',
    say: 'Vielleicht müssen noch andere Eigentümer signieren. Sie können diese Seite schließen; wir lesen von der Blockchain, wie weit sie gekommen ist.',
  },
  signed: (signed, required) => `${signed} von ${required} Eigentümern haben signiert.`,
  confirmed: 'Sie ist in einem Block. Es wird gelesen, was sich geändert hat…',
  spedUp: 'Sie haben sie in Ihrer Wallet beschleunigt: Diese Transaktion trat an ihre Stelle.',
  failed: {
    title: 'Unterwegs fehlgeschlagen.',
    say: 'Das Netzwerk hat sie abgelehnt, also hat sich außer der gezahlten Gebühr nichts geändert. Sehen Sie sich den Safe noch einmal an, bevor Sie es erneut versuchen.',
  },
  failedInSafe: {
    title: 'Der Safe hat sie abgelehnt.',
    say: 'Seine Transaktion ging durch, aber was vorgeschlagen war, ist darin fehlgeschlagen. Außer der Gebühr und seiner laufenden Nummer (Nonce) hat sich nichts geändert.',
  },
  failedInAccount: {
    title: 'Ihr Konto konnte es nicht ausführen.',
    say: 'Die Transaktion darum herum ging durch, aber der Auftrag an Ihr Smart Account ist darin fehlgeschlagen. Nichts davon ist geschehen; nur die Gebühr dafür ist verbraucht.',
  },
  replaced: {
    title: 'Sie haben sie in Ihrer Wallet ersetzt.',
    say: 'Stattdessen ging eine andere Transaktion mit derselben Nummer (Nonce) durch. Von dieser hier ist nichts geschehen.',
  },
  lost: {
    title: 'Ersetzt oder verworfen.',
    say: 'Ihr Konto hat ihre Nummer (Nonce) verwendet, und wir können nicht finden, wofür. Sehen Sie in Ihrer Wallet nach, ob es geschehen ist, bevor Sie es noch einmal senden.',
  },
  cancelled: {
    title: 'Sie haben sie in Ihrer Wallet abgebrochen.',
    say: 'Nichts davon ist geschehen. Sie haben nur die Gebühr für den Abbruch gezahlt.',
  },
  cancelledInSafe: {
    title: 'Eine andere trat in Safe an ihre Stelle.',
    say: 'Sie hatte dort dieselbe Nummer (Nonce) und wurde zuerst ausgeführt. Von dieser hier ist nichts geschehen, und es wird auch nie etwas geschehen.',
  },
  doneOtherwise: {
    title: 'Es ist erledigt, aber nicht durch diesen Vorschlag.',
    say: 'Was Sie vorgeschlagen haben, wurde auf anderem Weg erreicht. Falls dieser Vorschlag in Ihrem Safe noch aufgeführt ist, lehnen Sie ihn dort ab, damit ihn später niemand ausführt.',
  },
  void: {
    title: 'Das lässt sich nicht mehr ausführen.',
    say: 'Der Safe wurde inzwischen eingepackt oder ausgepackt, damit ist dieser Vorschlag hinfällig. Nichts davon ist geschehen, und es wird auch nie etwas geschehen.',
  },
  unanswered: {
    refused: {
      title: 'Ihr RPC sucht nicht danach.',
      say: 'Er antwortet, listet aber nicht auf, was der Safe getan hat, nicht einmal für einen einzigen Block. Diese Seite sieht deshalb nicht, ob der Vorschlag ausgeführt wurde. Stellen Sie in den Einstellungen einen anderen RPC ein: Die Suche geht dann von selbst weiter.',
    },
    unreachable: {
      title: 'Das Netzwerk antwortet nicht.',
      say: 'Diese Seite sieht deshalb nicht, wie weit die Transaktion gekommen ist. Sie fragt weiter. Prüfen Sie Ihre Internetverbindung, oder stellen Sie in den Einstellungen einen anderen RPC ein.',
    },
  },
  asked: {
    title: 'Ihre Wallet hat nicht geantwortet.',
    say: 'Sie wurde gefragt und kann dies noch senden. Sehen Sie dort nach: Bestätigen Sie es oder lehnen Sie es ab.',
  },
  unclear: {
    title: 'Wir können nicht sagen, ob es gesendet wurde.',
    say: 'Ihre Wallet wurde gefragt und hat mit einem Fehler geantwortet. Sie kann es trotzdem gesendet haben: Sehen Sie in ihrer Liste der Transaktionen nach.',
  },
  answered: (answer) => `Sie antwortete: „${answer}“.`,
  searching: (chain) => `Es wird auf ${chain} danach gesucht…`,
  notFound: (chain, block) => `Bis Block ${block} gibt es auf ${chain} keine solche Transaktion.`,
  twice: 'Wenn Sie es noch einmal senden und die erste doch durchgeht, geschieht es zweimal.',
  unknown: {
    title: 'Nach 20 Minuten noch in keinem Block.',
    say: 'Sie kann später noch durchgehen. Senden Sie sie nicht zweimal: Erhöhen Sie stattdessen die Gebühr in Ihrer Wallet.',
  },
  unknownOfAccount: {
    title: 'Nach 20 Minuten zeigt die Blockchain noch kein Ergebnis.',
    say: 'Es kann noch durchgehen. Sehen Sie in Ihrer Wallet nach, was daraus geworden ist, bevor Sie es noch einmal senden.',
  },
}
