import type { Translation } from '../Translation.ts'

export const signIn: Translation['signIn'] = {
  title: 'Identificarse',
  verify: {
    title: 'Verifica tu cuenta',
    say: (account) => `Firma un mensaje para mostrar que ${account} es tuya. Es gratis y no envía nada.`,
  },
  required: 'Esta página lo pide antes de que se envíe nada.',
  place: {
    title: 'No puedes iniciar sesión en esta dirección.',
    host: (host) =>
      `El mensaje que firmas nombra esta página, y ${host} no puede figurar en él. Abre la página en un host con nombre completo, como wallet.example.com, e identifícate allí. No se ha pedido nada a tu billetera.`,
    path: (url) =>
      `El mensaje que firmas nombra esta página, y ${url} no puede figurar en él. Abre la página en una ruta de letras y cifras simples e identifícate allí. No se ha pedido nada a tu billetera.`,
  },
  kinds: {
    safe: (threshold) =>
      `Tienen que firmarlo ${threshold} propietarios en Safe. Mientras tanto puedes cerrar esto y volver.`,
    safeOfOne: 'Tiene que firmarlo un propietario en Safe.',
    oldSafe:
      'Este Safe es anterior a la versión 1.3, y los Safes tan antiguos rara vez pueden confirmar una firma. Actualízalo primero en Safe y luego inicia sesión.',
    contract: 'La cuenta es un contrato: él mismo decide si una firma es válida.',
    delegated: 'La cuenta ejecuta código (EIP-7702). Su clave firma de todos modos.',
  },
  signing: (wallet) => `${wallet} tiene el mensaje. Léelo allí y después firma.`,
  verifying: (account) => `Comparando la firma con ${account}.`,
  waiting: {
    title: 'Esperando a los propietarios',
    say: (until) =>
      `Suficientes propietarios tienen que firmar el mensaje en Safe. Se guarda hasta ${until}, así que puedes cerrar esto y volver.`,
    closed: (until) =>
      `La ventana de la billetera está cerrada. Si firmaste allí, ya pueden firmar los demás propietarios; si no, vuelve a preguntar. Nada se pierde hasta ${until}.`,
    byItself: 'Sigue solo mientras esta página esté abierta.',
    thenAsk: 'Cuando hayan firmado, vuelve a preguntar: entonces tu billetera tendrá sus firmas.',
    contract: (until) =>
      `El contrato aún no acepta la firma. Se le vuelve a preguntar hasta ${until}, mientras esta página esté abierta.`,
    lookFailed: 'La última búsqueda de firmas no llegó. La próxima viene sola.',
  },
  done: {
    title: 'Tu cuenta está verificada',
    say: (account, until) => `${account} es tuya. Esta pestaña lo recuerda hasta ${until}.`,
    limits: 'Se comprobó solo en este navegador, y no da derechos a nadie.',
  },
  message: 'Leer el mensaje',
  acts: {
    preparing: 'Preparando el mensaje',
    sign: 'Firmar el mensaje',
    signing: 'Esperando la firma',
    verifying: 'Verificando la firma',
    askAgain: 'Volver a preguntar',
    stop: 'Dejar de esperar',
    notNow: 'Ahora no',
    later: 'Cerrar por ahora',
    done: 'Listo',
    signOut: 'Dejar de estar identificado',
    chooseNetwork: 'Elegir una red',
    other: 'Cambiar de billetera o desconectar',
  },
  declined: (wallet) => `Rechazaste en ${wallet}. No se firmó nada.`,
  invalid: 'La firma no es de esta cuenta. Firma otra vez, con la cuenta que se muestra aquí.',
  refused: 'El servidor de esta página rechazó la firma. Firma otra vez, con la cuenta que se muestra aquí.',
  notKnown: 'Aún no se sabe si la firma es válida. No se volverá a preguntar a tu billetera.',
  signOutFailed: 'Aquí ya no estás identificado. El servidor de esta página no respondió, y puede que aún no lo sepa.',
  yourWallet: 'tu billetera',
}
