import type { Translation } from '../Translation.ts'

export const toasts: Translation['toasts'] = {
  label: 'Mitteilungen',
  dismiss: (title) => `Ausblenden: ${title}`,
  view: 'Ansehen',
  sealIt: 'Versiegeln',
  done: {
    wrap: (safe) => `Safe ${safe} ist eingepackt`,
    seal: (safe) => `Safe ${safe} ist versiegelt`,
    execute: (safe) => `Aus ${safe} gesendet`,
    unwrap: (safe) => `Safe ${safe} ist ausgepackt`,
    lock: (safe) => `${safe} ist gesperrt`,
    signing: (safe) => `Ob ${safe} signiert, ist geändert`,
    transfer: (safe) => `${safe} ist weggegeben`,
    revoke: (safe) => `Ein Recht am NFT von ${safe} ist widerrufen`,
    create: (safe) => `Safe ${safe} ist erzeugt`,
    deploy: (contract) => `Smart Contract ${contract} ist bereitgestellt`,
  },
  inBlock: (block, chain) => `In Block ${block} auf ${chain}.`,
  ended: {
    failed: 'Unterwegs fehlgeschlagen. Außer der gezahlten Gebühr hat sich nichts geändert.',
    failedInSafe:
      'Der Safe hat sie abgelehnt. Außer der Gebühr und seiner laufenden Nummer (Nonce) hat sich nichts geändert.',
    replaced: 'Sie haben sie in Ihrer Wallet ersetzt. Nichts davon ist geschehen.',
    lost: 'Ihr Konto hat ihre Nummer (Nonce) verwendet, und wir können nicht finden, wofür. Sehen Sie in Ihrer Wallet nach.',
    cancelled: 'Sie haben sie in Ihrer Wallet abgebrochen. Nichts davon ist geschehen.',
    cancelledInSafe: 'Eine andere trat in Safe an ihre Stelle. Nichts davon ist geschehen.',
    unclear: 'Wir können nicht sagen, ob es gesendet wurde. Sehen Sie in Ihrer Wallet nach.',
    unknown: 'Noch in keinem Block. Sie kann später noch durchgehen; senden Sie sie also nicht zweimal.',
    failedInAccount: 'Der Auftrag an Ihr Konto ist fehlgeschlagen. Nichts davon ist geschehen.',
    doneOtherwise: 'Es ist erledigt, aber nicht durch diesen Vorschlag.',
    void: 'Das lässt sich nicht mehr ausführen. Nichts davon ist geschehen.',
    unknownOfAccount:
      'Die Blockchain zeigt noch kein Ergebnis. Es kann noch durchgehen, senden Sie es also nicht zweimal.',
  },
  left: {
    locked: (wallet) => ({
      title: `${wallet} teilt kein Konto mehr`,
      say: 'Vielleicht ist sie gesperrt. Entsperren Sie sie, oder verbinden Sie neu.',
    }),
    ended: (wallet) => ({
      title: `${wallet} ist nicht mehr verbunden`,
      say: 'Sie hat die Verbindung beendet. Was Sie dort schon bestätigt hatten, kann noch gesendet werden. Verbinden Sie sie neu, um weiterzumachen.',
    }),
  },
  moved: (wallet, chain) => ({
    title: `${wallet} ist jetzt auf ${chain}`,
    say: 'Sie hat das Netzwerk gewechselt. Was Sie hier tun, geschieht dort.',
  }),
  astray: (wallet) => ({
    title: `${wallet} ist auf einem anderen Netzwerk`,
    say: 'Diese Seite funktioniert auf jenem nicht.',
  }),
  unkept: {
    title: 'Dieser Browser speichert gerade nichts',
    say: 'Sein Speicher ist voll oder nicht erlaubt. Was Sie hier tun, funktioniert, bis Sie diese Seite schließen; danach sind Ihre Transaktionen und Einstellungen hier vergessen. Damit sie erhalten bleiben, schaffen Sie Platz in Ihrem Browser, oder erlauben Sie dieser Website, Daten zu speichern.',
  },
  networks: 'Netzwerke',
}
