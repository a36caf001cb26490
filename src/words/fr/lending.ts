import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted } from './counted.ts'

export const lending: SafeTranslation['lending'] = {
  title: 'Prêt, séquestre, succession',
  say: 'Qui détient le NFT contrôle le Safe et tout ce qu’il contient. Lisez ceci avant de prêter contre un Safe enveloppé, de le mettre sous séquestre ou de le laisser à quelqu’un.',
  back: 'Retour au Safe',
  now: 'Ce Safe maintenant',
  kind: {
    plain: 'Un compte avec une seule clé. Qui a la clé contrôle le Safe.',
    delegated:
      'Un compte avec une seule clé qui exécute aussi du code (EIP-7702). Ce que ce code permet peut être fait aussi.',
    safe: (threshold) =>
      counted(threshold, {
        one: 'Un Safe : un seul de ses propriétaires suffit pour agir.',
        other: `Un Safe : ${threshold} de ses propriétaires doivent signer pour agir.`,
      }),
    contract: 'Un contrat. Son code décide de ce qu’il advient du Safe : cette page ne le lit pas.',
    reading: 'Lecture du type de compte…',
    unknown: 'Le réseau n’a pas répondu. On ne sait pas de quel type de compte il s’agit.',
  },
  until: (moment) => `Jusqu’au ${moment}`,
  signing: {
    on: 'Activée : son NFT ne peut pas être transféré, et ce que signe son détenteur peut en sortir des jetons.',
    off: 'Désactivée',
  },
  quiet: 'Délai avant transfert',
  quietOver: 'Passé',
  clock: 'Le verrou et le délai suivent l’horloge du réseau.',
  terms:
    'Les conditions nomment cette empreinte. Copiez-la d’abord, regardez le Safe ensuite : s’il est utilisé après cela, les conditions ne correspondent plus.',
  oldTerms: 'Elle peut avoir changé depuis. Copiez-la quand le réseau répondra de nouveau.',
  report: 'Voir le contenu et les approbations',
  reads: 'Cette page lit le Safe. Ce qu’un contrat fait de son NFT, seul le code de ce contrat le dit.',
  none: {
    plain: {
      title: 'Ce Safe n’est pas enveloppé.',
      say: 'Ses propriétaires le contrôlent, et il n’y a pas de NFT contre lequel prêter. Ce qui est dit ici vaut une fois qu’il est enveloppé et scellé.',
    },
    unsealed: {
      title: 'Il n’est pas scellé.',
      say: 'Il n’y a pas encore de NFT, et d’autres peuvent encore y entrer. Ne prêtez pas contre lui, et ne payez rien pour lui.',
    },
    unclean: {
      title: 'Quelqu’un d’autre peut encore l’utiliser.',
      say: 'Ne prêtez pas contre lui. Le rapport dit qui.',
    },
    noSafe: {
      title: 'Il n’y a pas de Safe enveloppé à cette adresse.',
      say: 'Vérifiez l’adresse et le réseau.',
    },
    unknownCode: {
      title: 'Il exécute un code que nous ne reconnaissons pas.',
      say: 'Ce code peut contourner son NFT. Ne prêtez pas contre lui.',
    },
  },
  lend: {
    title: 'Prêter contre lui',
    say: 'Exigez tout cela. Chaque point ferme une façon de perdre l’argent ou le Safe.',
    points: {
      holds: {
        ask: 'Le contrat détient le NFT, et pas seulement une approbation.',
        why: 'Avec une approbation, l’emprunteur reste le détenteur : il peut vider le Safe, vendre le NFT ou en bloquer le transfert encore et encore.',
      },
      seen: {
        ask: 'Il ne prend le NFT que dans l’état que vous avez vu : par safeTransferFromIf, avec l’empreinte dans les conditions.',
        why: 'Sinon le Safe est vidé juste avant d’y entrer, et vous prêtez contre rien.',
      },
      calls: {
        ask: 'Il ne fait aucun appel qu’un autre puisse choisir, et jamais au contrat du NFT.',
        why: 'Les coffres qui réclament, votent ou prêtent pour leurs utilisateurs peuvent être amenés à utiliser le Safe ou à céder le NFT. Une liste de fonctions interdites ne suffit pas, et un verrou n’empêche pas de le céder.',
      },
      locked: {
        ask: 'Le Safe est verrouillé jusqu’à l’échéance du prêt, et le contrat le vérifie.',
        why: 'Si le contrat a une faille, le verrou empêche encore tout usage. Il a un prix : jusqu’à sa fin, personne ne peut renforcer une position de dette du Safe, qui peut donc être liquidée, et personne ne peut rien réclamer ni révoquer.',
      },
      approvals: {
        ask: 'Ses approbations sont révoquées avant le verrou, et vous avez regardé ce qu’il contient.',
        why: 'Ce que le Safe a approuvé plus tôt peut en être pris malgré tout, sous séquestre et verrouillé ou non, et l’empreinte reste la même.',
      },
      signing: {
        ask: 'La signature est désactivée.',
        why: 'Tant qu’elle est activée, le NFT ne peut être transféré à personne. Ce qu’une signature a permis avant demeure, comme toute approbation.',
      },
      end: {
        ask: 'À la fin, le contrat remet le NFT par un simple transferFrom.',
        why: 'Un destinataire qui est appelé pendant le transfert pourrait le refuser, et ainsi bloquer l’autre partie.',
      },
    },
  },
  escrow: {
    title: 'Le mettre sous séquestre',
    say: 'Pour une vente, il n’en faut le plus souvent pas : avec une offre signée ici, l’argent et le NFT changent de mains en une seule transaction, dans l’état qui a été signé.',
    points: {
      same: {
        ask: 'S’il faut un séquestre, exigez tout ce qu’un prêteur exige.',
        why: 'Qui détient le NFT entre-temps contrôle le Safe, tout comme le contrat d’un prêteur.',
      },
      expects: {
        ask: 'Déposez le NFT par la fonction du contrat prévue pour cela ; ne l’y envoyez pas simplement.',
        why: 'Un contrat qui ne l’attendait pas n’a peut-être aucun moyen de le rendre : le Safe est alors perdu.',
      },
      markets: {
        ask: 'Ne prenez pas un ordre sur une place de marché pour un séquestre.',
        why: 'La plupart des ordres ne comparent pas l’état : le Safe peut être vidé avant qu’ils soient exécutés. Et une approbation pour tous les NFT d’un compte demeure, aussi pour ceux qui viendront.',
      },
      ends: {
        ask: 'Ne comptez pas sur les offres et approbations d’avant.',
        why: 'Chaque transfert met fin aux offres ouvertes pour le NFT et à l’approbation pour lui seul, y compris le transfert vers le séquestre et le retour.',
      },
    },
  },
  inherit: {
    title: 'Le laisser à d’autres',
    say: 'Il n’y a pas de dispositif d’homme mort, et personne ne peut en ajouter un. Sans un détenteur qui puisse agir, le Safe reste comme il est, pour toujours. Le NFT doit donc être là d’où il sera transmis, de l’une de ces deux façons :',
    ways: {
      safe: {
        ask: 'Un Safe à vous détient le NFT, avec des héritiers parmi ses propriétaires ou avec un module qui les laisse entrer après un délai.',
        why: 'Vous continuez d’utiliser le Safe enveloppé à travers lui. Essayez de votre vivant qu’ils pourront faire ce qu’ils auront à faire.',
      },
      contract: {
        ask: 'Vous approuvez un contrat qui transmet le NFT après un certain temps de silence de votre part.',
        why: 'Une approbation suffit ici, car vous ne voulez pas tromper vos héritiers ; sous séquestre, vous ne pourriez pas utiliser le Safe.',
      },
    },
    either: 'Dans les deux cas :',
    points: {
      signing: {
        ask: 'Laissez la signature désactivée.',
        why: 'Tant qu’elle est activée, le NFT ne peut pas être transféré, et seul son détenteur peut la désactiver : par une approbation, les héritiers ne le recevraient jamais.',
      },
      lock: {
        ask: 'Tenez compte de la fin d’un verrou.',
        why: 'Il lie aussi les héritiers : ils détiennent le NFT et ne peuvent pas utiliser le Safe avant ce jour.',
      },
      approval: {
        ask: 'Approuvez de nouveau après chaque transfert et chaque enveloppement.',
        why: 'Une approbation pour le NFT disparaît dès qu’il est transféré, et un Safe enveloppé de nouveau a un autre NFT.',
      },
      report: {
        ask: 'Dites à vos héritiers de lire d’abord le rapport.',
        why: 'Ce qui était caché dans le Safe avant son enveloppement peut devenir actif quand on le désenveloppe.',
      },
    },
  },
  vaults:
    'Les coffres de contracts/test/lending, dans le code source de cette page, sont là pour être lus et non pour servir. Personne ne les a audités.',
}
