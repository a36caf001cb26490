import type { Translation } from '../Translation.ts'

export const prepare: Translation['prepare'] = {
  title: (chain) => `Préparer ${chain}`,
  say: 'Pour envelopper, il faut quatre contrats sur un réseau. N’importe qui peut les y déployer, une fois et pour tous, une transaction chacun.',
  noPower:
    'Qui le fait paie les frais et n’en tire aucun pouvoir : le code est le même sur chaque réseau, il n’appartient à personne, et personne ne peut le modifier.',
  reading: 'Examen de ce qui s’y trouve…',
  at: 'Adresse',
  pieces: {
    safeL2: { title: 'SafeL2 1.5.0', say: 'Chaque Safe enveloppé en dépend. Fait par Safe.' },
    fallbackHandler: {
      title: 'Gestionnaire (handler) 1.5.0 de Safe',
      say: 'Un nouveau Safe reçoit des jetons et signe avec lui une fois désenveloppé. Fait par Safe.',
    },
    proxyFactory: { title: 'Fabrique 1.5.0 de Safe', say: 'Crée de nouveaux Safes. Faite par Safe.' },
    wrappedSafe: {
      title: 'Wrapped Safe',
      say: 'Notre contrat, qui crée avec lui son gestionnaire (handler) et son image. Il est nouveau et n’a pas été audité.',
    },
  },
  found: {
    here: 'Il est là. Son code a été comparé, et c’est exactement ce qu’il doit être.',
    missing: 'Il n’est pas encore là.',
    other: 'Un autre code est là. Cette page ne l’utilisera pas.',
  },
  act: (piece) => `Déployer ${piece}`,
  connect: 'Connecter un compte qui paie les frais',
  fasterFree:
    'Quelqu’un d’autre a été plus rapide : il est là. Rien n’a été envoyé cette fois, et il n’y a plus rien à payer.',
  fasterPaid: 'Quelqu’un d’autre a été plus rapide : il est là. Votre transaction a échoué, et vous a coûté ses frais.',
  deployers: {
    create2: {
      title: 'Le déployeur par lequel passe notre contrat n’est pas sur ce réseau.',
      say: 'Sans lui, notre contrat aurait ici une autre adresse, et aucune page ne le trouverait. Ses auteurs décrivent comment n’importe qui l’y met avec une transaction déjà signée. Faites-le d’abord, puis revenez.',
    },
    safe: {
      title: 'Le déployeur de Safe n’est pas sur ce réseau.',
      say: 'Sans lui, les contrats de Safe auraient ici d’autres adresses. Seul Safe peut l’y mettre : demandez-le-lui, puis revenez.',
    },
  },
  deployerOther: 'Un autre code se trouve à la place du déployeur. Rien ne peut être déployé par son intermédiaire.',
  howTo: 'Comment il y arrive',
  ready: 'Tout est là.',
  readySay: (chain) => `Des Safes peuvent être enveloppés sur ${chain}.`,
}
