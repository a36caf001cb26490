import type { SafeTranslation } from '../SafeTranslation.ts'

export const elsewhere: SafeTranslation['elsewhere'] = {
  title: 'La même adresse sur d’autres réseaux',
  say: 'Sur chaque réseau, la même adresse peut contenir autre chose. Cela interroge les RPC des autres réseaux que connaît cette page.',
  look: 'Regarder sur les autres réseaux',
  reading: 'Interrogation…',
  nothing: 'Rien là-bas. Un Safe avec les premiers propriétaires de celui-ci peut encore y être créé.',
  other: 'Un autre code, qui n’est pas un Safe authentique.',
  same: 'Un Safe avec les mêmes propriétaires.',
  different: 'Un Safe avec d’autres propriétaires :',
  wrapped: 'Un Safe enveloppé là-bas aussi, contrôlé par :',
  unknown: 'Lecture impossible.',
  only: (chain) => `Un NFT ne contient que le Safe de son propre réseau : ici, celui sur ${chain}.`,
}
