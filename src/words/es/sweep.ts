import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('es')

export const sweep: SafeTranslation['sweep'] = {
  open: 'Mover todo a un nuevo Safe envuelto',
  say: 'Una transacción crea un Safe envuelto tuyo y mueve allí lo que aparece en esta lista. Nadie salvo nuestro contrato lo ha poseído nunca, así que nada puede estar oculto en él.',
  sayThere:
    'Una transacción mueve lo que aparece en esta lista a un Safe envuelto creado para ti y nunca usado, así que nada puede estar oculto en él.',
  target: 'Safe nuevo',
  moves: 'Se mueve',
  stays: 'Se queda',
  staysSay: 'Su token no se deja mover.',
  later: (count) =>
    counted(count, {
      one: 'Uno más va en una segunda transacción, al mismo Safe.',
      other: `${count} más van en una segunda transacción, al mismo Safe.`,
    }),
  unread: 'Lo que no se pudo leer también se queda.',
  searching: 'Todavía se buscan tokens. No hace falta esperar: lo que se encuentre después se puede mover después.',
  onlyListed:
    'Solo se mueve lo que está en la lista. Los tokens no encontrados se quedan, y también lo que el Safe antiguo tiene en otros sitios: nombres, roles, votos, lo prestado o en staking.',
  nothing: 'En este Safe no se encontró nada que se pueda mover.',
  full: 'Se han creado más de mil Safes para esta cuenta. Transfiere antes el NFT a otra cuenta tuya.',
  act: 'Crearlo y mover todo',
  actThere: 'Mover todo',
}
