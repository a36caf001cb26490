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
  link: 'En ese enlace no hay exactamente una dirección. Copia la dirección misma.',
  otherNft: 'Es un NFT de otro contrato, no un Safe envuelto.',
  name: 'Es un nombre. Búscalo para obtener su dirección.',
  lookUp: (name) => `Buscar ${name}`,
  lookingUp: 'Preguntando a ENS en Ethereum…',
  resolved: (name, address, chain) =>
    `Según ENS, ${name} lleva a ${address} en ${chain}. Se usa esta dirección, aunque el nombre cambie.`,
  nameFaults: {
    noAddress: (name, chain) => `${name} no tiene dirección para ${chain} en ENS. Pide la dirección.`,
    offChain: 'Este nombre se guarda fuera de la cadena, donde esta página no busca. Pide la dirección.',
    notNormal: 'ENS no escribe así un nombre: puede haber letras que parecen otras, o que falten. Pide la dirección.',
    inDemo: 'En la demo no hay nombres. Introduce una dirección.',
    unread: 'ENS en Ethereum no respondió. Inténtalo de nuevo, o pide la dirección.',
  },
}
