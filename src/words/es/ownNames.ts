import type { Translation } from '../Translation.ts'

export const ownNames: Translation['ownNames'] = {
  give: 'Ponerle un nombre',
  rename: 'Cambiar el nombre',
  label: 'Tu nombre para ella',
  help: 'Se guarda solo en este navegador. No prueba nada sobre la cuenta.',
  save: 'Guardar',
  yours: 'tu nombre para ella',
}
