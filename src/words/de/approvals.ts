import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('de')

export const approvals: SafeTranslation['approvals'] = {
  title: 'Gültige Freigaben',
  say: 'Was andere aus diesem Safe nehmen dürfen, ohne jemanden zu fragen. Einpacken oder Sperren hält sie nicht auf.',
  reading: 'Freigaben werden gelesen…',
  none: 'Keine. Jede gefundene Freigabe ist aufgebraucht, abgelaufen oder widerrufen.',
  neverAny: 'Keine gefunden: Kein Ereignis meldet eine Freigabe dieses Safes.',
  noneYet: 'Bisher keine gefunden.',
  failed: 'Seine Freigaben konnten nicht gelesen werden.',
  unread: (count) =>
    counted(count, {
      one: 'Eine Freigabe konnte nicht gelesen werden. Sie kann noch gelten.',
      other: `${count} Freigaben konnten nicht gelesen werden. Sie können noch gelten.`,
    }),
  looking: (percent) => `Die Blockchain wird nach Freigaben durchsucht: ${percent} %`,
  searched: (from, to) =>
    `Von Block ${from} bis Block ${to} nach Freigaben dieses Safes gesucht. Ein Token, der seine Freigaben nicht protokolliert, ist so nicht zu finden.`,
  mayBeMore: 'Es kann weitere Freigaben geben.',
  refused: 'Der RPC gibt keine Protokolle von Freigaben heraus. Wählen Sie in den Einstellungen einen anderen.',
  cut: 'Es gibt mehr Freigaben, als wir auflisten können. Die ältesten fehlen.',
  who: 'Wer etwas nehmen darf',
  atRisk: 'Jetzt gefährdet',
  may: 'Darf nehmen',
  since: 'Seit',
  block: (block) => `Block ${block}`,
  nothing: 'Derzeit nichts',
  unknown: 'Unbekannt',
  any: (symbol) => `Beliebig viel ${symbol}`,
  anyNft: (collection) => `Jedes NFT von ${collection}`,
  nft: (collection, id) => `${collection} #${id}`,
  until: (moment) => `Bis ${moment}`,
  byPermit2: 'Über Uniswap Permit2',
  sorted: 'Sortiert danach, was heute genommen werden kann. Preise werden nicht abgefragt.',
  revoke: 'Widerrufen',
  revokeIt: (what, who) => `Widerrufen: ${what} für ${who}`,
  revokeAll: (count) => `Alle ${count} auf einmal widerrufen`,
  revokeFirst: (count) => `Die ersten ${count} auf einmal widerrufen`,
  revokeOneSay: 'Danach kann diese Adresse das nicht mehr aus dem Safe nehmen.',
  revokeAllSay:
    'Eine einzige Transaktion widerruft sie zusammen. Eine Freigabe, deren Token den Widerruf ablehnt, wird ausgelassen und bleibt in der Liste.',
  act: (count) => counted(count, { one: 'Diese Freigabe widerrufen', other: `${count} Freigaben widerrufen` }),
  locked: (moment) => `Bis ${moment} kann nichts widerrufen werden`,
  lockedSay:
    'Der Safe ist gesperrt, und Freigaben gelten trotzdem weiter. Nächstes Mal: zuerst widerrufen, dann sperren.',
  ahead: (count) =>
    counted(count, {
      one: 'Diese Freigabe in derselben Transaktion widerrufen',
      other: `Diese ${count} Freigaben in derselben Transaktion widerrufen`,
    }),
  aheadFirst: (count) => `Die ersten ${count} Freigaben in derselben Transaktion widerrufen`,
  aheadSay: 'Eine Freigabe, deren Token den Widerruf ablehnt, wird ausgelassen. Der Safe wird trotzdem eingepackt.',
  aheadSeveral:
    'Was mehrere Eigentümer gemeinsam signieren, packt den Safe nur ein und widerruft keine davon. Widerrufen Sie sie vorher in Safe, oder der Inhaber tut es nach dem Einpacken auf der Seite des Safe.',
  aheadSearching:
    'Die Suche nach Freigaben läuft noch. Sie können weitergehen, ohne zu warten. Was bis dahin nicht gefunden ist, gilt weiter.',
  aheadReview: (count) =>
    counted(count, {
      one: 'Dieselbe Transaktion widerruft eine Freigabe.',
      other: `Dieselbe Transaktion widerruft ${count} Freigaben.`,
    }),
  aheadLeft: (count) =>
    counted(count, {
      one: 'Eine Freigabe wird ausgelassen: Sie gilt nicht mehr oder lässt sich hier nicht widerrufen.',
      other: `${count} Freigaben werden ausgelassen: Sie gelten nicht mehr oder lassen sich hier nicht widerrufen.`,
    }),
}
