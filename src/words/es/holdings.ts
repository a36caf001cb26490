import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const holdings: Translation['holdings'] = {
  reading: 'Leyendo sus tokens…',
  looking: (percent) => `Buscando otros tokens en la cadena: ${percent} %`,
  nfts: (count) => counted(count, { one: `${count} NFT`, other: `${count} NFT` }),
  others: (count) =>
    counted(count, { one: `${count} token fuera de nuestra lista`, other: `${count} tokens fuera de nuestra lista` }),
  othersSay:
    'Cualquiera puede enviar un token a un Safe, con cualquier nombre. Antes de confiar en uno, compara su contrato con el que publica su emisor.',
  imitates: (symbol) => `No es el ${symbol} conocido: es otro contrato.`,
  unread: 'No se pudo leer',
  unreadNfts: 'No se pudieron leer algunos NFT',
  unnamed: 'Sin nombre',
  units: 'unidades mínimas',
  contract: 'Contrato',
  numbers: 'Números',
  otherNumbers: (count) => `${count} más, cuyos números no se encontraron`,
  explorer: (name) => `Ver en ${name}`,
  readAt: (block) => `Leído en el bloque ${block}. Solo cantidades: no se consultan precios.`,
  searched: (from, to) =>
    `Se buscaron transferencias hacia él desde el bloque ${from} hasta el ${to}. Si un token llegó antes o sin transferencia, puedes añadirlo tú.`,
  failed: 'No se pudieron leer sus tokens.',
  incomplete: 'No se pudieron leer algunos tokens. Eso no significa que no haya ninguno.',
  mayBeMore: 'Puede haber más tokens.',
  searchedTo: (block) => `Se buscó en la cadena hacia atrás hasta el bloque ${block}.`,
  refused: 'El RPC no enumera transferencias. Puedes poner otro en los ajustes.',
  unreachable: 'El RPC dejó de responder.',
  cut: 'Recibió más tokens de los que aparecen aquí: faltan los más antiguos.',
  goOn: 'Seguir buscando',
  add: 'Añadir un token',
  addSay: 'Para un token que no aparece. Se guarda en este navegador, para este Safe.',
  tokenAddress: 'Contrato del token',
  addAct: 'Añadir',
  checking: 'Comprobando…',
  noToken: (chain) => `Ningún token responde en esta dirección en ${chain}.`,
  remove: 'Quitar de mi lista',
}
