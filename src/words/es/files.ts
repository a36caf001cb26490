import type { Translation } from '../Translation.ts'

export const files: Translation['files'] = {
  title: '¿Te han enviado un archivo?',
  say: 'Puede ser la oferta de un Safe, o firmas que reúnen sus propietarios. Elígelo aquí y se abrirá. Si es un enlace, basta con abrirlo.',
  choose: 'Elegir un archivo',
  openOffer: 'Abrir una oferta desde un archivo',
  wrong: {
    unread: 'No se pudo leer el archivo. Elígelo otra vez.',
    tooLong:
      'El archivo es demasiado grande para ser de esta página. Pide a quien te lo envió el que guardó esta página.',
    cut: 'El archivo está incompleto o se alteró. Pídelo otra vez, o pide el enlace.',
    newer: 'El archivo lo creó una versión más nueva de esta página. Recarga esta página y elige el archivo otra vez.',
    file: 'Este archivo no lo creó esta página. Pide a quien te lo envió el que se guardó junto al enlace.',
    otherContent: 'El archivo dice una cosa y contiene otra. No firmes ni pagues nada que venga con él.',
    network: 'Esto es para una red que esta página no tiene configurada. Elígela primero en los ajustes.',
    offer: 'Es una oferta para vender un Safe. Ábrela en la página de inicio, en «¿Te han enviado un archivo?».',
    consent:
      'Son firmas de propietarios para envolver un Safe. Ábrelas en la página de inicio, en «¿Te han enviado un archivo?».',
    batch: 'Es un lote de llamadas. El titular lo importa en la página del Safe, en «Lote».',
  },
}
