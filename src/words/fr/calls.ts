import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('fr')

export const calls: SafeTranslation['calls'] = {
  call: 'Appel',
  batch: 'Lot',
  batchOf: (count) => `Lot (${count})`,
  callSay: 'Le Safe appelle un contrat : il fait ce que dit la fonction, au nom du Safe.',
  what: 'Fonction, ABI ou données',
  whatHelp: 'Une signature comme transfer(address,uint256), une ABI en JSON, ou des données qui commencent par 0x.',
  whatWrong: {
    empty: 'Indiquez ce qui doit être appelé.',
    long: 'C’est trop long pour être lu ici.',
    digits: 'Les données commencent par 0x et ont deux chiffres hexadécimaux par octet.',
    json: 'Ce n’est pas une ABI : son JSON est illisible.',
    none: 'Aucune de ses fonctions ne change quoi que ce soit : il n’y a rien à envoyer.',
    signature: 'Ce n’est pas une signature. Elle a la forme transfer(address,uint256).',
  },
  readAsData: (bytes) => `Lu comme des données de ${bytes} octets.`,
  data: 'Données',
  argument: (number) => `Argument n° ${number}`,
  listHelp: 'Sous forme de liste JSON : [1, 2, 3]',
  structHelp: 'En JSON, dans l’ordre ou par nom : ["0x…", 7]',
  chooseBool: 'Choisir…',
  valueOf: (symbol) => `Valeur en ${symbol}, facultative`,
  wrong: {
    empty: 'Saisissez une valeur.',
    address: 'Ce n’est pas une adresse.',
    capitals: 'Les majuscules de l’adresse ne concordent pas ; un caractère est peut-être faux.',
    integer: 'Ce n’est pas un nombre entier.',
    bool: 'C’est true ou false.',
    bytes: 'La valeur commence par 0x et a deux chiffres hexadécimaux par octet.',
    json: 'Cela n’a pas la forme d’une liste ou d’une structure.',
    count: 'Le nombre d’éléments n’est pas celui attendu.',
  },
  range: (type) => `Ce nombre ne tient pas dans ${type}.`,
  size: (type) => `Le nombre d’octets n’est pas celui de ${type}.`,
  at: (place, wrong) => `À ${place} : ${wrong}`,
  toSelf: 'C’est le Safe lui-même. Tant qu’il est enveloppé, personne ne change ses propriétaires, modules ou gardes.',
  toWrapper: 'C’est notre contrat. Il ne s’appelle pas par le Safe : utilisez les autres onglets.',
  noCode: (amount) => `Ce compte n’a pas de code : les données n’y ont aucun effet, et seuls ${amount} arrivent.`,
  right: {
    title: 'Cela permet à quelqu’un de prendre des jetons du Safe.',
    endless: (who) =>
      `${who} pourra prendre tout ce que le Safe aura de ce jeton, à tout moment et sans demander, jusqu’à ce que vous le révoquiez.`,
    some: (who, amount) =>
      `${who} pourra prendre jusqu’à ${amount} unités de base de ce jeton (ou le NFT portant cet ID), à tout moment et sans demander, jusqu’à ce que vous le révoquiez.`,
    all: (who) =>
      `${who} pourra prendre tout NFT ou jeton de ce contrat que le Safe aura, à tout moment et sans demander, jusqu’à ce que vous le révoquiez.`,
    confirm: 'Je comprends que cela prend effet sans que l’on me redemande.',
  },
  act: 'Faire l’appel',
  add: 'Ajouter au lot',
  added: (count) =>
    counted(count, {
      one: 'Ajouté. Le lot compte maintenant un appel.',
      other: `Ajouté. Le lot compte maintenant ${count} appels.`,
    }),
  full: (most) => `Un lot compte ${most} appels au plus.`,
  none: 'Pas encore d’appels. Ajoutez-en dans « Envoyer » ou « Appel », ou importez un fichier du Transaction Builder de Safe.',
  allOrNone: 'Tous ont lieu en une seule transaction, dans cet ordre, ou aucun.',
  callOn: (signature, contract) => `${signature} sur ${contract}`,
  dataTo: (bytes, contract) => `${bytes} octets de données à ${contract}`,
  withValue: (what, amount) => `${what}, avec ${amount}`,
  up: (number) => `Monter l’appel ${number}`,
  down: (number) => `Descendre l’appel ${number}`,
  remove: (number) => `Retirer l’appel ${number}`,
  moved: (number) => `C’est maintenant l’appel ${number}.`,
  fails: (number) => `L’appel ${number} échoue.`,
  tooMuch: (needed, have) => `Ensemble, il leur faut ${needed}, et le Safe a ${have}.`,
  send: (count) => counted(count, { one: 'Faire un appel', other: `Faire ${count} appels` }),
  clear: 'Tout retirer',
  take: 'Importer',
  give: 'Exporter',
  file: 'Un fichier JSON, tel que le Transaction Builder de Safe le lit et l’écrit.',
  fileName: 'Lot d’un Safe enveloppé',
  imported: (count) =>
    counted(count, {
      one: 'Un appel a été importé.',
      other: `${count} appels ont été importés.`,
    }),
  changed:
    'Le fichier a été modifié après avoir été écrit : sa somme de contrôle est autre. Regardez chaque appel avant de les envoyer.',
  fileWrong: {
    long: 'Le fichier est trop grand.',
    json: 'Ce fichier n’est pas du JSON.',
    shape: 'Ce n’est pas un fichier du Transaction Builder de Safe.',
    empty: 'Il n’y a pas d’appels dans ce fichier.',
    unread: 'Le fichier n’a pas pu être lu.',
  },
  many: (count, most) => `Le fichier a ${count} appels. Un lot en compte ${most} au plus.`,
  chain: (there, here) => `Le fichier est pour ${there}, et ce Safe est sur ${here}.`,
  rows: 'Rien n’a été importé.',
  row: (number, wrong) => `Appel ${number} : ${wrong}`,
  more: (count) =>
    counted(count, {
      one: 'Un autre est illisible.',
      other: `${count} autres sont illisibles.`,
    }),
  rowWrong: {
    shape: 'ce n’est pas un appel.',
    to: 'son adresse ne peut pas être juste.',
    value: 'sa valeur n’est pas un nombre de wei.',
    data: 'ses données ne sont pas en hexadécimal.',
    method: 'sa fonction est illisible.',
    differs: 'ses données ne disent pas ce que disent ses arguments.',
    delegate: 'un Safe enveloppé ne fait pas de delegatecalls.',
    self: 'il s’adresse au Safe lui-même.',
    wrapper: 'il s’adresse à notre contrat.',
  },
  rowArgument: (name) => `la valeur de ${name} est illisible.`,
  doing: (contract) => `Appeler ${contract}`,
  done: (contract) => `${contract} a été appelé.`,
  doneAll: (count) =>
    counted(count, {
      one: 'Un appel a été fait.',
      other: `${count} appels ont été faits.`,
    }),
}
