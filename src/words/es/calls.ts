import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('es')

export const calls: SafeTranslation['calls'] = {
  call: 'Llamada',
  batch: 'Lote',
  batchOf: (count) => `Lote (${count})`,
  callSay: 'El Safe llama a un contrato: hace lo que dice la función, en nombre del Safe.',
  what: 'Función, ABI o datos',
  whatHelp: 'Una firma como transfer(address,uint256), un ABI en JSON o datos que empiezan por 0x.',
  whatWrong: {
    empty: 'Indica qué se debe llamar.',
    long: 'Es demasiado largo para leerlo aquí.',
    digits: 'Los datos empiezan por 0x y llevan dos dígitos hexadecimales por byte.',
    json: 'Eso no es un ABI: no se puede leer su JSON.',
    none: 'Ninguna de sus funciones cambia nada: no hay nada que enviar.',
    signature: 'Eso no es una firma. Tiene la forma transfer(address,uint256).',
  },
  readAsData: (bytes) => `Se lee como datos de ${bytes} bytes.`,
  data: 'Datos',
  argument: (number) => `Argumento ${number}`,
  listHelp: 'Como lista en JSON: [1, 2, 3]',
  structHelp: 'Como JSON, por orden o por nombre: ["0x…", 7]',
  chooseBool: 'Elige…',
  valueOf: (symbol) => `Valor en ${symbol}, opcional`,
  wrong: {
    empty: 'Escribe un valor.',
    address: 'Eso no es una dirección.',
    capitals: 'Las mayúsculas de la dirección no cuadran; puede haber un carácter mal.',
    integer: 'Eso no es un número entero.',
    bool: 'Puede ser true o false.',
    bytes: 'Empieza por 0x y lleva dos dígitos hexadecimales por byte.',
    json: 'No tiene la forma de una lista o de una estructura.',
    count: 'El número de elementos no es el que debería.',
  },
  range: (type) => `El número no cabe en ${type}.`,
  size: (type) => `El número de bytes no es el de ${type}.`,
  at: (place, wrong) => `En ${place}: ${wrong}`,
  toSelf: 'Ese es el propio Safe. Mientras está envuelto, nadie cambia sus propietarios, módulos ni guardas.',
  toWrapper: 'Ese es nuestro contrato. No se llama a través del Safe: usa las otras pestañas.',
  noCode: (amount) => `Esta cuenta no tiene código: los datos no hacen nada ahí, y solo llegan ${amount}.`,
  right: {
    title: 'Esto permite a alguien tomar tokens del Safe.',
    endless: (who) =>
      `${who} podrá tomar todo lo que el Safe tenga de este token, en cualquier momento y sin preguntar, hasta que lo revoques.`,
    some: (who, amount) =>
      `${who} podrá tomar hasta ${amount} unidades base de este token (o el NFT con este ID), en cualquier momento y sin preguntar, hasta que lo revoques.`,
    all: (who) =>
      `${who} podrá tomar cualquier NFT o token de este contrato que tenga el Safe, en cualquier momento y sin preguntar, hasta que lo revoques.`,
    confirm: 'Entiendo que esto tiene efecto sin volver a preguntarme.',
  },
  act: 'Hacer la llamada',
  add: 'Añadir al lote',
  added: (count) =>
    counted(count, {
      one: 'Añadida. El lote tiene ahora una llamada.',
      other: `Añadida. El lote tiene ahora ${count} llamadas.`,
    }),
  full: (most) => `Un lote tiene ${most} llamadas como mucho.`,
  none: 'Aún no hay llamadas. Añádelas en «Enviar» o en «Llamada», o importa un archivo del Transaction Builder de Safe.',
  allOrNone: 'Todas ocurren en una sola transacción, en este orden, o no ocurre ninguna.',
  callOn: (signature, contract) => `${signature} en ${contract}`,
  dataTo: (bytes, contract) => `${bytes} bytes de datos a ${contract}`,
  withValue: (what, amount) => `${what}, con ${amount}`,
  up: (number) => `Subir la llamada ${number}`,
  down: (number) => `Bajar la llamada ${number}`,
  remove: (number) => `Quitar la llamada ${number}`,
  moved: (number) => `Ahora es la llamada ${number}.`,
  fails: (number) => `La llamada ${number} falla.`,
  tooMuch: (needed, have) => `Juntas necesitan ${needed}, y en el Safe hay ${have}.`,
  send: (count) =>
    counted(count, {
      one: 'Hacer una llamada',
      other: `Hacer ${count} llamadas`,
    }),
  clear: 'Quitar todas',
  take: 'Importar',
  give: 'Exportar',
  file: 'Un archivo JSON, tal como lo lee y lo escribe el Transaction Builder de Safe.',
  fileName: 'Lote de un Safe envuelto',
  imported: (count) =>
    counted(count, {
      one: 'Se importó una llamada.',
      other: `Se importaron ${count} llamadas.`,
    }),
  changed:
    'El archivo se cambió después de escribirse: su suma de comprobación es otra. Mira cada llamada antes de enviarlas.',
  fileWrong: {
    long: 'El archivo es demasiado grande.',
    json: 'Ese archivo no es JSON.',
    shape: 'Ese no es un archivo del Transaction Builder de Safe.',
    empty: 'En ese archivo no hay llamadas.',
    unread: 'No se pudo leer el archivo.',
  },
  many: (count, most) => `El archivo tiene ${count} llamadas. Un lote tiene ${most} como mucho.`,
  chain: (there, here) => `El archivo es para ${there}, y este Safe está en ${here}.`,
  rows: 'No se importó nada.',
  row: (number, wrong) => `Llamada ${number}: ${wrong}`,
  more: (count) =>
    counted(count, {
      one: 'Otra no se puede leer.',
      other: `Otras ${count} no se pueden leer.`,
    }),
  rowWrong: {
    shape: 'no es una llamada.',
    to: 'su dirección no puede ser correcta.',
    value: 'su valor no es un número de wei.',
    data: 'sus datos no están en hexadecimal.',
    method: 'su función no se puede leer.',
    differs: 'sus datos no son lo que dicen sus argumentos.',
    delegate: 'un Safe envuelto no hace delegatecalls.',
    self: 'va dirigida al propio Safe.',
    wrapper: 'va dirigida a nuestro contrato.',
  },
  rowArgument: (name) => `el valor de ${name} no se puede leer.`,
  doing: (contract) => `Llamar a ${contract}`,
  done: (contract) => `Se llamó a ${contract}.`,
  doneAll: (count) =>
    counted(count, {
      one: 'Se hizo una llamada.',
      other: `Se hicieron ${count} llamadas.`,
    }),
}
