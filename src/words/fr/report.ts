import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('fr')

export const report: SafeTranslation['report'] = {
  title: 'Rapport sur',
  verdict: {
    clean: 'Scellé et net',
    notLocked: 'Net, non verrouillé',
    lockEnds: 'Net, fin de verrouillage proche',
    attention: (count) => `À lire d’abord (${count})`,
    stop: (why) => `N’achetez pas : ${why}`,
    unfinished: (count) => `Vérification inachevée (${count})`,
    running: 'Vérification…',
  },
  why: {
    code: 'il exécute un code inconnu',
    imitation: 'son NFT ne vient pas de notre contrat',
    control: 'quelqu’un d’autre peut l’utiliser',
    hidden: 'quelque chose y est caché',
  },
  say: {
    clean:
      'Rien n’y est caché, aucune approbation de jetons n’a été trouvée, et personne ne peut rien déplacer avant la fin du verrouillage.',
    notLocked:
      'Rien d’anormal n’a été trouvé. Mais son détenteur peut encore le vider : demandez d’abord un verrouillage, ou revérifiez tout juste avant d’acheter.',
    attention: 'Toutes les vérifications sont terminées. Lisez ceci avant d’acheter :',
    unfinished: 'Ce que celles-ci auraient montré est inconnu :',
    running: 'Ces vérifications ne sont pas encore terminées :',
    plain: 'Il n’a pas de NFT : il n’y a rien à acheter. Ses propriétaires le contrôlent.',
  },
  seeAlso: 'Trouvé également :',
  notChecked: 'Pas encore vérifié :',
  maybeMore: (said) => `${said}, peut-être plus`,
  checks: {
    code: { name: 'Code', pass: 'Il exécute un code Safe authentique', stop: 'Il exécute un code inconnu' },
    imitation: {
      name: 'Autre NFT',
      pass: 'Aucun autre NFT ne le représente',
      stop: 'Un NFT d’un autre contrat le représente',
    },
    control: { name: 'Qui le contrôle', pass: 'Son détenteur seul', stop: 'Quelqu’un d’autre aussi' },
    hidden: { name: 'Droits cachés', pass: 'Rien de caché', stop: 'Quelque chose est caché' },
    lock: {
      name: 'Verrouillage',
      pass: 'Verrouillé',
      warn: (count) => (count === 1 ? 'Le verrouillage finit sous un jour' : 'Non verrouillé'),
    },
    approvals: {
      name: 'Approbations de jetons',
      pass: 'Aucune trouvée',
      warn: (count) =>
        counted(count, {
          one: '1 approbation de jetons en vigueur',
          other: `${count} approbations de jetons en vigueur`,
        }),
    },
    consents: {
      name: 'Messages signés',
      pass: 'Aucun',
      warn: (count) =>
        counted(count, { one: '1 signature encore valable', other: `${count} signatures encore valables` }),
    },
    signing: {
      name: 'Signature',
      pass: 'Son détenteur ne peut pas signer pour lui',
      warn: () => 'Son détenteur peut signer pour lui',
    },
    rights: {
      name: 'Qui peut transférer le NFT',
      pass: 'Son détenteur seul',
      forSale: 'Son détenteur seul, ou qui accepte une offre qu’il a signée',
      warn: (count) =>
        counted(count, {
          one: '1 autre adresse peut transférer le NFT',
          other: `${count} autres adresses peuvent transférer le NFT`,
        }),
    },
    newest: {
      name: 'Bloc le plus récent',
      pass: 'Les RPC concordent',
      warn: () => 'Les RPC divergent sur le bloc le plus récent : c’est peut-être un ancien état',
    },
  },
  running: 'Vérification…',
  unknown: 'Non vérifiable',
  checked: (block) => `Vérifié par votre navigateur au bloc ${block}. Aucun de nos serveurs n’est intervenu.`,
  vouched: {
    running: 'Un autre RPC est interrogé : est-ce le bloc le plus récent ?',
    alone: 'Un seul RPC a été interrogé : lui seul affirme que c’est le bloc le plus récent.',
    silent: 'Aucun autre RPC n’a répondu : un seul affirme que c’est le bloc le plus récent.',
    agreed: 'Un autre RPC confirme que c’est le bloc le plus récent.',
    apart: 'Le bloc le plus récent d’un autre RPC est à plusieurs minutes : c’est peut-être un ancien état.',
  },
  again: 'Tout vérifier à nouveau',
  clauses: 'Sommaire de ce rapport',
  lend: 'Prêter contre lui, le mettre sous séquestre, le léguer',
  notIncluded: {
    title: 'Ce qui n’est pas inclus',
    say: 'Aucune vérification ne peut le mettre dans le NFT.',
    networks: (chain) =>
      `Les autres réseaux. Seul le Safe sur ${chain} est enveloppé : la même adresse ailleurs n’en fait pas partie.`,
    points:
      'Les points, listes d’accès et comptes que tiennent d’autres entreprises. Elles peuvent refuser un nouveau détenteur.',
    promises:
      'Les promesses. Envelopper le Safe n’annule pas ce qu’un propriétaire a convenu : un vesting, un contrat, une dette.',
  },
  lock: {
    title: 'Verrouillage et empreinte',
    none: 'Non verrouillé',
    fingerprint: 'Empreinte',
    say: 'Elle change chaque fois que le Safe est utilisé, verrouillé ou scellé, ou que sa signature est activée ou désactivée. Les dépôts ne la changent pas.',
    compare: 'Empreinte d’une annonce',
    same: 'C’est la même : depuis, le Safe n’a été ni utilisé, ni verrouillé, ni scellé, et sa signature n’a pas été activée ou désactivée.',
    different: 'Elle est différente : le Safe a changé depuis, ou c’est l’empreinte d’un autre Safe.',
    invalid: 'Une empreinte est 0x suivi de 64 caractères de 0 à 9 et de a à f.',
  },
  receive: {
    title: 'Recevoir',
    say: (chain) => `Envoyez à cette adresse sur ${chain} seulement. Qui détient le NFT contrôle ce qui arrive.`,
    plain: (chain) => `Envoyez à cette adresse sur ${chain} seulement.`,
    explorer: 'Ouvrir dans l’explorateur',
  },
  share: {
    link: 'Copier le lien de ce rapport',
    more: 'Partager autrement',
    text: 'Copier le texte',
    json: 'Enregistrer en JSON',
    print: 'Imprimer',
    saved: (file) => `Votre navigateur l’enregistre sous ${file}.`,
    notFinished: 'Vérification inachevée',
    open: (names) => `Inconnu : ${names}`,
    block: (blocks) => `Bloc ${blocks}`,
    checkIt: 'Une image se falsifie. Vérifiez ce Safe vous-même :',
  },
  imitation: {
    title: 'Un NFT d’un autre contrat représente ce Safe',
    say: 'Parmi ses propriétaires ou modules se trouve un contrat de NFT qui n’est pas le nôtre. Un tel NFT peut avoir le même aspect et ne rien vous donner. Le nôtre est à cette adresse sur tous les réseaux :',
    collection: 'C’est un contrat de NFT, pas un Safe',
    collectionSay:
      'Ce n’est pas le nôtre. Si ses NFT vous sont proposés comme des Safes enveloppés, ce sont des imitations : ils peuvent avoir le même aspect et ne rien vous donner. Le nôtre est à cette adresse sur tous les réseaux :',
  },
  seen: {
    same: 'Le Safe est encore tel que le dit ce lien : depuis, il n’a été ni utilisé, ni verrouillé, ni scellé, et sa signature n’a pas été activée ou désactivée.',
    changed:
      'Le Safe n’est pas tel que le dit ce lien : depuis, il a été utilisé, verrouillé ou scellé, sa signature activée ou désactivée, ou le lien a été modifié.',
  },
}
