import type { Translation } from '../Translation.ts'

export const reasons: Translation['reasons'] = {
  UnknownProxy: {
    title: 'Ce n’est pas un Safe que nous reconnaissons.',
    say: 'Son code n’est ni 1.3.0, ni 1.4.1, ni 1.5.0. Transférez ce qu’il contient dans un nouveau Safe.',
  },
  UnknownSingleton: {
    title: 'Il exécute un code que nous ne reconnaissons pas.',
    say: 'Passez d’abord le Safe à une version authentique.',
  },
  SafeL2Missing: {
    title: 'SafeL2 1.5.0 n’est pas sur ce réseau.',
    say: 'Les Safes enveloppés en dépendent. N’importe qui peut le déployer avec la factory de Safe.',
  },
  AlreadyWrapped: { title: 'Il est déjà enveloppé.', say: 'Ouvrez le Safe pour l’utiliser.' },
  NotWrapped: {
    title: 'Il n’est pas enveloppé.',
    say: 'Enveloppez-le d’abord, ou regardez sur un autre réseau.',
  },
  UnknownToken: { title: 'Cet enveloppement est terminé.', say: 'Cherchez de nouveau le Safe.' },
  ModuleNotEnabled: {
    title: 'Le contrat n’est pas un module du Safe.',
    say: 'Recommencez : une seule transaction fait les deux.',
  },
  ForeignModules: {
    title: 'Il a d’autres modules.',
    say: 'Quelqu’un en a ajouté un depuis le contrôle. Contrôlez de nouveau.',
  },
  HandlerIsWrapper: {
    title: 'Son fallback handler est notre contrat.',
    say: 'N’importe qui pourrait appeler notre contrat au nom du Safe. Définissez un autre fallback handler, ou choisissez un autre détenteur.',
  },
  NotClean: {
    title: 'Quelqu’un d’autre peut encore l’utiliser.',
    say: 'Aucun NFT n’est donc créé. Transférez ce qu’il contient dans un nouveau Safe.',
  },
  NotTopLevel: {
    title: 'Ce compte exécute du code, il ne peut donc pas sceller.',
    say: 'N’importe quel compte ordinaire (EOA) peut le faire à sa place : connectez-en un et scellez depuis celui-ci.',
  },
  ERC721InvalidReceiver: {
    title: 'Le destinataire ne peut pas le recevoir.',
    say: 'Ce compte exécute un code qui n’accepte pas les NFT. S’il a seulement délégué à du code (EIP-7702), il peut révoquer cela dans son portefeuille, et le recevoir ensuite. Rien n’a été envoyé.',
  },
  ERC721NonexistentToken: {
    title: 'Ce NFT n’existe pas.',
    say: 'Il n’est pas encore créé, ou a été détruit : le NFT d’un Safe est créé quand on le scelle et détruit quand on le désenveloppe. Cherchez-le de nouveau.',
  },
  ERC721IncorrectOwner: {
    title: 'Un autre compte détient ce NFT.',
    say: 'Il n’est pas dans le compte d’où il devait partir. Cherchez-le de nouveau avant de continuer. Rien n’a été envoyé.',
  },
  ERC721InsufficientApproval: {
    title: 'Vous ne pouvez pas transférer ce NFT.',
    say: 'Seul son détenteur le peut, ou qui il a autorisé. Connectez un tel compte. Rien n’a été envoyé.',
  },
  SaleNotApproved: {
    title: 'L’approbation du vendeur n’existe plus.',
    say: 'Sans elle, le NFT ne peut pas vous être transféré. Demandez au vendeur d’approuver à nouveau la vente, puis réessayez. Rien n’a été payé.',
  },
  ERC721InvalidApprover: {
    title: 'Vous ne pouvez autoriser personne pour ce NFT.',
    say: 'Seul son détenteur décide qui d’autre peut le transférer. Connectez le compte qui le détient. Rien n’a été autorisé.',
  },
  NotDriver: {
    title: 'Vous ne détenez pas le NFT de ce Safe.',
    say: 'Connectez le compte qui le détient. Rien n’a été envoyé.',
  },
  Busy: { title: 'Le Safe est au milieu d’une transaction.', say: 'Réessayez quand elle sera terminée.' },
  NotSealed: {
    title: 'Il n’est pas encore scellé.',
    say: 'Scellez-le d’abord. D’ici là, un verrou promettrait trop.',
  },
  QuietTime: {
    title: 'Ce Safe vient d’être scellé ou utilisé.',
    say: 'Son NFT ne peut pas être transféré pendant dix minutes, pour que personne n’achète autre chose que ce qu’il a vu. Réessayez ensuite.',
  },
  AccountLocked: {
    title: 'Ce Safe est verrouillé.',
    say: 'Jusqu’à la fin du verrou, personne ne peut l’utiliser ni le désenvelopper, et personne ne peut y mettre fin plus tôt.',
  },
  LockTooShort: {
    title: 'Cette date est trop proche.',
    say: 'Un verrou doit se terminer dans le futur, et ne peut être que prolongé.',
  },
  LockTooLong: { title: 'Cette date est trop tardive.', say: 'Un verrou peut finir au plus dans 365 jours.' },
  StateChanged: {
    title: 'Quelque chose a changé depuis que vous avez regardé.',
    say: 'Rien n’a été payé. Regardez de nouveau le Safe avant de continuer.',
  },
  SigningEnabled: {
    title: 'La signature est activée pour ce Safe.',
    say: 'Pendant ce temps, son NFT ne peut pas être transféré : une signature pourrait encore déplacer quelque chose. Le détenteur doit d’abord désactiver la signature, puis attendre dix minutes.',
  },
  SelfCall: {
    title: 'Cela modifierait le Safe lui-même.',
    say: 'Un Safe enveloppé ne s’appelle jamais lui-même. Pour changer ses propriétaires, désenveloppez-le.',
  },
  CallFailed: {
    title: 'Le destinataire a refusé.',
    say: 'Il n’a donné aucune raison. Rien n’a été envoyé. Vérifiez qu’il peut recevoir.',
  },
  TransferReturnedFalse: {
    title: 'Le jeton a refusé.',
    say: 'Il a répondu « false » lors de la simulation. Rien n’a été envoyé.',
  },
  NothingArrives: {
    title: 'Rien n’arriverait.',
    say: 'Le jeton accepte le transfert, mais ne transmet rien au destinataire. Rien n’a été envoyé.',
  },
  TokenNotReceived: {
    title: 'Le destinataire ne peut pas recevoir ce NFT.',
    say: 'Il y a à cette adresse un contrat qui n’accepte pas les NFT de ce type. Rien n’a été envoyé. Choisissez un autre destinataire.',
  },
  ERC20InsufficientBalance: {
    title: 'Il n’y a pas assez de ce jeton.',
    say: 'Le Safe en contient moins que ce qui serait envoyé. Rien n’a été envoyé.',
  },
  NoCodeThere: {
    title: 'Il n’y a pas de contrat à cette adresse.',
    say: 'Le compte n’a pas de code, les données n’auraient donc aucun effet. Vérifiez l’adresse et le réseau. Rien n’a été envoyé.',
  },
  StepFailed: {
    title: 'Le Safe a refusé une étape.',
    say: 'Il n’a donné aucune raison. Son stockage a peut-être été altéré.',
  },
  InvalidDriver: { title: 'Cette adresse ne peut pas le détenir.', say: 'Choisissez un autre détenteur.' },
  OwnershipCycle: {
    title: 'Ce serait enfermer la clé dans la boîte.',
    say: 'Ce compte ne peut pas agir sans ce Safe, directement ou par d’autres comptes : plus personne ne pourrait jamais utiliser ni l’un ni l’autre. Choisissez une adresse qui n’en dépend pas.',
  },
  CannotReceive: {
    title: 'Ce contrat ne peut pas recevoir de NFT.',
    say: 'Le Safe y serait perdu. Choisissez un autre détenteur.',
  },
  BadOwner: {
    title: 'L’une de ces adresses ne peut pas être propriétaire.',
    say: 'Le Safe lui-même, notre contrat et l’adresse zéro ne sont pas admis. Désignez-en une autre.',
  },
  BadThreshold: {
    title: 'Ce seuil n’est pas possible.',
    say: 'Il peut aller de 1 au nombre de propriétaires.',
  },
  TooManyOwners: {
    title: 'C’est trop de propriétaires pour une transaction.',
    say: 'Retirez-en d’abord, ou désignez-en moins : 250 au maximum.',
  },
  BadFallbackHandler: {
    title: 'Ce fallback handler ne peut pas être utilisé.',
    say: 'Prenez l’un de ceux de Safe, ou aucun.',
  },
  ModuleGuardUnsupported: {
    title: 'Cette version n’a pas de guard de modules.',
    say: 'Désenveloppez sans le conserver.',
  },
  NotReleased: {
    title: 'Le Safe n’est pas dans l’état demandé.',
    say: 'Son stockage a été altéré. Transférez plutôt ailleurs ce qu’il contient.',
  },
  FactoryMissing: {
    title: 'La proxy factory de Safe n’est pas sur ce réseau.',
    say: 'Elle sert à créer les nouveaux Safes. N’importe qui peut la déployer.',
  },
  AlreadyCreated: {
    title: 'Ce Safe existe déjà.',
    say: 'Il a été utilisé, transféré ou désenveloppé depuis. Cherchez-le, ou créez-en un avec un autre numéro. Rien n’a été envoyé.',
  },
  ExecTransactionRefused: {
    title: 'Un Safe enveloppé n’exécute aucune transaction de propriétaires.',
    say: 'Utilisez-le par son NFT, ou désenveloppez-le.',
  },
  ModuleRefused: {
    title: 'Un module caché a tenté de l’utiliser et a été bloqué.',
    say: 'Ne désenveloppez jamais ce Safe. Transférez ce qu’il contient dans un nouveau.',
  },
  DelegateCallRefused: {
    title: 'Un Safe enveloppé ne fait aucun delegatecall.',
    say: 'Faites plutôt un appel ordinaire.',
  },
  OnlyWrapperInSafe: { title: 'Seul notre contrat peut faire cela.', say: 'Rien n’a été envoyé.' },
  NotForYou: {
    title: 'Cette offre est pour quelqu’un d’autre.',
    say: 'Demandez au vendeur une offre à votre nom.',
  },
  OfferExpired: {
    title: 'Cette offre a expiré.',
    say: 'Demandez-en une nouvelle au vendeur. Rien n’a été payé.',
  },
  WrongPayment: {
    title: 'Ce n’est pas le prix.',
    say: 'Payez exactement ce que dit l’offre. Rien n’a été payé.',
  },
  UnknownCurrency: {
    title: 'La monnaie de cette offre n’existe pas ici.',
    say: 'Il n’y a aucun contrat à son adresse sur ce réseau. Demandez une autre offre au vendeur. Rien n’a été payé.',
  },
  Underpaid: {
    title: 'La monnaie retient une part de chaque transfert.',
    say: 'Le vendeur aurait reçu moins que le prix, donc rien n’a été payé. Demandez une offre dans une autre monnaie.',
  },
  SafeERC20FailedOperation: {
    title: 'La monnaie a refusé le paiement.',
    say: 'Vérifiez que vous en avez assez et que vous avez autorisé le montant pour cet achat. Rien n’a été payé.',
  },
  NotOffered: {
    title: 'Le détenteur n’a pas signé cette offre.',
    say: 'Elle a été modifiée, ou le NFT a maintenant un autre détenteur. Rien n’a été payé.',
  },
  FailedCall: {
    title: 'Le vendeur ne peut pas être payé.',
    say: 'Son compte a refusé le paiement. Rien n’a été payé.',
  },
  InsufficientBalance: { title: 'Il n’y a pas assez d’argent pour cela.', say: 'Rien n’a été payé.' },
  GuardRefused: {
    title: 'Son guard bloque cela.',
    say: 'Retirez d’abord le guard dans Safe, puis revenez. Rien n’a été envoyé.',
  },
  GS000: { title: 'Le Safe n’a pas pu être configuré.', say: 'Réessayez avec plus de gas.' },
  GS010: { title: 'Pas assez de gas.', say: 'Augmentez la limite de gas dans votre portefeuille.' },
  GS013: {
    title: 'La transaction du Safe a échoué sans donner de raison.',
    say: 'Regardez de nouveau le Safe : quelque chose y a changé, ou son guard l’interdit.',
  },
  GS025: {
    title: 'La signature n’est pas celle d’un propriétaire.',
    say: 'Connectez un propriétaire du Safe.',
  },
  GS026: {
    title: 'La signature n’est pas celle d’un propriétaire.',
    say: 'Le Safe a peut-être un autre propriétaire maintenant. Contrôlez de nouveau.',
  },
  GS204: {
    title: 'L’une de ces adresses est déjà propriétaire.',
    say: 'Désignée deux fois, ou introduite avant l’enveloppement du Safe. Désignez-en d’autres.',
  },
}
