import type { SafeTranslation } from '../SafeTranslation.ts'

export const newSafe: SafeTranslation['newSafe'] = {
  offer: 'Mit einem neuen Safe beginnen',
  offerSay:
    'Sie haben noch keinen? Eine Transaktion erzeugt einen Safe, der von Anfang an eingepackt und versiegelt ist, mit seinem NFT in Ihrem Konto.',
  title: 'Ein neuer Safe, von Anfang an eingepackt',
  say: 'Eine Transaktion erzeugt ihn und sein NFT. Niemand außer unserem Smart Contract hat ihn je besessen, also kann nichts darin versteckt sein.',
  looking: 'Seine Adresse wird gesucht…',
  address: 'Seine Adresse wird sein',
  addressSay:
    'Sie wird aus Ihrem Konto, diesem Netzwerk und einer Nummer abgeleitet, und niemand sonst kann sie haben. Auf einem anderen Netzwerk bekämen Sie eine andere.',
  notYet: 'Senden Sie nichts dorthin, bevor er existiert.',
  number: 'Nummer',
  adopted:
    'Jemand hat den leeren Safe dort schon bereitgestellt. Er gehört trotzdem Ihnen: Er wird übernommen, wie er ist, und nichts kann darin versteckt sein.',
  earlier: 'Schon für Sie erzeugt',
  full: 'Für dieses Konto wurden schon mehr als tausend erzeugt. Diese Seite sucht nicht weiter: Verbinden Sie ein anderes Konto.',
  act: 'Erzeugen und das NFT bekommen',
}
