import type { Translation } from '../Translation.ts'

export const phone: Translation['phone'] = {
  preparing: { title: 'Code wird geholt', say: 'Die Vermittlung von WalletConnect wird darum gebeten.' },
  scan: { title: 'Mit dem Telefon scannen', say: 'Mit jeder Wallet, die WalletConnect-Codes scannt.' },
  scanWith: (wallet) => ({
    title: `Mit ${wallet} scannen`,
    say: `Öffnen Sie ${wallet} auf Ihrem Telefon und scannen Sie diesen Code.`,
  }),
  here: { title: 'Ihre Wallet öffnen', say: 'Bestätigen Sie dort die Verbindung und kommen Sie dann zurück.' },
  hereWith: (wallet) => ({
    title: `In ${wallet} weitermachen`,
    say: 'Bestätigen Sie dort die Verbindung und kommen Sie dann zurück.',
  }),
  unopened: {
    title: 'Keine Wallet hat sich geöffnet',
    say: 'Nutzen Sie den Code oder den Link auf einem Gerät, das eine hat.',
  },
  unopenedWith: (wallet) => ({
    title: `${wallet} hat sich nicht geöffnet`,
    say: 'Vielleicht ist die App nicht auf diesem Gerät. Holen Sie sie sich, oder nutzen Sie den Code oder den Link dort, wo Sie sie haben.',
  }),
  returned: {
    title: 'Ihre Wallet wird erwartet',
    say: 'Sobald Sie dort bestätigt haben, geht es hier von selbst weiter. Hat sie nichts gefragt, öffnen Sie sie noch einmal.',
  },
  returnedWith: (wallet) => ({
    title: `${wallet} wird erwartet`,
    say: 'Sobald Sie dort bestätigt haben, geht es hier von selbst weiter. Kam keine Frage, öffnen Sie die App noch einmal.',
  }),
  otherDevice: 'Code für ein anderes Gerät zeigen',
  renewed: {
    expired: 'Das ist ein neuer Code. Der letzte ist abgelaufen.',
    declined: 'Sie haben auf dem Telefon abgelehnt. Das ist ein neuer Code.',
  },
  qr: 'WalletConnect-Code. Denselben Link erhalten Sie mit „Link kopieren“.',
  newCodeIn: (clock) => `Neuer Code in ${clock}`,
  copyLink: 'Link kopieren',
  open: (wallet) => `${wallet} öffnen`,
  openHere: 'Wallet auf diesem Gerät öffnen',
  lacking: (wallet) => `Sie haben ${wallet} nicht?`,
  getOnPhone: 'Auf Ihr Telefon holen',
  storeCode: (wallet) => `QR-Code, der dahin führt, wo es ${wallet} gibt.`,
  steps: (wallet) => [
    `Scannen Sie diesen Code mit Ihrem Telefon, um ${wallet} zu holen.`,
    'Legen Sie darin eine Wallet an, oder importieren Sie Ihre. Behalten Sie die Wiederherstellungsphrase für sich.',
    'Scannen Sie dann damit den großen Code. Hier geht es von selbst weiter.',
  ],
  withoutRelay: {
    browser: (wallet) => ({ title: `In ${wallet} öffnen`, say: `Diese Seite, im Browser der App ${wallet}` }),
    onPhone: 'Die App auf dem Telefon verwenden',
    onPhoneSay: (wallet) =>
      `Scannen Sie dies mit der Kamera Ihres Telefons. Es öffnet diese Seite im Browser der App ${wallet}.`,
    code: (wallet) => `Code, der diese Seite in ${wallet} öffnet.`,
  },
  openSettings: 'Einstellungen öffnen',
  projectId: {
    label: 'Projekt-ID für WalletConnect',
    help: 'Nur nötig, wenn diese Seite keine hat, oder eine, die an ihrer Adresse nicht erlaubt ist. 32 hexadezimale Ziffern.',
    saved: 'Gespeichert.',
    wrong: 'Eine Projekt-ID hat 32 Ziffern, 0 bis 9 und a bis f.',
    save: 'Speichern',
  },
}
