import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const transactions: Translation['transactions'] = {
  recent: 'Transactions récentes',
  underWay: (count) =>
    counted(count, { one: 'Une transaction est en cours.', other: `${count} transactions sont en cours.` }),
  none: 'Aucune pour l’instant. Ce que vous envoyez d’ici est listé ici, et nulle part ailleurs.',
  clear: 'Vider la liste',
  clearSay: 'Ce qui est encore en cours reste.',
  showAll: (count) => `Tout afficher (${count})`,
  openIn: (explorer, what) => `${what} : ouvrir dans ${explorer}`,
  kinds: {
    wrap: (safe) => `Envelopper le Safe ${safe}`,
    seal: (safe) => `Sceller le Safe ${safe}`,
    execute: (safe) => `Envoyer depuis ${safe}`,
    unwrap: (safe) => `Désenvelopper ${safe}`,
    lock: (safe) => `Verrouiller ${safe}`,
    signing: (safe) => `Changer si ${safe} signe`,
    transfer: (safe) => `Céder ${safe}`,
    revoke: (safe) => `Révoquer un droit sur le NFT de ${safe}`,
    create: (safe) => `Créer le Safe ${safe}`,
    deploy: (contract) => `Déployer le contrat ${contract}`,
  },
  inList: {
    asked: 'Demandée, sans réponse',
    unclear: 'Peut-être envoyée',
    pending: 'En attente',
    spedUp: 'En attente, accélérée',
    executing: 'Signée, en route',
    proposed: 'En attente de signatures',
    signed: (signed, required) => `En attente de signatures, ${signed} sur ${required}`,
    confirmed: 'Confirmée',
    confirmedBy: (blocks) =>
      counted(blocks, { one: `Confirmée par ${blocks} bloc`, other: `Confirmée par ${blocks} blocs` }),
    failed: 'Échouée',
    replaced: 'Remplacée',
    lost: 'Remplacée ou abandonnée',
    cancelled: 'Annulée',
    done: 'Fait autrement',
    void: 'Plus possible',
    unknown: 'Inconnue',
  },
  receipts: {
    block: 'Bloc',
    wrap: 'Enveloppé.',
    wrapSay: 'Scellez-le ensuite : d’ici là, il n’y a pas de NFT.',
    seal: 'Scellé. Le NFT existe.',
    sent: (amount, to) => `${amount} envoyés à ${to}.`,
    done: 'Envoyé.',
    unwrap: 'Désenveloppé.',
    unwrapSay: 'Le NFT n’existe plus. Voici ses propriétaires :',
    lock: (moment) => `Le verrou tient jusqu’au ${moment}.`,
    signOn: 'La signature est activée.',
    signOff: 'La signature est désactivée.',
    signSay: 'Tout ce qui avait été signé avant est sans effet.',
    transfer: (to) => `${to} le détient maintenant.`,
    transferSay: 'Vous pouvez seulement regarder.',
    revoke: 'Révoqué.',
    create: 'Créé, enveloppé et scellé.',
    deploy: 'Déployé.',
  },
  transaction: 'Transaction',
  instead: 'Ce qui a pris sa place',
  proposal: 'Empreinte à comparer dans Safe',
  answer: 'Empreinte donnée par votre portefeuille',
  lookAgain: 'Vérifier de nouveau',
  startAgain: 'Recommencer',
  sendAgain: 'Envoyer de nouveau',
  dismiss: 'Écarter',
  dismissIt: 'Retirer de la liste',
  keepIt: 'Garder',
  dismissProposed:
    'Cela ne la retire que de la liste d’ici. Ce qui a été proposé peut encore être signé et exécuté ailleurs.',
  dismissAsked:
    'Cela la retire seulement de la liste ici. Votre portefeuille l’a peut-être envoyée, ou peut encore l’envoyer.',
  dismissSent: 'Cela ne la retire que de la liste d’ici. Ce que votre portefeuille a envoyé peut encore passer.',
  pending: (chain) => ({
    title: `Envoyée. En attente de ${chain}.`,
    say: 'Vous pouvez fermer cette page. À votre retour, nous lirons sur la blockchain où elle en est.',
  }),
  executing: (chain) => ({
    title: `Signée et envoyée. En attente de ${chain}.`,
    say: 'Les propriétaires ont signé. Vous pouvez fermer cette page ; nous lirons sur la blockchain où elle en est.',
  }),
  proposed: {
    title: 'Proposée.',
    say: 'D’autres propriétaires doivent peut-être signer. Vous pouvez fermer cette page ; nous lisons sur la blockchain où elle en est.',
  },
  signed: (signed, required) => `${signed} propriétaires sur ${required} ont signé.`,
  confirmed: 'Elle est dans un bloc. Lecture de ce qui a changé…',
  spedUp: 'Vous l’avez accélérée dans votre portefeuille : cette transaction a pris sa place.',
  failed: {
    title: 'Elle a échoué en route.',
    say: 'Le réseau l’a refusée, rien n’a donc changé hormis les frais que vous avez payés. Regardez de nouveau le Safe avant de réessayer.',
  },
  failedInSafe: {
    title: 'Le Safe l’a refusée.',
    say: 'Sa transaction est passée, mais ce qui était proposé a échoué à l’intérieur. Rien n’a changé hormis les frais et son numéro d’ordre (nonce).',
  },
  failedInAccount: {
    title: 'Votre compte n’a pas pu le faire.',
    say: 'La transaction qui l’entourait est passée, mais ce qui était demandé à votre compte intelligent y a échoué. Rien n’en a eu lieu ; seuls les frais ont été dépensés.',
  },
  replaced: {
    title: 'Vous l’avez remplacée dans votre portefeuille.',
    say: 'Une autre transaction de même numéro (nonce) est passée à sa place. Rien de celle-ci n’a eu lieu.',
  },
  lost: {
    title: 'Remplacée ou abandonnée.',
    say: 'Votre compte a utilisé son numéro (nonce), et nous ne trouvons pas pour quoi. Regardez dans votre portefeuille si cela a été fait avant de l’envoyer de nouveau.',
  },
  cancelled: {
    title: 'Vous l’avez annulée dans votre portefeuille.',
    say: 'Rien n’en a eu lieu. Vous n’avez payé que les frais d’annulation.',
  },
  cancelledInSafe: {
    title: 'Une autre a pris sa place dans Safe.',
    say: 'Elle y avait le même numéro (nonce) et a été exécutée en premier. Rien de celle-ci n’a eu lieu, et n’aura jamais lieu.',
  },
  doneOtherwise: {
    title: 'C’est fait, mais pas par cette proposition.',
    say: 'Ce que vous aviez proposé a été obtenu autrement. Si cette proposition figure encore dans votre Safe, rejetez-la là-bas, pour que personne ne l’exécute plus tard.',
  },
  void: {
    title: 'Elle ne peut plus être exécutée.',
    say: 'Entre-temps le Safe a été enveloppé ou désenveloppé, et cette proposition est devenue sans effet. Rien n’en a eu lieu, et n’aura jamais lieu.',
  },
  unanswered: {
    refused: {
      title: 'Votre RPC refuse de la chercher.',
      say: 'Il répond, mais n’énumère pas ce que le Safe a fait, pas même pour un seul bloc. Cette page ne peut donc pas voir si elle a été exécutée. Choisissez un autre RPC dans les réglages : la recherche reprendra d’elle-même.',
    },
    unreachable: {
      title: 'Le réseau ne répond pas.',
      say: 'Cette page ne peut donc pas voir où elle en est. Elle continue de demander. Vérifiez votre connexion à internet, ou choisissez un autre RPC dans les réglages.',
    },
  },
  asked: {
    title: 'Votre portefeuille n’a pas répondu.',
    say: 'La demande lui a été faite, et il peut encore l’envoyer. Regardez-y : confirmez ou refusez.',
  },
  unclear: {
    title: 'Nous ne pouvons pas dire si elle a été envoyée.',
    say: 'Votre portefeuille a répondu par une erreur après la demande. Il peut l’avoir envoyée malgré tout : regardez sa liste de transactions.',
  },
  answered: (answer) => `Il a répondu : « ${answer} ».`,
  searching: (chain) => `Recherche sur ${chain}…`,
  notFound: (chain, block) => `Jusqu’au bloc ${block}, aucune transaction de ce genre sur ${chain}.`,
  twice: 'Si vous l’envoyez de nouveau et que la première passe quand même, elle aura lieu deux fois.',
  unknown: {
    title: 'Toujours dans aucun bloc après 20 minutes.',
    say: 'Elle peut encore passer plus tard. Ne l’envoyez pas deux fois : augmentez plutôt les frais dans votre portefeuille.',
  },
  unknownOfAccount: {
    title: 'Après 20 minutes, la blockchain n’en montre pas l’issue.',
    say: 'Elle peut encore passer. Regardez dans votre portefeuille ce qu’elle est devenue avant de l’envoyer de nouveau.',
  },
}
