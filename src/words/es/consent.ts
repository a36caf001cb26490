import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted, ofOwners } from './counted.ts'

export const consent: SafeTranslation['consent'] = {
  several: (threshold, owners) => ({
    title: `Deben firmar ${ofOwners(threshold, owners)}`,
    say: 'Firman aquí uno tras otro, por enlace o archivo. No interviene ningún servidor, y después cualquier cuenta puede enviarlo.',
  }),
  inSafe: 'Si prefieres reunir las firmas en Safe, abre esta página allí:',
  keep: 'Un Safe nuevo de los mismos propietarios',
  keepSay: (threshold, owners) =>
    `El control sigue en manos de ${ofOwners(threshold, owners)}. El Safe se crea en la misma transacción.`,
  keepThere: (threshold, owners) =>
    `El control sigue en manos de ${ofOwners(threshold, owners)}. El Safe ya se creó antes.`,
  keepReading: 'Calculando su dirección…',
  keepUnknown: 'No se pudo leer su dirección. Vuelve a intentarlo en un momento o nombra a otro titular.',
  keepShared:
    'Un propietario es una llave de acceso (passkey) que solo vale en este Safe. En un Safe nuevo de los mismos propietarios quedaría excluida: indica otro titular.',
  alone: (threshold, owners) =>
    `Hoy hace falta el acuerdo de ${ofOwners(threshold, owners)}. Después, solo esta cuenta tiene el control.`,
  ownersDecide: (threshold, owners) => `${threshold} de sus ${owners} propietarios`,
  collect: 'Reunir firmas',

  title: (given, threshold) => `${given} de ${threshold} firmas`,
  titleOffline: 'Firmar para envolver el Safe',
  last: 'La tuya es la última aprobación necesaria.',
  complete: 'Ya hay suficientes propietarios de acuerdo.',
  say: 'Cada propietario abre el enlace de esta página, compara lo que hace la transacción y firma. Firmar no cuesta nada ni envía nada.',
  completeSay: 'Ahora cualquier cuenta puede enviarlo, y paga la comisión de red.',
  owners: 'Propietarios',
  status: {
    waiting: 'Aún no',
    signed: 'Firmado',
    approved: 'Aprobado en la cadena',
    invalid: 'Su firma no se acepta',
  },
  contracts:
    'Un propietario que es un Safe da su acuerdo en esta página, abierta en ese Safe. Una llave de acceso (passkey) no puede firmar en esta página: reúne las firmas en Safe o pega su firma abajo.',
  you: '(tú)',
  byCall: {
    say: 'Un propietario que es un contrato no puede firmar aquí. Lo aprueba en la cadena, con la llamada de abajo; un Safe la hace en Safe{Wallet}, con el Transaction Builder. Esta página cuenta la aprobación en unos segundos. Una llave de acceso (passkey) tampoco puede: firma entonces como el Safe que tiene el NFT, con esta página abierta en Safe{Wallet}.',
    to: 'Contrato',
    call: 'Función',
    hash: 'Hash que se aprueba',
  },
  signersUnknown: 'Han firmado hasta ahora, sin compararlos con los propietarios de hoy:',
  strangers: (count) =>
    counted(count, {
      one: `Se omitió ${count} firma: no es de un propietario, o es para otra cosa.`,
      other: `Se omitieron ${count} firmas: no son de propietarios, o son para otra cosa.`,
    }),
  unreadable: (count) =>
    counted(count, {
      one: `Se omitió ${count} entrada: no es una firma.`,
      other: `Se omitieron ${count} entradas: no son firmas.`,
    }),

  sign: 'Firmar',
  signing: 'Mira en tu billetera: firma allí para envolver el Safe.',
  signedNow: 'Has firmado. Pasa el enlace a los demás: lleva tu firma.',
  approvedNow: 'Lo has aprobado en la cadena. Pasa el enlace: quien lo abra verá tu aprobación.',
  understand: 'Entiendo que quien tenga el NFT controla todo lo que hay en este Safe.',
  agreeBySending: 'Enviarlo cuenta como tu acuerdo: no hace falta que firmes antes.',
  signOnly: 'Solo firmarla y dejar que otra persona la envíe',
  onChain: 'Aprobar en la cadena en lugar de firmar',
  onChainSay:
    'Para propietarios que son Safes y para billeteras que no pueden firmar esto. Cuesta una comisión de red.',
  onChainContract:
    'Este propietario es un contrato. Los Safes anteriores a la versión 1.5.0 no pueden pedir una firma a la mayoría de los contratos: apruébalo en la cadena.',
  onChainAct: 'Aprobar que se envuelva',
  notOwner:
    'La cuenta conectada no es propietaria. Puede reunir firmas y enviar la transacción cuando haya suficientes.',
  connect: 'Conecta a un propietario para firmar.',

  draft: 'Aquí ya se están reuniendo firmas para envolverlo.',
  draftGo: 'Continuar con ellas',

  share: 'Pasarlo a los demás',
  shareSay:
    'El enlace y el archivo llevan lo que hay que firmar y todas las firmas reunidas hasta ahora. No contienen ningún secreto.',
  lasts: 'Nada de eso caduca: las firmas valen hasta que el Safe ejecute otra transacción, que las anula.',
  link: 'Copiar el enlace',
  tooLong: 'El enlace es largo: algunos chats lo cortan. Mejor envía el archivo.',
  file: 'Guardar el archivo',
  saved: (name) => `Guardado como ${name}.`,
  code: 'Mostrar un código para escanear',
  codeLabel: 'El enlace como código',

  add: 'Añadir lo que otros te enviaron',
  field: 'Enlace o firma',
  fieldHelp: 'Pega el enlace de otro propietario, o una firma que empiece por 0x.',
  addAct: 'Añadir',
  added: (count) =>
    counted(count, { one: `Se añadió ${count} firma nueva.`, other: `Se añadieron ${count} firmas nuevas.` }),
  nothingNew: 'No había nada nuevo.',
  ofContract: 'No es la firma de la clave de un propietario. Si la dio un propietario que es un contrato, elige cuál:',
  ofContractAct: 'Añadirla para este propietario',

  wrong: {
    cut: 'Este enlace está incompleto o se alteró. Pídelo otra vez, o pide el archivo.',
    newer:
      'Lo creó una versión más nueva de esta página. Recarga esta página, o abre el enlace en la versión que lo creó.',
    tooLong: 'Es demasiado largo: no pueden ser firmas para envolver un Safe.',
    otherWrap:
      'Esto es para envolver el Safe de otra forma: con otro contenido, otro titular u otro nonce. Sus firmas no sirven aquí.',
    noSignature: 'Esto no es ni un enlace de esta página ni una firma.',
    notOwner: (address) =>
      `Esta firma es de ${address}, que ahora no es propietario de este Safe, o es para otra cosa.`,
  },
  wrongTitle: 'Esto no se puede leer.',
  startOver: 'Empezar con este Safe',

  fault: {
    otherChain: {
      title: 'Esto es para otra red',
      say: 'Lo que se firmó vale solo en esa red. Abre el enlace allí.',
    },
    otherSafe: { title: 'Esto es para otro Safe', say: 'Lo que se firmó vale solo para ese Safe.' },
    earlier: {
      title: 'El Safe ya ha avanzado',
      say: 'Su nonce es ahora mayor: se ejecutó otra transacción. Estas firmas ya no valen nada. Empieza de nuevo y firma otra vez.',
    },
    later: {
      title: 'Antes van otras transacciones',
      say: 'El nonce del Safe es menor que el que se firmó. Ejecuta lo que va antes, o empieza de nuevo.',
    },
    changed: {
      title: 'Esto no es lo que haría ahora esta página',
      say: 'Los módulos, la versión o los propietarios del Safe han cambiado, o el enlace se hizo para otra cosa. No lo firmes. Empieza de nuevo.',
    },
    holderThere: {
      title: 'El Safe nuevo ya existe',
      say: 'Alguien lo creó, con los mismos propietarios. Puede tener el NFT, pero esa es otra transacción: empieza de nuevo y firma otra vez.',
    },
    otherHash: {
      title: 'El Safe da otro hash',
      say: 'Lo que calculó esta página y lo que dice el Safe no coinciden. No lo firmes.',
    },
  },
  again: 'Empezar de nuevo',
  openThere: 'Abrirlo allí',
  offline: {
    title: 'Sin comparar con la red',
    say: 'La red no respondió. Los hashes de abajo salen solo del enlace, así que puedes firmar. Si todavía encaja con el Safe se comprobará cuando la red responda. Compara tú quién recibe el NFT y de quién es el Safe que se cree.',
  },
  other: {
    title: 'Se está firmando otra forma de envolver este Safe',
    say: 'Este navegador también tiene firmas para ella. Solo puede ocurrir una de las dos. Su hash:',
  },

  simulated: 'Simulado en la red con suficientes firmas: funciona.',
  simulating: 'Simulando en la red…',
  does: 'Qué hace la transacción',
  doesSay: 'Todo o nada, en una sola transacción del Safe.',
  keepsApprovals:
    'No revoca ninguna aprobación: siguen vigentes hasta que el titular las revoque en la página del Safe.',
  calls: {
    create: (threshold, owners) =>
      `Crea un Safe con ${counted(owners, { one: `${owners} propietario`, other: `${owners} propietarios` })} y umbral ${threshold}:`,
    remove: 'Quita este módulo:',
    enable: 'Deja nuestro contrato como único módulo:',
    wrap: 'Envuelve el Safe. El NFT va a:',
  },
  hashes: 'Comparar con tu billetera',
  hashesSay: 'Una billetera de hardware puede mostrar estos hashes. Deben ser iguales, dígito por dígito.',
  safeTxHash: 'Hash de la transacción del Safe',
  domain: 'Hash del dominio',
  message: 'Hash del mensaje',
  nonce: 'Nonce',
  network: 'Red',
  holderSafe: (threshold, owners) => `El titular es un Safe: ${ofOwners(threshold, owners)}.`,
  holderYours: 'Eres propietario del Safe que tiene este NFT. Abre esta página en ese Safe para usarlo:',
  ownerSafe: (threshold, owners) =>
    `Un Safe tuyo es propietario aquí: deciden ${threshold} de sus ${owners} propietarios.`,
  ownerYours: 'Para dar tu acuerdo como ese Safe, abre esta página en él:',
  holderChanged: 'El titular es un contrato. Asegúrate de que puede usar lo que tiene.',
}
