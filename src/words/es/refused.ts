import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('es')

export const refused: SafeTranslation['refused'] = {
  title: 'Solicitudes sin resultado',
  asked: {
    send: (app) => `${app} pidió una transacción.`,
    signMessage: (app) => `${app} pidió un mensaje firmado.`,
    signTypedData: (app) => `${app} pidió datos firmados.`,
    switch: (app) => `${app} pidió otra red.`,
    other: (app, method) => `${app} pidió ${method}.`,
    unnamed: (app) => `${app} pidió algo sin nombre legible.`,
  },
  why: {
    method: 'Un Safe envuelto no puede hacerlo. Busca otra forma en la aplicación.',
    ethSign: 'Nadie puede ver qué se firmaría. Elige otra forma de firmar en la aplicación.',
    balances: 'Esta página no da una lista de lo que tiene el Safe. Si en la aplicación faltan importes, es por eso.',
    addressBook: 'Esta página no comparte ninguna libreta de direcciones. Escribe las direcciones en la aplicación.',
    permissions: 'Esta página no da permisos por adelantado: se te pregunta cada vez.',
    params: 'La solicitud no se pudo leer. Es un fallo de la aplicación: avisa a quien la hace.',
    typedData: 'Los datos que firmar no se pudieron leer. Es un fallo de la aplicación: avisa a quien la hace.',
    tooLarge: 'Es demasiado grande para esta página. Hazlo en la aplicación en pasos más pequeños.',
    account: 'Era para otra cuenta. Elige este Safe en la aplicación, o conéctala de nuevo.',
    chain: 'Era para una red en la que la aplicación no está conectada a este Safe. Cambia de red en la aplicación.',
    switchChain: 'Allí la aplicación no está conectada a este Safe. Si también está envuelto allí, conéctala de nuevo.',
    creation: 'Un Safe no puede crear así un contrato. Usa una aplicación que lo haga con una factory.',
    delegatecall:
      'Ejecutaría código ajeno como si fuera el Safe, y podría llevárselo todo. Busca en la aplicación una forma sin delegatecall.',
    self: 'Cambiaría el propio Safe, y eso no puede hacerlo ninguna aplicación.',
    wrapper: 'Era para el contrato que envuelve este Safe. Bloquéalo, transfiérelo o desenvuélvelo en esta página.',
    capability: 'La aplicación exige algo que esta página no puede hacer. Busca en ella una forma de seguir sin eso.',
    callsChain:
      'Las llamadas eran para una red en la que la aplicación no está conectada a este Safe. Cambia de red en la aplicación.',
    tooManyCalls:
      'Son más llamadas de las que esta página envía de una vez. Hazlo en la aplicación en pasos más pequeños.',
    duplicate: 'La aplicación ya había pedido estas llamadas. Responde a eso, o empieza de nuevo en la aplicación.',
    unknownCalls: 'Trata de llamadas que esta página no conoce. El historial del Safe muestra qué se envió.',
    unknownHash:
      'Trata de una transacción que esta aplicación no envió aquí. El historial del Safe muestra qué se envió.',
    gone: 'El Safe no se encontró en la cadena. Recarga esta página.',
    full: 'Había demasiadas solicitudes esperando. Respóndelas y vuelve a pedirlo en la aplicación.',
    busy: 'La aplicación preguntó demasiado a la vez. Si no avanza, ciérrala y ábrela de nuevo.',
    rejected: 'Se le dijo que no a la aplicación.',
    notHolder: 'Se le dijo a la aplicación que otra cuenta tiene este Safe.',
    locked: 'Se le dijo a la aplicación que este Safe está bloqueado.',
    expired: 'No respondiste a tiempo. Vuelve a pedirlo en la aplicación.',
    proposed:
      'Lo propusiste, pero no se ejecutó mientras la aplicación esperaba. Aún puede ejecutarse: mira el Safe antes de volver a pedirlo.',
    inDoubt: 'Tu billetera no ha dicho si lo envió. Mira el Safe antes de volver a pedirlo.',
    cancelled: 'La transacción se canceló o se sustituyó. Vuelve a pedirlo en la aplicación.',
  },
  connectedOn: (networks) => `Está conectada en ${networks}.`,
  times: (count) => counted(count, { one: 'Una vez.', other: `${count} veces.` }),
  dismiss: 'Descartar',
  inFrame: 'Algo que pidió la aplicación quedó sin resultado.',
  seeWhy: 'Ver por qué',
}
