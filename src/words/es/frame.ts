import type { Translation } from '../Translation.ts'

export const frame: Translation['frame'] = {
  say: 'Esta página se muestra dentro de otra. Aquí puedes verlo todo, pero para firmar necesita su propia pestaña.',
  open: 'Abrir en su propia pestaña',
}
