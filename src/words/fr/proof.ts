import type { SafeTranslation } from '../SafeTranslation.ts'

export const proof: SafeTranslation['proof'] = {
  title: 'Droits cachés',
  say: 'Le stockage d’un Safe peut contenir un propriétaire, un module ou une approbation qu’aucune liste ne montre. Cette page le vérifie en entier, avec une preuve du dernier bloc.',
  proving: 'Vérification de ce que contient son stockage…',
  searching: (percent) => `Recherche dans ses événements : ${percent} %`,
  explained: 'Rien n’est caché dans son stockage',
  explainedSay: (block) =>
    `Comme le prouve le bloc ${block} du RPC, rien n’y donne à quiconque un droit que cette page ne montre pas.`,
  approvals: 'Approuvé on-chain et toujours en vigueur',
  messages: 'Messages signés on-chain et toujours en vigueur',
  approvalsWrapped:
    'Tant que le Safe est enveloppé, elles ne peuvent rien déplacer, mais des apps qui interrogent le Safe lui-même pourraient les accepter. En le désenveloppant, ne nommez propriétaire aucune de ces adresses.',
  messagesWrapped:
    'Tant que le Safe est enveloppé, ils ne comptent pas. Une fois désenveloppé, ils comptent de nouveau, quels que soient ses propriétaires : déplacez son contenu vers un nouveau Safe, ou désenveloppez-le sans gestionnaire de repli.',
  messagesPlain: 'Chacun d’eux compte maintenant comme signé par ce Safe.',
  approvalsPlain:
    'Quiconque connaît la transaction ou le message derrière un hash peut l’utiliser une fois qu’assez de propriétaires l’ont approuvé, sauf si cette transaction a été exécutée ou si son nonce est passé.',
  unexplained: 'Quelque chose est caché dans son stockage',
  unexplainedWrapped:
    'Son stockage contient quelque chose qu’aucune liste ni aucun événement n’explique : les données d’une bibliothèque, ou un propriétaire, un module ou une approbation que personne ne voit. Tant que le Safe est scellé, seul son détenteur peut l’utiliser, mais des apps pourraient encore se fier à un propriétaire caché. Une fois désenveloppé, ce qui est caché peut agir de nouveau : déplacez plutôt son contenu vers un nouveau Safe.',
  unexplainedPlain:
    'Son stockage contient quelque chose qu’aucune liste ni aucun événement n’explique. Ce peut être les données d’une bibliothèque, ou un propriétaire, un module ou une approbation que personne ne voit. Ne l’achetez pas et ne l’enveloppez pas : déplacez son contenu vers un nouveau Safe.',
  changed: 'Ce qui a été lu n’est pas ce que prouve le bloc',
  changedSay:
    'Le Safe vient peut-être de changer. Si cela persiste, le RPC est peut-être en tort : ne vous fiez pas à ce qu’il dit.',
  unproven: 'Impossible d’exclure des droits cachés',
  unprovenSay:
    'Aucun RPC de ce réseau n’a fourni de preuve valable. Vous pouvez indiquer un autre RPC dans les réglages.',
  why: {
    unsupported: 'Le RPC n’a pas fourni de preuve de stockage (eth_getProof).',
    invalid: 'La preuve du RPC n’est pas valable.',
    behind: 'Le dernier bloc du RPC est plus ancien que ce qui a été lu.',
    unreachable: 'Le RPC n’a pas répondu.',
    mixed: 'Les réponses du RPC viennent de blocs différents.',
    tooMany: 'Le Safe a plus de modules que cette page n’en lit.',
  },
  unsearched: 'Impossible d’exclure des droits cachés pour l’instant',
  unsearchedSay:
    'Son stockage contient quelque chose qu’aucune liste n’explique. Ses événements l’expliquent peut-être, mais le RPC ne les a pas tous fournis. Réessayez, ou indiquez un autre RPC dans les réglages.',
  again: 'Prouver à nouveau',
  otherRpc: 'Choisir un autre RPC',
  unwrapHidden: 'Ne le désenveloppez pas encore : quelque chose y est caché',
  unwrapHiddenSay:
    'Le désenvelopper peut réactiver des droits cachés : ceux d’un propriétaire, d’un module ou d’une approbation que personne ne voit. Créez d’abord un nouveau Safe enveloppé et envoyez-y tout.',
  unwrapUnproven: 'Impossible d’exclure des droits cachés. S’il y en a, désenvelopper le Safe peut les réactiver.',
}
