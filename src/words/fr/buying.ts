import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('fr')

export const buying: SafeTranslation['buying'] = {
  title: 'L’offre',
  reading: 'Lecture de l’offre sur la chaîne…',
  price: 'Prix',
  free: 'Rien : il est cédé',
  seller: 'Vendeur',
  buyer: 'Acheteur',
  anyone: 'N’importe qui. Le premier l’obtient.',
  you: 'Vous',
  ends: 'Ouverte jusqu’au',
  through: 'Vendu sur',
  seaport: 'Seaport 1.6, qui ne vend le Safe que dans l’état où il a été offert.',
  locked: (moment) => `Jusqu’au ${moment}, pour l’acheteur aussi`,
  asSeen:
    'Le Safe est exactement tel qu’il était quand le vendeur a signé : ni utilisé, ni verrouillé, ni transféré depuis. Si cela change, la vente échoue et rien n’est payé.',
  nothingPaid: 'Cette offre ne peut pas être acceptée maintenant. Rien n’a été payé.',
  obstacle: {
    routerMissing: (chain) => ({
      title: `Le contrat de vente n’est pas encore sur ${chain}`,
      say: 'Sans lui, rien ne peut y être acheté. N’importe qui peut le déployer.',
    }),
    routerOther: {
      title: 'Un autre code se trouve à la place du contrat de vente',
      say: 'Ne payez rien. Vérifiez le RPC dans les réglages, puis rouvrez le lien.',
    },
    seaportMissing: (chain) => ({
      title: `Seaport 1.6 n’est pas sur ${chain}`,
      say: 'On ne peut y créer ni y exécuter d’ordres Seaport. Le Safe peut être vendu par le contrat de vente de cette page à la place.',
    }),
    zoneMissing: (chain) => ({
      title: `Le contrat qui vérifie l’état d’un Safe pour Seaport n’est pas encore sur ${chain}`,
      say: 'Sans lui, aucun ordre de ce genre ne peut y être exécuté. N’importe qui peut le déployer.',
    }),
    zoneOther: {
      title: 'Un autre code se trouve à la place du contrat qui vérifie l’état d’un Safe pour Seaport',
      say: 'Ne payez et ne signez rien. Vérifiez le RPC dans les réglages, puis réessayez.',
    },
    filled: {
      title: 'Quelqu’un d’autre l’a acheté',
      say: 'Cet ordre Seaport est exécuté, peut-être par une place de marché. Demandez une offre à qui le détient maintenant.',
    },
    cancelled: {
      title: 'Le vendeur a annulé cet ordre sur Seaport',
      say: 'Il ne vaudra plus jamais. Demandez une nouvelle offre au vendeur.',
    },
    early: (moment) => ({
      title: `L’offre commence le ${moment}`,
      say: 'Revenez alors : ce lien sera valable à partir de ce moment.',
    }),
    notWrapped: {
      title: 'Le Safe n’est pas enveloppé',
      say: 'Il a été désenveloppé après la signature du vendeur : il n’y a rien à acheter. S’il est enveloppé de nouveau, demandez une nouvelle offre.',
    },
    unsealed: {
      title: 'Le Safe n’est pas scellé',
      say: 'Il n’y a donc pas de NFT à acheter. Demandez au vendeur de le sceller et de signer une nouvelle offre.',
    },
    otherWrap: {
      title: 'Cette offre concerne une enveloppe antérieure',
      say: 'Le Safe a été désenveloppé puis enveloppé de nouveau, et le NFT proposé n’existe plus. Demandez une nouvelle offre au détenteur.',
    },
    expired: (moment) => ({ title: `L’offre a pris fin le ${moment}`, say: 'Demandez-en une nouvelle au vendeur.' }),
    used: (times) => ({
      title: counted(times, {
        one: 'Le Safe a été utilisé une fois depuis la signature du vendeur',
        other: `Le Safe a été utilisé ${times} fois depuis la signature du vendeur`,
      }),
      say: 'Son contenu a pu changer. Regardez le rapport, et demandez une nouvelle offre au vendeur.',
    }),
    locked: (moment) => ({
      title: `Le Safe a été verrouillé jusqu’au ${moment} après la signature du vendeur`,
      say: 'L’offre concernait un autre verrouillage. Si cette date vous convient, demandez une nouvelle offre au vendeur.',
    }),
    handedOver: {
      title: 'Le NFT a été transféré depuis que le vendeur a signé',
      say: 'Quelqu’un d’autre a accepté l’offre avant vous, ou le vendeur a transféré le NFT. Demandez une offre à son détenteur actuel.',
    },
    ended: {
      title: 'Cette offre ne vaut plus',
      say: 'Après l’avoir signée, le vendeur a mis fin à toutes ses offres, ou a transféré le NFT et l’a récupéré. Demandez-lui une nouvelle offre.',
    },
    signing: {
      title: 'La signature est activée',
      say: 'Le vendeur l’a activée après avoir signé l’offre. Demandez-lui de la désactiver, et une nouvelle offre.',
    },
    otherState: {
      title: 'Le Safe n’est pas dans l’état qui était proposé',
      say: 'La chaîne a peut-être abandonné un bloc depuis. Demandez une nouvelle offre au vendeur.',
    },
    reserved: (buyer) => ({
      title: 'L’offre est pour un autre compte',
      say: `Seul ${buyer} peut l’accepter. Connectez ce compte, ou demandez au vendeur une offre pour le vôtre.`,
    }),
    ownOffer: {
      title: 'C’est votre propre offre',
      say: 'Vous êtes le détenteur de ce Safe. Envoyez le lien à l’acheteur.',
    },
    notOffered: {
      title: 'Le détenteur n’a pas signé cette offre',
      say: 'La signature manque, vient de quelqu’un d’autre ou porte sur d’autres conditions. Ne payez rien, et demandez le lien au détenteur.',
    },
    notApproved: {
      title: 'Il n’y a pas d’approbation pour cette vente',
      say: 'Le contrat qui vend le Safe n’a pas le droit de vous transférer le NFT. Demandez au vendeur d’approuver la vente : ce lien sera alors valable.',
    },
    noCurrency: (chain) => ({
      title: `Cette monnaie n’existe pas sur ${chain}`,
      say: 'Il n’y a aucun contrat à son adresse. Demandez au vendeur une offre dans une autre monnaie.',
    }),
  },
  unread: {
    cut: {
      title: 'Ce lien est incomplet ou a été modifié',
      say: 'Ce qu’il propose est illisible. Redemandez-le au vendeur et copiez-le en entier, ou demandez le fichier de l’offre.',
    },
    newer: {
      title: 'Une version plus récente de cette page a créé ce lien',
      say: 'Rechargez cette page, ou ouvrez le lien dans la version qui l’a créé.',
    },
    tooLong: {
      title: 'C’est bien trop long pour une offre',
      say: 'Ce n’est pas un lien de cette page. Redemandez-le au vendeur.',
    },
    otherChain: {
      title: 'Cette offre est pour un autre réseau',
      say: 'L’adresse du lien et l’offre qu’il contient ne vont pas ensemble. La même adresse y désigne un autre Safe.',
    },
    otherSafe: {
      title: 'Cette offre est pour un autre Safe',
      say: 'L’adresse du lien et l’offre qu’il contient ne vont pas ensemble. Regardez le Safe qui est proposé.',
    },
    noChain: 'Cette page n’est pas configurée pour ce réseau. Choisissez-le d’abord dans les réglages.',
  },
  without: 'Voir ce Safe sans l’offre',
  before: 'Avant de payer',
  connect: 'Connectez le compte qui doit le détenir.',
  waiting: 'Les vérifications du rapport sont encore en cours.',
  goOn: 'Ne pas les attendre',
  stop: {
    title: 'Il ne peut pas être acheté ici',
    say: 'Le rapport déconseille l’achat. Le vendeur peut déplacer son contenu vers un nouveau Safe enveloppé, et proposer celui-là.',
  },
  less: {
    title: 'Il y a moins dans le Safe que ce que cette page vous a montré',
    say: 'Une ancienne approbation a peut-être servi à le retirer. L’offre est toujours valable : avant de payer, regardez ce qui reste.',
  },
  lessOf: (before, now) => `${before} avant, ${now} maintenant`,
  worse: {
    title: 'Le rapport s’est dégradé depuis que vous l’avez lu',
    say: 'Relisez-le avant de payer :',
  },
  accept: 'J’ai regardé : continuer',
  ignoreSay: (tokens) =>
    `De nouveau en baisse : ${tokens}. Ces jetons ne sont pas sur la liste des jetons connus, et affichent peut-être un autre montant à chaque fois. S’ils ne comptent pas pour vous, continuez sans compter dessus.`,
  ignore: 'Continuer sans compter dessus',
  understand: (open) =>
    `J’ai lu ce que le rapport signale ou n’a pas pu vérifier, et je veux ce Safe quand même. ${open}`,
  approve: (price) => `Approuver ${price}`,
  approveSay: (price) =>
    `Première de deux étapes : vous approuvez exactement ${price} pour cet achat, et rien de plus. Le montant n’est prélevé que lorsque vous achetez.`,
  reset: 'Retirer l’ancienne approbation',
  resetSay: 'Ce jeton n’accepte une nouvelle approbation qu’une fois l’ancienne retirée. Il reste ensuite deux étapes.',
  buy: (price) => `L’acheter pour ${price}`,
  take: 'Le recevoir gratuitement',
  buySay: 'Vous payez et recevez le NFT en une seule transaction, ou rien ne se passe.',
  takeSay: 'Vous recevez le NFT et ne payez que les frais de réseau.',
  poor: (has) => `Vous avez ${has}. Cela ne suffit pas.`,
  bySafe: (moment) => `Les propriétaires de votre Safe doivent le signer et l’exécuter avant le ${moment}.`,
  yours: {
    title: 'Ce Safe est à vous',
    say: 'Vous détenez son NFT. Sur sa page, vous pouvez l’utiliser, révoquer ses approbations de jetons, le proposer ou le désenvelopper.',
  },
  open: 'Ouvrir votre Safe',
}
