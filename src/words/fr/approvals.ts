import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('fr')

export const approvals: SafeTranslation['approvals'] = {
  title: 'Approbations en vigueur',
  say: 'Ce que d’autres peuvent prendre dans ce Safe sans rien demander. L’envelopper ou le verrouiller ne les en empêche pas.',
  reading: 'Lecture de ses approbations…',
  none: 'Aucune. Toutes les approbations trouvées sont épuisées, expirées ou révoquées.',
  neverAny: 'Aucune trouvée : aucun événement n’indique une approbation de ce Safe.',
  noneYet: 'Aucune trouvée pour l’instant.',
  failed: 'Ses approbations n’ont pas pu être lues.',
  unread: (count) =>
    counted(count, {
      one: 'Une approbation n’a pas pu être lue. Elle est peut-être encore en vigueur.',
      other: `${count} approbations n’ont pas pu être lues. Elles sont peut-être encore en vigueur.`,
    }),
  looking: (percent) => `Recherche d’approbations dans la chaîne : ${percent} %`,
  searched: (from, to) =>
    `Approbations de ce Safe recherchées du bloc ${from} au bloc ${to}. Un jeton qui ne journalise pas ses approbations est introuvable ainsi.`,
  mayBeMore: 'Il peut y avoir d’autres approbations.',
  refused: 'Le RPC ne fournit pas les journaux d’approbations. Choisissez un autre RPC dans les réglages.',
  cut: 'Il y a plus d’approbations que nous ne pouvons en afficher. Les plus anciennes manquent.',
  who: 'Qui peut prendre',
  atRisk: 'En danger maintenant',
  may: 'Peut prendre',
  since: 'Depuis',
  block: (block) => `Bloc ${block}`,
  nothing: 'Rien pour l’instant',
  unknown: 'Inconnu',
  any: (symbol) => `N’importe quel montant en ${symbol}`,
  anyNft: (collection) => `N’importe quel NFT de ${collection}`,
  nft: (collection, id) => `${collection} #${id}`,
  until: (moment) => `Jusqu’au ${moment}`,
  byPermit2: 'Par Uniswap Permit2',
  sorted: 'Triées selon ce qui peut être pris aujourd’hui. Aucun prix n’est consulté.',
  revoke: 'Révoquer',
  revokeIt: (what, who) => `Révoquer : ${what} pour ${who}`,
  revokeAll: (count) => `Révoquer les ${count} à la fois`,
  revokeFirst: (count) => `Révoquer les ${count} premières à la fois`,
  revokeOneSay: 'Ensuite, cette adresse ne pourra plus prendre cela dans le Safe.',
  revokeAllSay:
    'Une seule transaction les révoque ensemble. Une approbation que son jeton refuse de révoquer est laissée de côté et reste dans la liste.',
  act: (count) => counted(count, { one: 'Révoquer cette approbation', other: `Révoquer ${count} approbations` }),
  locked: (moment) => `Rien ne peut être révoqué jusqu’au ${moment}`,
  lockedSay:
    'Le Safe est verrouillé, et les approbations restent en vigueur malgré tout. La prochaine fois, révoquez d’abord, verrouillez ensuite.',
  ahead: (count) =>
    counted(count, {
      one: 'Révoquer cette approbation dans la même transaction',
      other: `Révoquer ces ${count} approbations dans la même transaction`,
    }),
  aheadFirst: (count) => `Révoquer les ${count} premières approbations dans la même transaction`,
  aheadSay: 'Une approbation que son jeton refuse de révoquer est laissée de côté. Le Safe est enveloppé malgré tout.',
  aheadSeveral:
    'Ce que plusieurs propriétaires signent ensemble ne fait qu’envelopper le Safe et n’en révoque aucune. Révoquez-les d’abord dans Safe, ou le détenteur le fera ensuite, sur la page du Safe.',
  aheadSearching:
    'La recherche d’approbations est encore en cours. Vous pouvez continuer sans attendre. Ce qui n’aura pas été trouvé d’ici là restera en vigueur.',
  aheadReview: (count) =>
    counted(count, {
      one: 'La même transaction révoque une approbation.',
      other: `La même transaction révoque ${count} approbations.`,
    }),
  aheadLeft: (count) =>
    counted(count, {
      one: 'Une approbation est laissée de côté : elle n’est plus en vigueur, ou ne peut pas être révoquée ici.',
      other: `${count} approbations sont laissées de côté : elles ne sont plus en vigueur, ou ne peuvent pas être révoquées ici.`,
    }),
}
