import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('fr')

export const apps: SafeTranslation['apps'] = {
  title: 'Applications',
  titleOf: (count) => `Applications (${count})`,
  say: 'Utilisez ce Safe dans d’autres applications. Ce qu’elles demandent arrive ici, et rien ne se fait sans votre accord.',
  connectTitle: 'Connecter une application par WalletConnect',
  connectSay:
    'Dans l’application, choisissez WalletConnect et copiez son code. Gardez cette page ouverte tant que vous utilisez l’application.',
  starting: 'Connexion à WalletConnect…',
  noProject: {
    title: 'WalletConnect n’est pas configuré ici.',
    say: 'Pour connecter des applications par ce moyen, il faut un identifiant de projet, gratuit sur dashboard.reown.com : indiquez-le dans les réglages. Les applications faites pour les Safes s’ouvrent dans cette page sans lui : saisissez leur adresse plus haut.',
  },
  elsewhere: {
    title: 'Un autre onglet parle avec les applications.',
    say: 'Pour qu’aucune application ne reçoive deux réponses, un seul onglet le fait. Fermez l’autre, et celui-ci prendra le relais.',
  },
  code: 'Code de l’application',
  codeHelp: 'Il commence par wc: et reste valable cinq minutes.',
  codeEmpty: 'Collez le code que l’application affiche.',
  codeShape:
    'Ce n’est pas un code WalletConnect. Copiez dans l’application celui qui commence par wc: et collez-le ici.',
  codeOld: 'Ce code est celui du premier WalletConnect, qui n’existe plus. L’application doit être mise à jour.',
  codeOver: 'Ce code a déjà servi ou est trop ancien. Demandez-en un nouveau à l’application.',
  connect: 'Connecter l’application',
  following: 'L’application est interrogée…',
  silent: 'L’application n’a pas répondu. Demandez-lui un nouveau code.',
  nameless: 'Une application sans nom',
  proposal: {
    title: (app) => `${app} veut utiliser ce Safe`,
    address: 'Dit se trouver à',
    noAddress: 'Elle n’a donné aucune adresse qui puisse en être une.',
    unchecked:
      'Le nom et l’adresse sont ceux que l’application se donne. Personne ne les a vérifiés : n’acceptez que si vous venez d’y copier le code.',
    networks: 'Réseaux',
    may: 'Elle voit l’adresse du Safe et peut vous demander d’envoyer et de signer. Vous voyez chaque demande ici et pouvez refuser.',
    reading: 'Recherche de ceux de ses réseaux sur lesquels ce Safe est enveloppé…',
    unread: (networks) => `${networks} n’a pas pu être lu. L’application n’y est pas connectée.`,
    namespace:
      'L’application a besoin d’un autre type de réseau, où il n’y a pas de Safe enveloppé. Elle ne peut pas être connectée.',
    method:
      'L’application a besoin de quelque chose qu’un Safe enveloppé ne fait pas. Elle ne peut pas être connectée.',
    lacks: (networks) =>
      `L’application a besoin de ${networks}, où vous ne détenez pas ce Safe enveloppé. Elle ne peut pas être connectée.`,
    none: 'L’application ne fonctionne sur aucun réseau où vous détenez ce Safe enveloppé. Elle ne peut pas être connectée.',
    agree: 'Connecter',
    no: 'Ne pas connecter',
  },
  sessions: 'Applications connectées',
  noSessions: 'Aucune application n’est connectée.',
  keepOpen: 'Gardez la page de ce Safe ouverte tant que vous les utilisez : leurs demandes n’arrivent qu’ici.',
  until: (moment) => `jusqu’au ${moment}`,
  end: 'Déconnecter',
  endOf: (app) => `Déconnecter ${app}`,
  requests: 'Demandes',
  others: (count) => counted(count, { one: 'Une autre attend', other: `${count} autres attendent` }),
  look: 'La voir',
  kinds: {
    send: (app, count) =>
      counted(count, {
        one: `${app} demande d’envoyer un appel.`,
        other: `${app} demande d’envoyer ${count} appels à la fois.`,
      }),
    signMessage: (app) => `${app} demande de signer un message.`,
    signTypedData: (app) => `${app} demande de signer des données typées.`,
  },
  waitsUntil: (moment) => `L’application attend votre réponse jusqu’au ${moment}.`,
  send: 'Envoyer',
  decline: 'Refuser',
  tooMuch: (needed, held) => `Cela fait ${needed} en tout. Le Safe a ${held}.`,
  rests: 'Ensuite, pendant dix minutes, le NFT ne peut pas être transféré.',
  bySafe:
    'Votre Safe détient celui-ci : c’est donc d’abord proposé à ses propriétaires. L’application reçoit la transaction une fois exécutée, si elle l’attend encore.',
  sent: {
    title: 'Vous l’avez envoyé.',
    say: 'L’application reçoit sa réponse dès que la transaction est connue. Si elle ne l’est pas avant la fin de l’attente, l’application apprend que c’est proposé.',
  },
  otherNetwork: (network) => `C’est pour ${network}. Répondez-y là-bas.`,
  goTo: (network) => `Ouvrir ce Safe sur ${network}`,
  notYours: 'Un autre compte détient ce Safe : il est indiqué ci-dessous. Connectez-le pour répondre, ou refusez.',
  notConnected: 'Connectez le portefeuille qui détient ce Safe pour répondre. Sans lui, vous pouvez seulement refuser.',
  away: 'L’application n’est pas joignable depuis cet onglet pour le moment, elle ne peut donc pas recevoir de réponse.',
  signingOff: 'Pour signer au nom du Safe, il faut activer la signature.',
  sign: 'Signer',
  message: 'Message',
  bytes: 'Ce sont des octets, pas un texte : vous ne pouvez pas voir ce qu’ils signifient.',
  signed: 'Signé. La signature a été donnée à l’application.',
}
