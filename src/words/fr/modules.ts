import type { SafeTranslation } from '../SafeTranslation.ts'

export const modules: SafeTranslation['modules'] = {
  reading: 'Recherche de ce qu’ils peuvent faire…',
  unread: 'Impossible de lire ce que ces modules peuvent faire. Chacun d’eux peut peut-être tout faire avec le Safe.',
  unknown: 'Module inconnu',
  unknownSay: 'Cette page ne connaît pas son code. Il peut peut-être tout faire avec le Safe, sans les propriétaires.',
  account: 'Un compte, pas un contrat',
  accountSay: 'Qui a sa clé peut tout faire avec le Safe, sans les propriétaires.',
  faulty: 'Cette version est défectueuse',
  faultySay:
    'Son éditeur la déclare défectueuse. Des personnes non autorisées peuvent peut-être agir pour le Safe à travers elle.',
  powers: {
    limited:
      'Les comptes qui y figurent peuvent dépenser depuis le Safe, dans les limites fixées par les propriétaires.',
    signed: 'Il permet d’utiliser le Safe par ERC-4337, avec les signatures de ses propriétaires.',
    recovery: 'Des gardiens peuvent remplacer les propriétaires après un délai d’attente.',
    delayed: 'Ceux qu’il admet peuvent tout faire avec le Safe, une fois passé le délai qui y est fixé.',
    roles: 'Ses membres peuvent faire ce que leurs rôles permettent, peut-être tout.',
    share: 'Les détenteurs d’un certain jeton peuvent l’échanger contre une part de ce que contient le Safe.',
    vote: 'Il fait ce que décide un vote ou un oracle hors du Safe, et cela peut être n’importe quoi.',
    bridge: 'Un compte sur un autre réseau peut tout faire avec le Safe à travers lui.',
    holder: 'Seul le détenteur du NFT peut agir à travers lui.',
  },
}
