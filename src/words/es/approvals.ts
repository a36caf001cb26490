import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('es')

export const approvals: SafeTranslation['approvals'] = {
  title: 'Aprobaciones vigentes',
  say: 'Lo que otros pueden sacar de este Safe sin preguntar a nadie. Envolverlo o bloquearlo no se lo impide.',
  reading: 'Leyendo sus aprobaciones…',
  none: 'Ninguna. Todas las aprobaciones encontradas están agotadas, caducadas o revocadas.',
  neverAny: 'Ninguna encontrada: ningún evento indica una aprobación de este Safe.',
  noneYet: 'Ninguna encontrada por ahora.',
  failed: 'No se pudieron leer sus aprobaciones.',
  unread: (count) =>
    counted(count, {
      one: 'No se pudo leer una aprobación. Puede seguir vigente.',
      other: `No se pudieron leer ${count} aprobaciones. Pueden seguir vigentes.`,
    }),
  looking: (percent) => `Buscando aprobaciones en la cadena: ${percent} %`,
  searched: (from, to) =>
    `Se buscaron aprobaciones de este Safe desde el bloque ${from} hasta el bloque ${to}. Un token que no registra sus aprobaciones no se puede encontrar así.`,
  mayBeMore: 'Puede haber más aprobaciones.',
  refused: 'El RPC no devuelve los registros de aprobaciones. Elige otro RPC en los ajustes.',
  cut: 'Hay más aprobaciones de las que podemos mostrar. Faltan las más antiguas.',
  who: 'Quién puede sacar',
  atRisk: 'En riesgo ahora',
  may: 'Puede sacar',
  since: 'Desde',
  block: (block) => `Bloque ${block}`,
  nothing: 'Nada ahora',
  unknown: 'Desconocido',
  any: (symbol) => `Cualquier cantidad de ${symbol}`,
  anyNft: (collection) => `Cualquier NFT de ${collection}`,
  nft: (collection, id) => `${collection} #${id}`,
  until: (moment) => `Hasta el ${moment}`,
  byPermit2: 'A través de Uniswap Permit2',
  sorted: 'Ordenadas por lo que se puede sacar hoy. No se consultan precios.',
  revoke: 'Revocar',
  revokeIt: (what, who) => `Revocar: ${what} para ${who}`,
  revokeAll: (count) => `Revocar las ${count} a la vez`,
  revokeFirst: (count) => `Revocar las primeras ${count} a la vez`,
  revokeOneSay: 'Después, esta dirección ya no podrá sacar esto del Safe.',
  revokeAllSay:
    'Una sola transacción las revoca juntas. Si un token se niega a revocar una aprobación, esta se omite y sigue en la lista.',
  act: (count) => counted(count, { one: 'Revocar esta aprobación', other: `Revocar ${count} aprobaciones` }),
  locked: (moment) => `No se puede revocar nada hasta el ${moment}`,
  lockedSay:
    'El Safe está bloqueado y las aprobaciones siguen vigentes de todos modos. La próxima vez, revoca primero y bloquea después.',
  ahead: (count) =>
    counted(count, {
      one: 'Revocar esta aprobación en la misma transacción',
      other: `Revocar estas ${count} aprobaciones en la misma transacción`,
    }),
  aheadFirst: (count) => `Revocar las primeras ${count} aprobaciones en la misma transacción`,
  aheadSay: 'Si un token se niega a revocar una aprobación, esta se omite. El Safe se envuelve de todos modos.',
  aheadSeveral:
    'Lo que varios propietarios firman juntos solo envuelve el Safe y no revoca ninguna de estas. Revócalas antes en Safe, o que lo haga el titular después de envolverlo, en la página del Safe.',
  aheadSearching:
    'Aún se buscan aprobaciones. Puedes seguir sin esperar. Lo que no se haya encontrado para entonces seguirá vigente.',
  aheadReview: (count) =>
    counted(count, {
      one: 'La misma transacción revoca una aprobación.',
      other: `La misma transacción revoca ${count} aprobaciones.`,
    }),
  aheadLeft: (count) =>
    counted(count, {
      one: 'Se omite una aprobación: o ya no está vigente o no se puede revocar aquí.',
      other: `Se omiten ${count} aprobaciones: o ya no están vigentes o no se pueden revocar aquí.`,
    }),
}
