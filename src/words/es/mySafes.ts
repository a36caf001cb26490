import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const mySafes: Translation['mySafes'] = {
  title: 'Mis Safes envueltos',
  connectFirst:
    'Conecta una billetera para ver los Safes envueltos de su cuenta, o busca cualquier Safe por su dirección.',
  wrap: 'Envolver un Safe',
  asking: 'Preguntando…',
  none: 'Ninguno aquí',
  missing: 'Nuestro contrato aún no está aquí',
  other: 'Hay otro código en la dirección de nuestro contrato. Aquí nada es nuestro.',
  couldNotAsk: (chain) => `${chain} no respondió`,
  showAll: (count) => `Mostrar los ${count}`,
  more: (shown, all) => `Tienes ${all}. Se muestran los primeros ${shown}.`,
  unread: (count) =>
    counted(count, {
      one: 'No se pudo leer un Safe que este navegador conoce. También podría ser tuyo.',
      other: `No se pudieron leer ${count} Safes que este navegador conoce. También podrían ser tuyos.`,
    }),
  lists:
    'El contrato de cada red lista los Safes cuyo NFT tienes. Un Safe que aún no está sellado, o cuyo NFT tiene un Safe tuyo u otro contrato, aparece si este navegador ya lo ha visto.',
  inSafe: 'Este Safe está en una sola red, así que solo se pregunta en ella.',

  card: {
    balance: 'Saldo',
    lock: 'Bloqueo',
    heldBy: 'Lo tiene',
    getsIt: 'Lo tendrá',
    network: 'Red',
    locked: (moment) => `Hasta el ${moment}`,
    open: 'Sin bloqueo',
    nobody: 'Nadie: no está envuelto',
    yourSafe: (threshold, owners) => `Tu Safe, ${threshold} de ${owners}`,
    yourWrapped: 'Tu Safe envuelto',
    contract: 'Un contrato',
    unread: 'No se pudo saber quién es',
    unsealed: 'Aún sin sellar. Continúa con el sello.',
    away: 'No es tuyo hasta que ese contrato lo devuelva.',
    noSafe: 'Esto no es un Safe auténtico.',
  },

  search: {
    act: 'Buscar más',
    looking: (percent) => `Buscando en los eventos del contrato: ${percent} %`,
    searched: (from, to) =>
      `Se buscó desde el bloque ${from} hasta el bloque ${to} cada Safe que se envolvió para esta cuenta o que ella entregó.`,
    mayBeMore: 'Puede haber más.',
    refused: 'El RPC no devuelve estos eventos. Elige otro RPC en los ajustes.',
    cut: 'Esta cuenta tuvo más Safes de los que podemos mostrar. Faltan los más antiguos.',
  },

  watch: {
    title: 'En seguimiento',
    act: 'Seguir',
    stop: 'Dejar de seguir',
    watched: 'Aparece en Mis Safes envueltos, en este navegador.',
  },
  recent: 'Vistos antes',

  drafts: {
    title: 'Empezado en este navegador',
    wrap: (count) =>
      count === 0
        ? 'Un envoltorio, aún sin firmas'
        : counted(count, { one: 'Un envoltorio, con 1 firma', other: `Un envoltorio, con ${count} firmas` }),
    batch: (count) => counted(count, { one: 'Un lote de 1 llamada', other: `Un lote de ${count} llamadas` }),
    passed: 'El Safe ha hecho otra cosa desde entonces. Estas firmas ya no valen.',
    wrapped: 'Este Safe ya está envuelto.',
    discard: 'Descartar',
  },

  owned: {
    title: 'Safes de los que eres propietario',
    say: 'Esta página no puede listarlos por sí misma: tendría que buscar en toda la cadena. El servicio de transacciones de Safe sí puede.',
    sends:
      'Preguntar envía la dirección de tu cuenta a api.safe.global, una vez por cada red. El servicio también se entera entonces de tu dirección IP y de cuándo preguntaste.',
    turnsOn:
      'Desde entonces esta página también le pregunta quién ha firmado y qué está en espera, hasta que lo desactives en los ajustes.',
    turnOn: 'Activar el servicio y preguntarle',
    ask: 'Preguntar al servicio de Safe',
    asking: 'Preguntando al servicio de Safe…',
    none: (chain) => `No conoce ninguno en ${chain}.`,
    refused: {
      busy: 'El servicio de Safe recibe demasiadas preguntas ahora: admite 2 por segundo y 5000 al mes. Inténtalo más tarde.',
      refused: (status) => `El servicio de Safe se negó a responder (HTTP ${status}).`,
      unreachable: 'El servicio de Safe no respondió. Puede estar caído, o algo bloquea la conexión.',
      unreadable: 'Esta página no puede leer la respuesta del servicio de Safe.',
    },
    paste: 'No lo necesitas: pega la dirección de tu Safe.',
    notYours: (count) =>
      counted(count, {
        one: 'Nombró 1 Safe del que, según la cadena, no eres propietario.',
        other: `Nombró ${count} Safes de los que, según la cadena, no eres propietario.`,
      }),
    unread: (count) =>
      counted(count, { one: '1 de ellos no se pudo leer.', other: `${count} de ellos no se pudieron leer.` }),
    more: (shown) => `Conoce más. Se muestran los primeros ${shown}.`,
  },
}
