import type { Translation } from '../Translation.ts'
import { counted, ofOwners } from './counted.ts'

export const wrap: Translation['wrap'] = {
  afterwards: {
    title: 'Ensuite',
    wrapped: 'Enveloppé',
    theSafe: 'Le Safe que vous choisissez',
    decides: 'Contrôle exclusif',
    you: 'Vous',
    stepThree: 'Qui vous choisissez à l’étape 3',
    chosen: 'Qui vous avez choisi à l’étape 3',
    stops: 'Cesse de fonctionner',
    afterCheck: 'Connu après le contrôle',
    nft: 'NFT',
    nftLater: 'Créé à la dernière étape, le scellement',
    nftMissing: 'Pas encore. Créé quand vous scellez',
    nftDone: 'Créé',
    excluded: 'Non inclus',
    others: 'La même adresse sur d’autres réseaux',
    cost: 'Coût',
    twoFees: 'Deux frais de réseau. Aucuns frais pour nous',
    about: (amount) => `Environ ${amount} pour cette transaction, et une autre pour sceller`,
    modules: (count) => counted(count, { one: `${count} module`, other: `${count} modules` }),
    guard: '1 guard',
    handler: '1 fallback handler',
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
            one: 'Une chose sera corrigée dans la même transaction.',
            other: `${fixes} choses seront corrigées dans la même transaction.`,
          }),
    cannot: 'Il ne peut pas être enveloppé.',
    cannotSay: 'Il continue de fonctionner comme avant.',
    almost: 'Connectez un propriétaire pour l’envelopper.',
    inTheWay: 'Ce qui s’y oppose',
    putRight: 'Corrigé dans la même transaction',
    know: 'Bon à savoir',
    fine: 'Tout va bien',
    chooseHolder: 'Choisir le détenteur',
    chooseAnother: 'Choisir un autre Safe',
    checkAgain: 'Contrôler de nouveau',
    connect: 'Connecter un portefeuille',
    look: 'Ouvrir le Safe',
    openInSafe: 'Ouvrir dans Safe',
    blockers: {
      nothing: {
        title: 'Il n’y a rien à cette adresse',
        say: 'Aucun contrat ne s’y trouve sur ce réseau. Vérifiez le réseau, et que ce n’est pas un compte ordinaire (EOA).',
      },
      foreign: {
        title: 'Nous ne reconnaissons pas son code',
        say: 'C’est un contrat, mais pas un Safe de version 1.3.0, 1.4.1 ou 1.5.0. Des acheteurs ne pourraient pas s’y fier.',
      },
      old: {
        title: 'Ce Safe est trop ancien',
        say: 'Il est antérieur à la version 1.3.0 et ne peut pas être enveloppé. Beaucoup d’applications ne peuvent pas non plus vérifier ses signatures (ERC-1271). Déplacez ce qu’il contient vers un nouveau Safe.',
      },
      wrapper: { title: 'C’est notre propre contrat', say: 'C’est le contrat qui enveloppe les Safes, pas un Safe.' },
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
        say: 'Quiconque le contrôle peut l’utiliser et le désenvelopper.',
      },
      notOwner: {
        title: 'Vous n’en êtes pas propriétaire',
        say: 'Connectez l’un de ses propriétaires :',
      },
    },
    fixes: {
      modules: (count) => ({
        title: counted(count, {
          one: `${count} module sera retiré`,
          other: `${count} modules seront retirés`,
        }),
        say: 'Les modules peuvent déplacer des actifs sans vous. Ceux-ci cessent de fonctionner :',
      }),
      guard: {
        title: 'Le guard sera remplacé',
        say: 'Le nôtre prend sa place et bloque tout le monde sauf le détenteur. Ce que l’ancien bloquait ne sera plus bloqué :',
      },
      moduleGuard: {
        title: 'Le guard de modules sera remplacé',
        say: 'Le nôtre prend sa place et n’admet que notre contrat :',
      },
      handler: {
        title: 'Le fallback handler sera remplacé',
        say: 'Il n’est pas rétabli quand le Safe est désenveloppé, et ce qui en dépend cesse de fonctionner :',
      },
      version: (version) => ({
        title: `Il est mis à niveau de ${version} vers SafeL2 1.5.0`,
        say: 'Seule la version 1.5.0 peut bloquer les modules cachés. Désenvelopper rétablit l’ancienne version.',
      }),
    },
    notes: {
      queue: {
        title: 'Les transactions en file d’attente deviennent sans effet',
        say: 'Ce qui est dans la file d’attente de Safe ne pourra plus être exécuté ensuite. Exécutez-le d’abord si vous en avez besoin.',
      },
      others: {
        title: 'La même adresse sur d’autres réseaux',
        say: 'Seul ce réseau est inclus. La même adresse ailleurs reste à ses propriétaires là-bas.',
      },
      hidden: {
        title: 'Ce qui peut y être caché',
        say: 'Tant que le Safe est enveloppé, des clés cachées ne peuvent rien déplacer. Des modules, propriétaires et messages signés cachés pourraient devenir actifs quand il est désenveloppé.',
      },
    },
    fines: {
      genuine: (version) => ({ title: 'Safe authentique', say: `Version ${version}, déployée par Safe.` }),
      owner: (count) => ({
        title: 'Vous en êtes propriétaire',
        say: `Seuil : 1 sur ${count}. Votre signature seule suffit.`,
      }),
      clean: {
        title: 'Ni module, ni guard',
        say: 'Seuls ses propriétaires peuvent l’utiliser.',
      },
    },
    holder: 'Qui détiendra le NFT ?',
    holderSay: 'Le détenteur a le contrôle exclusif, dès que le Safe est enveloppé.',
    holderMe: 'Vous',
    holderOther: 'Une autre adresse',
    holderOtherSay: 'Une personne, le compte d’une société, un séquestre',
    holderField: 'Adresse du détenteur',
    holderSelf: 'Ce serait enfermer la clé dans la boîte. Choisissez une autre adresse.',
    holderWrapper: 'C’est notre contrat. Il ne peut pas détenir de NFT.',
    review: 'Relire',
    reviewTitle: 'Vérifiez tout avant de signer.',
    reviewSay: 'Une seule transaction fait tout cela, ou n’en fait rien.',
    table: {
      what: 'Quoi',
      now: 'Maintenant',
      after: 'Ensuite',
      decides: 'Qui le contrôle',
      owners: 'Propriétaires',
      agree: 'Seuil',
      modules: 'Modules',
      guard: 'Guard',
      handler: 'Fallback handler',
      version: 'Version',
      contents: 'Ce qu’il contient',
      address: 'Adresse',
      owner: 'Vous, en tant que propriétaire',
      holderDecides: 'Quiconque détient le NFT',
      wrapper: 'Notre contrat',
      oneOfOne: '1 sur 1',
      none: 'Aucun',
      ours: 'Le nôtre, n’admet que le détenteur',
      oursSilent: 'Le nôtre, reçoit des jetons et ne signe rien',
      untouched: 'Inchangé',
      same: 'Inchangé',
      handlerOwn: 'Celui de Safe',
    },
    risk: 'Quiconque détient ce NFT contrôle tout ce que contient ce Safe. Si le NFT est perdu ou volé, le Safe l’est aussi. Personne ne peut revenir en arrière.',
    riskNew:
      'Ce contrat est nouveau et n’a pas été audité. Commencez avec un Safe que vous pouvez vous permettre de perdre.',
    understand: 'Je comprends que quiconque détient le NFT contrôle tout ce que contient ce Safe.',
    act: 'Envelopper ce Safe',
    sealTitle: 'Enveloppé. Scellez-le maintenant.',
    sealSay:
      'Le détenteur désigné a déjà le contrôle exclusif. Le NFT est créé quand le Safe est scellé : une dernière vérification, de l’extérieur, que personne d’autre ne peut l’utiliser.',
    sealGoesTo: 'Le NFT va à',
    sealFee: 'Frais',
    sealWait: 'Si vous attendez',
    sealWaitSay:
      'Rien n’est perdu. Sans le NFT, le Safe ne peut pas changer de mains. N’importe qui peut le sceller plus tard.',
    sealAct: 'Le sceller et créer le NFT',
    sealLooking: 'Vérification de votre compte…',
    sealNot: 'Ce compte exécute du code, il ne peut donc pas sceller.',
    sealNotWhy: {
      safe: 'C’est un Safe, et le scellement doit être appelé de l’extérieur de tout contrat. N’importe quel compte ordinaire (EOA) peut le faire à sa place : il n’a besoin d’aucun droit, seulement d’un peu pour les frais.',
      delegated:
        'Il a délégué à du code (EIP-7702), et le scellement doit être appelé de l’extérieur de tout code. Scellez depuis un compte ordinaire (EOA), ou révoquez la délégation dans votre portefeuille. Il exécute :',
      contract:
        'C’est un contrat, et le scellement doit être appelé de l’extérieur de tout contrat. N’importe quel compte ordinaire (EOA) peut le faire à sa place : il n’a besoin d’aucun droit, seulement d’un peu pour les frais.',
    },
    sealOther: 'Connecter un compte ordinaire',
    sealByKey: 'Sceller avec une clé à usage unique',
    sealUnclean: 'Il ne peut pas être scellé.',
    sealUncleanSay:
      'Quelqu’un d’autre peut encore utiliser ce Safe, aucun NFT n’est donc créé. Seul celui qui le contrôle maintenant devrait l’utiliser, et seulement pour en sortir tout.',
    doneTitle: 'Scellé. C’est maintenant un seul NFT.',
    doneSay:
      'Quiconque le détient contrôle le Safe. Transférez-le, et tout ce que contient le Safe part avec. Il ne peut pas être transféré pendant dix minutes.',
    heldBy: 'Détenu par',
    open: 'Ouvrir le Safe',
    copyLink: 'Copier son lien',
  },
}
