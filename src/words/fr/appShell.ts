import type { Translation } from '../Translation.ts'

export const appShell: Translation['appShell'] = {
  appName: 'Wrapped Safe Wallet',
  skipToContent: 'Aller au contenu',
  nav: {
    label: 'Menu principal',
    more: 'Plus',
    wrap: 'Envelopper un Safe',
    wallets: 'Mes Safes enveloppés',
    settings: 'Réglages',
    about: 'À propos',
  },
  theme: { toDark: 'Thème sombre', toLight: 'Thème clair' },
  foot: {
    independent: 'Projet indépendant. Ni créé ni recommandé par Safe.',
    promise: 'Ni serveur, ni traceur, ni frais.',
    language: 'Langue',
    languageFailed: 'Cette langue n’a pas pu être chargée. Vérifiez votre connexion, puis choisissez-la de nouveau.',
  },
  loading: 'Chargement…',
  close: 'Fermer',
  back: 'Retour',
  cancel: 'Annuler',
  details: 'Détails',
  tryAgain: 'Réessayer',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Votre navigateur a bloqué le presse-papiers. Sélectionnez le texte et copiez-le à la main.',
  unknown: 'Impossible à vérifier',
  pageFailed: {
    title: 'Cette page a cessé de fonctionner.',
    say: 'Rechargez pour continuer ; votre connexion et vos transactions sont conservées.',
    reload: 'Recharger',
  },

  connection: {
    connect: 'Connecter un portefeuille',
    connecting: 'Connexion…',
    reconnecting: 'Reconnexion…',
    wrongNetwork: 'Mauvais réseau',
    signIn: 'S’identifier',
    account: (short) => `Compte ${short}`,
  },

  connect: {
    title: 'Connecter un portefeuille',
    recommended: 'Recommandés',
    other: 'Autres portefeuilles',
    installed: 'Installés',
    recent: 'Récent',
    restTitle: 'Avant de vous connecter',
    points: [
      ['Votre portefeuille garde la clé.', 'Cette page ne voit que votre adresse.'],
      ['Se connecter ne déplace rien.', 'Vous confirmez chaque action dans le portefeuille.'],
      ['Vous pouvez d’abord regarder.', 'N’importe quel Safe peut être lu sans portefeuille.'],
    ],
    search: 'Chercher un portefeuille',
    foundNone: 'Aucun portefeuille de ce nom ici. WalletConnect permet d’utiliser la plupart des autres.',
    partMissing:
      'Une partie de cette page n’a pas été chargée. Vérifiez votre connexion, puis rechargez ; rien n’est perdu.',
  },

  home: {
    title: ['Tout un Safe,', 'et tout ce qu’il contient,', 'en un seul NFT.'],
    lead: 'Vendez-le, transmettez-le ou léguez-le : adresse, historique et positions restent ensemble.',
    lookUp: 'Consulter n’importe quel Safe',
    placeholder: '0x…, eth:0x… ou un lien',
    look: 'Consulter',
    help: 'Une adresse, ou un lien venant de Safe. Sans portefeuille.',
    example: 'Voir un exemple',
    tryDemo: 'Essayer la démo',
    tryDemoSay: 'Un Safe d’exemple, entièrement dans cette page. Rien n’y est réel.',
    sampleNumber: 'Nº 1',
    sampleFacts: { holder: 'Détenteur', wrapped: 'Enveloppé', on: 'Réseau' },
    sampleDate: '14 nov. 2026',
    sample: 'Un exemple. Son image est dessinée à partir de l’adresse.',
  },
}
