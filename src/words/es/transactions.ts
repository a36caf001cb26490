import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const transactions: Translation['transactions'] = {
  recent: 'Transacciones recientes',
  underWay: (count) =>
    counted(count, { one: 'Hay una transacción en curso.', other: `Hay ${count} transacciones en curso.` }),
  none: 'Aún ninguna. Lo que envíes desde aquí se lista aquí, y en ningún otro sitio.',
  clear: 'Vaciar la lista',
  clearSay: 'Lo que sigue en curso se queda.',
  showAll: (count) => `Mostrar las ${count}`,
  openIn: (explorer, what) => `${what}: abrir en ${explorer}`,
  kinds: {
    wrap: (safe) => `Envolver el Safe ${safe}`,
    seal: (safe) => `Sellar el Safe ${safe}`,
    execute: (safe) => `Enviar desde ${safe}`,
    unwrap: (safe) => `Desenvolver ${safe}`,
    lock: (safe) => `Bloquear ${safe}`,
    signing: (safe) => `Cambiar si ${safe} firma`,
    transfer: (safe) => `Ceder ${safe}`,
    revoke: (safe) => `Revocar un derecho sobre el NFT de ${safe}`,
    create: (safe) => `Crear el Safe ${safe}`,
    deploy: (contract) => `Desplegar el contrato ${contract}`,
  },
  inList: {
    asked: 'Solicitada, sin respuesta',
    unclear: 'Quizá enviada',
    pending: 'Pendiente',
    spedUp: 'Pendiente, acelerada',
    executing: 'Firmada, en camino',
    proposed: 'En espera de firmas',
    signed: (signed, required) => `En espera de firmas, ${signed} de ${required}`,
    confirmed: 'Confirmada',
    confirmedBy: (blocks) =>
      counted(blocks, { one: `Confirmada por ${blocks} bloque`, other: `Confirmada por ${blocks} bloques` }),
    failed: 'Fallida',
    replaced: 'Reemplazada',
    lost: 'Reemplazada o descartada',
    cancelled: 'Cancelada',
    done: 'Hecho por otra vía',
    void: 'Ya no es posible',
    unknown: 'Desconocida',
  },
  transaction: 'Transacción',
  instead: 'Lo que ocupó su lugar',
  proposal: 'Huella para comparar en Safe',
  answer: 'Huella que dio tu billetera',
  lookAgain: 'Mirar otra vez',
  startAgain: 'Empezar de nuevo',
  sendAgain: 'Enviar otra vez',
  dismiss: 'Descartar',
  dismissIt: 'Quitar de la lista',
  keepIt: 'Conservar',
  dismissProposed:
    'Esto solo la quita de la lista de aquí. Lo propuesto todavía puede firmarse y ejecutarse en otro sitio.',
  dismissAsked: 'Esto solo la quita de la lista aquí. Tu billetera puede haberla enviado, o enviarla todavía.',
  dismissSent: 'Esto solo la quita de la lista de aquí. Lo que envió tu billetera todavía puede salir adelante.',
  pending: (chain) => ({
    title: `Enviada. Esperando a ${chain}.`,
    say: 'Puedes cerrar esta página. Cuando vuelvas leeremos de la cadena de bloques hasta dónde llegó.',
  }),
  executing: (chain) => ({
    title: `Firmada y enviada. Esperando a ${chain}.`,
    say: 'Los propietarios han firmado. Puedes cerrar esta página; leeremos de la cadena de bloques hasta dónde llegó.',
  }),
  proposed: {
    title: 'Propuesta.',
    say: 'Puede que tengan que firmar otros propietarios. Puedes cerrar esta página; leemos de la cadena de bloques hasta dónde llegó.',
  },
  signed: (signed, required) => `Han firmado ${signed} de ${required} propietarios.`,
  confirmed: 'Está en un bloque. Leyendo qué cambió…',
  spedUp: 'La aceleraste en tu billetera: esta transacción ocupó su lugar.',
  failed: {
    title: 'Falló por el camino.',
    say: 'La red la rechazó, así que nada cambió salvo la comisión que pagaste. Vuelve a mirar el Safe antes de reintentarlo.',
  },
  failedInSafe: {
    title: 'El Safe la rechazó.',
    say: 'Su transacción salió adelante, pero lo propuesto falló dentro de ella. Nada cambió salvo la comisión y su número de orden (nonce).',
  },
  failedInAccount: {
    title: 'Tu cuenta no pudo hacerlo.',
    say: 'La transacción que la contenía salió adelante, pero lo que se pidió a tu cuenta inteligente falló dentro de ella. Nada de eso ocurrió; solo se gastó su comisión.',
  },
  replaced: {
    title: 'La reemplazaste en tu billetera.',
    say: 'En su lugar salió adelante otra transacción con el mismo número (nonce). Nada de esta ocurrió.',
  },
  lost: {
    title: 'Reemplazada o descartada.',
    say: 'Tu cuenta usó su número (nonce), y no podemos encontrar para qué. Mira en tu billetera si se hizo antes de enviarla otra vez.',
  },
  cancelled: {
    title: 'La cancelaste en tu billetera.',
    say: 'Nada de ella ocurrió. Solo pagaste la comisión por cancelar.',
  },
  cancelledInSafe: {
    title: 'Otra ocupó su lugar en Safe.',
    say: 'Tenía allí el mismo número (nonce) y se ejecutó primero. Nada de esta ocurrió, ni ocurrirá nunca.',
  },
  doneOtherwise: {
    title: 'Está hecho, aunque no por esta propuesta.',
    say: 'Lo que propusiste se logró por otra vía. Si esta propuesta sigue en la lista de tu Safe, recházala allí para que nadie la ejecute más tarde.',
  },
  void: {
    title: 'Ya no se puede ejecutar.',
    say: 'Entretanto el Safe se envolvió o se desenvolvió, y con ello esta propuesta quedó sin efecto. Nada de ella ocurrió, ni ocurrirá nunca.',
  },
  unanswered: {
    refused: {
      title: 'Tu RPC se niega a buscarla.',
      say: 'Responde, pero no enumera lo que ha hecho el Safe, ni siquiera para un solo bloque. Por eso esta página no puede ver si se ejecutó. Pon otro RPC en los ajustes: la búsqueda seguirá sola.',
    },
    unreachable: {
      title: 'La red no responde.',
      say: 'Por eso esta página no puede ver hasta dónde llegó. Sigue preguntando. Comprueba tu conexión a internet o pon otro RPC en los ajustes.',
    },
  },
  asked: {
    title: 'Tu billetera no ha respondido.',
    say: 'Se le ha pedido y aún puede enviar esto. Míralo allí: confírmalo o recházalo.',
  },
  unclear: {
    title: 'No podemos saber si se envió.',
    say: 'Tu billetera respondió con un error después de pedírselo. Puede haberla enviado de todos modos: mira en su lista de transacciones.',
  },
  answered: (answer) => `Respondió: «${answer}».`,
  searching: (chain) => `Buscándola en ${chain}…`,
  notFound: (chain, block) => `Hasta el bloque ${block} no hay en ${chain} ninguna transacción así.`,
  twice: 'Si la envías otra vez y la primera acaba saliendo adelante, ocurrirá dos veces.',
  unknown: {
    title: 'Tras 20 minutos aún no está en un bloque.',
    say: 'Puede salir adelante más tarde. No la envíes dos veces: sube más bien la comisión en tu billetera.',
  },
  unknownOfAccount: {
    title: 'Tras 20 minutos la cadena aún no muestra cómo terminó.',
    say: 'Todavía puede salir adelante. Mira en tu billetera qué fue de ella antes de volver a enviarla.',
  },
}
