import type { SafeTranslation } from '../SafeTranslation.ts'

export const signing: SafeTranslation['signing'] = {
  costs:
    'Para firmar un texto o datos tipados como el Safe, activa la firma. Eso retrasa una venta: el NFT no se puede transferir mientras la firma está activada, ni en los diez minutos después de desactivarla.',
  locked:
    'Un Safe bloqueado no firma nada, sea quien sea su titular. Podrás activar la firma cuando termine el bloqueo.',
  loading: 'Cargando el formulario…',
  title: 'Firmar como el Safe',
  say: 'Una app que quiere la firma del Safe te muestra un texto o datos tipados. Pégalos aquí tal como están en la app, y dale a la app la firma.',
  what: 'Qué se firma',
  text: 'Texto',
  textSay: 'Como «Firma este mensaje para iniciar sesión».',
  typed: 'Datos tipados',
  typedSay: 'EIP-712, como JSON: permisos, órdenes, votos.',
  textLabel: 'Texto que se firma',
  typedLabel: 'Datos tipados (JSON)',
  textTooLong: 'Es demasiado largo. Esta página firma textos de hasta 20 000 caracteres.',
  textHidden: 'Contiene caracteres que nadie ve. También se firman.',
  textHex: 'Se firman los caracteres que ves, no los bytes que puedan representar.',
  signIn: (domain) => `Es un inicio de sesión: quien tenga la firma entra en ${domain} como este Safe.`,
  signInOther: 'Es un inicio de sesión para otra cuenta, no para este Safe. La app no lo aceptará.',
  faults: {
    tooLong: 'Es demasiado largo. Esta página lee datos tipados de hasta 100 000 caracteres.',
    tooMuch: 'Contiene más de lo que nadie podría leer antes de firmar.',
    json: 'No es un JSON válido. Cópialo de nuevo, desde el primer { hasta el último }.',
    shape: 'No son datos tipados: hacen falta types, primaryType, domain y message.',
    type: (at) => `El tipo de «${at}» no existe en EIP-712.`,
    missing: (at) => `Falta «${at}».`,
    value: (at) => `El valor de «${at}» no corresponde a su tipo.`,
    number: (at) => `«${at}» es un número que JSON no puede contener con exactitud. Debe ir entre comillas.`,
  },
  kind: 'Clase',
  app: 'App',
  appVersion: 'Versión',
  network: 'Red',
  anyNetwork: 'No nombra ninguna: puede valer en todas las redes.',
  contract: 'Contrato',
  anyContract: 'No nombra ninguno: cualquier contrato puede aceptarlo.',
  salt: 'Sal',
  otherNetwork: (there, here) => ({
    title: `Esto es para ${there}, no para ${here}.`,
    say: `El Safe está en ${here}. En su dirección de ${there} hay otra cuenta, o ninguna. Pide a la app un mensaje para ${here}.`,
  }),
  message: 'Mensaje',
  item: (number) => `N.º ${number}`,
  empty: 'vacío',
  hidden: '(contiene caracteres que nadie ve)',
  hasMore: 'La app envió más campos de los que nombran sus tipos. No se firman, y no se muestran aquí.',
  dangers: {
    permit: {
      title: 'Esto permite que alguien tome tokens.',
      say: 'Un permiso: hasta que venza, el autorizado puede sacar este token del Safe sin volver a preguntarte.',
    },
    permitNft: {
      title: 'Esto permite que alguien tome un NFT.',
      say: 'Un permiso: hasta que venza, el autorizado puede sacar este NFT del Safe sin volver a preguntarte.',
    },
    permitAll: {
      title: 'Esto permite que alguien tome toda una colección.',
      say: 'El operador puede sacar todo lo que el Safe tenga de este contrato, ahora o más tarde, hasta que se revoque.',
    },
    permit2: {
      title: 'Esto permite que alguien tome tokens.',
      say: 'Un permiso para Permit2: el autorizado puede sacar los tokens que nombra, si el Safe los ha aprobado para Permit2.',
    },
    order: {
      title: 'Esto es una orden.',
      say: 'Quien la ejecute toma del Safe lo que ofrece, a cambio de lo que pide. Si pide poco o nada, eso es lo que recibirás. Compara ambas cosas, y quién las recibe.',
    },
    transfer: {
      title: 'Esto envía tokens.',
      say: 'Quien tenga la firma puede enviar estos tokens del Safe al destinatario mientras ella lo permita.',
    },
    safe: {
      title: 'Esto actúa por otro Safe.',
      say: 'Cuenta como aprobación de este Safe donde es propietario, y puede mover lo que hay en el otro.',
    },
    delegation: {
      title: 'Esto cede votos.',
      say: 'La cuenta nombrada puede votar con los tokens del Safe hasta que eso se cambie.',
    },
    forward: {
      title: 'Esto hace una llamada en nombre del Safe.',
      say: 'Un repetidor envía la llamada que contiene, y el contrato la trata como si viniera del Safe.',
    },
    approval: {
      title: 'Esto puede permitir que alguien tome algo.',
      say: 'Nombra a un autorizado o a un operador, en una forma que esta página no conoce.',
    },
  },
  unknownKind: {
    title: 'Esta página no conoce esta clase de mensaje.',
    say: 'No puede decir qué permite la firma. Firma solo lo que entiendes, para una app de confianza.',
  },
  takers: 'Quién recibe el derecho',
  endless: 'Sin límite: todo lo que el Safe tenga de ello, ahora y después.',
  understand: 'Entiendo lo que otros pueden hacer con esta firma.',
  hash: 'Hash',
  walletShows: 'Tu billetera mostrará un WrappedSafeMessage con este hash, no lo que hay detrás. Compara allí el hash.',
  bySafe: (needed) =>
    needed > 1
      ? `Tu cuenta es un Safe: ${needed} de sus propietarios firman esto como mensaje en Safe. Deja esta página abierta. Los espera cinco minutos.`
      : 'Tu cuenta es un Safe: un propietario firma esto como mensaje en Safe.',
  act: 'Firmar en tu billetera',
  preparing: 'Comprobando que el Safe firma…',
  asking: 'Firma el mensaje en tu billetera. Esta página lo espera cinco minutos.',
  checking: 'Preguntando al Safe si acepta la firma…',
  stop: 'Dejar de esperar',
  failures: {
    rejected: { title: 'Lo rechazaste en tu billetera.', say: 'No se firmó nada.' },
    unsupported: {
      title: 'Tu billetera no puede firmar esto.',
      say: 'No se firmó nada. Hace falta una billetera que firme datos tipados (eth_signTypedData_v4). Si tu cuenta es un Safe, debe firmar los mensajes fuera de la cadena.',
    },
    refused: {
      title: 'El Safe no acepta esta firma.',
      say: 'Por eso no se muestra. Puede que tu billetera haya firmado con otra cuenta, o que la firma se cambiara entretanto. Comprueba ambas cosas y firma de nuevo.',
    },
  },
  signed: 'Firmado, y aceptado por el Safe',
  signedSay:
    'El propio Safe la acepta, según el último bloque (isValidSignature). Cópiala o guárdala ahora: esta página no la conserva.',
  signature: 'Firma',
  epoch: 'Época',
  copy: 'Copiar la firma',
  save: 'Guardar como archivo',
  until:
    'Vale hasta que desactives la firma, bloquees el Safe o lo desenvuelvas. Antes el NFT no se puede transferir, así que ningún nuevo titular la hereda.',
  isVoid: { title: 'Esta firma ya no vale.', say: 'Después de firmarla se desactivó la firma o se bloqueó el Safe.' },
  another: 'Firmar otra cosa',
}
