import type { Translation } from '../Translation.ts'

export const connect: Translation['connect'] = {
  opening: (wallet) => ({ title: `Ouverture de ${wallet}`, say: 'Confirmez la connexion dans le portefeuille.' }),
  slow: (wallet) => ({
    title: `Toujours en attente de ${wallet}`,
    say: 'Cherchez son icône dans la barre d’outils, ou une fenêtre derrière celle-ci.',
  }),
  absent: (wallet) => ({
    title: `${wallet} n’est pas dans ce navigateur`,
    say: 'Ajoutez-le, et la suite est automatique.',
    sayPhone: 'Ajoutez-le, ou utilisez-le sur votre téléphone.',
  }),
  watching: 'Créez-y un portefeuille, ou importez le vôtre. Nous guettons son arrivée, inutile de recharger.',
  add: 'Ajouter l’extension',
  get: (wallet) => `Obtenir ${wallet}`,
  opens: (place) => `Ouvre ${place}`,
  stores: {
    'chrome.google.com': 'le Chrome Web Store',
    'microsoftedge.microsoft.com': 'les modules d’Edge',
    'addons.opera.com': 'les extensions d’Opera',
    'addons.mozilla.org': 'les modules de Firefox',
    'apps.apple.com': 'l’App Store',
    'play.google.com': 'Google Play',
  },
  help: {
    title: 'Le vôtre n’y est pas ?',
    scan: 'Scanner avec n’importe quel portefeuille',
    get: 'Obtenir un portefeuille',
  },
  getOne: {
    title: 'Obtenir un portefeuille',
    say: 'Il garde vos clés et vous demande votre accord avant tout envoi. Ceux-ci sont bien connus ; cette page n’y gagne rien.',
  },
  noBrowserWallet: {
    title: 'Aucun autre portefeuille dans ce navigateur',
    say: 'Un portefeuille qui donne son nom a sa propre ligne dans la liste. Tout autre s’ouvrirait ici.',
  },
  smartWallet: 'Utiliser le portefeuille intelligent',
  phoneApp: { title: 'Utiliser l’app du téléphone', say: 'Affiche un code à scanner' },
  continueAs: (account) => `Continuer en tant que ${account}`,
  continueWith: (wallet) => `Avec ${wallet}, qui peut partager un autre compte`,
  askAgain: 'Demander de nouveau',
  chooseAnother: 'Choisir un autre portefeuille',
  failed: {
    UserRejected: { title: 'Demande refusée', say: 'Vous avez refusé dans {wallet}. Rien n’a été partagé.' },
    AccountsEmpty: {
      title: 'Aucun compte partagé',
      say: '{wallet} est connecté mais n’a partagé aucun compte. Choisissez-en au moins un.',
    },
    WalletLocked: {
      title: 'Déverrouillez {wallet}',
      say: 'Il est verrouillé, ou ne connaît pas encore cette page. Ouvrez-le et déverrouillez-le, et la suite est automatique.',
    },
    RequestPending: {
      title: '{wallet} vous attend',
      say: 'Une demande précédente y est encore ouverte. Répondez-y, et la suite vient d’elle-même.',
    },
    ConnectorNotFound: {
      title: '{wallet} n’est plus dans ce navigateur',
      say: 'Réactivez-le parmi vos extensions, puis rechargez cette page.',
    },
    WalletDisconnected: {
      title: '{wallet} a perdu sa connexion',
      say: 'Il indique qu’il n’atteint aucun réseau. Ouvrez-le, vérifiez qu’il est en ligne, puis réessayez.',
    },
    UnsupportedMethod: {
      title: '{wallet} ne peut pas se connecter ici',
      say: 'Il ne sait pas partager un compte avec une page. Choisissez un autre portefeuille.',
    },
    SmartWalletHidden: {
      title: 'Le portefeuille intelligent ne peut pas s’ouvrir ici',
      say: 'Ceci est le navigateur de Coinbase, qui met son propre portefeuille à sa place. Utilisez celui-ci, ou ouvrez cette page dans un autre navigateur.',
    },
    PopupBlocked: {
      title: 'La fenêtre de {wallet} a été bloquée',
      say: 'Votre navigateur l’a gardée fermée. Autorisez les fenêtres pop-up pour cette page, puis réessayez.',
    },
    NotLoaded: {
      title: 'Une partie de cette page n’a pas été chargée',
      say: 'Vérifiez votre connexion à internet, puis rechargez la page.',
    },
    SafeInfo: {
      title: 'Safe n’a pas dit de quel Safe il s’agit.',
      say: 'Les informations du Safe n’ont pas pu être chargées. Rechargez la page dans Safe, puis réessayez.',
    },
    Deadline: {
      title: '{wallet} n’a pas répondu',
      say: 'Rien n’a été partagé. Ouvrez-le une fois à la main, puis réessayez.',
    },
  },
  failedOtherwise: {
    title: 'Quelque chose s’est mal passé',
    say: '{wallet} a répondu par une erreur que nous ne connaissons pas. Rien n’a été partagé. Réessayez, ou choisissez un autre portefeuille.',
  },
  safe: {
    title: 'Connecter votre Safe',
    say: 'Cette page n’est pas ouverte dans Safe. Il y a d’autres façons d’entrer.',
    connect: 'Connecter mon Safe',
    connectSay: 'Ouvre Safe dans un nouvel onglet et l’appaire',
    preparing: 'Demande d’un lien à WalletConnect…',
    app: 'Ouvrir l’app Safe',
    appSay: 'Sur cet appareil, dans sa dernière version',
    inside: 'Ouvrir cette page dans Safe',
    insideSay: 'Votre Safe est alors connecté de lui-même',
    copy: 'Copier le lien',
    copySay: 'Pour WalletConnect dans n’importe quelle app Safe',
    copyPage: 'Copier l’adresse de cette page',
    copyPageSay: 'Pour l’ajouter comme application personnalisée dans n’importe quel Safe',
    renewed: {
      expired: 'Voici un nouveau lien. Le précédent a expiré.',
      declined: 'La connexion a été refusée dans Safe. Voici un nouveau lien.',
    },
    waiting: 'Approuvez la connexion dans Safe. La suite vient d’elle-même.',
  },
}
