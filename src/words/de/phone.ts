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
  openSettings: 'Einstellungen öffnen',
  projectId: {
    label: 'Projekt-ID für WalletConnect',
    help: 'Nur nötig, wenn diese Seite keine hat, oder eine, die an ihrer Adresse nicht erlaubt ist. 32 hexadezimale Ziffern.',
    saved: 'Gespeichert.',
    wrong: 'Eine Projekt-ID hat 32 Ziffern, 0 bis 9 und a bis f.',
    save: 'Speichern',
  },
}
