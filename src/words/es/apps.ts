import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('es')

export const apps: SafeTranslation['apps'] = {
  title: 'Aplicaciones',
  titleOf: (count) => `Aplicaciones (${count})`,
  say: 'Usa este Safe en otras aplicaciones. Lo que pidan llegará aquí, y nada ocurre sin tu sí.',
  connectTitle: 'Conectar una aplicación por WalletConnect',
  connectSay:
    'En la aplicación, elige WalletConnect y copia su código. Deja esta página abierta mientras uses la aplicación.',
  starting: 'Conectando con WalletConnect…',
  noProject: {
    title: 'WalletConnect no está configurado aquí.',
    say: 'Para conectar aplicaciones con él necesitas un identificador de proyecto, gratis en dashboard.reown.com: ponlo en los ajustes. Las aplicaciones hechas para Safes se abren en esta página sin él: escribe su dirección arriba.',
  },
  elsewhere: {
    title: 'Otra pestaña habla con las aplicaciones.',
    say: 'Para que ninguna aplicación reciba dos respuestas, solo lo hace una. Cierra la otra y esta tomará su lugar.',
  },
  code: 'Código de la aplicación',
  codeHelp: 'Empieza por wc: y vale cinco minutos.',
  codeEmpty: 'Pega el código que muestra la aplicación.',
  codeShape: 'Eso no es un código de WalletConnect. Copia en la aplicación el que empieza por wc: y pégalo aquí.',
  codeOld: 'Ese código es del primer WalletConnect, que ya no existe. Hay que actualizar la aplicación.',
  codeOver: 'Ese código ya se usó o es demasiado antiguo. Pide uno nuevo a la aplicación.',
  connect: 'Conectar la aplicación',
  following: 'Preguntando a la aplicación…',
  silent: 'La aplicación no ha respondido. Pídele un código nuevo.',
  nameless: 'Una aplicación sin nombre',
  proposal: {
    title: (app) => `${app} quiere usar este Safe`,
    address: 'Dice estar en',
    noAddress: 'No dio ninguna dirección que pueda serlo.',
    unchecked:
      'El nombre y la dirección los da la propia aplicación. Nadie los ha comprobado: acepta solo si acabas de copiar el código allí.',
    networks: 'Redes',
    may: 'Ve la dirección del Safe y puede pedirte que envíes y firmes. Verás aquí cada petición y podrás decir que no.',
    reading: 'Mirando en cuáles de sus redes está envuelto este Safe…',
    unread: (networks) => `No se pudo leer ${networks}. La aplicación no se conecta allí.`,
    namespace: 'La aplicación necesita otro tipo de red, en la que no hay Safes envueltos. No se puede conectar.',
    method: 'La aplicación necesita algo que un Safe envuelto no hace. No se puede conectar.',
    lacks: (networks) =>
      `La aplicación necesita ${networks}, donde no tienes envuelto este Safe. No se puede conectar.`,
    none: 'La aplicación no funciona en ninguna red en la que tengas envuelto este Safe. No se puede conectar.',
    agree: 'Conectar',
    no: 'No conectar',
  },
  sessions: 'Aplicaciones conectadas',
  noSessions: 'No hay ninguna aplicación conectada.',
  keepOpen: 'Deja abierta la página de este Safe mientras las usas: sus solicitudes solo te llegan aquí.',
  until: (moment) => `hasta ${moment}`,
  end: 'Desconectar',
  endOf: (app) => `Desconectar ${app}`,
  requests: 'Peticiones',
  others: (count) => counted(count, { one: 'Hay otra en espera', other: `Hay otras ${count} en espera` }),
  look: 'Verla',
  kinds: {
    send: (app, count) =>
      counted(count, {
        one: `${app} pide enviar una llamada.`,
        other: `${app} pide enviar ${count} llamadas a la vez.`,
      }),
    signMessage: (app) => `${app} pide firmar un mensaje.`,
    signTypedData: (app) => `${app} pide firmar datos con tipos.`,
  },
  waitsUntil: (moment) => `La aplicación espera tu respuesta hasta ${moment}.`,
  send: 'Enviar',
  decline: 'Decir que no',
  tooMuch: (needed, held) => `Son ${needed} en total. El Safe tiene ${held}.`,
  rests: 'Después, durante diez minutos, el NFT no se puede transferir.',
  bySafe:
    'Tu Safe posee este, así que primero se propone a sus propietarios. La aplicación recibe la transacción cuando se ejecuta, si para entonces aún la espera.',
  sent: {
    title: 'Ya lo enviaste.',
    say: 'La aplicación recibe su respuesta en cuanto se conozca la transacción. Si no se conoce antes de que deje de esperar, se le dice que fue propuesta.',
  },
  otherNetwork: (network) => `Esto es para ${network}. Respóndelo allí.`,
  goTo: (network) => `Abrir este Safe en ${network}`,
  notYours: 'Otra cuenta tiene este Safe: abajo se ve cuál. Conéctala para responder, o di que no.',
  notConnected: 'Conecta la billetera que tiene este Safe para responder. Sin ella solo puedes decir que no.',
  away: 'Ahora mismo no se llega a la aplicación desde esta pestaña, así que no se le puede responder.',
  signingOff: 'Para firmar como el Safe hay que activar la firma.',
  sign: 'Firmar',
  message: 'Mensaje',
  bytes: 'Son bytes, no un texto: no puedes ver qué significan.',
  signed: 'Firmado. La aplicación recibió la firma.',
}
