import type { SafeTranslation } from '../SafeTranslation.ts'

export const sending: SafeTranslation['sending'] = {
  token: 'Token',
  unlisted: 'Fuera de nuestra lista',
  another: 'Otro token…',
  id: 'ID del token',
  otherId: 'Otro ID…',
  otherIdLabel: 'Otro ID del token',
  whole: 'Escribe un número entero, sin punto ni coma.',
  decimals: (symbol, count) => `${symbol} tiene ${count} decimales, no más.`,
  inUnits: 'Este token no indica sus decimales: escribe el importe en unidades base.',
  idShape: 'El ID de un token es un número entero.',
  idLeaving: 'Ese NFT está saliendo del Safe, o puede que lo esté.',
  toToken: 'Ese es el contrato del propio token. Lo que va ahí casi siempre se pierde.',
  ownNft: 'Ese es el NFT de este mismo Safe. El Safe no puede enviarlo.',
  arrivesLess: (arrives, sent) => `El token se queda una parte de cada envío: de ${sent} solo llegan ${arrives}.`,
  arrivesUnknown: 'No se puede saber cuánto llega: el token no informa del saldo del destinatario.',
  sent: (what, to) => `Se enviaron ${what} a ${to}.`,
}
