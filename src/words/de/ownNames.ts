import type { Translation } from '../Translation.ts'

export const ownNames: Translation['ownNames'] = {
  give: 'Einen Namen geben',
  rename: 'Umbenennen',
  label: 'Ihr Name dafür',
  help: 'Nur in diesem Browser gespeichert. Über das Konto beweist er nichts.',
  save: 'Speichern',
  yours: 'Ihr Name dafür',
}
