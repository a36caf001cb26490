import type { Translation } from '../Translation.ts'

export const frame: Translation['frame'] = {
  say: 'Cette page est affichée dans une autre. Vous pouvez tout y consulter, mais pour signer, il lui faut son propre onglet.',
  open: 'Ouvrir dans son propre onglet',
}
