import type { Translation } from '../Translation.ts'

export const signIn: Translation['signIn'] = {
  title: 'S’identifier',
  verify: {
    title: 'Vérifiez votre compte',
    say: (account) => `Signez un message pour montrer que ${account} est à vous. C’est gratuit et cela n’envoie rien.`,
  },
  required: 'Cette page le demande avant tout envoi.',
  place: {
    title: 'Vous ne pouvez pas vous identifier à cette adresse.',
    host: (host) =>
      `Le message que vous signez nomme cette page, et ${host} ne peut pas y figurer. Ouvrez la page sur un hôte au nom complet, comme wallet.example.com, et identifiez-vous là. Rien n’a été demandé à votre portefeuille.`,
    path: (url) =>
      `Le message que vous signez nomme cette page, et ${url} ne peut pas y figurer. Ouvrez la page à un chemin fait de lettres et de chiffres simples, et identifiez-vous là. Rien n’a été demandé à votre portefeuille.`,
  },
  kinds: {
    safe: (threshold) =>
      `${threshold} propriétaires doivent le signer dans Safe. Vous pouvez fermer ceci entre-temps et revenir.`,
    safeOfOne: 'Un propriétaire doit le signer dans Safe.',
    oldSafe:
      'Ce Safe est antérieur à la version 1.3, et les Safes aussi anciens peuvent rarement confirmer une signature. Mettez-le d’abord à jour dans Safe, puis connectez-vous.',
    contract: 'Le compte est un contrat : il décide lui-même si une signature est valide.',
    delegated: 'Le compte exécute du code (EIP-7702). Sa clé signe quand même.',
  },
  signing: (wallet) => `${wallet} a le message. Lisez-le là-bas, puis signez.`,
  verifying: (account) => `Comparaison de la signature avec ${account}.`,
  waiting: {
    title: 'En attente des propriétaires',
    say: (until) =>
      `Assez de propriétaires doivent signer le message dans Safe. Il est conservé jusqu’à ${until}, vous pouvez donc fermer ceci et revenir.`,
    closed: (until) =>
      `La fenêtre du portefeuille est fermée. Si vous y avez signé, les autres propriétaires peuvent signer maintenant ; sinon, demandez de nouveau. Rien n’est perdu jusqu’à ${until}.`,
    byItself: 'La suite est automatique tant que cette page est ouverte.',
    thenAsk: 'Une fois qu’ils ont signé, demandez de nouveau : votre portefeuille a alors leurs signatures.',
    contract: (until) =>
      `Le contrat n’accepte pas encore la signature. Il est interrogé de nouveau jusqu’à ${until}, tant que cette page est ouverte.`,
    lookFailed: 'La dernière recherche de signatures n’a pas abouti. La prochaine vient d’elle-même.',
  },
  done: {
    title: 'Votre compte est vérifié',
    say: (account, until) => `${account} est à vous. Cet onglet s’en souvient jusqu’à ${until}.`,
    limits: 'La vérification n’a eu lieu que dans ce navigateur, et ne donne aucun droit à personne.',
  },
  message: 'Lire le message',
  acts: {
    preparing: 'Préparation du message',
    sign: 'Signer le message',
    signing: 'En attente de la signature',
    verifying: 'Vérification de la signature',
    askAgain: 'Demander de nouveau',
    stop: 'Ne plus attendre',
    notNow: 'Pas maintenant',
    later: 'Fermer pour l’instant',
    done: 'Terminé',
    signOut: 'Ne plus être identifié',
    chooseNetwork: 'Choisir un réseau',
    other: 'Changer de portefeuille ou déconnecter',
  },
  declined: (wallet) => `Vous avez refusé dans ${wallet}. Rien n’a été signé.`,
  invalid: 'La signature n’est pas celle de ce compte. Signez de nouveau, avec le compte affiché ici.',
  refused: 'Le serveur de cette page a refusé la signature. Signez de nouveau, avec le compte affiché ici.',
  notKnown: 'On ne sait pas encore si la signature est valide. Votre portefeuille ne sera pas sollicité de nouveau.',
  signOutFailed:
    'Ici, vous n’êtes plus identifié. Le serveur de cette page n’a pas répondu, et ne le sait peut-être pas encore.',
  yourWallet: 'votre portefeuille',
}
