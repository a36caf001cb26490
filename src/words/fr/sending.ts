import type { SafeTranslation } from '../SafeTranslation.ts'

export const sending: SafeTranslation['sending'] = {
  token: 'Jeton',
  unlisted: 'Hors de notre liste',
  another: 'Autre jeton…',
  id: 'ID du jeton',
  otherId: 'Autre ID…',
  otherIdLabel: 'Autre ID du jeton',
  whole: 'Saisissez un nombre entier, sans point ni virgule.',
  decimals: (symbol, count) => `${symbol} a ${count} décimales, pas plus.`,
  inUnits: 'Ce jeton n’indique pas ses décimales : saisissez le montant en unités de base.',
  idShape: 'L’ID d’un jeton est un nombre entier.',
  idLeaving: 'Ce NFT est en train de sortir du Safe, ou l’est peut-être.',
  toToken: 'C’est le contrat du jeton lui-même. Ce qui y va est le plus souvent perdu.',
  ownNft: 'C’est le NFT de ce Safe lui-même. Le Safe ne peut pas l’envoyer.',
  arrivesLess: (arrives, sent) =>
    `Le jeton garde une part de chaque transfert : sur ${sent}, seuls ${arrives} arrivent.`,
  arrivesUnknown: 'Impossible de dire combien arrive : le jeton n’indique pas le solde du destinataire.',
  sent: (what, to) => `${what} envoyés à ${to}.`,
}
