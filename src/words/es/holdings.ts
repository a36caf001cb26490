import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('es')

export const holdings: SafeTranslation['holdings'] = {
  reading: 'Leyendo sus tokens…',
  looking: (percent) => `Buscando otros tokens en la cadena: ${percent} %`,
  nfts: (count, shown) => counted(count, { one: `${shown} NFT`, other: `${shown} NFT` }),
  others: (count) =>
    counted(count, { one: `${count} token fuera de nuestra lista`, other: `${count} tokens fuera de nuestra lista` }),
  othersSay:
    'Cualquiera puede enviar un token a un Safe, con cualquier nombre. Antes de confiar en uno, compara su contrato con el que publica su emisor.',
  imitates: (symbol) => `No es el ${symbol} auténtico: es otro contrato.`,
  unusualLetters: 'Letras inusuales en su nombre: puede confundirse con otro token.',
  unread: 'No se pudo leer',
  unreadNfts: 'No se pudieron leer algunos NFT',
  unnamed: 'Sin nombre',
  units: 'unidades base (decimales desconocidos)',
  contract: 'Contrato',
  numbers: 'ID de los tokens',
  otherNumbers: (count) => `${count} más con ID desconocido`,
  explorer: (name) => `Ver en ${name}`,
  readAt: (block) => `Leído en el bloque ${block}. No se consultan precios.`,
  searched: (from, to) =>
    `Se buscaron transferencias a este Safe desde el bloque ${from} hasta el bloque ${to}. Si un token llegó antes o sin evento de transferencia, puedes añadirlo tú.`,
  failed: 'No se pudieron leer sus tokens.',
  incomplete: 'No se pudieron leer algunos tokens. Puede que el Safe los tenga.',
  mayBeMore: 'Puede haber más tokens.',
  searchedTo: (block) => `Se buscó en la cadena hacia atrás hasta el bloque ${block}.`,
  refused: 'El RPC no devuelve los registros de transferencias. Elige otro RPC en los ajustes.',
  unreachable: 'El RPC dejó de responder.',
  cut: 'Este Safe recibió más tokens de los que podemos mostrar. Faltan los más antiguos.',
  goOn: 'Seguir buscando',
  add: 'Añadir un token',
  addSay: 'Para un token que no aparece. Se guarda en este navegador, para este Safe.',
  tokenAddress: 'Contrato del token',
  addAct: 'Añadir',
  checking: 'Comprobando…',
  noToken: (chain) => `No hay ningún contrato de token en esta dirección en ${chain}.`,
  remove: 'Quitar de mi lista',
}
