import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const typed: Translation['typed'] = {
  empty: 'Pega primero la dirección de un Safe.',
  shape: 'Eso no es una dirección. Una dirección es 0x y 40 dígitos hexadecimales.',
  length: (count) =>
    `Hay ${counted(count, { one: `${count} carácter`, other: `${count} caracteres` })} después de 0x. Una dirección tiene 40. Cópiala otra vez.`,
  capitals:
    'Las mayúsculas no concuerdan, así que puede haber un carácter equivocado. Cópiala otra vez de donde la obtuviste.',
  secret:
    'Eso es el hash de una transacción o una clave privada. Si es una clave, nunca la pegues en una página. Hemos vaciado el campo.',
  phrase: 'Eso parece una frase de recuperación. Nunca la pegues en una página. Hemos vaciado el campo.',
  prefix: (prefix) => `${prefix} no es una de nuestras redes.`,
  demoLink: {
    title: 'Este Safe está en la demo.',
    say: 'La demo es una cadena de bloques que funciona en tu navegador y empieza con los mismos Safes de muestra para todos. Lo que alguien haya hecho en la suya no está en la tuya.',
    start: 'Iniciar la demo',
  },
  elsewhere: (there, here) =>
    `Esa dirección es para ${there} y este Safe está en ${here}. Pide una dirección en ${here}.`,
  readAs: (value) => `Leído como ${value}.`,
}
