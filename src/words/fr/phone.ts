import type { Translation } from '../Translation.ts'

export const phone: Translation['phone'] = {
  preparing: { title: 'Obtention d’un code', say: 'Nous le demandons au relais de WalletConnect.' },
  scan: {
    title: 'Scannez avec votre téléphone',
    say: 'N’importe quel portefeuille qui scanne les codes WalletConnect.',
  },
  scanWith: (wallet) => ({
    title: `Scannez avec ${wallet}`,
    say: `Ouvrez ${wallet} sur votre téléphone et scannez ce code.`,
  }),
  here: { title: 'Ouvrez votre portefeuille', say: 'Approuvez-y la connexion, puis revenez.' },
  hereWith: (wallet) => ({ title: `Continuez dans ${wallet}`, say: 'Approuvez-y la connexion, puis revenez.' }),
  unopened: {
    title: 'Aucun portefeuille ne s’est ouvert',
    say: 'Utilisez le code ou le lien sur un appareil qui en a un.',
  },
  unopenedWith: (wallet) => ({
    title: `${wallet} ne s’est pas ouvert`,
    say: 'Il n’est peut-être pas sur cet appareil. Installez-le, ou utilisez le code ou le lien là où vous l’avez.',
  }),
  returned: {
    title: 'En attente de votre portefeuille',
    say: 'Dès que vous y aurez approuvé, la suite vient d’elle-même. S’il n’a rien demandé, ouvrez-le de nouveau.',
  },
  returnedWith: (wallet) => ({
    title: `En attente de ${wallet}`,
    say: 'Dès que vous y aurez approuvé, la suite vient d’elle-même. S’il n’a rien demandé, ouvrez-le de nouveau.',
  }),
  otherDevice: 'Afficher un code pour un autre appareil',
  renewed: {
    expired: 'Voici un nouveau code. Le précédent a expiré.',
    declined: 'Vous avez refusé sur le téléphone. Voici un nouveau code.',
  },
  qr: 'Code WalletConnect. Le même lien s’obtient avec « Copier le lien ».',
  newCodeIn: (clock) => `Nouveau code dans ${clock}`,
  copyLink: 'Copier le lien',
  open: (wallet) => `Ouvrir ${wallet}`,
  openHere: 'Ouvrir un portefeuille sur cet appareil',
  lacking: (wallet) => `Vous n’avez pas ${wallet} ?`,
  getOnPhone: 'L’installer sur votre téléphone',
  storeCode: (wallet) => `QR code qui mène là où se trouve ${wallet}.`,
  steps: (wallet) => [
    `Scannez ce code avec votre téléphone pour installer ${wallet}.`,
    'Créez-y un portefeuille, ou importez le vôtre. Sa phrase de récupération n’est que pour vous.',
    'Scannez ensuite le grand code avec lui. La suite vient d’elle-même.',
  ],
  withoutRelay: {
    browser: (wallet) => ({
      title: `Ouvrir dans ${wallet}`,
      say: `Cette page, dans le navigateur de l’application ${wallet}`,
    }),
    onPhone: 'Utiliser l’application sur votre téléphone',
    onPhoneSay: (wallet) =>
      `Scannez ce code avec l’appareil photo du téléphone. Il ouvre cette page dans le navigateur de l’application ${wallet}.`,
    code: (wallet) => `Code qui ouvre cette page dans ${wallet}.`,
  },
  openSettings: 'Ouvrir les réglages',
  projectId: {
    label: 'Identifiant de projet WalletConnect',
    help: 'Seulement si cette copie n’en a pas, ou un qui n’est pas autorisé à son adresse. 32 chiffres hexadécimaux.',
    saved: 'Enregistré.',
    wrong: 'Un identifiant de projet a 32 chiffres, de 0 à 9 et de a à f.',
    save: 'Enregistrer',
  },
}
