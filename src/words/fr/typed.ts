import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const typed: Translation['typed'] = {
  empty: 'Collez d’abord l’adresse d’un Safe.',
  shape: 'Ce n’est pas une adresse. Une adresse, c’est 0x et 40 chiffres hexadécimaux.',
  length: (count) =>
    `Il y a ${counted(count, { one: `${count} caractère`, other: `${count} caractères` })} après 0x. Une adresse en a 40. Copiez-la de nouveau.`,
  capitals:
    'Les majuscules ne concordent pas : un caractère est peut-être faux. Copiez-la de nouveau là où vous l’avez trouvée.',
  secret:
    'C’est le hash d’une transaction ou une clé privée. Si c’est une clé, ne la collez jamais dans une page. Nous avons vidé le champ.',
  phrase: 'Cela ressemble à une phrase de récupération. Ne la collez jamais dans une page. Nous avons vidé le champ.',
  prefix: (prefix) => `${prefix} n’est pas un de nos réseaux.`,
  demoLink: {
    title: 'Ce Safe est dans la démo.',
    say: 'La démo est une blockchain qui tourne dans votre navigateur et commence avec les mêmes Safes d’exemple pour tout le monde. Ce que quelqu’un a fait dans la sienne n’est pas dans la vôtre.',
    start: 'Lancer la démo',
  },
  elsewhere: (there, here) =>
    `Cette adresse est pour ${there}, et ce Safe est sur ${here}. Demandez une adresse sur ${here}.`,
  readAs: (value) => `Lu comme ${value}.`,
  link: 'Ce lien ne contient pas exactement une adresse. Copiez l’adresse elle-même.',
  otherNft: 'C’est un NFT d’un autre contrat, pas un Safe enveloppé.',
  name: 'C’est un nom. Recherchez-le pour obtenir son adresse.',
  lookUp: (name) => `Rechercher ${name}`,
  lookingUp: 'Interrogation d’ENS sur Ethereum…',
  resolved: (name, address, chain) =>
    `Selon ENS, ${name} mène à ${address} sur ${chain}. C’est cette adresse qui sert, même si le nom change.`,
  nameFaults: {
    noAddress: (name, chain) => `${name} n’a pas d’adresse pour ${chain} dans ENS. Demandez l’adresse.`,
    offChain: 'Ce nom est conservé hors chaîne, où cette page ne cherche pas. Demandez l’adresse.',
    notNormal: 'ENS n’écrit pas un nom ainsi : des lettres peuvent en imiter d’autres, ou manquer. Demandez l’adresse.',
    inDemo: 'Il n’y a pas de noms dans la démo. Saisissez une adresse.',
    unread: 'ENS sur Ethereum n’a pas répondu. Réessayez, ou demandez l’adresse.',
  },
}
