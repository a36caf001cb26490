import type { Translation } from '../Translation.ts'

export const holder: Translation['holder'] = {
  lockedUntil: (moment) => `Verrouillé jusqu’au ${moment}`,
  lockedSay:
    'Jusque-là, personne ne peut s’en servir ni le désenvelopper, pas même qui achète le NFT. Le NFT lui-même peut changer de mains.',
  notLocked: 'Non verrouillé : son contenu peut changer à tout moment, même juste avant une vente.',
  restsUntil: (moment) => `Le NFT se repose jusqu’au ${moment}`,
  restsSay:
    'Il a été scellé ou a servi il y a peu. Pendant les dix minutes qui suivent, il ne peut pas changer de mains, pour que personne ne reçoive autre chose que ce qu’il a vu.',
  left: (span) => `Encore ${span}`,
  signs: 'Il signe en ce moment',
  signsSay:
    'Ce que signe son détenteur compte comme signé par le Safe, et peut en déplacer des jetons sans transaction. Pendant ce temps, le NFT ne peut pas changer de mains.',
  lock: 'Verrouiller',
  lockWhen: 'Jusqu’à quand',
  lockDays: (days) => `${days} jours`,
  lockSay: (moment) =>
    `Avant le ${moment}, rien ne sort du Safe, il ne signe rien, et personne ne peut le désenvelopper. Cela vous lie, et lie qui achète le NFT : il voit la date, et attend.`,
  lockFinal:
    'Personne ne peut raccourcir un verrou ni y mettre fin plus tôt. On peut seulement le prolonger, jusqu’à 365 jours à l’avance. Le NFT ne peut pas changer de mains dans les dix minutes qui suivent.',
  lockApprovals:
    'Les autorisations sur des jetons que le Safe a données restent valables pendant le verrou. Mettez-y fin d’abord.',
  lockConfirm: (moment) => `Je sais que personne ne peut se servir de ce Safe avant le ${moment}.`,
  lockAct: 'Le verrouiller',
  lockEmpty: 'Choisissez un jour et une heure.',
  lockEarly: 'C’est trop tôt. Un verrou finit dans le futur, et après celui qui existe.',
  lockLate: 'C’est trop loin. Un verrou va au plus jusqu’à 365 jours à l’avance.',
  oldMessages:
    'Les messages (pas les transactions) qu’un propriétaire a signés ou approuvés avant l’enveloppement, ou qui ont été introduits pour une adresse, comptent de nouveau dès que cette adresse est propriétaire. Désignez de nouvelles adresses, ou déplacez le contenu du Safe vers un nouveau.',
  sealFirst: 'Scellez-le d’abord. Jusque-là, personne ne peut se fier à ce qu’il promet.',
  sign: 'Signature',
  signIsOff: 'Le Safe ne signe rien, et votre signature ne vaut que pour vous. C’est ainsi depuis le début.',
  signIsOn: 'Le Safe signe : votre signature compte comme la sienne (ERC-1271).',
  signAllows:
    'Une fois activée, les applications prennent votre signature pour celle du Safe : pour une connexion, un ordre, ou pour laisser quelqu’un prendre des jetons.',
  signWarn:
    'Une seule signature peut laisser quelqu’un vider le Safe plus tard, sans autre question. Ne l’activez que tant que vous en avez besoin, et lisez ce que vous signez.',
  signEnds:
    'La désactiver annule tout ce qui a été signé. Un verrou aussi. Jusque-là, le NFT ne peut pas changer de mains. Ce que quelqu’un a fait avec une signature reste fait.',
  signConfirm: 'Je sais que ce que je signe désormais peut déplacer le contenu du Safe.',
  signOn: 'Activer la signature',
  signOff: 'Désactiver la signature',
  give: 'Céder',
  giveSay: 'Qui reçoit le NFT a aussitôt le Safe avec tout ce qu’il contient. Personne ne peut le reprendre.',
  giveTo: 'Qui le reçoit',
  giveWarn:
    'Ni à une bourse, ni à un contrat incapable d’agir, ni à un compte qui a besoin de ce Safe pour agir : le Safe y serait perdu. L’adresse doit être utilisée par quelqu’un sur ce réseau.',
  giveSeen:
    'Il n’est remis que tel que vous le voyez maintenant. Si quelque chose y a été fait entre-temps, rien ne se passe.',
  giveSigning: 'Tant que le Safe signe, il n’est pas remis. Désactivez la signature, puis attendez dix minutes.',
  giveConfirm: 'Je sais que tout ce que contient ce Safe part avec lui.',
  giveAct: 'Céder pour de bon',
  toHolder: 'C’est vous. Vous le détenez déjà.',
  limits: 'Ce que cette page ne voit pas, et que le contrat n’empêche pas',
  limit: {
    rights:
      'Les autorisations sur des jetons que le Safe a données, et d’autres droits hors de lui : opérateurs, emprunts sur son crédit, ordres en attente, flux, noms, droits dans d’autres contrats. Ils restent valables, verrou ou non.',
    hiddenOwners:
      'Des propriétaires cachés. Ils ne peuvent rien déplacer, mais des applications qui demandent au Safe qui sont ses propriétaires peuvent les croire.',
    hidden:
      'Ce qui y a été caché avant son enveloppement : modules, propriétaires, messages qu’il a signés. Cela peut se réveiller quand on le désenveloppe. En cas de doute, ne le désenveloppez jamais : déplacez son contenu vers un nouveau Safe.',
    paid: 'Ce que la transaction d’enveloppement a elle-même payé : son remboursement peut aller à n’importe qui. Fiez-vous à ce que contient le Safe maintenant, non à ce qu’il contenait avant.',
    delay:
      'Un détenteur qui retarde une vente ou une saisie : après chaque usage, le NFT se repose dix minutes de plus. Si vous prêtez sur lui, prenez-le en séquestre, pas seulement une autorisation.',
    handler:
      'Un Safe qui détient le NFT et prend plus tard le contrat pour gestionnaire : dès lors, n’importe qui peut utiliser ce Safe à travers lui. Ne choisissez jamais ce gestionnaire.',
    holder:
      'Un détenteur dont la clé est volée, ou dont le compte exécute un mauvais code. Qui a donné à un marché ou à un inconnu le droit de déplacer le NFT peut le perdre.',
    sent: 'Ce qui est envoyé au contrat qui enveloppe, et non au Safe : c’est perdu. Envoyez à l’adresse du Safe lui-même.',
    issuers: 'Les émetteurs qui gèlent, reprennent ou modifient leurs jetons, et la même adresse sur d’autres réseaux.',
    trust: 'Un RPC qui vous ment, et des défauts dans Safe, dans ce contrat ou dans le réseau.',
  },
  rights: {
    title: 'Qui d’autre peut déplacer le NFT',
    say: 'Les marchés et les applications que vous avez autorisés à déplacer votre NFT peuvent le faire jusqu’à ce que vous révoquiez ce droit. Ils ne peuvent pas utiliser le Safe, mais quiconque reçoit le NFT a le Safe.',
    looking: (percent) => `Recherche dans les blocs de tous ceux que vous avez autorisés : ${percent} %.`,
    approved: 'Peut déplacer ce NFT :',
    operator: 'Peut déplacer tous les Safes enveloppés que vous détenez, maintenant ou plus tard :',
    revoke: 'Révoquer',
    revokeApproved: 'Ensuite, personne ne pourra plus déplacer ce NFT par une telle autorisation.',
    revokeOperator: 'Ensuite, cette adresse ne pourra plus déplacer aucun des Safes enveloppés que vous détenez.',
    noneApproved: 'Personne n’est autorisé pour ce seul NFT.',
    noOperators: 'Personne ne peut déplacer tous vos Safes enveloppés.',
    isBack:
      'Vous avez cédé ce NFT une fois et le détenez de nouveau. Ceux que vous aviez autorisés à déplacer tous vos Safes enveloppés peuvent maintenant le prendre. Révoquez ceux à qui vous ne faites pas confiance.',
    unknown: {
      title: 'Il peut y en avoir d’autres',
      refused:
        'Votre RPC n’énumère pas ce que vous avez autorisé, pas même pour un seul bloc. On ne sait pas qui vous avez autorisé à déplacer vos NFT. Indiquez un autre RPC dans les réglages.',
      unreachable:
        'Le réseau n’a pas répondu. On ne sait pas qui vous avez autorisé à déplacer vos NFT. Réessayez, ou indiquez un autre RPC dans les réglages.',
      bound:
        'Votre RPC ne renseigne que sur peu de blocs à la fois, et les plus anciens n’ont pas encore été examinés.',
      goOn: 'Chercher plus loin',
    },
  },
  onItsWay: {
    title: 'En cours',
    say: 'Vous pouvez fermer cette page. À votre retour, nous lirons sur la chaîne où en est chaque transaction.',
    send: (amount, to) => `Envoyer ${amount} à ${to}`,
  },
}
