import type { Translation } from '../Translation.ts'

export const files: Translation['files'] = {
  title: 'Vous avez reçu un fichier ?',
  say: 'Ce peut être l’offre d’un Safe, ou des signatures que ses propriétaires réunissent. Choisissez-le ici, et il s’ouvre. Un lien, il suffit de l’ouvrir.',
  choose: 'Choisir un fichier',
  openOffer: 'Ouvrir une offre depuis un fichier',
  wrong: {
    unread: 'Le fichier n’a pas pu être lu. Choisissez-le à nouveau.',
    tooLong:
      'Le fichier est beaucoup trop grand pour venir de cette page. Demandez à l’expéditeur celui que cette page a enregistré.',
    cut: 'Le fichier est incomplet ou a été modifié. Redemandez-le, ou demandez le lien.',
    newer:
      'Le fichier vient d’une version plus récente de cette page. Rechargez cette page, puis choisissez-le à nouveau.',
    file: 'Ce fichier ne vient pas de cette page. Demandez à l’expéditeur celui qui a été enregistré à côté du lien.',
    otherContent:
      'Le fichier dit une chose et en contient une autre. Ne signez et ne payez rien de ce qui l’accompagne.',
    network: 'C’est pour un réseau que cette page ne connaît pas. Choisissez-le d’abord dans les réglages.',
    offer: 'C’est une offre de vente d’un Safe. Ouvrez-la sur la page d’accueil, sous « Vous avez reçu un fichier ? ».',
    consent:
      'Ce sont des signatures de propriétaires pour envelopper un Safe. Ouvrez-les sur la page d’accueil, sous « Vous avez reçu un fichier ? ».',
    batch: 'C’est un lot d’appels. Le détenteur l’importe sur la page du Safe, sous « Lot ».',
  },
}
