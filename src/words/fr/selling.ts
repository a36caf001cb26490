import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted } from './counted.ts'

export const selling: SafeTranslation['selling'] = {
  title: 'Préparer la vente',
  say: 'Qui accepte votre offre vous paie et reçoit le NFT en une seule transaction, avec tout ce que contient le Safe. Si son état a changé depuis votre signature, rien n’est payé et rien ne bouge.',
  back: 'Retour au Safe',
  notWrapped: { title: 'Seul un Safe scellé peut être vendu.', say: 'Enveloppez-le et scellez-le d’abord.' },
  notYours: { title: 'Seul son détenteur peut le vendre.', say: 'Connectez le compte qui détient le NFT.' },
  stepsLabel: 'Étapes',
  next: 'Étape suivante',
  steps: {
    keep: 'Garder ce que vous voulez',
    revoke: 'Révoquer les approbations',
    signing: 'Désactiver la signature',
    lock: 'Verrouiller le Safe',
    wait: 'Attendre la fin du délai',
    approve: 'Approuver la vente',
    offer: 'Faire l’offre',
  },
  state: {
    done: 'Fait',
    todo: 'À faire',
    optional: 'À vous de voir',
    advised: 'Conseillé',
    signing: 'En cours de signature',
    unknown: 'Pas encore connu',
    standing: (count) => counted(count, { one: '1 en vigueur', other: `${count} en vigueur` }),
    until: (moment) => `Jusqu’au ${moment}`,
  },
  keep: 'Tout ce que contient le Safe au moment de la vente revient à l’acheteur. Envoyez ailleurs ce que vous voulez garder avant de continuer.',
  keepAct: 'Envoyer quelque chose ailleurs',
  keepLocked: 'Il est verrouillé : rien ne peut en sortir avant la fin du verrou.',
  contents: 'Contenu actuel',
  revokeSay:
    'Qui détient l’une d’elles peut prendre des jetons même après la vente. Les acheteurs les voient, et le rapport aussi.',
  signingOff: 'La signature est désactivée.',
  signingSay:
    'Le NFT ne peut pas être transféré tant que la signature est activée, ni pendant les dix minutes qui suivent sa désactivation.',
  lockSay:
    'Tant que le Safe est verrouillé, vous ne pouvez rien en envoyer : les acheteurs savent que vous ne pouvez pas le vider. Faites finir le verrou un jour après votre offre, pour qu’il la couvre jusqu’au bout.',
  lockVoids:
    'Un verrou change l’état du Safe : il met fin à toutes les offres signées avant. Verrouillez d’abord, signez ensuite.',
  locked: (moment) => `Il est verrouillé jusqu’au ${moment}. L’acheteur devra attendre jusque-là, lui aussi.`,
  waitDone: 'Le délai est passé : le NFT peut être transféré.',
  waitSay: 'Vous pouvez continuer entre-temps. Une offre signée maintenant pourra être acceptée dès la fin du délai.',
  approveSay:
    'Cela autorise le contrat de vente à transférer ce seul NFT, et aucun autre. Il ne le fait que pour une offre que vous avez signée, dans l’état que vous avez signé.',
  approveAct: 'Approuver la vente de ce NFT',
  approved: 'La vente de ce NFT est approuvée.',
  offer: {
    kind: 'Ce que vous voulez',
    sell: 'Le vendre à un prix',
    sellSay: 'Le paiement et le NFT changent de mains en une seule transaction.',
    give: 'Le remettre gratuitement, en deux étapes',
    giveSay:
      'Vous nommez le destinataire et signez. Rien ne bouge tant qu’il ne l’a pas accepté, ce qui montre qu’il peut agir avec ce compte.',
    currency: 'Payé en',
    otherToken: 'Un autre jeton…',
    token: 'Contrat du jeton',
    tokenReading: 'Interrogation du jeton…',
    tokenUnread: 'Ce jeton ne dit pas comment il se compte : un prix ne peut pas y être saisi.',
    tokenImitates: (name) =>
      `Ce n’est pas le ${name} bien connu, même si son nom y ressemble. N’importe qui peut nommer un jeton.`,
    price: 'Prix',
    priceEmpty: 'Saisissez le prix.',
    priceShape: (symbol) => `Saisissez un montant en ${symbol}, par exemple 1.5.`,
    priceDecimals: (symbol, count) => `${symbol} a au plus ${count} chiffres après le point.`,
    priceZero: 'Si vous ne demandez rien, choisissez de le remettre gratuitement.',
    paid: (price) => `Vous recevez ${price}. Rien n’en va à quelqu’un d’autre.`,
    paidInToken: (price) =>
      `L’acheteur paie ${price}, et l’ordre n’en donne rien à quelqu’un d’autre. Un jeton qui garde des frais à chaque transfert les garde ici aussi : vous recevez alors moins.`,
    who: 'Qui peut l’accepter',
    anyone: 'Toute personne qui a le lien',
    anyoneSay: 'Le premier qui paie l’obtient.',
    one: 'Une adresse',
    oneSay: 'Personne d’autre ne peut l’accepter, même avec le lien.',
    buyer: 'Acheteur',
    receiver: 'Destinataire',
    isYou: 'Vous le détenez déjà. Nommez quelqu’un d’autre.',
    end: 'Se termine',
    endEmpty: 'Choisissez une date et une heure.',
    endEarly: 'C’est déjà passé. Choisissez un moment ultérieur.',
    endLate: 'Choisissez un moment dans l’année qui vient.',
    endLock: (moment) =>
      `Le verrou finit avant, le ${moment}. Ensuite vous pourriez utiliser le Safe, ce qui met fin à l’offre ; l’acheteur le voit.`,
    noLock:
      'Il n’est pas verrouillé : vous pourriez encore utiliser le Safe, ce qui met fin à l’offre. Les acheteurs le voient.',
    far: {
      more: (times, earlier) => `C’est ${times} fois votre offre précédente de ${earlier}. C’est bien ce que je veux.`,
      less: (times, earlier) =>
        `Votre offre précédente de ${earlier} était ${times} fois plus élevée. C’est bien ce que je veux.`,
      paid: (paid) => `J’ai acheté ce Safe pour ${paid}. C’est bien ce que je veux.`,
      contents: (held) => `Le Safe contient ${held}, plus du double du prix. C’est bien ce que je veux.`,
    },
    ends: 'Elle prend fin à sa date, quand elle est acceptée, à toute utilisation du Safe et à un transfert. Elle ne prend pas fin quand vous retirez l’approbation : elle est alors en sommeil, et une nouvelle approbation la ramène.',
    cheaper: (price, until) =>
      `Cela ne met pas fin à votre offre précédente de ${price} : jusqu’au ${until}, le Safe peut encore être pris à ce prix. Pour l’empêcher, mettez d’abord fin à toutes les offres.`,
    understand: (price) =>
      `Je comprends que qui paie ${price} reçoit tout ce que contient le Safe, et que je ne peux pas modifier l’offre.`,
    understandGive:
      'Je comprends que le destinataire reçoit gratuitement tout ce que contient le Safe, et que je ne peux pas modifier l’offre.',
    sign: 'Signer l’offre',
    signGive: 'Signer la remise',
    asking: 'Confirmez dans votre portefeuille. Signer ne coûte rien et n’envoie rien.',
    invalid: {
      title: 'Cette signature n’est pas valable.',
      say: 'La chaîne n’accepte pas comme signature du détenteur ce que votre portefeuille a donné. Il n’y a pas d’offre. Réessayez, ou avec un autre portefeuille.',
    },
    signed: { title: 'Signée.', say: 'Elle figure dans la liste ci-dessous. Transmettez son lien.' },
    signingFirst: 'Désactivez d’abord la signature : rien ne peut être vendu tant qu’elle est activée.',
    bySafe: (threshold) =>
      counted(threshold, {
        one: 'Le détenteur est un Safe : un propriétaire doit signer.',
        other: `Le détenteur est un Safe : ${threshold} propriétaires doivent signer, ici par lien l’un après l’autre, ou dans Safe.`,
      }),
  },
  list: {
    title: 'Vos offres',
    say: 'Elles ont été signées dans ce navigateur. La chaîne ne les connaît pas : celles que vous avez signées ailleurs n’y figurent pas.',
    none: 'Aucune signée dans ce navigateur.',
    sale: (price) => `Pour ${price}`,
    gift: 'Gratuitement',
    anyone: 'Tout le monde',
    to: 'À',
    end: 'Se termine',
    status: 'Maintenant',
    openNow: 'Elle peut être acceptée.',
    unread: 'Le réseau n’a pas répondu : on ne sait pas si elle peut être acceptée.',
    reading: 'Lecture de la chaîne…',
    collecting: 'Il manque des signatures.',
    forget: 'Retirer de la liste',
    forgetSay: 'Cela ne met fin à rien : qui a le lien peut encore l’accepter.',
    forgetYes: 'La retirer ici',
    keep: 'La garder',
    open: 'Ouvrir l’offre',
    rests:
      'Elle ne peut pas être acceptée maintenant : il n’y a pas d’approbation pour cette vente. Approuvez la vente, et elle pourra l’être.',
  },
  shareSay: 'Qui a le lien ou le fichier peut voir l’offre. Aucun serveur ne la voit.',
  coSign: {
    title: (signed, required) => `${signed} propriétaires sur ${required} ont signé cette offre`,
    say: 'Le détenteur est un Safe. L’offre compte dès qu’assez de ses propriétaires ont signé. Chacun ouvre le lien, signe et le transmet.',
    strangers: (count) =>
      counted(count, {
        one: 'Une signature vient de quelqu’un qui n’est pas propriétaire aujourd’hui. Elle ne compte pas.',
        other: `${count} signatures viennent de personnes qui ne sont pas propriétaires aujourd’hui. Elles ne comptent pas.`,
      }),
    youSigned: 'Vous avez signé. Transmettez le lien au propriétaire suivant.',
    notOwner: 'Le compte connecté n’est pas propriétaire du détenteur.',
    connect: 'Connectez un propriétaire pour signer.',
    understand: 'J’ai lu l’offre, et je l’approuve en tant que propriétaire.',
    act: 'Signer en tant que propriétaire',
    refused:
      'Assez de propriétaires ont signé, mais le Safe qui détient le NFT n’accepte pas leurs signatures. Son fallback handler manque peut-être.',
  },
  inSafe: {
    title: 'Safe a été invité à signer cette offre.',
    listed:
      'Elle pourra être acceptée dès qu’assez de propriétaires l’auront signée là-bas. Elle figure dans la liste ci-dessous.',
    needs: (threshold) =>
      counted(threshold, {
        one: 'Un propriétaire doit la signer dans Safe.',
        other: `${threshold} propriétaires doivent la signer dans Safe.`,
      }),
    say: (until) =>
      `Les propriétaires la trouvent dans Safe, sous « Messages ». Jusqu’au ${until}, cette page cherche leurs signatures chaque fois qu’elle est ouverte ici. Dès qu’il y en a assez, l’offre peut être acceptée, et vous pouvez la partager.`,
    again:
      'Si vous avez fermé la fenêtre de Safe avant de signer, ou si tous ont signé sans que l’offre apparaisse, demandez de nouveau. C’est toujours la même offre.',
    forgetSay:
      'Cela ne la retire pas dans Safe : dès qu’assez de propriétaires l’y auront signée, qui obtient leurs signatures peut l’accepter.',
  },
  endOffers: {
    open: 'Mettre fin à toutes les offres',
    title: 'Mettre fin à toutes les offres',
    say: 'Une transaction met fin à toutes les offres de ce Safe faites avec les contrats de cette page, sur Seaport aussi, même celles qui ne figurent pas ici. Elle ne change rien dans le Safe. Le NFT ne peut pas être transféré pendant dix minutes ensuite.',
    sayLocked:
      'Une transaction met fin à toutes les offres de ce Safe faites avec les contrats de cette page, sur Seaport aussi, même celles qui ne figurent pas ici. Tant qu’il est verrouillé, c’est un transfert du NFT à vous-même, qui retire aussi l’approbation de la vente.',
    act: 'Mettre fin à toutes les offres pour de bon',
    alone: 'Retirer seulement l’approbation ne met fin à rien : les offres reviennent avec la prochaine approbation.',
    elsewhere:
      'Une offre publiée ailleurs ne prend pas fin ainsi : tant qu’une place de marché peut transférer le NFT, elle peut encore être acceptée. Révoquez ces approbations ci-dessous.',
  },
}
