import type { Translation } from '../Translation.ts'

export const prepare: Translation['prepare'] = {
  title: (chain) => `Préparer ${chain}`,
  say: 'Pour envelopper, il faut quatre contrats sur un réseau. Pour vendre, il en faut un de plus, et un autre encore pour vendre sur Seaport. N’importe qui peut les y déployer, une fois et pour tous, une transaction chacun.',
  noPower:
    'Qui le fait paie les frais et n’y gagne aucun pouvoir : le code est le même sur chaque réseau, il n’appartient à personne, et personne ne peut le modifier.',
  reading: 'Vérification de ce qui est déployé…',
  at: 'Adresse',
  pieces: {
    safeL2: { title: 'SafeL2 1.5.0', say: 'Chaque Safe enveloppé en dépend. Fait par Safe.' },
    fallbackHandler: {
      title: 'Fallback handler 1.5.0 de Safe',
      say: 'Un nouveau Safe reçoit des jetons et signe avec lui une fois désenveloppé. Fait par Safe.',
    },
    proxyFactory: { title: 'Proxy factory 1.5.0 de Safe', say: 'Crée de nouveaux Safes. Fait par Safe.' },
    wrappedSafe: {
      title: 'Wrapped Safe',
      say: 'Notre contrat, qui crée aussi son handler et son image. Il est nouveau et n’a pas été audité.',
    },
    asSeen: {
      title: 'As seen',
      say: 'Notre contrat pour les ventes : l’argent et le NFT changent de mains en un seul appel, et seulement tant que le Safe reste tel qu’il a été proposé. On peut envelopper sans lui. Il est nouveau et n’a pas été audité.',
    },
    asSeenZone: {
      title: 'As seen, sur Seaport',
      say: 'Ne laisse Seaport vendre un Safe enveloppé que tant qu’il est tel que le vendeur l’a offert. Nécessaire seulement pour les ordres Seaport. Il est nouveau et n’a pas été audité.',
    },
  },
  found: {
    here: 'Déployé. Son code a été comparé et correspond exactement.',
    missing: 'Pas encore déployé.',
    other: 'Un autre code est à cette adresse. Cette page ne l’utilisera pas.',
  },
  act: (piece) => `Déployer ${piece}`,
  connect: 'Connecter un compte qui paie les frais',
  fasterFree:
    'Quelqu’un d’autre a été plus rapide : il est déployé. Rien n’a été envoyé, et il n’y a plus rien à payer.',
  fasterPaid:
    'Quelqu’un d’autre a été plus rapide : il est déployé. Votre transaction a échoué, et vous a coûté ses frais.',
  deployers: {
    create2: {
      title: 'Le déployeur CREATE2 dont notre contrat a besoin n’est pas sur ce réseau.',
      say: 'Sans lui, notre contrat aurait ici une autre adresse, et aucune page ne le trouverait. Ses auteurs décrivent comment n’importe qui peut le déployer avec une transaction déjà signée. Faites-le d’abord, puis revenez.',
    },
    safe: {
      title: 'Le déployeur de Safe n’est pas sur ce réseau.',
      say: 'Sans lui, les contrats de Safe auraient ici d’autres adresses. Seul Safe peut le déployer : demandez-le-lui, puis revenez.',
    },
  },
  deployerOther: 'Un autre code se trouve à la place du déployeur. Rien ne peut être déployé par son intermédiaire.',
  howTo: 'Comment le déployer',
  ready: 'Tout ce qu’il faut pour envelopper est déployé.',
  readySay: (chain) => `Des Safes peuvent être enveloppés sur ${chain}.`,
}
