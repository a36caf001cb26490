import type { Translation } from '../Translation.ts'
import { counted, ofOwners } from './counted.ts'

export const wrap: Translation['wrap'] = {
  afterwards: {
    title: 'Ensuite',
    wrapped: 'Enveloppé',
    theSafe: 'Le Safe que vous choisissez',
    decides: 'Décide seul',
    you: 'Vous',
    stepThree: 'Qui vous choisissez à l’étape 3',
    chosen: 'Qui vous avez choisi à l’étape 3',
    stops: 'Cesse de fonctionner',
    afterCheck: 'Connu après le contrôle',
    nft: 'NFT',
    nftLater: 'Créé à la dernière étape, le scellement',
    nftMissing: 'Pas encore. Créé quand vous scellez',
    nftDone: 'Créé. C’est la clé',
    excluded: 'Non inclus',
    others: 'La même adresse sur d’autres réseaux',
    cost: 'Coût',
    twoFees: 'Deux frais de réseau. Rien pour nous',
    about: (amount) => `Environ ${amount} pour cette transaction, et une autre pour sceller`,
    modules: (count) => counted(count, { one: `${count} module`, other: `${count} modules` }),
    guard: '1 garde',
    handler: '1 gestionnaire (handler)',
    signed: 'les transactions signées mais non envoyées',
  },

  wrap: {
    title: 'Envelopper un Safe',
    steps: ['Safe', 'Contrôle', 'Détenteur', 'Relecture', 'Envelopper', 'Sceller'],
    stepsLabel: 'Étapes',
    choose: 'Quel Safe voulez-vous envelopper ?',
    chooseSay: 'Collez son adresse. Vous verrez tout ce qui change avant de signer.',
    field: 'Adresse du Safe',
    check: 'Contrôler',
    help: 'Une adresse, eth:0x… ou un lien venant de Safe.',
    yours: (chain) => `Vos Safes sur ${chain}`,
    yoursSay:
      'Ce sont ceux que ce navigateur a vus. Nous ne pouvons pas en lister d’autres sans interroger le serveur de Safe, qui apprendrait votre adresse.',
    ownersOf: ofOwners,
    reading: 'Lecture du Safe…',
    can: 'Il peut être enveloppé.',
    canSay: (fixes) =>
      fixes === 0
        ? 'Rien ne s’y oppose.'
        : counted(fixes, {
            one: 'Une chose sera mise en ordre dans la même transaction.',
            other: `${fixes} choses seront mises en ordre dans la même transaction.`,
          }),
    cannot: 'Il ne peut pas être enveloppé.',
    cannotSay: 'Tout fonctionne comme avant.',
    almost: 'Connectez le propriétaire pour l’envelopper.',
    inTheWay: 'Ce qui s’y oppose',
    putRight: 'Mis en ordre dans la même transaction',
    know: 'À savoir',
    fine: 'Rien à signaler',
    chooseHolder: 'Choisir le détenteur',
    chooseAnother: 'Choisir un autre Safe',
    checkAgain: 'Contrôler de nouveau',
    connect: 'Connecter un portefeuille',
    look: 'Ouvrir le portefeuille',
    inSafe: 'Ou ouvrez cette page dans Safe, et proposez-le à tous.',
    openInSafe: 'Ouvrir dans Safe',
    blockers: {
      nothing: {
        title: 'Il n’y a rien à cette adresse',
        say: 'Aucun contrat ne s’y trouve sur ce réseau. Vérifiez le réseau, et que ce n’est pas un compte simple.',
      },
      foreign: {
        title: 'Son code n’est pas de ceux que nous reconnaissons',
        say: 'C’est un contrat, mais pas un Safe de version 1.3.0, 1.4.1 ou 1.5.0. Des acheteurs ne pourraient pas s’y fier.',
      },
      wrapper: { title: 'C’est notre propre contrat', say: 'C’est le contrat qui enveloppe, pas un Safe.' },
      contractMissing: {
        title: 'Notre contrat n’est pas encore sur ce réseau',
        say: 'Rien ne peut être enveloppé ici tant que personne ne l’a déployé. Il est peut-être sur d’autres réseaux.',
      },
      tooManyModules: {
        title: 'Il a plus de 20 modules',
        say: 'Une seule transaction ne peut pas tous les retirer. Retirez-en d’abord dans Safe, puis revenez.',
      },
      noAccount: {
        title: 'Aucun portefeuille n’est connecté',
        say: 'Connectez le compte propriétaire de ce Safe.',
      },
      unknownSingleton: {
        title: 'Il exécute un code que nous ne reconnaissons pas',
        say: 'Ce code n’a pas été déployé par Safe. Lui seul décide qui peut déplacer ce qui s’y trouve, quels que soient les propriétaires indiqués. Des acheteurs ne pourraient pas s’y fier.',
      },
      alreadyWrapped: {
        title: 'Il est déjà enveloppé',
        say: 'Quiconque le pilote peut l’utiliser et le désenvelopper.',
      },
      notOwner: {
        title: 'Vous n’en êtes pas propriétaire',
        say: 'Connectez l’un de ses propriétaires :',
      },
      severalOwners: {
        title: 'Plusieurs propriétaires doivent être d’accord',
        say: 'Recueillir les signatures de plusieurs propriétaires est en préparation ; cette version ne le peut pas encore. Attendre ne fait rien perdre. S’ils le veulent maintenant, les propriétaires peuvent abaisser à 1 le nombre requis dans Safe, envelopper, puis se désigner tous de nouveau en désenveloppant.',
      },
    },
    fixes: {
      modules: (count) => ({
        title: counted(count, {
          one: `${count} module sera retiré`,
          other: `${count} modules seront retirés`,
        }),
        say: 'Les modules peuvent déplacer des choses sans vous. Ceux-ci cessent de fonctionner :',
      }),
      guard: {
        title: 'Le garde sera remplacé',
        say: 'Le nôtre prend sa place et refuse tout le monde sauf le détenteur. Ce qu’il retenait ne sera plus retenu :',
      },
      moduleGuard: {
        title: 'Le garde de modules sera remplacé',
        say: 'Le nôtre prend sa place et n’admet que notre contrat :',
      },
      handler: {
        title: 'Le gestionnaire (handler) sera remplacé',
        say: 'Il ne revient pas quand le Safe est désenveloppé, et ce qui en dépendait s’arrête :',
      },
      version: (version) => ({
        title: `Il passe de ${version} à SafeL2 1.5.0`,
        say: 'Seule la version 1.5.0 peut écarter les modules cachés. Désenvelopper le ramène en arrière.',
      }),
    },
    notes: {
      queue: {
        title: 'Les transactions qui attendent des signatures cessent d’être valables',
        say: 'Ce qui est dans la file d’attente de Safe ne pourra plus être envoyé ensuite. Envoyez-le d’abord si vous en avez besoin.',
      },
      others: {
        title: 'La même adresse sur d’autres réseaux',
        say: 'Seul ce réseau est inclus. La même adresse ailleurs reste à ses propriétaires là-bas.',
      },
      hidden: {
        title: 'Ce qui est caché n’est pas contrôlé dans cette version',
        say: 'Tant que le Safe est enveloppé, des clés cachées ne peuvent rien déplacer. Des modules, propriétaires et messages signés cachés pourraient se réveiller quand il est désenveloppé.',
      },
      approvals: {
        title: 'Les autorisations sur les jetons restent telles quelles',
        say: 'Une app qui peut prendre des jetons de ce Safe le peut toujours, enveloppé ou non.',
      },
    },
    fines: {
      genuine: (version) => ({ title: 'Un Safe authentique', say: `Version ${version}, déployée par Safe.` }),
      owner: (count) => ({
        title: 'Vous en êtes propriétaire',
        say: `Votre signature seule suffit, 1 sur ${count}.`,
      }),
      clean: {
        title: 'Ni module, ni garde',
        say: 'Personne d’autre que ses propriétaires ne peut le faire bouger.',
      },
    },
    holder: 'Qui détiendra le NFT ?',
    holderSay: 'Le détenteur décide seul, dès que le Safe est enveloppé.',
    holderMe: 'Vous',
    holderOther: 'Une autre adresse',
    holderOtherSay: 'Une personne, le compte d’une société, un séquestre',
    holderField: 'Adresse du détenteur',
    holderSelf: 'Ce serait enfermer la clé dans la boîte. Choisissez une autre adresse.',
    holderWrapper: 'C’est le contrat qui enveloppe. Il ne peut pas détenir de NFT.',
    review: 'Relire',
    reviewTitle: 'Lisez ceci avant de signer.',
    reviewSay: 'Une seule transaction fait tout cela, ou n’en fait rien.',
    table: {
      what: 'Quoi',
      now: 'Maintenant',
      after: 'Ensuite',
      decides: 'Qui décide',
      owners: 'Propriétaires',
      agree: 'Propriétaires qui doivent être d’accord',
      modules: 'Modules',
      guard: 'Garde',
      handler: 'Gestionnaire (handler)',
      version: 'Version',
      contents: 'Ce qu’il contient',
      address: 'Adresse',
      owner: 'Vous, en tant que propriétaire',
      holderDecides: 'Quiconque détient le NFT',
      wrapper: 'Le contrat qui enveloppe',
      oneOfOne: '1 sur 1',
      none: 'Aucun',
      ours: 'Le nôtre. N’admet que le détenteur',
      oursSilent: 'Le nôtre. Il reçoit des jetons et ne signe rien',
      untouched: 'Le même, intact',
      same: 'La même',
      handlerOwn: 'Celui de Safe',
    },
    risk: 'Quiconque détient ce NFT contrôle tout ce que contient ce Safe. Si le NFT est perdu ou volé, le Safe l’est aussi. Personne ne peut revenir en arrière.',
    riskNew:
      'Ce contrat est nouveau et n’a pas été audité. Commencez avec un Safe que vous pouvez vous permettre de perdre.',
    understand: 'Je comprends que quiconque détient le NFT contrôle tout ce que contient ce Safe.',
    act: 'Envelopper ce Safe',
    sealTitle: 'Enveloppé. Scellez-le maintenant.',
    sealSay:
      'La personne désignée décide déjà seule. Le NFT naît quand le Safe est scellé : un dernier regard, de l’extérieur, pour s’assurer que personne d’autre ne peut le faire bouger.',
    sealGoesTo: 'Le NFT va à',
    sealFee: 'Frais',
    sealWait: 'Si vous attendez',
    sealWaitSay:
      'Rien n’est perdu. Sans le NFT, le Safe ne peut pas changer de mains. N’importe qui peut le sceller plus tard.',
    sealAct: 'Le sceller et créer le NFT',
    sealLooking: 'Examen de votre compte…',
    sealNot: 'Ce compte exécute du code, il ne peut donc pas sceller.',
    sealNotWhy: {
      safe: 'C’est un Safe, et le scellement doit être vu de l’extérieur de tout code. N’importe quel compte simple peut le faire à sa place : il n’a besoin d’aucun droit, seulement d’un peu pour les frais.',
      delegated:
        'Il s’est délégué à du code (EIP-7702), et le scellement doit être vu de l’extérieur de tout code. Scellez depuis n’importe quel compte simple, ou mettez fin à la délégation dans votre portefeuille. Il exécute :',
      contract:
        'C’est un contrat, et le scellement doit être vu de l’extérieur de tout code. N’importe quel compte simple peut le faire à sa place : il n’a besoin d’aucun droit, seulement d’un peu pour les frais.',
    },
    sealOther: 'Connecter un compte simple',
    sealUnclean: 'Il ne peut pas être scellé.',
    sealUncleanSay:
      'Quelqu’un d’autre peut encore faire bouger ce Safe, aucun NFT n’est donc créé. Seul celui qui le pilote devrait l’utiliser, et seulement pour en sortir tout.',
    doneTitle: 'Scellé. C’est maintenant un seul NFT.',
    doneSay:
      'Quiconque le détient décide. Donnez-le, et tout ce que contient le Safe part avec. Pendant dix minutes, il ne peut pas changer de mains.',
    heldBy: 'Détenu par',
    open: 'Ouvrir le portefeuille',
    copyLink: 'Copier son lien',
  },
}
