import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const mySafes: Translation['mySafes'] = {
  title: 'Mes Safes enveloppés',
  connectFirst:
    'Connectez un portefeuille pour voir les Safes enveloppés de son compte, ou cherchez n’importe quel Safe par son adresse.',
  wrap: 'Envelopper un Safe',
  asking: 'Interrogation…',
  none: 'Aucun ici',
  missing: 'Notre contrat n’est pas encore ici',
  other: 'Il y a un autre code à l’adresse de notre contrat. Rien ici n’est à nous.',
  couldNotAsk: (chain) => `${chain} n’a pas répondu`,
  showAll: (count) => `Afficher les ${count}`,
  more: (shown, all) => `Vous en détenez ${all}. Les ${shown} premiers sont affichés.`,
  unread: (count) =>
    counted(count, {
      one: 'Un Safe que ce navigateur connaît n’a pas pu être lu. Il est peut-être aussi à vous.',
      other: `${count} Safes que ce navigateur connaît n’ont pas pu être lus. Ils sont peut-être aussi à vous.`,
    }),
  lists:
    'Le contrat de chaque réseau liste les Safes dont vous détenez le NFT. Un Safe pas encore scellé, ou dont le NFT est détenu par un Safe à vous ou par un autre contrat, figure ici si ce navigateur l’a déjà vu.',
  inSafe: 'Ce Safe n’existe que sur un réseau, lui seul est donc interrogé.',

  card: {
    balance: 'Solde',
    lock: 'Verrou',
    heldBy: 'Détenu par',
    getsIt: 'Sera détenu par',
    network: 'Réseau',
    locked: (moment) => `Jusqu’au ${moment}`,
    open: 'Non verrouillé',
    nobody: 'Personne : il n’est pas enveloppé',
    yourSafe: (threshold, owners) => `Votre Safe, ${threshold} sur ${owners}`,
    yourWrapped: 'Votre Safe enveloppé',
    contract: 'Un contrat',
    unread: 'Impossible de savoir qui c’est',
    unsealed: 'Pas encore scellé. Passez au scellement.',
    away: 'Il n’est pas à vous tant que ce contrat ne l’a pas rendu.',
    noSafe: 'Ce n’est pas un véritable Safe.',
  },

  search: {
    act: 'En chercher d’autres',
    looking: (percent) => `Recherche dans les événements du contrat : ${percent} %`,
    searched: (from, to) =>
      `Du bloc ${from} au bloc ${to}, recherche de chaque Safe enveloppé pour ce compte ou transmis par lui.`,
    mayBeMore: 'Il peut y en avoir d’autres.',
    refused: 'Le RPC ne fournit pas ces événements. Choisissez un autre RPC dans les réglages.',
    cut: 'Ce compte a eu plus de Safes que nous ne pouvons en afficher. Les plus anciens manquent.',
  },

  watch: {
    title: 'Suivis',
    act: 'Suivre',
    stop: 'Ne plus suivre',
    watched: 'Figure dans Mes Safes enveloppés, dans ce navigateur.',
  },
  recent: 'Déjà consultés',

  drafts: {
    title: 'Commencé dans ce navigateur',
    wrap: (count) =>
      count === 0
        ? 'Un enveloppement, pas encore signé'
        : counted(count, {
            one: `Un enveloppement, avec ${count} signature`,
            other: `Un enveloppement, avec ${count} signatures`,
          }),
    batch: (count) => counted(count, { one: `Un lot de ${count} appel`, other: `Un lot de ${count} appels` }),
    passed: 'Le Safe a fait autre chose depuis. Ces signatures ne valent plus rien.',
    wrapped: 'Ce Safe est désormais enveloppé.',
    discard: 'Supprimer',
  },

  owned: {
    title: 'Safes dont vous êtes propriétaire',
    say: 'Cette page ne peut pas les lister elle-même : il lui faudrait parcourir toute la chaîne. Le service de transactions de Safe le peut.',
    sends:
      'Demander envoie l’adresse de votre compte à api.safe.global, une fois par réseau. Le service apprend alors aussi votre adresse IP et le moment de votre demande.',
    turnsOn:
      'Dès lors, cette page lui demande aussi qui a signé et ce qui attend, jusqu’à ce que vous le désactiviez dans les réglages.',
    turnOn: 'Activer le service et lui demander',
    ask: 'Demander au service de Safe',
    asking: 'Demande au service de Safe…',
    none: (chain) => `Il n’en connaît aucun sur ${chain}.`,
    refused: {
      busy: 'Le service de Safe reçoit trop de questions en ce moment : il en accepte 2 par seconde et 5 000 par mois. Réessayez plus tard.',
      refused: (status) => `Le service de Safe a refusé de répondre (HTTP ${status}).`,
      unreachable:
        'Le service de Safe n’a pas répondu. Il est peut-être en panne, ou quelque chose bloque la connexion.',
      unreadable: 'Cette page ne peut pas lire la réponse du service de Safe.',
    },
    paste: 'Vous pouvez vous en passer : collez l’adresse de votre Safe.',
    notYours: (count) =>
      counted(count, {
        one: `Il a nommé ${count} Safe dont, d’après la chaîne, vous n’êtes pas propriétaire.`,
        other: `Il a nommé ${count} Safes dont, d’après la chaîne, vous n’êtes pas propriétaire.`,
      }),
    unread: (count) =>
      counted(count, {
        one: `${count} d’entre eux n’a pas pu être lu.`,
        other: `${count} d’entre eux n’ont pas pu être lus.`,
      }),
    more: (shown) => `Il en connaît d’autres. Les ${shown} premiers sont affichés.`,
  },
}
