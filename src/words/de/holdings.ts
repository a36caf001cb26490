import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('de')

export const holdings: SafeTranslation['holdings'] = {
  reading: 'Tokens werden gelesen…',
  looking: (percent) => `Die Blockchain wird nach weiteren Token durchsucht: ${percent} %`,
  nfts: (count, shown) => counted(count, { one: `${shown} NFT`, other: `${shown} NFTs` }),
  others: (count) =>
    counted(count, { one: `${count} Token nicht auf unserer Liste`, other: `${count} Token nicht auf unserer Liste` }),
  othersSay:
    'Jeder kann einen Token unter beliebigem Namen an einen Safe senden. Bevor Sie einem trauen, vergleichen Sie seinen Contract mit den Angaben des Herausgebers.',
  imitates: (symbol) => `Nicht der echte ${symbol}: anderer Contract.`,
  unusualLetters: 'Ungewöhnliche Buchstaben im Namen: Er kann mit einem anderen Token verwechselt werden.',
  unread: 'Nicht lesbar',
  unreadNfts: 'Einige NFTs sind nicht lesbar',
  unnamed: 'Ohne Namen',
  units: 'Basiseinheiten (Nachkommastellen unbekannt)',
  contract: 'Contract',
  numbers: 'Token-IDs',
  otherNumbers: (count) => `${count} weitere mit unbekannter ID`,
  explorer: (name) => `Auf ${name} ansehen`,
  readAt: (block) => `Gelesen bei Block ${block}. Preise werden nicht abgefragt.`,
  searched: (from, to) =>
    `Von Block ${from} bis Block ${to} nach Übertragungen an diesen Safe gesucht. Kam ein Token früher oder ohne Transfer-Ereignis an, können Sie ihn selbst hinzufügen.`,
  failed: 'Seine Token konnten nicht gelesen werden.',
  incomplete: 'Einige Token konnten nicht gelesen werden. Sie können trotzdem im Safe sein.',
  mayBeMore: 'Es kann weitere Token geben.',
  searchedTo: (block) => `Die Blockchain wurde bis zurück zu Block ${block} durchsucht.`,
  refused: 'Der RPC gibt keine Protokolle von Übertragungen heraus. Wählen Sie in den Einstellungen einen anderen.',
  unreachable: 'Der RPC antwortet nicht mehr.',
  cut: 'An diesen Safe wurden mehr Token gesendet, als wir auflisten können. Die ältesten fehlen.',
  goOn: 'Weiter suchen',
  add: 'Token hinzufügen',
  addSay: 'Für einen Token, der nicht aufgeführt ist. Er wird in diesem Browser für diesen Safe gespeichert.',
  tokenAddress: 'Token-Contract',
  addAct: 'Hinzufügen',
  checking: 'Wird geprüft…',
  noToken: (chain) => `An dieser Adresse gibt es auf ${chain} keinen Token-Contract.`,
  remove: 'Aus meiner Liste entfernen',
}
