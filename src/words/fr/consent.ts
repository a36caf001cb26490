import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted } from './counted.ts'

/** How many owners out of how many, inside a sentence. */
const among = (threshold: number, owners: number): string =>
  counted(threshold, {
    one: `${threshold} propriétaire sur ${owners}`,
    other: `${threshold} propriétaires sur ${owners}`,
  })

export const consent: SafeTranslation['consent'] = {
  several: (threshold, owners) => ({
    title: `${among(threshold, owners)} doivent signer`,
    say: 'Ils signent ici l’un après l’autre, par lien ou par fichier. Aucun serveur n’intervient, et n’importe quel compte peut ensuite envoyer la transaction.',
  }),
  inSafe: 'Si vous préférez recueillir les signatures dans Safe, ouvrez-y cette page :',
  keep: 'Un nouveau Safe des mêmes propriétaires',
  keepSay: (threshold, owners) =>
    `Le contrôle reste à ${among(threshold, owners)}. Ce Safe est créé dans la même transaction.`,
  keepThere: (threshold, owners) => `Le contrôle reste à ${among(threshold, owners)}. Ce Safe a déjà été créé.`,
  keepReading: 'Calcul de son adresse…',
  keepUnknown: 'Son adresse n’a pas pu être lue. Réessayez dans un instant, ou désignez un autre détenteur.',
  keepShared:
    'Un propriétaire est une clé d’accès (passkey) qui ne vaut que dans ce Safe. Dans un nouveau Safe des mêmes propriétaires, elle serait exclue : indiquez un autre détenteur.',
  alone: (threshold, owners) =>
    `Aujourd’hui, il faut l’accord de ${among(threshold, owners)}. Ensuite, seul ce compte a le contrôle.`,
  ownersDecide: (threshold, owners) => `${threshold} de ses ${owners} propriétaires`,
  collect: 'Recueillir les signatures',

  title: (given, threshold) =>
    counted(given, { one: `${given} signature sur ${threshold}`, other: `${given} signatures sur ${threshold}` }),
  titleOffline: 'Signer l’enveloppement',
  last: 'Votre accord est le dernier qui manque.',
  complete: 'Assez de propriétaires sont d’accord.',
  say: 'Chaque propriétaire ouvre le lien de cette page, compare ce que fait la transaction, puis signe. Signer ne coûte rien et n’envoie rien.',
  completeSay: 'N’importe quel compte peut maintenant l’envoyer, et paie les frais de réseau.',
  owners: 'Propriétaires',
  status: {
    waiting: 'Pas encore',
    signed: 'Signé',
    approved: 'Approuvé on-chain',
    invalid: 'Sa signature n’est pas acceptée',
  },
  contracts:
    'Un propriétaire qui est un Safe donne son accord sur cette page, ouverte dans ce Safe. Une clé d’accès (passkey) ne peut pas signer sur cette page : recueillez plutôt les signatures dans Safe, ou collez sa signature ci-dessous.',
  you: '(vous)',
  byCall: {
    say: 'Un propriétaire qui est un contrat ne peut pas signer ici. Il approuve sur la chaîne, par l’appel ci-dessous ; un Safe le fait dans Safe{Wallet}, avec le Transaction Builder. Cette page compte l’approbation en quelques secondes. Une clé d’accès (passkey) ne le peut pas non plus : signez alors en tant que le Safe qui détient le NFT, avec cette page ouverte dans Safe{Wallet}.',
    to: 'Contrat',
    call: 'Fonction',
    hash: 'Hash à approuver',
  },
  signersUnknown: 'Ont signé jusqu’ici, sans comparaison avec les propriétaires actuels :',
  strangers: (count) =>
    counted(count, {
      one: `${count} signature a été laissée de côté : elle n’est pas d’un propriétaire, ou elle est pour autre chose.`,
      other: `${count} signatures ont été laissées de côté : elles ne sont pas de propriétaires, ou elles sont pour autre chose.`,
    }),
  unreadable: (count) =>
    counted(count, {
      one: `${count} entrée a été laissée de côté : ce n’est pas une signature.`,
      other: `${count} entrées ont été laissées de côté : ce ne sont pas des signatures.`,
    }),

  sign: 'Signer',
  signing: 'Regardez dans votre portefeuille : signez-y l’enveloppement.',
  signedNow: 'Vous avez signé. Transmettez le lien : il contient votre signature.',
  approvedNow: 'Vous l’avez approuvé on-chain. Transmettez le lien : qui l’ouvre voit votre approbation.',
  understand: 'Je comprends que quiconque détient le NFT contrôle tout ce que contient ce Safe.',
  agreeBySending: 'L’envoyer vaut accord de votre part : vous n’avez pas à signer d’abord.',
  signOnly: 'Seulement signer, et laisser quelqu’un d’autre l’envoyer',
  onChain: 'Approuver plutôt on-chain',
  onChainSay:
    'Pour les propriétaires qui sont des Safes, et pour les portefeuilles qui ne peuvent pas signer ceci. Cela coûte des frais de réseau.',
  onChainContract:
    'Ce propriétaire est un contrat. Les Safes d’avant la version 1.5.0 ne peuvent pas demander de signature à la plupart des contrats : approuvez on-chain.',
  onChainAct: 'Approuver cet enveloppement',
  notOwner:
    'Le compte connecté n’est pas propriétaire. Il peut recueillir les signatures, et envoyer la transaction dès qu’il y en a assez.',
  connect: 'Connectez un propriétaire pour signer.',

  draft: 'Des signatures pour cet enveloppement sont déjà réunies ici.',
  draftGo: 'Continuer avec elles',

  share: 'Transmettre',
  shareSay:
    'Le lien et le fichier contiennent ce qui est à signer et toutes les signatures recueillies jusqu’ici. Ils ne contiennent aucun secret.',
  lasts:
    'Rien de cela n’expire : les signatures valent jusqu’à ce que le Safe exécute une autre transaction, qui les annule.',
  link: 'Copier le lien',
  tooLong: 'Le lien est long : certaines messageries le coupent. Envoyez plutôt le fichier.',
  file: 'Enregistrer le fichier',
  saved: (name) => `Enregistré sous ${name}.`,
  code: 'Afficher un code à scanner',
  codeLabel: 'Le lien sous forme de code',

  add: 'Ajouter ce que d’autres vous ont envoyé',
  field: 'Lien ou signature',
  fieldHelp: 'Collez le lien d’un autre propriétaire, ou une signature qui commence par 0x.',
  addAct: 'Ajouter',
  added: (count) =>
    counted(count, {
      one: `${count} nouvelle signature a été ajoutée.`,
      other: `${count} nouvelles signatures ont été ajoutées.`,
    }),
  nothingNew: 'Il n’y avait rien de nouveau.',
  ofContract:
    'Ce n’est pas la signature de la clé d’un propriétaire. Si elle vient d’un propriétaire qui est un contrat, choisissez lequel :',
  ofContractAct: 'L’ajouter pour ce propriétaire',

  wrong: {
    cut: 'Ce lien est incomplet ou a été modifié. Redemandez-le, ou demandez le fichier.',
    newer:
      'Il vient d’une version plus récente de cette page. Rechargez cette page, ou ouvrez le lien dans la version qui l’a créé.',
    tooLong: 'C’est beaucoup trop long pour des signatures d’enveloppement.',
    otherWrap:
      'Il s’agit d’un autre enveloppement : autre contenu, autre détenteur ou autre nonce. Ses signatures ne valent pas ici.',
    noSignature: 'Ce n’est ni un lien de cette page, ni une signature.',
    notOwner: (address) =>
      `Cette signature est de ${address}, qui n’est pas propriétaire de ce Safe actuellement, ou elle est pour autre chose.`,
  },
  wrongTitle: 'Ceci ne peut pas être lu.',
  startOver: 'Commencer avec ce Safe',

  fault: {
    otherChain: {
      title: 'Ceci est pour un autre réseau',
      say: 'Ce qui a été signé ne vaut que sur ce réseau-là. Ouvrez-y le lien.',
    },
    otherSafe: {
      title: 'Ceci est pour un autre Safe',
      say: 'Ce qui a été signé ne vaut que pour ce Safe-là.',
    },
    earlier: {
      title: 'Le Safe a avancé depuis',
      say: 'Son nonce est maintenant plus élevé : une autre transaction a été exécutée. Ces signatures ne valent plus rien. Recommencez, et signez de nouveau.',
    },
    later: {
      title: 'D’autres transactions passent avant',
      say: 'Le nonce du Safe est plus bas que celui qui a été signé. Exécutez ce qui vient avant, ou recommencez.',
    },
    changed: {
      title: 'Ce n’est pas ce que cette page ferait maintenant',
      say: 'Les modules, la version ou les propriétaires du Safe ont changé, ou le lien a été fait pour autre chose. Ne le signez pas. Recommencez.',
    },
    holderThere: {
      title: 'Le nouveau Safe existe déjà',
      say: 'Quelqu’un l’a créé, avec les mêmes propriétaires. Il peut détenir le NFT, mais c’est une autre transaction : recommencez, et signez de nouveau.',
    },
    otherHash: {
      title: 'Le Safe donne un autre hash',
      say: 'Ce que cette page a calculé et ce que dit le Safe diffèrent. Ne le signez pas.',
    },
  },
  again: 'Recommencer',
  openThere: 'L’ouvrir là-bas',
  offline: {
    title: 'Non comparé avec le réseau',
    say: 'Le réseau n’a pas répondu. Les hashs ci-dessous viennent du lien seul, vous pouvez donc signer. La page vérifiera si cela convient encore au Safe dès que le réseau répondra. Comparez vous-même qui reçoit le NFT, et à qui appartient le Safe qui serait créé.',
  },
  other: {
    title: 'Un autre enveloppement de ce Safe est en cours de signature',
    say: 'Ce navigateur a aussi des signatures pour lui. Un seul des deux peut avoir lieu. Son hash :',
  },

  simulated: 'Simulé sur le réseau avec assez de signatures : cela fonctionne.',
  simulating: 'Simulation sur le réseau…',
  does: 'Ce que fait la transaction',
  doesSay: 'Tout ou rien, en une seule transaction du Safe.',
  keepsApprovals:
    'Cela ne révoque aucune approbation : elles restent en vigueur jusqu’à ce que le détenteur les révoque, sur la page du Safe.',
  calls: {
    create: (threshold, owners) =>
      `Crée un Safe avec ${counted(owners, { one: `${owners} propriétaire`, other: `${owners} propriétaires` })} et un seuil de ${threshold} :`,
    remove: 'Retire ce module :',
    enable: 'Fait de notre contrat le seul module :',
    wrap: 'Enveloppe le Safe. Le NFT va à :',
  },
  hashes: 'Comparer avec votre portefeuille',
  hashesSay: 'Un portefeuille matériel peut afficher ces hashs. Ils doivent être identiques, caractère par caractère.',
  safeTxHash: 'Hash de la transaction du Safe',
  domain: 'Hash du domaine',
  message: 'Hash du message',
  nonce: 'Nonce',
  network: 'Réseau',
  holderSafe: (threshold, owners) => `Le détenteur est un Safe, contrôlé par ${among(threshold, owners)}.`,
  holderYours: 'Vous êtes propriétaire du Safe qui détient ce NFT. Ouvrez cette page dans ce Safe pour l’utiliser :',
  ownerSafe: (threshold, owners) =>
    `Un Safe à vous est propriétaire ici : ${threshold} de ses ${owners} propriétaires décident.`,
  ownerYours: 'Pour donner l’accord de ce Safe, ouvrez cette page dedans :',
  holderChanged: 'Le détenteur est un contrat. Assurez-vous qu’il peut utiliser ce qu’il détient.',
}
