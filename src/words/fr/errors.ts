import type { Translation } from '../Translation.ts'

export const errors: Translation['errors'] = {
  UserRejected: {
    title: 'Vous avez refusé dans votre portefeuille.',
    say: 'Rien n’a été envoyé. Le Safe est tel qu’il était.',
  },
  AccountsEmpty: { title: 'Aucun compte n’a été partagé.', say: 'Reconnectez-vous et choisissez un compte.' },
  WalletLocked: { title: 'Votre portefeuille est verrouillé.', say: 'Déverrouillez-le, puis réessayez.' },
  RequestPending: {
    title: 'Une demande est encore ouverte dans votre portefeuille.',
    say: 'Répondez-y, puis réessayez.',
  },
  ConnectorNotFound: { title: 'Aucun portefeuille n’est connecté.', say: 'Connectez-en un, puis réessayez.' },
  NotLoaded: {
    title: 'Une partie de cette page n’a pas été chargée.',
    say: 'Rien n’a été envoyé. Vérifiez votre connexion à internet, puis rechargez la page.',
  },
  SmartWalletHidden: {
    title: 'Le portefeuille intelligent ne peut pas s’ouvrir ici.',
    say: 'Rien n’a été envoyé. Utilisez le portefeuille de ce navigateur, ou ouvrez cette page dans un autre.',
  },
  PopupBlocked: {
    title: 'La fenêtre du portefeuille a été bloquée.',
    say: 'Rien n’a été envoyé. Autorisez les fenêtres pop-up pour cette page, puis réessayez.',
  },
  ChainNotFound: { title: 'Votre portefeuille n’est pas sur ce réseau.', say: 'Passez-y, puis réessayez.' },
  SwitchChain: {
    title: 'Votre portefeuille n’a pas changé de réseau.',
    say: 'Choisissez le réseau dans le portefeuille lui-même.',
  },
  SwitchUnsupported: {
    title: 'Votre portefeuille ne peut pas changer de réseau d’ici.',
    say: 'Choisissez le réseau dans le portefeuille lui-même.',
  },
  AddChain: {
    title: 'Votre portefeuille n’a pas ajouté le réseau.',
    say: 'Ajoutez-le dans le portefeuille lui-même.',
  },
  SafeInfo: {
    title: 'Safe n’a pas dit de quel Safe il s’agit.',
    say: 'Les informations du Safe n’ont pas pu être chargées. Rechargez la page dans Safe, puis réessayez.',
  },
  SafeReadOnly: {
    title: 'Vous ne pouvez pas signer pour ce Safe.',
    say: 'Safe indique qu’aucun de ses propriétaires n’y est connecté. Connectez-en un dans Safe, puis réessayez. Rien n’a été envoyé.',
  },
  SafeNotHere: {
    title: 'Ce Safe n’est pas sur ce réseau.',
    say: 'Votre portefeuille a partagé un Safe, mais il n’y a rien à son adresse sur ce réseau : il ne peut donc ni signer ni envoyer ici. Choisissez le réseau où il se trouve, ou connectez un autre portefeuille.',
  },
  ForeignFrame: {
    title: 'Vous ne pouvez pas signer à l’intérieur d’une autre page.',
    say: 'Ouvrez cette page dans son propre onglet et continuez là. Rien n’a été envoyé.',
  },
  WrongChain: {
    title: 'Votre portefeuille est sur un autre réseau.',
    say: 'Mauvais réseau. Changez-en ou déconnectez-vous pour continuer.',
  },
  AccountChanged: {
    title: 'Vous avez changé de compte.',
    say: 'Revenez au précédent, ou recommencez avec celui-ci. Rien n’a été envoyé.',
  },
  WalletDisconnected: {
    title: 'Votre portefeuille a perdu sa connexion.',
    say: 'Reconnectez-le.',
  },
  UnsupportedMethod: {
    title: 'Votre portefeuille ne connaît pas cette demande.',
    say: 'Rien n’a été envoyé. Essayez un autre portefeuille.',
  },
  BlindSigning: {
    title: 'Votre portefeuille matériel n’a pas signé.',
    say: 'Rien n’a été envoyé. Activez la signature aveugle (blind signing) sur l’appareil, dans les réglages de son application Ethereum, puis réessayez. Si elle l’est déjà, mettez cette application à jour.',
  },
  Deadline: {
    title: 'Aucune réponse n’est arrivée à temps.',
    say: 'Si votre portefeuille affiche encore la demande, refusez-la, puis réessayez.',
  },
  Superseded: {
    title: 'Une demande plus récente a pris sa place.',
    say: 'Rien n’est perdu. Continuez avec la plus récente.',
  },
  NetworkUnreachable: {
    title: 'Le réseau n’a pas répondu.',
    say: 'Réessayez, ou indiquez un autre RPC dans les réglages.',
  },
  NetworkBusy: {
    title: 'Le réseau est saturé.',
    say: 'Son RPC reçoit trop de demandes. Attendez une minute et réessayez, ou indiquez un autre RPC dans les réglages.',
  },
  ChainMismatch: {
    title: 'Le RPC répond pour un autre réseau.',
    say: 'Ses réponses ne sont pas utilisées. Indiquez-en un autre dans les réglages.',
  },
  NotEnoughForFee: {
    title: 'Pas assez pour les frais.',
    say: 'Rien n’a été envoyé. Approvisionnez votre compte, puis réessayez.',
  },
  Reverted: {
    title: 'Cette transaction échouerait.',
    say: 'Le contrat l’a annulée (revert) sans donner de raison. Rien n’a été envoyé. Vérifiez tout une fois encore, puis réessayez.',
  },
  Changed: {
    title: 'Quelque chose a changé depuis le contrôle.',
    say: 'Rien n’a été envoyé. Regardez-le d’abord de nouveau.',
  },
  Cached: {
    title: 'Cela vient d’une visite précédente.',
    say: 'Actualisation en cours. Patientez un instant.',
  },
  NoChains: { title: 'Aucun réseau où se connecter.', say: 'Rechargez la page, puis réessayez.' },
  ProjectId: {
    title: 'WalletConnect n’est pas configuré ici.',
    say: 'Indiquez votre propre identifiant de projet dans les réglages. Les portefeuilles de ce navigateur fonctionnent toujours.',
  },
  RelayRefused: {
    title: 'WalletConnect a refusé cette page.',
    say: 'Son identifiant de projet n’est pas autorisé ici. Indiquez le vôtre dans les réglages. Les portefeuilles de ce navigateur fonctionnent toujours.',
  },
  RelayUnreachable: {
    title: 'WalletConnect est injoignable.',
    say: 'Son relais n’a pas répondu. Les portefeuilles de ce navigateur fonctionnent toujours. Si votre portefeuille n’affiche aucune demande, réessayez dans un instant.',
  },
  NoCommonChain: {
    title: 'Votre portefeuille n’a partagé aucun de nos réseaux.',
    say: 'Rien n’est connecté. Activez-en un dans le portefeuille, puis réessayez.',
  },
  RelayInvalid: { title: 'La demande était mal formée.', say: 'Rien n’a été envoyé. Réessayez.' },
  RelayUnauthorized: {
    title: 'Votre portefeuille ne le permet pas ici.',
    say: 'Rien n’a été envoyé. Reconnectez-le.',
  },
  RelayUnsupported: {
    title: 'Votre portefeuille ne prend pas cela en charge.',
    say: 'Rien n’a été envoyé. Essayez un autre portefeuille.',
  },
  SessionEnded: { title: 'Votre portefeuille a mis fin à la connexion.', say: 'Reconnectez-le.' },
  SessionFailed: { title: 'La connexion a échoué.', say: 'Rien n’a été partagé. Réessayez.' },
  RelayInternal: {
    title: 'WalletConnect a eu une erreur interne.',
    say: 'Réessayez. Si cela se reproduit, reconnectez-vous.',
  },
  NotSignedIn: {
    title: 'Identifiez-vous d’abord.',
    say: 'Cette page le demande avant tout envoi. Rien n’a été envoyé.',
  },
  SignInPreparing: {
    title: 'Erreur lors de la préparation du message, veuillez réessayer !',
    say: 'Votre portefeuille n’a pas été sollicité.',
  },
  SignInSigning: {
    title: 'Erreur lors de la signature du message, veuillez réessayer !',
    say: 'Votre portefeuille n’a donné aucune signature.',
  },
  SignInVerifying: {
    title: 'Erreur lors de la vérification de la signature, veuillez réessayer !',
    say: 'Votre portefeuille reste connecté.',
  },
  SignInFailed: {
    title: 'Oups, quelque chose s’est mal passé !',
    say: 'Votre portefeuille reste connecté. Rien n’a été envoyé. Réessayez.',
  },
  Unknown: {
    title: 'Quelque chose s’est mal passé.',
    say: 'Les détails montrent la réponse. Vérifiez dans votre portefeuille si la transaction est passée. Sinon, réessayez.',
  },
}
