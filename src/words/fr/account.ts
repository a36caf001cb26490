import type { Translation } from '../Translation.ts'
import { ofOwners } from './counted.ts'

export const account: Translation['account'] = {
  account: {
    title: 'Votre compte',
    address: 'Adresse',
    network: 'Réseau',
    wallet: 'Portefeuille',
    explorer: (name) => `Ouvrir dans ${name}`,
    balance: 'Solde',
    kind: 'Type',
    kinds: {
      plain: 'Compte ordinaire (EOA)',
      delegated: 'Compte ordinaire avec du code (EIP-7702)',
      contract: 'Contrat',
      safe: 'Safe',
    },
    agree: 'Seuil',
    ofOwners,
    owners: 'Propriétaires',
    nonce: 'Nonce',
    queue: 'En file d’attente',
    switchAccount: 'Changer de compte',
    switching: 'Choisissez un compte dans votre portefeuille.',
    sameAccount: 'C’est toujours le même compte. Choisissez-en un autre dans le portefeuille lui-même.',
    switchFailed: {
      UserRejected: 'Vous avez refusé dans votre portefeuille. Le compte reste le même.',
      RequestPending: 'Une demande est encore ouverte dans votre portefeuille. Répondez-y d’abord.',
      AccountsEmpty: 'Votre portefeuille n’a partagé aucun compte. Choisissez-en un dans le portefeuille lui-même.',
      Deadline: 'Votre portefeuille n’a pas répondu. Choisissez le compte dans le portefeuille lui-même.',
    },
    switchFailedOtherwise:
      'Votre portefeuille ne peut pas être interrogé d’ici. Choisissez le compte dans le portefeuille lui-même.',
    verify: 'Vérifier le compte',
    verified: 'Vérifié',
    verifiedUntil: (until) => `Dans cet onglet, jusqu’à ${until}`,
    signOut: 'Ne plus être identifié',
    switchWallet: 'Changer de portefeuille',
    inSafe: 'Connecté par Safe. Pour quitter, fermez cette application là-bas.',
    disconnect: 'Déconnecter',
  },

  network: {
    title: 'Réseaux',
    wrong: 'Mauvais réseau. Changez-en ou déconnectez-vous pour continuer.',
    current: 'Réseau actuel',
    asked: (chain) => `Confirmez le passage à ${chain} dans votre portefeuille.`,
    add: (chain) => `Ajouter ${chain} à votre portefeuille`,
    failed: {
      UserRejected: 'Vous avez refusé dans votre portefeuille. Le réseau n’a pas changé.',
      RequestPending:
        'Une demande est encore ouverte dans votre portefeuille. Répondez-y, puis choisissez de nouveau le réseau.',
      WalletLocked: 'Votre portefeuille est verrouillé. Déverrouillez-le, puis choisissez de nouveau le réseau.',
      WalletDisconnected:
        'Votre portefeuille a perdu sa connexion. Ouvrez-le, vérifiez qu’il est en ligne, puis choisissez de nouveau le réseau.',
      ConnectorNotFound: 'Votre portefeuille n’est plus joignable depuis cette page. Reconnectez-le.',
      ChainNotFound:
        'Votre portefeuille n’a partagé aucun compte sur ce réseau. Activez le réseau dans le portefeuille, puis reconnectez-le.',
      SwitchUnsupported:
        'Votre portefeuille ne peut pas changer de réseau d’ici. Choisissez le réseau dans le portefeuille lui-même.',
      AddChain:
        'Votre portefeuille ne connaît pas ce réseau et ne l’a pas ajouté. Ajoutez-le dans le portefeuille lui-même.',
      PopupBlocked:
        'La fenêtre de votre portefeuille a été bloquée. Autorisez les fenêtres pop-up pour cette page, puis choisissez de nouveau le réseau.',
      RelayUnreachable:
        'Le relais de WalletConnect n’a pas répondu : votre portefeuille n’a donc pas été interrogé. Réessayez dans un instant.',
      SessionEnded: 'Votre portefeuille a mis fin à la connexion. Reconnectez-le.',
      Deadline:
        'Votre portefeuille n’a pas répondu. S’il affiche encore la demande, refusez-la. Puis choisissez de nouveau le réseau.',
    },
    failedOtherwise: 'Votre portefeuille n’a pas changé de réseau. Choisissez le réseau dans le portefeuille lui-même.',
    ofSafe: (chain) =>
      `Ce Safe se trouve sur ${chain} et n’en change pas. Pour un autre réseau, ouvrez cette page dans un Safe qui s’y trouve.`,
    ofSafeElsewhere:
      'Ce Safe se trouve sur un réseau que cette page ne prend pas en charge. Ouvrez la page dans un Safe sur un autre réseau.',
    failedInSafe: (chain) =>
      `Un Safe se trouve sur un seul réseau. Ouvrez cette page dans un Safe qui est sur ${chain}.`,
  },
}
