import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('de')

export const sweep: SafeTranslation['sweep'] = {
  open: 'Alles in einen neuen eingepackten Safe verschieben',
  say: 'Eine Transaktion erzeugt einen eigenen eingepackten Safe und verschiebt alles hier Aufgelistete dorthin. Niemand außer unserem Smart Contract hat ihn je besessen, also kann nichts darin versteckt sein.',
  sayThere:
    'Eine Transaktion verschiebt alles hier Aufgelistete in einen eingepackten Safe, der für Sie erzeugt und nie benutzt wurde. Also kann nichts darin versteckt sein.',
  target: 'Neuer Safe',
  moves: 'Wird verschoben',
  stays: 'Bleibt zurück',
  staysSay: 'Der Token lässt sich nicht verschieben.',
  later: (count) =>
    counted(count, {
      one: 'Eines mehr kommt mit einer zweiten Transaktion in denselben Safe.',
      other: `${count} weitere kommen mit einer zweiten Transaktion in denselben Safe.`,
    }),
  unread: 'Was nicht gelesen werden konnte, bleibt auch zurück.',
  searching:
    'Es wird noch nach Tokens gesucht. Sie müssen nicht warten: Was später gefunden wird, lässt sich später verschieben.',
  onlyListed:
    'Nur das Aufgelistete wird verschoben. Nicht gefundene Tokens bleiben zurück, ebenso, was der alte Safe anderswo hat: Namen, Rollen, Stimmrechte, Verliehenes oder Gestaktes.',
  nothing: 'In diesem Safe wurde nichts gefunden, was sich verschieben lässt.',
  full: 'Für dieses Konto wurden mehr als tausend Safes erzeugt. Übertragen Sie das NFT zuerst an ein anderes Ihrer Konten.',
  act: 'Erzeugen und alles verschieben',
  actThere: 'Alles verschieben',
}
