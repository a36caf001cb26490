import type { SafeTranslation } from '../SafeTranslation.ts'

export const holder: SafeTranslation['holder'] = {
  lockedUntil: (moment) => `Verrouillé jusqu’au ${moment}`,
  lockedSay:
    'Jusque-là, personne ne peut l’utiliser ni le désenvelopper, pas même un acheteur. Le NFT lui-même peut être transféré.',
  notLocked: 'Non verrouillé : son contenu peut changer à tout moment, même juste avant une vente.',
  restsUntil: (moment) => `Transfert impossible jusqu’au ${moment}`,
  restsSay:
    'Il a été scellé ou utilisé il y a peu. Pendant les dix minutes qui suivent, le NFT ne peut pas être transféré, pour que personne ne reçoive autre chose que ce qu’il a vu.',
  left: (span) => `Encore ${span}`,
  signs: 'La signature est activée',
  signsSay:
    'Ce que signe son détenteur compte comme signé par le Safe, et peut en déplacer des jetons sans transaction. Le NFT ne peut donc pas être transféré tant que la signature est activée.',
  lock: 'Verrouiller',
  lockWhen: 'Verrouiller jusqu’au',
  lockDays: (days) => `${days} jours`,
  lockSay: (moment) =>
    `Jusqu’au ${moment}, le Safe n’envoie rien et ne signe rien, et personne ne peut le désenvelopper. Cela vous lie, et lie quiconque achète le NFT : il voit la date, et doit attendre.`,
  lockFinal:
    'Personne ne peut raccourcir un verrou ni y mettre fin plus tôt. On peut seulement le prolonger, jusqu’à 365 jours à l’avance. Le NFT ne peut pas être transféré pendant dix minutes après le verrouillage.',
  lockApprovals:
    'Les approbations de jetons que le Safe a données restent valables pendant le verrou. Révoquez-les d’abord.',
  lockConfirm: (moment) => `Je comprends que personne ne peut utiliser ce Safe avant le ${moment}.`,
  lockAct: 'Le verrouiller',
  lockEmpty: 'Choisissez une date et une heure.',
  lockEarly: 'C’est trop tôt. Un verrou doit finir dans le futur, et après le verrou actuel.',
  lockLate: 'C’est trop tard. Un verrou peut finir au plus dans 365 jours.',
  oldMessages:
    'Les messages (pas les transactions) qu’un propriétaire a signés ou approuvés avant l’enveloppement, ou qui ont été introduits pour une adresse, comptent de nouveau dès que cette adresse est propriétaire. Désignez de nouvelles adresses, ou déplacez le contenu du Safe vers un nouveau.',
  sealFirst: 'Scellez-le d’abord. Jusque-là, personne ne peut se fier à son verrou.',
  sign: 'Signature',
  signIsOff:
    'La signature est désactivée : votre signature ne vaut que pour vous, pas pour le Safe. C’est le réglage par défaut.',
  signIsOn: 'La signature est activée : votre signature compte comme celle du Safe (ERC-1271).',
  signAllows:
    'Tant qu’elle est activée, les applications acceptent votre signature comme celle du Safe : pour se connecter, passer un ordre, ou laisser quelqu’un prendre des jetons.',
  signWarn:
    'Une seule signature peut laisser quelqu’un vider le Safe plus tard, sans vous redemander. Ne l’activez que tant que vous en avez besoin, et lisez ce que vous signez.',
  signEnds:
    'La désactiver annule tout ce qui a été signé jusque-là. Un verrou aussi. D’ici là, le NFT ne peut pas être transféré. Ce que quelqu’un a déjà fait avec une signature ne peut pas être défait.',
  signConfirm: 'Je comprends que ce que je signe désormais peut déplacer le contenu du Safe.',
  signOn: 'Activer la signature',
  signOff: 'Désactiver la signature',
  give: 'Transférer',
  sell: 'Préparer la vente',
  giveSay: 'Qui reçoit le NFT obtient aussitôt le Safe avec tout ce qu’il contient. Personne ne peut le reprendre.',
  giveTo: 'Destinataire',
  giveWarn:
    'Ne l’envoyez ni à une plateforme d’échange, ni à un contrat qui ne peut pas s’en servir, ni à un compte qui a besoin de ce Safe pour agir : le Safe serait perdu. L’adresse doit être utilisée par quelqu’un sur ce réseau.',
  giveSeen:
    'Le transfert n’a lieu que si le Safe est toujours tel que vous le voyez maintenant. Si quelqu’un l’a utilisé entre-temps, rien ne se passe.',
  giveSigning:
    'Le NFT ne peut pas être transféré tant que la signature est activée. Désactivez la signature, puis attendez dix minutes.',
  giveConfirm: 'Je comprends que tout ce que contient ce Safe part avec lui.',
  giveAct: 'Transférer pour de bon',
  toHolder: 'C’est votre propre adresse. Vous le détenez déjà.',
  limits: 'Ce que le contrat n’empêche pas',
  limit: {
    rights:
      'Les approbations de jetons que le Safe a données, et d’autres droits hors de lui : opérateurs, délégations de crédit, ordres ouverts, flux, noms, droits dans d’autres contrats. Ils restent valables, verrou ou non.',
    hiddenOwners:
      'Des propriétaires cachés. Ils ne peuvent rien déplacer, mais des applications qui demandent au Safe qui sont ses propriétaires peuvent leur faire confiance.',
    hidden:
      'Ce qui y a été caché avant son enveloppement : modules, propriétaires, messages qu’il a signés. Cela peut devenir actif quand on le désenveloppe. Tant que la preuve sur cette page ne l’exclut pas, ne le désenveloppez jamais : déplacez son contenu vers un nouveau Safe.',
    paid: 'Ce que la transaction d’enveloppement a elle-même payé : son remboursement peut aller à n’importe qui. Fiez-vous à ce que contient le Safe maintenant, non à ce qu’il contenait avant.',
    delay:
      'Un détenteur qui retarde une vente ou une liquidation : chaque usage bloque les transferts pendant dix minutes de plus. Si vous prêtez contre le NFT, prenez-le en séquestre, pas seulement une approbation.',
    handler:
      'Un Safe qui détient le NFT et prend plus tard notre contrat comme son propre fallback handler : dès lors, n’importe qui peut utiliser ce Safe à travers lui. Ne choisissez jamais ce handler.',
    holder:
      'Un détenteur dont la clé est volée, ou dont le compte exécute du code malveillant. Qui laisse une place de marché ou un inconnu transférer le NFT peut le perdre.',
    sent: 'Ce qui est envoyé à notre contrat au lieu du Safe : c’est perdu. Envoyez à l’adresse du Safe lui-même.',
    issuers: 'Les émetteurs qui gèlent, reprennent ou modifient leurs jetons, et la même adresse sur d’autres réseaux.',
    trust: 'Un RPC qui vous ment, et des bugs dans Safe, dans ce contrat ou dans le réseau.',
  },
  rights: {
    title: 'Qui d’autre peut transférer le NFT',
    say: 'Les places de marché et les applications que vous avez approuvées peuvent transférer votre NFT jusqu’à ce que vous les révoquiez. Elles ne peuvent pas utiliser le Safe, mais quiconque reçoit le NFT reçoit le Safe.',
    looking: (percent) => `Recherche dans les blocs de tous ceux que vous avez approuvés : ${percent} %.`,
    approved: 'Peut transférer ce NFT :',
    operator: 'Peut transférer tous les Safes enveloppés que vous détenez, maintenant ou plus tard :',
    named: { asSeen: 'Notre contrat de vente', seaport: 'Seaport, par lequel vendent les places de marché' },
    revoke: 'Révoquer',
    revokeApproved: 'Ensuite, personne n’est plus approuvé pour ce NFT.',
    revokeOperator: 'Ensuite, cette adresse ne pourra plus transférer aucun des Safes enveloppés que vous détenez.',
    noneApproved: 'Personne n’est approuvé pour ce seul NFT.',
    noOperators: 'Personne n’est opérateur de vos Safes enveloppés.',
    isBack:
      'Vous avez cédé ce NFT une fois et le détenez de nouveau. Ceux que vous aviez approuvés pour tous vos Safes enveloppés peuvent maintenant le prendre. Révoquez ceux à qui vous ne faites pas confiance.',
    unknown: {
      title: 'Il peut y en avoir d’autres',
      refused:
        'Votre RPC n’énumère pas vos approbations, pas même pour un seul bloc. On ne sait pas qui peut transférer vos NFT. Indiquez un autre RPC dans les réglages.',
      unreachable:
        'Le réseau n’a pas répondu. On ne sait pas qui peut transférer vos NFT. Réessayez, ou indiquez un autre RPC dans les réglages.',
      bound: 'Votre RPC ne renvoie que peu de blocs à la fois, et les plus anciens n’ont pas encore été examinés.',
      goOn: 'Chercher plus loin',
    },
  },
  onItsWay: {
    title: 'En cours',
    say: 'Vous pouvez fermer cette page. À votre retour, nous lirons sur la chaîne où en est chaque transaction.',
    send: (amount, to) => `Envoyer ${amount} à ${to}`,
    out: (amount) => `${amount} sont en train de sortir du Safe.`,
    perhapsOut: (amount) =>
      `${amount} sont peut-être en train de sortir du Safe : personne ne sait encore s’ils ont été envoyés.`,
    moreOut:
      'Un autre envoi est en cours, dont le montant n’est pas connu ici : il peut rester moins que ce qui est affiché.',
    notFree: (free) =>
      `Vous ne pouvez envoyer que ${free}. Le reste est en train de sortir du Safe, ou l’est peut-être.`,
    atMost: (amount) => `${amount} au plus`,
  },
}
