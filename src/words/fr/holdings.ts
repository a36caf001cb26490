import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const holdings: Translation['holdings'] = {
  reading: 'Lecture de ses jetons…',
  looking: (percent) => `Recherche d’autres jetons dans la chaîne : ${percent} %`,
  nfts: (count) => counted(count, { one: `${count} NFT`, other: `${count} NFT` }),
  others: (count) =>
    counted(count, { one: `${count} jeton hors de notre liste`, other: `${count} jetons hors de notre liste` }),
  othersSay:
    'N’importe qui peut envoyer un jeton à un Safe, sous n’importe quel nom. Avant de vous y fier, comparez son contrat avec celui que publie son émetteur.',
  imitates: (symbol) => `Ce n’est pas le ${symbol} bien connu : c’est un autre contrat.`,
  unread: 'Lecture impossible',
  unreadNfts: 'Certains NFT n’ont pas pu être lus',
  unnamed: 'Sans nom',
  units: 'unités minimales',
  contract: 'Contrat',
  numbers: 'Numéros',
  otherNumbers: (count) => `${count} de plus, dont les numéros n’ont pas été trouvés`,
  explorer: (name) => `Voir sur ${name}`,
  readAt: (block) => `Lu au bloc ${block}. Quantités seulement : aucun prix n’est demandé.`,
  searched: (from, to) =>
    `Les transferts vers lui ont été recherchés du bloc ${from} au bloc ${to}. Un jeton arrivé plus tôt, ou sans transfert, peut être ajouté par vous-même.`,
  failed: 'Ses jetons n’ont pas pu être lus.',
  incomplete: 'Certains jetons n’ont pas pu être lus. Cela ne veut pas dire qu’il n’y en a pas.',
  mayBeMore: 'Il peut y avoir d’autres jetons.',
  searchedTo: (block) => `La chaîne a été parcourue en remontant jusqu’au bloc ${block}.`,
  refused: 'Le RPC refuse d’énumérer les transferts. Vous pouvez en indiquer un autre dans les réglages.',
  unreachable: 'Le RPC ne répond plus.',
  cut: 'Il a reçu plus de jetons que la liste n’en montre : les plus anciens manquent.',
  goOn: 'Continuer la recherche',
  add: 'Ajouter un jeton',
  addSay: 'Pour un jeton absent de la liste. Il est enregistré dans ce navigateur, pour ce Safe.',
  tokenAddress: 'Contrat du jeton',
  addAct: 'Ajouter',
  checking: 'Vérification…',
  noToken: (chain) => `Aucun jeton ne répond à cette adresse sur ${chain}.`,
  remove: 'Retirer de ma liste',
}
