import type { SafeTranslation } from '../SafeTranslation.ts'

export const newSafe: SafeTranslation['newSafe'] = {
  offer: 'Empezar con un Safe nuevo',
  offerSay:
    '¿Aún no tienes ninguno? Una transacción crea un Safe envuelto y sellado desde el principio, con su NFT en tu cuenta.',
  title: 'Un Safe nuevo, envuelto desde el principio',
  say: 'Una transacción lo crea, y su NFT con él. Nadie salvo nuestro contrato lo ha poseído nunca, así que nada puede estar oculto en él.',
  looking: 'Buscando su dirección…',
  address: 'Su dirección será',
  addressSay:
    'Se deriva de tu cuenta, de esta red y de un número, y nadie más puede tenerla. En otra red recibirías otra dirección.',
  notYet: 'No envíes nada allí antes de que exista.',
  number: 'Número',
  adopted:
    'Alguien ya desplegó allí el Safe vacío. Es tuyo igualmente: se adopta tal como está, y nada puede estar oculto en él.',
  earlier: 'Creados antes para ti',
  full: 'Ya se crearon más de mil para esta cuenta. Esta página no busca más allá: conecta otra cuenta.',
  act: 'Crearlo y recibir el NFT',
}
