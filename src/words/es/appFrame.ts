import type { SafeTranslation } from '../SafeTranslation.ts'

export const appFrame: SafeTranslation['appFrame'] = {
  title: 'Abrir una aplicación en esta página',
  say: 'Una aplicación hecha para Safes se abre aquí y trabaja con este Safe. Conoce la dirección del Safe y lee la cadena a través de esta página. Nada de lo que quiera enviar o firmar ocurre sin que digas que sí.',
  address: 'Dirección de la aplicación',
  help: 'También sirve un enlace de Safe{Wallet} a la aplicación.',
  open: 'Abrir',
  sample: 'Aplicación de ejemplo',
  openSample: 'Abrir la aplicación de ejemplo',
  wrong: {
    empty: 'Escribe la dirección de la aplicación.',
    shape: 'Esa no es la dirección de una aplicación. Empieza por https:// y no lleva nombre ni contraseña.',
    insecure:
      'Esa dirección empieza por http://, así que alguien podría cambiar la aplicación por el camino. Tiene que ser una con https://.',
    own: 'Esta página no puede abrirse dentro de sí misma.',
  },
  frameOf: (app) => `Aplicación: ${app}`,
  close: 'Cerrar la aplicación',
  asks: 'La aplicación espera tu respuesta.',
  look: 'Ver qué pide',
  loading: 'Abriendo la aplicación…',
  slow: 'La aplicación aún no ha dicho nada. Puede que sea lenta o que no esté hecha para Safes.',
  over: {
    silent: {
      title: 'La aplicación no ha dicho nada.',
      say: 'Puede que no se deje mostrar dentro de otra página o que solo hable con Safe{Wallet}. Ábrela en una pestaña propia y conéctale este Safe por WalletConnect.',
    },
    spam: {
      title: 'La aplicación ha preguntado demasiado a la vez.',
      say: 'Se ha cerrado, y lo que te había pedido ya no está. Puedes volver a abrirla.',
    },
    tooLarge: {
      title: 'La aplicación ha pedido algo demasiado grande para leerlo.',
      say: 'Se ha cerrado, y lo que te había pedido ya no está. Puedes volver a abrirla.',
    },
    moved: {
      title: 'El marco muestra ahora otra página.',
      say: 'No está en la dirección que abriste, así que se ha cerrado, y lo que la aplicación te había pedido ya no está.',
    },
    own: {
      title: 'La aplicación ha llevado de vuelta a esta página.',
      say: 'Se ha cerrado. Comprueba la dirección de la aplicación.',
    },
  },
  openMoved: (address) => `Abrir ${address} en su lugar`,
  again: 'Volver a abrirla',
}
