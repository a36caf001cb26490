import type { Translation } from '../Translation.ts'

export const toasts: Translation['toasts'] = {
  label: 'Notifications',
  dismiss: (title) => `Masquer : ${title}`,
  view: 'Voir',
  sealIt: 'Le sceller',
  done: {
    wrap: (safe) => `Le Safe ${safe} est enveloppé`,
    approveHash: (safe) => `Un propriétaire a approuvé l’enveloppement de ${safe}`,
    seal: (safe) => `Le Safe ${safe} est scellé`,
    execute: (safe) => `Envoyé depuis ${safe}`,
    unwrap: (safe) => `Le Safe ${safe} est désenveloppé`,
    lock: (safe) => `${safe} est verrouillé`,
    signing: (safe) => `La signature de ${safe} est modifiée`,
    transfer: (safe) => `${safe} est transféré`,
    revoke: (safe) => `Une approbation pour le NFT de ${safe} est révoquée`,
    revokeApprovals: (safe) => `Des approbations de ${safe} sont révoquées`,
    sweep: (safe) => `Tout ce qui était listé est sorti de ${safe}`,
    create: (safe) => `Le Safe ${safe} est créé`,
    deploy: (contract) => `Le contrat ${contract} est déployé`,
    fundSealKey: (safe) => `La clé à usage unique pour ${safe} est alimentée`,
    approveSale: (safe) => `La vente de ${safe} est approuvée`,
    approvePrice: (safe) => `Le prix de ${safe} est approuvé`,
    buy: (safe) => `${safe} est acheté`,
    endOffers: (safe) => `Toutes les offres de ${safe} faites avec cette page ont pris fin`,
  },
  inBlock: (block, chain) => `Dans le bloc ${block} sur ${chain}.`,
  ended: {
    failed: 'Elle a échoué. Rien n’a changé hormis les frais que vous avez payés.',
    failedInSafe: 'Elle a échoué dans le Safe. Rien n’a changé hormis les frais et le nonce.',
    replaced: 'Vous l’avez remplacée dans votre portefeuille. Elle n’a eu aucun effet.',
    lost: 'Votre compte a utilisé son nonce, et nous ne trouvons pas pour quoi. Regardez dans votre portefeuille.',
    cancelled: 'Vous l’avez annulée dans votre portefeuille. Elle n’a eu aucun effet.',
    cancelledInSafe: 'Une autre transaction l’a remplacée dans Safe. Elle n’a eu aucun effet.',
    unclear: 'Nous ne pouvons pas dire si elle a été envoyée. Regardez dans votre portefeuille.',
    unknown: 'Toujours dans aucun bloc. Elle peut encore passer plus tard, ne l’envoyez donc pas deux fois.',
    failedInAccount: 'Ce qui était demandé à votre compte a échoué. Cela n’a eu aucun effet.',
    doneOtherwise: 'C’est fait, mais pas par cette proposition.',
    void: 'Elle ne peut plus être exécutée. Elle n’a eu aucun effet.',
    unknownOfAccount:
      'La blockchain n’en montre pas encore l’issue. Elle peut encore passer, ne l’envoyez donc pas deux fois.',
  },
  left: {
    locked: (wallet) => ({
      title: `${wallet} ne partage plus aucun compte`,
      say: 'Il est peut-être verrouillé. Déverrouillez-le, ou reconnectez-vous.',
    }),
    ended: (wallet) => ({
      title: `${wallet} n’est plus connecté`,
      say: 'Il a mis fin à la connexion. Ce que vous y aviez déjà confirmé peut encore être envoyé. Reconnectez-le pour continuer.',
    }),
  },
  moved: (wallet, chain) => ({
    title: `${wallet} est maintenant sur ${chain}`,
    say: 'Il a changé de réseau. Ce que vous faites ici se fait là-bas.',
  }),
  astray: (wallet) => ({
    title: `${wallet} est sur un autre réseau`,
    say: 'Cette page ne prend pas celui-là en charge.',
  }),
  unkept: {
    title: 'Ce navigateur ne garde rien en ce moment',
    say: 'Son stockage est plein ou n’est pas autorisé. Ce que vous faites ici fonctionne jusqu’à la fermeture de cette page ; ensuite, vos transactions et vos réglages sont oubliés ici. Pour qu’ils soient gardés, libérez de la place dans votre navigateur, ou autorisez ce site à stocker des données.',
  },
  networks: 'Réseaux',
}
