import type { Translation } from '../Translation.ts'

export const frame: Translation['frame'] = {
  say: 'Diese Seite wird innerhalb einer anderen angezeigt. Sie können sich hier alles ansehen; zum Signieren braucht sie einen eigenen Tab.',
  open: 'In eigenem Tab öffnen',
}
