import type { SafeTranslation } from '../SafeTranslation.ts'

export const appFrame: SafeTranslation['appFrame'] = {
  title: 'Abrir una app en esta página',
  say: 'Una app hecha para Safes se abre aquí y trabaja con este Safe. Conoce la dirección del Safe y lee la cadena a través de esta página. Nada de lo que quiera enviar o firmar ocurre sin que digas que sí.',
  address: 'Dirección de la app',
  help: 'También sirve un enlace de Safe{Wallet} a la app.',
  open: 'Abrir',
  sample: 'App de ejemplo',
  openSample: 'Abrir la app de ejemplo',
  wrong: {
    empty: 'Escribe la dirección de la app.',
    shape: 'Esa no es la dirección de una app. Empieza por https:// y no lleva nombre ni contraseña.',
    insecure:
      'Esa dirección empieza por http://, así que alguien podría cambiar la app por el camino. Tiene que ser una con https://.',
    own: 'Esta página no puede abrirse dentro de sí misma.',
  },
  frameOf: (app) => `App: ${app}`,
  close: 'Cerrar la app',
  asks: 'La app espera tu respuesta.',
  look: 'Ver qué pide',
  loading: 'Abriendo la app…',
  slow: 'La app aún no ha dicho nada. Puede que sea lenta o que no esté hecha para Safes.',
  over: {
    silent: {
      title: 'La app no ha dicho nada.',
      say: 'Puede que no se deje mostrar dentro de otra página o que solo hable con Safe{Wallet}. Ábrela en una pestaña propia y conéctale este Safe por WalletConnect.',
    },
    spam: {
      title: 'La app ha preguntado demasiado a la vez.',
      say: 'Se ha cerrado, y lo que te había pedido ya no está. Puedes volver a abrirla.',
    },
    tooLarge: {
      title: 'La app ha pedido algo demasiado grande para leerlo.',
      say: 'Se ha cerrado, y lo que te había pedido ya no está. Puedes volver a abrirla.',
    },
    moved: {
      title: 'El marco muestra ahora otra página.',
      say: 'No está en la dirección que abriste, así que se ha cerrado, y lo que la app te había pedido ya no está.',
    },
    own: {
      title: 'La app ha llevado de vuelta a esta página.',
      say: 'Se ha cerrado. Comprueba la dirección de la app.',
    },
  },
  openMoved: (address) => `Abrir ${address} en su lugar`,
  again: 'Volver a abrirla',
}
