import type { Translation } from '../Translation.ts'

export const home: Translation['home'] = {
  stepsTitle: 'Comment ça marche',
  steps: [
    ['Envelopper', 'Le propriétaire signe une transaction. Dès lors, seul le détenteur du NFT peut utiliser le Safe.'],
    ['Détenir', 'Utilisez le Safe comme avant, ou remettez le NFT et tout le compte avec lui.'],
    [
      'Désenvelopper',
      'Le détenteur désigne de nouveaux propriétaires. Le NFT est détruit et le Safe redevient un Safe ordinaire.',
    ],
  ],
  costsTitle: 'Ce que cela coûte',
  costs: {
    fee: 'Nos frais',
    none: 'Aucun',
    look: 'Consulter un Safe',
    free: 'Gratuit',
    gas: (amount) => `${amount} gas`,
    rows: {
      wrap: 'Envelopper un Safe',
      seal: 'Le sceller et créer le NFT',
      execute: 'En envoyer des ETH',
      unwrap: 'Désenvelopper',
    },
    note: 'Les frais de réseau vont au réseau. Mesurés sur un Safe à un propriétaire, à 1 gwei ; avec plus de propriétaires, ils augmentent.',
  },
  risksTitle: 'Ce qui peut mal tourner',
  risks: [
    [
      'Le NFT est la clé',
      'Quiconque détient ce NFT contrôle tout ce que contient ce Safe. Si le NFT est perdu ou volé, le Safe l’est aussi. Personne ne peut revenir en arrière.',
    ],
    [
      'Un seul décide',
      'Là où plusieurs personnes doivent aujourd’hui être d’accord, un seul détenteur décide après l’enveloppement, sauf si le NFT va à un nouveau Safe réunissant les mêmes personnes.',
    ],
    [
      'Un seul réseau',
      'Un Safe est enveloppé sur un seul réseau. La même adresse sur d’autres réseaux reste à ses propriétaires là-bas.',
    ],
    [
      'À l’achat',
      'Le vendeur peut vider le Safe à tout moment, même quelques secondes avant votre achat. Ne payez que d’une manière qui échoue s’il est vide.',
    ],
    [
      'Promesses antérieures',
      'Si vous avez promis à quelqu’un de ne pas vendre (acquisition progressive, contrat de travail, KYC), envelopper n’annule pas cette promesse.',
    ],
    [
      'Un contrat récent',
      'Ce contrat est nouveau et n’a pas été audité. Commencez avec un Safe que vous pouvez vous permettre de perdre.',
    ],
  ],
  whatTitle: 'Ce qu’est un Safe',
  what: [
    'Un Safe est un compte partagé par une ou plusieurs personnes. Il garde argent, positions et historique à une seule adresse, et rien n’en sort tant que trop peu de propriétaires ont signé.',
    'Certaines de ces choses ne peuvent pas être déplacées une à une. Envelopper les laisse où elles sont et ne change que qui décide : notre contrat devient propriétaire, et il n’écoute que le détenteur du NFT.',
  ],
  between: ', ',
  chains: (names) => `Réseaux : ${names}.`,
}
