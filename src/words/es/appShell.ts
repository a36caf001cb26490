import type { Translation } from '../Translation.ts'

export const appShell: Translation['appShell'] = {
  appName: 'Wrapped Safe Wallet',
  skipToContent: 'Ir al contenido',
  nav: {
    label: 'Menú principal',
    more: 'Más',
    home: 'Inicio',
    wrap: 'Envolver un Safe',
    wallets: 'Mis Safes envueltos',
    settings: 'Ajustes',
    about: 'Acerca de',
  },
  theme: { toDark: 'Tema oscuro', toLight: 'Tema claro' },
  foot: {
    independent: 'Proyecto independiente. Ni creado ni respaldado por Safe.',
    promise: 'Sin servidor, sin rastreo, sin comisión.',
    language: 'Idioma',
    languageFailed: 'Ese idioma no llegó a cargarse. Revisa tu conexión y elígelo otra vez.',
  },
  loading: 'Cargando…',
  close: 'Cerrar',
  back: 'Atrás',
  cancel: 'Cancelar',
  details: 'Detalles',
  tryAgain: 'Reintentar',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Tu navegador bloqueó el portapapeles. Selecciona el texto y cópialo a mano.',
  unknown: 'No se pudo comprobar',
  pageFailed: {
    title: 'Esta página dejó de funcionar.',
    say: 'Recarga para seguir; lo que habías conectado y enviado se conserva.',
    reload: 'Recargar',
  },

  connection: {
    loading: 'Conectar billetera',
    connect: 'Conectar billetera',
    connecting: 'Conectando…',
    reconnecting: 'Reconectando…',
    wrongNetwork: 'Red incorrecta',
    signIn: 'Identificarse',
    account: (short) => `Cuenta ${short}`,
  },

  frame: {
    say: 'Esta página se muestra dentro de otra. Aquí puedes verlo todo, pero para firmar necesita su propia pestaña.',
    open: 'Abrir en su propia pestaña',
  },

  connect: {
    title: 'Conectar una billetera',
    recommended: 'Recomendadas',
    other: 'Otras billeteras',
    installed: 'Instaladas',
    recent: 'Reciente',
    restTitle: 'Antes de conectar',
    points: [
      ['Tu billetera guarda la clave.', 'Esta página solo ve tu dirección.'],
      ['Conectar no mueve nada.', 'Tú confirmas cada acción en la billetera.'],
      ['Puedes mirar primero.', 'Cualquier Safe se puede leer sin billetera.'],
    ],
    search: 'Buscar billeteras',
    foundNone: 'Aquí no hay ninguna billetera con ese nombre. A la mayoría de las demás se llega con WalletConnect.',
    partMissing: 'Una parte de esta página no se cargó. Revisa tu conexión y recarga; lo que tenías se conserva.',
  },

  home: {
    title: ['Convierte un Safe entero,', 'con todo lo que contiene,', 'en un solo NFT.'],
    lead: 'Para quien vende, entrega, hereda o pone en garantía una cuenta entera: dirección, historial y posiciones siguen en una sola pieza.',
    lookUp: 'Consulta cualquier Safe',
    placeholder: '0x…, eth:0x… o un enlace',
    look: 'Consultar',
    help: 'Una dirección o un enlace de Safe. Sin billetera.',
    tryDemo: 'Probar la demo',
    tryDemoSay: 'Un Safe de muestra, todo dentro de esta página. Nada de él es real.',
    sampleNumber: 'N.º 1',
    sampleFacts: { holder: 'Titular', wrapped: 'Envuelto', on: 'Red' },
    sampleDate: '14 nov 2026',
    sample: 'Así se ve el NFT de un Safe. Su imagen resulta de la dirección.',
  },
}
