import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('fr')

export const holdings: SafeTranslation['holdings'] = {
  reading: 'Lecture de ses jetons…',
  looking: (percent) => `Recherche d’autres jetons dans la chaîne : ${percent} %`,
  nfts: (count, shown) => counted(count, { one: `${shown} NFT`, other: `${shown} NFT` }),
  others: (count) =>
    counted(count, { one: `${count} jeton hors de notre liste`, other: `${count} jetons hors de notre liste` }),
  othersSay:
    'N’importe qui peut envoyer un jeton à un Safe, sous n’importe quel nom. Avant de vous y fier, comparez son contrat avec celui que publie son émetteur.',
  imitates: (symbol) => `Pas le véritable ${symbol} : autre contrat.`,
  unusualLetters: 'Lettres inhabituelles dans son nom : il peut être pris pour un autre jeton.',
  unread: 'Lecture impossible',
  unreadNfts: 'Certains NFT n’ont pas pu être lus',
  unnamed: 'Sans nom',
  units: 'unités de base (décimales inconnues)',
  contract: 'Contrat',
  numbers: 'ID des jetons',
  otherNumbers: (count) => `${count} de plus, d’ID inconnu`,
  explorer: (name) => `Voir sur ${name}`,
  readAt: (block) => `Lu au bloc ${block}. Aucun prix n’est consulté.`,
  searched: (from, to) =>
    `Transferts vers ce Safe recherchés du bloc ${from} au bloc ${to}. Vous pouvez ajouter vous-même un jeton arrivé plus tôt ou sans événement de transfert.`,
  failed: 'Ses jetons n’ont pas pu être lus.',
  incomplete: 'Certains jetons n’ont pas pu être lus. Le Safe les détient peut-être quand même.',
  mayBeMore: 'Il peut y avoir d’autres jetons.',
  searchedTo: (block) => `La chaîne a été parcourue en remontant jusqu’au bloc ${block}.`,
  refused: 'Le RPC ne fournit pas les journaux de transferts. Choisissez un autre RPC dans les réglages.',
  unreachable: 'Le RPC ne répond plus.',
  cut: 'Ce Safe a reçu plus de jetons que nous ne pouvons en afficher. Les plus anciens manquent.',
  goOn: 'Continuer la recherche',
  add: 'Ajouter un jeton',
  addSay: 'Pour un jeton absent de la liste. Il est enregistré dans ce navigateur, pour ce Safe.',
  tokenAddress: 'Contrat du jeton',
  addAct: 'Ajouter',
  checking: 'Vérification…',
  noToken: (chain) => `Il n’y a pas de contrat de jeton à cette adresse sur ${chain}.`,
  remove: 'Retirer de ma liste',
}
