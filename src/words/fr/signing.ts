import type { SafeTranslation } from '../SafeTranslation.ts'

export const signing: SafeTranslation['signing'] = {
  costs:
    'Pour signer un texte ou des données typées en tant que Safe, activez la signature. Cela retarde une vente : le NFT ne peut pas être transféré tant qu’elle est activée, ni pendant les dix minutes qui suivent sa désactivation.',
  locked:
    'Un Safe verrouillé ne signe rien, quel que soit son détenteur. La signature pourra être activée à la fin du verrou.',
  loading: 'Chargement du formulaire…',
  title: 'Signer en tant que Safe',
  say: 'Une application qui veut la signature du Safe vous montre un texte ou des données typées. Collez-les ici exactement comme dans l’application, puis donnez-lui la signature.',
  what: 'Ce qui est signé',
  text: 'Texte',
  textSay: 'Par exemple « Signez ce message pour vous connecter ».',
  typed: 'Données typées',
  typedSay: 'EIP-712, en JSON : permis, ordres, votes.',
  textLabel: 'Texte à signer',
  typedLabel: 'Données typées (JSON)',
  textTooLong: 'C’est trop long. Cette page signe des textes de 20 000 caractères au plus.',
  textHidden: 'Il contient des caractères que personne ne voit. Ils sont signés aussi.',
  textHex: 'Ce sont les caractères affichés qui sont signés, pas les octets qu’ils peuvent représenter.',
  signIn: (domain) => `C’est une connexion : quiconque a la signature est admis sur ${domain} en tant que ce Safe.`,
  signInOther: 'C’est une connexion pour un autre compte, pas pour ce Safe. L’application ne l’acceptera pas.',
  faults: {
    tooLong: 'C’est trop long. Cette page lit des données typées de 100 000 caractères au plus.',
    tooMuch: 'Il y en a plus que ce que quiconque pourrait lire avant de signer.',
    json: 'Ce n’est pas du JSON valide. Copiez-le de nouveau, du premier { au dernier }.',
    shape: 'Ce ne sont pas des données typées : il faut types, primaryType, domain et message.',
    type: (at) => `Le type de « ${at} » n’existe pas dans EIP-712.`,
    missing: (at) => `« ${at} » manque.`,
    value: (at) => `La valeur de « ${at} » ne correspond pas à son type.`,
    number: (at) => `« ${at} » est un nombre que JSON ne peut pas contenir exactement. Il doit être entre guillemets.`,
  },
  kind: 'Genre',
  app: 'Application',
  appVersion: 'Version',
  network: 'Réseau',
  anyNetwork: 'Aucun indiqué : cela peut valoir sur tous les réseaux.',
  contract: 'Contrat',
  anyContract: 'Aucun indiqué : n’importe quel contrat peut l’accepter.',
  salt: 'Sel',
  otherNetwork: (there, here) => ({
    title: `C’est pour ${there}, pas pour ${here}.`,
    say: `Le Safe est sur ${here}. À son adresse sur ${there}, il y a un autre compte, ou aucun. Demandez à l’application un message pour ${here}.`,
  }),
  message: 'Message',
  item: (number) => `N° ${number}`,
  empty: 'vide',
  hidden: '(contient des caractères que personne ne voit)',
  hasMore:
    'L’application a envoyé plus de champs que ses types n’en nomment. Ils ne sont pas signés, et ne sont pas affichés ici.',
  dangers: {
    permit: {
      title: 'Cela permet à quelqu’un de prendre des jetons.',
      say: 'Un permis : jusqu’à son échéance, le dépensier peut prendre ce jeton dans le Safe, sans vous redemander.',
    },
    permitNft: {
      title: 'Cela permet à quelqu’un de prendre un NFT.',
      say: 'Un permis : jusqu’à son échéance, le dépensier peut prendre ce NFT dans le Safe, sans vous redemander.',
    },
    permitAll: {
      title: 'Cela permet à quelqu’un de prendre toute une collection.',
      say: 'L’opérateur peut prendre tout ce que le Safe détient de ce contrat, maintenant ou plus tard, jusqu’à révocation.',
    },
    permit2: {
      title: 'Cela permet à quelqu’un de prendre des jetons.',
      say: 'Un permis pour Permit2 : le dépensier peut prendre les jetons indiqués, si le Safe les a approuvés pour Permit2.',
    },
    order: {
      title: 'C’est un ordre.',
      say: 'Quiconque l’exécute prend dans le Safe ce qu’il offre, contre ce qu’il demande. S’il demande peu ou rien, c’est ce que vous aurez. Comparez les deux, et qui les reçoit.',
    },
    transfer: {
      title: 'Cela envoie des jetons.',
      say: 'Quiconque a la signature peut envoyer ces jetons du Safe au destinataire, tant qu’elle le permet.',
    },
    safe: {
      title: 'Cela agit pour un autre Safe.',
      say: 'Cela vaut approbation de ce Safe là où il est propriétaire, et peut déplacer le contenu de l’autre.',
    },
    delegation: {
      title: 'Cela cède des votes.',
      say: 'La personne désignée peut voter avec les jetons du Safe jusqu’à ce que cela soit changé.',
    },
    forward: {
      title: 'Cela fait un appel au nom du Safe.',
      say: 'Un relais envoie l’appel qui s’y trouve, et le contrat le traite comme s’il venait du Safe.',
    },
    approval: {
      title: 'Cela permet peut-être à quelqu’un de prendre quelque chose.',
      say: 'Un dépensier ou un opérateur y est désigné, sous une forme que cette page ne connaît pas.',
    },
  },
  unknownKind: {
    title: 'Cette page ne connaît pas ce genre de message.',
    say: 'Elle ne peut pas dire ce que la signature permet. Ne signez que ce que vous comprenez, pour une application en laquelle vous avez confiance.',
  },
  takers: 'Qui reçoit le droit',
  endless: 'Sans limite : tout ce que le Safe en a, maintenant et plus tard.',
  understand: 'Je comprends ce que d’autres peuvent faire avec cette signature.',
  hash: 'Hash',
  walletShows:
    'Votre portefeuille montrera un WrappedSafeMessage avec ce hash, pas ce qu’il y a derrière. Comparez-y le hash.',
  bySafe: (needed) =>
    needed > 1
      ? `Votre compte est un Safe : ${needed} de ses propriétaires signent cela comme message dans Safe. Gardez cette page ouverte. Elle les attend cinq minutes.`
      : 'Votre compte est un Safe : un propriétaire signe cela comme message dans Safe.',
  act: 'Signer dans votre portefeuille',
  preparing: 'Vérification que le Safe signe…',
  asking: 'Signez le message dans votre portefeuille. Cette page l’attend cinq minutes.',
  checking: 'Demande au Safe s’il accepte la signature…',
  stop: 'Ne plus attendre',
  failures: {
    rejected: { title: 'Vous avez refusé dans votre portefeuille.', say: 'Rien n’a été signé.' },
    unsupported: {
      title: 'Votre portefeuille ne peut pas signer cela.',
      say: 'Rien n’a été signé. Il faut un portefeuille qui signe des données typées (eth_signTypedData_v4). Si votre compte est un Safe, il doit signer les messages hors chaîne.',
    },
    refused: {
      title: 'Le Safe n’accepte pas cette signature.',
      say: 'Elle n’est donc pas affichée. Votre portefeuille a peut-être signé avec un autre compte, ou la signature a été changée entre-temps. Vérifiez les deux, puis signez de nouveau.',
    },
  },
  signed: 'Signé, et accepté par le Safe',
  signedSay:
    'Le Safe lui-même l’accepte, au dernier bloc (isValidSignature). Copiez-la ou enregistrez-la maintenant : cette page ne la garde pas.',
  signature: 'Signature',
  epoch: 'Époque',
  copy: 'Copier la signature',
  save: 'Enregistrer dans un fichier',
  until:
    'Elle vaut jusqu’à ce que vous désactiviez la signature, verrouilliez le Safe ou le désenveloppiez. Le NFT ne peut pas être transféré avant : aucun nouveau détenteur n’en hérite.',
  isVoid: {
    title: 'Cette signature est nulle.',
    say: 'Depuis, la signature a été désactivée ou le Safe verrouillé.',
  },
  another: 'Signer autre chose',
}
