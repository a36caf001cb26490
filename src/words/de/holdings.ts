import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const holdings: Translation['holdings'] = {
  reading: 'Tokens werden gelesen…',
  looking: (percent) => `Die Blockchain wird nach weiteren Token durchsucht: ${percent} %`,
  nfts: (count) => counted(count, { one: `${count} NFT`, other: `${count} NFTs` }),
  others: (count) =>
    counted(count, { one: `${count} Token nicht auf unserer Liste`, other: `${count} Token nicht auf unserer Liste` }),
  othersSay:
    'Jeder kann einen Token unter beliebigem Namen an einen Safe senden. Bevor Sie einem trauen, vergleichen Sie seinen Contract mit den Angaben des Herausgebers.',
  imitates: (symbol) => `Nicht das bekannte ${symbol}: Das ist ein anderer Contract.`,
  unread: 'Nicht lesbar',
  unreadNfts: 'Einige NFTs sind nicht lesbar',
  unnamed: 'Ohne Namen',
  units: 'kleinste Einheiten',
  contract: 'Contract',
  numbers: 'Nummern',
  otherNumbers: (count) => `${count} weitere, deren Nummern nicht gefunden wurden`,
  explorer: (name) => `Auf ${name} ansehen`,
  readAt: (block) => `Gelesen bei Block ${block}. Nur Mengen: Preise werden nirgends abgefragt.`,
  searched: (from, to) =>
    `Übertragungen an ihn wurden von Block ${from} bis ${to} durchsucht. Einen Token, der früher oder ohne Übertragung kam, können Sie selbst hinzufügen.`,
  failed: 'Seine Token konnten nicht gelesen werden.',
  incomplete: 'Einige Token konnten nicht gelesen werden. Das heißt nicht, dass keine da sind.',
  mayBeMore: 'Es kann weitere Token geben.',
  searchedTo: (block) => `Die Blockchain wurde bis zurück zu Block ${block} durchsucht.`,
  refused: 'Der RPC listet keine Übertragungen auf. In den Einstellungen können Sie einen anderen festlegen.',
  unreachable: 'Der RPC antwortet nicht mehr.',
  cut: 'An ihn wurden mehr Token gesendet, als hier stehen: Die ältesten fehlen.',
  goOn: 'Weiter suchen',
  add: 'Token hinzufügen',
  addSay: 'Für einen Token, der nicht aufgeführt ist. Er wird in diesem Browser für diesen Safe gespeichert.',
  tokenAddress: 'Token-Contract',
  addAct: 'Hinzufügen',
  checking: 'Wird geprüft…',
  noToken: (chain) => `Auf ${chain} antwortet an dieser Adresse kein Token.`,
  remove: 'Aus meiner Liste entfernen',
}
