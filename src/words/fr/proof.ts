import type { Translation } from '../Translation.ts'

export const proof: Translation['proof'] = {
  title: 'Droits cachés',
  say: 'Le stockage d’un Safe peut contenir un propriétaire, un module ou une approbation qu’aucune liste ne montre. Cette page le vérifie en entier, avec une preuve du dernier bloc.',
  proving: 'Vérification de ce que contient son stockage…',
  searching: (percent) => `Recherche dans ses événements : ${percent} %`,
  explained: 'Rien n’est caché dans son stockage',
  explainedSay: (block) => `Prouvé au bloc ${block} : il ne contient rien d’autre que ce que montre cette page.`,
  approvals: 'Approuvé on-chain et toujours en vigueur',
  messages: 'Messages signés on-chain et toujours en vigueur',
  wrappedConsents:
    'Tant que le Safe est enveloppé, cela n’a aucun effet. En le désenveloppant, ne nommez propriétaire aucune de ces adresses.',
  plainConsents:
    'Quiconque sait ce que représente un hash peut l’utiliser, une fois qu’assez de propriétaires l’ont approuvé.',
  unexplained: 'Quelque chose est caché dans son stockage',
  unexplainedWrapped:
    'Son stockage contient quelque chose qu’aucune liste ni aucun événement n’explique. Tant qu’il est scellé, seul son détenteur peut l’utiliser. Une fois désenveloppé, un propriétaire, un module ou une approbation cachés peuvent agir de nouveau : déplacez plutôt son contenu vers un nouveau Safe.',
  unexplainedPlain:
    'Son stockage contient quelque chose qu’aucune liste ni aucun événement n’explique. Ce peut être les données d’une bibliothèque, ou un propriétaire, un module ou une approbation que personne ne voit. Ne l’achetez pas et ne l’enveloppez pas : déplacez son contenu vers un nouveau Safe.',
  changed: 'Ce qui a été lu n’est pas ce que prouve le bloc',
  changedSay:
    'Le Safe vient peut-être de changer. Si cela persiste, le RPC est peut-être en tort : ne vous fiez pas à ce qu’il dit.',
  unproven: 'Impossible d’exclure des droits cachés',
  unprovenSay:
    'Aucun RPC de ce réseau n’a fourni de preuve valable. Vous pouvez indiquer un autre RPC dans les réglages.',
  why: {
    unsupported: 'Le RPC ne fournit pas de preuves.',
    invalid: 'La preuve du RPC n’est pas valable.',
    behind: 'Le RPC est en retard sur les autres.',
    unreachable: 'Le RPC n’a pas répondu.',
  },
  unsearched: 'Impossible d’exclure des droits cachés pour l’instant',
  unsearchedSay:
    'Son stockage contient quelque chose qu’aucune liste n’explique. Ses événements l’expliquent peut-être, mais le RPC ne les a pas tous fournis. Réessayez, ou indiquez un autre RPC dans les réglages.',
  again: 'Prouver à nouveau',
  otherRpc: 'Choisir un autre RPC',
}
