import type { SafeTranslation } from '../SafeTranslation.ts'

export const newSafe: SafeTranslation['newSafe'] = {
  offer: 'Commencer avec un nouveau Safe',
  offerSay:
    'Vous n’en avez pas encore ? Une transaction crée un Safe enveloppé et scellé dès le départ, avec son NFT dans votre compte.',
  title: 'Un nouveau Safe, enveloppé dès le départ',
  say: 'Une transaction le crée, et son NFT avec lui. Personne d’autre que notre contrat ne l’a jamais possédé : rien ne peut y être caché.',
  looking: 'Recherche de son adresse…',
  address: 'Son adresse sera',
  addressSay:
    'Elle est dérivée de votre compte, de ce réseau et d’un numéro, et personne d’autre ne peut l’avoir. Sur un autre réseau, vous en auriez une autre.',
  notYet: 'N’y envoyez rien avant qu’il n’existe.',
  number: 'Numéro',
  adopted:
    'Quelqu’un y a déjà déployé le Safe vide. Il est tout de même à vous : il est repris tel quel, et rien ne peut y être caché.',
  earlier: 'Déjà créés pour vous',
  full: 'Plus de mille ont déjà été créés pour ce compte. Cette page ne cherche pas plus loin : connectez un autre compte.',
  act: 'Le créer et recevoir le NFT',
}
