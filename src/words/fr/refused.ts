import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('fr')

export const refused: SafeTranslation['refused'] = {
  title: 'Demandes sans résultat',
  asked: {
    send: (app) => `${app} a demandé une transaction.`,
    signMessage: (app) => `${app} a demandé un message signé.`,
    signTypedData: (app) => `${app} a demandé des données signées.`,
    switch: (app) => `${app} a demandé un autre réseau.`,
    other: (app, method) => `${app} a demandé ${method}.`,
    unnamed: (app) => `${app} a demandé quelque chose sans nom lisible.`,
  },
  why: {
    method: 'Un Safe enveloppé ne peut pas le faire. Cherchez un autre moyen dans l’application.',
    ethSign: 'Personne ne peut voir ce qui serait signé. Choisissez une autre façon de signer dans l’application.',
    balances:
      'Cette page ne donne pas la liste de ce que contient le Safe. S’il manque des montants dans l’application, c’est pour cela.',
    addressBook: 'Cette page ne partage aucun carnet d’adresses. Saisissez les adresses dans l’application.',
    permissions: 'Cette page ne donne aucune permission d’avance : elle vous demande à chaque fois.',
    params: 'La demande n’a pas pu être lue. C’est un défaut de l’application : signalez-le à ses auteurs.',
    typedData:
      'Les données à signer n’ont pas pu être lues. C’est un défaut de l’application : signalez-le à ses auteurs.',
    tooLarge: 'C’est trop grand pour cette page. Procédez par étapes plus petites dans l’application.',
    account: 'C’était pour un autre compte. Choisissez ce Safe dans l’application, ou reconnectez-la.',
    chain:
      'C’était pour un réseau où l’application n’est pas connectée à ce Safe. Changez de réseau dans l’application.',
    switchChain:
      'L’application n’y est pas connectée à ce Safe. S’il y est enveloppé lui aussi, reconnectez l’application.',
    creation: 'Un Safe ne peut pas créer un contrat ainsi. Utilisez une application qui passe par une factory.',
    delegatecall:
      'Cela exécuterait le code d’un autre contrat en tant que Safe, et pourrait tout prendre. Cherchez un moyen sans delegatecall dans l’application.',
    self: 'Cela modifierait le Safe lui-même, ce qu’aucune application ne peut faire.',
    wrapper:
      'C’était pour le contrat qui enveloppe ce Safe. Verrouillez-le, transférez-le ou désenveloppez-le sur cette page.',
    capability: 'L’application exige ce que cette page ne sait pas faire. Cherchez-y un moyen de s’en passer.',
    callsChain:
      'Les appels étaient pour un réseau où l’application n’est pas connectée à ce Safe. Changez de réseau dans l’application.',
    tooManyCalls:
      'C’est plus d’appels que cette page n’en envoie à la fois. Procédez par étapes plus petites dans l’application.',
    duplicate:
      'L’application avait déjà demandé ces appels. Répondez à cette demande, ou recommencez dans l’application.',
    unknownCalls: 'Il s’agit d’appels que cette page ne connaît pas. L’historique du Safe montre ce qui a été envoyé.',
    unknownHash:
      'Il s’agit d’une transaction que cette application n’a pas envoyée ici. L’historique du Safe montre ce qui a été envoyé.',
    gone: 'Le Safe est introuvable sur la chaîne. Rechargez cette page.',
    full: 'Trop de demandes attendaient. Répondez-y, puis redemandez dans l’application.',
    busy: 'L’application a trop demandé à la fois. Si elle est bloquée, fermez-la et rouvrez-la.',
    rejected: 'L’application a reçu votre refus.',
    notHolder: 'L’application a été informée qu’un autre compte détient ce Safe.',
    locked: 'L’application a été informée que ce Safe est verrouillé.',
    expired: 'Vous n’avez pas répondu à temps. Redemandez dans l’application.',
    proposed:
      'Vous l’avez proposé, mais ce n’a pas été exécuté pendant que l’application attendait. Cela peut encore l’être : regardez le Safe avant de redemander.',
    inDoubt: 'Votre portefeuille n’a pas dit s’il l’a envoyé. Regardez le Safe avant de redemander.',
    cancelled: 'La transaction a été annulée ou remplacée. Redemandez dans l’application.',
  },
  connectedOn: (networks) => `Elle est connectée sur ${networks}.`,
  times: (count) => counted(count, { one: 'Une fois.', other: `${count} fois.` }),
  dismiss: 'Écarter',
  inFrame: 'Une demande de l’application est restée sans résultat.',
  seeWhy: 'Voir pourquoi',
}
