import type { SafeTranslation } from '../SafeTranslation.ts'

export const modules: SafeTranslation['modules'] = {
  reading: 'Consultando qué pueden hacer…',
  unread:
    'No se pudo leer qué pueden hacer estos módulos. Puede que cualquiera de ellos pueda hacerlo todo con el Safe.',
  unknown: 'Módulo desconocido',
  unknownSay: 'Esta página no conoce su código. Puede que pueda hacerlo todo con el Safe, sin los propietarios.',
  account: 'Una cuenta, no un contrato',
  accountSay: 'Quien tenga su clave puede hacerlo todo con el Safe, sin los propietarios.',
  faulty: 'Esta versión es defectuosa',
  faultySay:
    'Quien la publica la da por defectuosa. Puede que personas no autorizadas puedan actuar por el Safe a través de ella.',
  powers: {
    limited: 'Las cuentas que figuran en él pueden gastar del Safe, hasta los límites que fijan los propietarios.',
    signed: 'Permite usar el Safe mediante ERC-4337, con las firmas de sus propietarios.',
    recovery: 'Unos guardianes pueden reemplazar a los propietarios tras un tiempo de espera.',
    delayed: 'Quien él admite puede hacerlo todo con el Safe, una vez pasado el plazo fijado en él.',
    roles: 'Sus miembros pueden hacer lo que sus roles permitan, que puede ser todo.',
    share: 'Quienes tienen cierto token pueden canjearlo por una parte de lo que contiene el Safe.',
    vote: 'Hace lo que decida una votación o un oráculo fuera del Safe, que puede ser todo.',
    bridge: 'Una cuenta en otra red puede hacerlo todo con el Safe a través de él.',
    holder: 'Solo el titular del NFT puede actuar a través de él.',
  },
}
