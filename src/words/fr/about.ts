import type { Translation } from '../Translation.ts'

export const about: Translation['about'] = {
  title: 'À propos',
  what: [
    'Un Safe est un compte que plusieurs personnes, ou plusieurs clés d’une même personne, contrôlent ensemble. Cette page transforme un Safe entier en un NFT : quiconque détient le NFT contrôle le Safe. Désenvelopper détruit le NFT et remet le Safe aux propriétaires que son détenteur désigne.',
    'Derrière le contrat, il n’y a ni société, ni frais, ni clé qui pourrait l’arrêter ou le modifier, ni serveur à nous. La page n’est faite que de fichiers ; ce qu’elle montre, votre navigateur le lit sur la blockchain.',
  ],
  auditTitle: 'Il n’a pas été audité',
  audit:
    'Le contrat est nouveau, et personne d’indépendant ne l’a vérifié. Commencez avec un Safe que vous pouvez vous permettre de perdre.',
  cannotTitle: 'Ce qu’il ne peut pas faire',
  cannot: [
    'Retrouver un NFT perdu ou volé. Quiconque le détient a le Safe.',
    'Empêcher un vendeur de vider le Safe avant une vente.',
    'Révoquer par le seul enveloppement ce que le Safe a approuvé. Qui a une approbation peut prendre ces jetons jusqu’à sa révocation ; la page d’un Safe les montre.',
    'Inclure la même adresse sur d’autres réseaux. Ses propriétaires là-bas la gardent.',
    'Retirer des clés cachées dans le stockage du Safe. Elles ne peuvent rien déplacer tant qu’il est enveloppé, mais pourraient devenir actives quand il est désenveloppé. La page d’un Safe prouve s’il y en a, là où un RPC donne des preuves.',
  ],
  privacyTitle: 'Qui apprend quoi',
  privacy: [
    ['Personne, au début', 'Ouvrir cette page n’interroge que le site dont elle vient.'],
    [
      'Le RPC d’un réseau',
      'Apprend quelles adresses vous y consultez, et votre adresse IP. Vous pouvez indiquer le vôtre dans les réglages.',
    ],
    ['WalletConnect', 'Apprend que vous vous connectez, dès que vous choisissez un portefeuille qui en a besoin.'],
    [
      'Le service de transactions de Safe',
      'Apprend quelles propositions et quels Safes vous consultez, quand, et votre adresse IP, dès que vous l’activez dans les réglages.',
    ],
    [
      'Votre navigateur',
      'Garde vos réglages, vos portefeuilles récents et vos transactions, et pendant un jour ce qu’il a lu. La page des réglages efface tout.',
    ],
  ],
  contractTitle: 'Le contrat',
  contractSay:
    'Il a la même adresse sur chaque réseau. La page ne lui fait confiance que là où le code a exactement ce hash.',
  wrapper: 'Wrapped Safe',
  handler: 'Son guard et son handler',
  router: 'As seen, pour les ventes',
  zone: 'As seen, pour les ventes sur Seaport',
  codeHash: 'Hash du code',
  check: 'Est-il déployé ?',
  checkSay: 'Demande au RPC d’un réseau le code à cette adresse.',
  reading: 'Lecture…',
  found: {
    here: 'Déployé, avec exactement ce code.',
    missing: 'Pas déployé. Rien ne peut encore être enveloppé sur ce réseau.',
    other: 'Un autre code est à cette adresse. Cette page ne l’utilisera pas.',
  },
  versionTitle: 'Version et licences',
  version: 'Version',
  licence: 'Licence',
  made: 'Logiciels tiers',
}
