import type { Translation } from '../Translation.ts'

export const toasts: Translation['toasts'] = {
  label: 'Mitteilungen',
  dismiss: (title) => `Ausblenden: ${title}`,
  view: 'Ansehen',
  sealIt: 'Versiegeln',
  done: {
    wrap: (safe) => `Safe ${safe} ist eingepackt`,
    approveHash: (safe) => `Ein Eigentümer hat das Einpacken von ${safe} freigegeben`,
    seal: (safe) => `Safe ${safe} ist versiegelt`,
    execute: (safe) => `Aus ${safe} gesendet`,
    unwrap: (safe) => `Safe ${safe} ist ausgepackt`,
    lock: (safe) => `${safe} ist gesperrt`,
    signing: (safe) => `Signieren wurde für ${safe} geändert`,
    transfer: (safe) => `${safe} ist übertragen`,
    revoke: (safe) => `Eine Freigabe für das NFT von ${safe} ist widerrufen`,
    revokeApprovals: (safe) => `Freigaben von ${safe} sind widerrufen`,
    sweep: (safe) => `Alles Aufgelistete ist aus ${safe} herausgeholt`,
    create: (safe) => `Safe ${safe} ist erzeugt`,
    deploy: (contract) => `Smart Contract ${contract} ist bereitgestellt`,
    fundSealKey: (safe) => `Der Einmalschlüssel für ${safe} hat das Geld`,
    approveSale: (safe) => `Der Verkauf von ${safe} ist freigegeben`,
    approvePrice: (safe) => `Der Preis für ${safe} ist freigegeben`,
    buy: (safe) => `${safe} ist gekauft`,
    endOffers: (safe) => `Alle mit dieser Seite gemachten Angebote für ${safe} sind beendet`,
  },
  inBlock: (block, chain) => `In Block ${block} auf ${chain}.`,
  ended: {
    failed: 'Fehlgeschlagen. Außer der gezahlten Gebühr hat sich nichts geändert.',
    failedInSafe: 'Im Safe fehlgeschlagen. Außer der Gebühr und der Nonce hat sich nichts geändert.',
    replaced: 'Sie haben sie in Ihrer Wallet ersetzt. Sie hatte keine Wirkung.',
    lost: 'Ihr Konto hat ihre Nonce verwendet, und wir können nicht finden, wofür. Sehen Sie in Ihrer Wallet nach.',
    cancelled: 'Sie haben sie in Ihrer Wallet abgebrochen. Sie hatte keine Wirkung.',
    cancelledInSafe: 'Eine andere Transaktion hat sie in Safe ersetzt. Sie hatte keine Wirkung.',
    unclear: 'Wir können nicht sagen, ob es gesendet wurde. Sehen Sie in Ihrer Wallet nach.',
    unknown: 'Noch in keinem Block. Sie kann später noch durchgehen; senden Sie sie also nicht zweimal.',
    failedInAccount: 'Der Auftrag an Ihr Konto ist fehlgeschlagen. Er hatte keine Wirkung.',
    doneOtherwise: 'Es ist erledigt, aber nicht durch diesen Vorschlag.',
    void: 'Das lässt sich nicht mehr ausführen. Es hatte keine Wirkung.',
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
    say: 'Diese Seite unterstützt jenes nicht.',
  }),
  unkept: {
    title: 'Dieser Browser speichert gerade nichts',
    say: 'Sein Speicher ist voll oder nicht erlaubt. Was Sie hier tun, funktioniert, bis Sie diese Seite schließen; danach sind Ihre Transaktionen und Einstellungen hier vergessen. Damit sie erhalten bleiben, schaffen Sie Platz in Ihrem Browser, oder erlauben Sie dieser Website, Daten zu speichern.',
  },
  networks: 'Netzwerke',
}
