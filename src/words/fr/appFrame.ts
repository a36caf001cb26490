import type { SafeTranslation } from '../SafeTranslation.ts'

export const appFrame: SafeTranslation['appFrame'] = {
  title: 'Ouvrir une application dans cette page',
  say: 'Une application faite pour les Safes s’ouvre ici et travaille avec ce Safe. Elle connaît l’adresse du Safe et lit la chaîne à travers cette page. Rien de ce qu’elle veut envoyer ou signer n’a lieu sans votre accord.',
  address: 'Adresse de l’application',
  help: 'Un lien de Safe{Wallet} vers l’application convient aussi.',
  open: 'Ouvrir',
  sample: 'Application d’exemple',
  openSample: 'Ouvrir l’application d’exemple',
  wrong: {
    empty: 'Saisissez l’adresse de l’application.',
    shape:
      'Ce n’est pas l’adresse d’une application. Elle commence par https:// et ne contient ni nom ni mot de passe.',
    insecure:
      'Cette adresse commence par http:// : quelqu’un pourrait modifier l’application en chemin. Il en faut une en https://.',
    own: 'Cette page ne peut pas s’ouvrir à l’intérieur d’elle-même.',
  },
  frameOf: (app) => `Application : ${app}`,
  close: 'Fermer l’application',
  asks: 'L’application attend votre réponse.',
  look: 'Voir sa demande',
  loading: 'Ouverture de l’application…',
  slow: 'L’application n’a encore rien dit. Elle est peut-être lente, ou n’est pas faite pour les Safes.',
  over: {
    silent: {
      title: 'L’application n’a rien dit.',
      say: 'Elle refuse peut-être de s’afficher dans une autre page, ou ne parle qu’à Safe{Wallet}. Ouvrez-la dans son propre onglet et connectez-lui ce Safe par WalletConnect.',
    },
    spam: {
      title: 'L’application a posé trop de questions à la fois.',
      say: 'Elle a été fermée, et ce qu’elle vous avait demandé est abandonné. Vous pouvez la rouvrir.',
    },
    tooLarge: {
      title: 'L’application a demandé quelque chose de trop grand pour être lu.',
      say: 'Elle a été fermée, et ce qu’elle vous avait demandé est abandonné. Vous pouvez la rouvrir.',
    },
    moved: {
      title: 'Le cadre montre maintenant une autre page.',
      say: 'Elle n’est pas à l’adresse que vous avez ouverte : elle a été fermée, et ce que l’application vous avait demandé est abandonné.',
    },
    own: {
      title: 'L’application a ramené à cette page.',
      say: 'Elle a été fermée. Vérifiez l’adresse de l’application.',
    },
  },
  openMoved: (address) => `Ouvrir ${address} à la place`,
  again: 'La rouvrir',
}
