import type { Translation } from '../Translation.ts'

export const signIn: Translation['signIn'] = {
  title: 'Anmelden',
  verify: {
    title: 'Ihr Konto bestätigen',
    say: (account) =>
      `Signieren Sie eine Nachricht, um zu zeigen, dass ${account} Ihnen gehört. Das ist kostenlos und sendet nichts.`,
  },
  required: 'Diese Seite verlangt es, bevor etwas gesendet wird.',
  place: {
    title: 'An dieser Adresse können Sie sich nicht anmelden.',
    host: (host) =>
      `Die Nachricht, die Sie signieren, nennt diese Seite, und ${host} kann nicht darin stehen. Öffnen Sie die Seite unter einem vollständigen Hostnamen wie wallet.example.com und melden Sie sich dort an. Ihr Wallet wurde nicht gefragt.`,
    path: (url) =>
      `Die Nachricht, die Sie signieren, nennt diese Seite, und ${url} kann nicht darin stehen. Öffnen Sie die Seite unter einem Pfad aus einfachen Buchstaben und Ziffern und melden Sie sich dort an. Ihr Wallet wurde nicht gefragt.`,
  },
  kinds: {
    safe: (threshold) =>
      `${threshold} Eigentümer müssen sie in Safe signieren. Sie können dies inzwischen schließen und später zurückkommen.`,
    safeOfOne: 'Ein Eigentümer muss sie in Safe signieren.',
    oldSafe:
      'Dieser Safe ist älter als Version 1.3. So alte Safes können eine Signatur selten bestätigen. Aktualisieren Sie ihn erst in Safe und melden Sie sich dann an.',
    contract: 'Das Konto ist ein Smart Contract: Er entscheidet selbst, ob eine Signatur gültig ist.',
    delegated: 'Das Konto führt Code aus (EIP-7702). Sein Schlüssel signiert trotzdem.',
  },
  signing: (wallet) => `${wallet} hat die Nachricht. Lesen Sie sie dort, und signieren Sie dann.`,
  verifying: (account) => `Die Signatur wird mit ${account} verglichen.`,
  waiting: {
    title: 'Warten auf die Eigentümer',
    say: (until) =>
      `Genügend Eigentümer müssen die Nachricht in Safe signieren. Sie bleibt bis ${until} gespeichert; Sie können dies also schließen und später zurückkommen.`,
    closed: (until) =>
      `Das Fenster der Wallet ist geschlossen. Wenn Sie dort signiert haben, können jetzt die anderen Eigentümer signieren; wenn nicht, fragen Sie noch einmal. Bis ${until} geht nichts verloren.`,
    byItself: 'Es geht von selbst weiter, solange diese Seite offen ist.',
    thenAsk: 'Fragen Sie noch einmal, sobald sie signiert haben: Ihre Wallet hat dann die Signaturen.',
    contract: (until) =>
      `Der Smart Contract nimmt die Signatur noch nicht an. Er wird bis ${until} wieder gefragt, solange diese Seite offen ist.`,
    lookFailed: 'Die letzte Suche nach Signaturen kam nicht durch. Die nächste kommt automatisch.',
  },
  done: {
    title: 'Ihr Konto ist bestätigt',
    say: (account, until) => `${account} gehört Ihnen. Dieser Tab merkt sich das bis ${until}.`,
    limits: 'Das wurde nur in diesem Browser geprüft und gibt niemandem irgendwelche Rechte.',
  },
  message: 'Nachricht lesen',
  acts: {
    preparing: 'Nachricht wird vorbereitet',
    sign: 'Nachricht signieren',
    signing: 'Warten auf die Signatur',
    verifying: 'Signatur wird geprüft',
    askAgain: 'Noch einmal fragen',
    stop: 'Nicht mehr warten',
    notNow: 'Nicht jetzt',
    later: 'Vorerst schließen',
    done: 'Fertig',
    signOut: 'Abmelden',
    chooseNetwork: 'Netzwerk wählen',
    other: 'Wallet wechseln oder trennen',
  },
  declined: (wallet) => `${wallet}: Sie haben abgelehnt. Es wurde nichts signiert.`,
  invalid:
    'Die Signatur ist nicht die dieses Kontos. Signieren Sie noch einmal, mit dem Konto, das hier angezeigt wird.',
  refused:
    'Der Server dieser Seite hat die Signatur abgelehnt. Signieren Sie noch einmal, mit dem Konto, das hier angezeigt wird.',
  notKnown: 'Noch ist nicht bekannt, ob die Signatur gültig ist. Ihre Wallet wird nicht noch einmal gefragt.',
  signOutFailed:
    'Hier sind Sie abgemeldet. Der Server dieser Seite hat nicht geantwortet und weiß es vielleicht noch nicht.',
  yourWallet: 'Ihre Wallet',
}
