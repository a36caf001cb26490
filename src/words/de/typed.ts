import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const typed: Translation['typed'] = {
  empty: 'Fügen Sie zuerst die Adresse eines Safes ein.',
  shape: 'Das ist keine Adresse. Eine Adresse besteht aus 0x und 40 hexadezimalen Ziffern.',
  length: (count) =>
    `Nach 0x ${counted(count, { one: `steht ${count} Zeichen`, other: `stehen ${count} Zeichen` })}. Eine Adresse hat 40. Kopieren Sie sie noch einmal.`,
  capitals:
    'Die Großbuchstaben passen nicht, also ist vielleicht ein Zeichen falsch. Kopieren Sie sie noch einmal von dort, wo Sie sie herhaben.',
  secret:
    'Das ist der Hash einer Transaktion oder ein privater Schlüssel. Fügen Sie einen Schlüssel niemals in eine Seite ein. Wir haben das Feld geleert.',
  phrase:
    'Das sieht nach einer Wiederherstellungsphrase aus. Fügen Sie sie niemals in eine Seite ein. Wir haben das Feld geleert.',
  prefix: (prefix) => `${prefix} ist keines unserer Netzwerke.`,
  demoLink: {
    title: 'Dieser Safe ist in der Demo.',
    say: 'Die Demo ist eine Blockchain, die in Ihrem Browser läuft und für alle mit denselben Beispiel-Safes beginnt. Was jemand in seiner getan hat, ist in Ihrer nicht zu sehen.',
    start: 'Demo starten',
  },
  elsewhere: (there, here) =>
    `Diese Adresse ist für ${there}, und dieser Safe ist auf ${here}. Fragen Sie nach einer Adresse auf ${here}.`,
  readAs: (value) => `Gelesen als ${value}.`,
  link: 'In diesem Link steht nicht genau eine Adresse. Kopieren Sie die Adresse selbst.',
  otherNft: 'Das ist ein NFT eines anderen Smart Contracts, kein eingepackter Safe.',
  name: 'Das ist ein Name. Schlagen Sie ihn nach, um seine Adresse zu bekommen.',
  lookUp: (name) => `${name} nachschlagen`,
  lookingUp: 'Frage ENS auf Ethereum …',
  resolved: (name, address, chain) =>
    `${name} führt laut ENS auf ${chain} zu ${address}. Verwendet wird diese Adresse, auch wenn der Name später woandershin führt.`,
  nameFaults: {
    noAddress: (name, chain) => `${name} hat in ENS keine Adresse für ${chain}. Fragen Sie nach der Adresse.`,
    offChain:
      'Dieser Name liegt außerhalb der Blockchain, wo diese Seite nicht nachsieht. Fragen Sie nach der Adresse.',
    notNormal:
      'So schreibt ENS keinen Namen: Zeichen darin sehen vielleicht nur aus wie andere, oder es fehlen welche. Fragen Sie nach der Adresse.',
    inDemo: 'In der Demo gibt es keine Namen. Geben Sie eine Adresse ein.',
    unread: 'ENS auf Ethereum hat nicht geantwortet. Versuchen Sie es erneut, oder fragen Sie nach der Adresse.',
  },
}
