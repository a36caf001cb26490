import type { Translation } from '../Translation.ts'

export const connect: Translation['connect'] = {
  opening: (wallet) => ({ title: `Abriendo ${wallet}`, say: 'Confirma la conexión en la billetera.' }),
  slow: (wallet) => ({
    title: `Aún esperando a ${wallet}`,
    say: 'Busca su icono en la barra de herramientas, o una ventana detrás de esta.',
  }),
  absent: (wallet) => ({
    title: `${wallet} no está en este navegador`,
    say: 'Añádela y esto seguirá solo.',
    sayPhone: 'Añádela, o úsala en tu teléfono.',
  }),
  watching: 'Crea en ella una billetera o importa la tuya. Estamos atentos a que aparezca, no hace falta recargar.',
  add: 'Añadir la extensión',
  get: (wallet) => `Obtener ${wallet}`,
  opens: (place) => `Abre ${place}`,
  stores: {
    'chrome.google.com': 'Chrome Web Store',
    'microsoftedge.microsoft.com': 'los complementos de Edge',
    'addons.opera.com': 'los complementos de Opera',
    'addons.mozilla.org': 'los complementos de Firefox',
    'apps.apple.com': 'App Store',
    'play.google.com': 'Google Play',
  },
  help: { title: '¿No está la tuya?', scan: 'Escanear con cualquier billetera', get: 'Conseguir una billetera' },
  getOne: {
    title: 'Conseguir una billetera',
    say: 'Guarda tus claves y te pregunta antes de enviar nada. Estas son muy conocidas; esta página no gana nada con ellas.',
  },
  noBrowserWallet: {
    title: 'No hay otra billetera en este navegador',
    say: 'Una billetera que da su nombre tiene su propia fila en la lista. Cualquier otra se abriría aquí.',
  },
  smartWallet: 'Usar la billetera inteligente',
  phoneApp: { title: 'Usar la app del teléfono', say: 'Muestra un código para escanear' },
  continueAs: (account) => `Continuar como ${account}`,
  continueWith: (wallet) => `Con ${wallet}, que puede compartir otra cuenta`,
  askAgain: 'Volver a preguntar',
  chooseAnother: 'Elegir otra billetera',
  failed: {
    UserRejected: { title: 'Solicitud rechazada', say: 'Rechazaste en {wallet}. No se compartió nada.' },
    AccountsEmpty: {
      title: 'Ninguna cuenta compartida',
      say: '{wallet} se conectó pero no compartió ninguna cuenta. Elige al menos una.',
    },
    WalletLocked: {
      title: 'Desbloquea {wallet}',
      say: 'Está bloqueada, o aún no conoce esta página. Ábrela y desbloquéala, y esto seguirá solo.',
    },
    RequestPending: {
      title: '{wallet} te está esperando',
      say: 'Ahí sigue abierta una solicitud anterior. Respóndela y esto seguirá solo.',
    },
    ConnectorNotFound: {
      title: '{wallet} ya no está en este navegador',
      say: 'Vuelve a activarla entre tus extensiones y recarga esta página.',
    },
    WalletDisconnected: {
      title: '{wallet} perdió la conexión',
      say: 'Dice que no llega a ninguna red. Ábrela, comprueba que está en línea e inténtalo de nuevo.',
    },
    UnsupportedMethod: {
      title: '{wallet} no se puede conectar aquí',
      say: 'No puede compartir una cuenta con una página. Elige otra billetera.',
    },
    SmartWalletHidden: {
      title: 'La billetera inteligente no puede abrirse aquí',
      say: 'Este es el navegador propio de Coinbase, que usa su propia billetera en su lugar. Usa esa, o abre esta página en otro navegador.',
    },
    PopupBlocked: {
      title: 'La ventana de {wallet} fue bloqueada',
      say: 'Tu navegador no la dejó abrirse. Permite las ventanas emergentes de esta página e inténtalo de nuevo.',
    },
    NotLoaded: {
      title: 'Una parte de esta página no se cargó',
      say: 'Revisa tu conexión a internet y recarga la página.',
    },
    SafeInfo: {
      title: 'Safe no dijo qué Safe es este.',
      say: 'No se pudo cargar la información del Safe. Recarga la página en Safe e inténtalo de nuevo.',
    },
    Deadline: {
      title: '{wallet} no respondió',
      say: 'No se compartió nada. Ábrela una vez a mano e inténtalo de nuevo.',
    },
  },
  failedOtherwise: {
    title: 'Algo salió mal',
    say: '{wallet} devolvió un error desconocido. No se compartió nada. Inténtalo de nuevo, o elige otra billetera.',
  },
  safe: {
    title: 'Conecta tu Safe',
    say: 'Esta página no se está ejecutando dentro de Safe. Hay otras formas de conectar.',
    connect: 'Conectar mi Safe',
    connectSay: 'Abre Safe en una pestaña nueva y lo empareja',
    preparing: 'Pidiendo un enlace a WalletConnect…',
    app: 'Abrir la app de Safe',
    appSay: 'En este dispositivo, en su última versión',
    inside: 'Abrir esta página dentro de Safe',
    insideSay: 'Entonces tu Safe se conecta solo',
    copy: 'Copiar enlace',
    copySay: 'Para WalletConnect en cualquier app de Safe',
    copyPage: 'Copiar la dirección de esta página',
    copyPageSay: 'Para añadirla como app personalizada en cualquier Safe',
    renewed: {
      expired: 'Este es un enlace nuevo. El anterior caducó.',
      declined: 'La conexión se rechazó en Safe. Este es un enlace nuevo.',
    },
    waiting: 'Aprueba la conexión en Safe. Esto seguirá solo.',
  },
}
