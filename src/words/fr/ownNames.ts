import type { Translation } from '../Translation.ts'

export const ownNames: Translation['ownNames'] = {
  give: 'Lui donner un nom',
  rename: 'Renommer',
  label: 'Votre nom pour ce compte',
  help: 'Conservé dans ce navigateur uniquement. Il ne prouve rien sur le compte.',
  save: 'Enregistrer',
  yours: 'votre nom pour ce compte',
}
