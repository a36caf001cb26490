import type { Translation } from '../Translation.ts'

export const prepare: Translation['prepare'] = {
  title: (chain) => `Preparar ${chain}`,
  say: 'Para envolver hacen falta cuatro contratos en una red. Cualquiera puede ponerlos ahí, una vez y para todos, con una transacción cada uno.',
  noPower:
    'Quien lo hace paga las comisiones y no obtiene ningún poder con ello: el código es el mismo en cada red, no es de nadie y nadie puede cambiarlo.',
  reading: 'Mirando qué hay…',
  at: 'Dirección',
  pieces: {
    safeL2: { title: 'SafeL2 1.5.0', say: 'Todo Safe envuelto funciona con él. Hecho por Safe.' },
    fallbackHandler: {
      title: 'Gestor (handler) 1.5.0 de Safe',
      say: 'Con él, un Safe nuevo recibe tokens y firma una vez desenvuelto. Hecho por Safe.',
    },
    proxyFactory: { title: 'Fábrica 1.5.0 de Safe', say: 'Crea Safes nuevos. Hecha por Safe.' },
    wrappedSafe: {
      title: 'Wrapped Safe',
      say: 'Nuestro contrato, que crea consigo su gestor (handler) y su imagen. Es nuevo y no tiene auditoría.',
    },
  },
  found: {
    here: 'Está ahí. Su código se comparó, y es exactamente el que debe ser.',
    missing: 'Aún no está ahí.',
    other: 'Ahí hay otro código. Esta página no lo usará.',
  },
  act: (piece) => `Desplegar ${piece}`,
  connect: 'Conectar una cuenta que pague la comisión',
  fasterFree: 'Alguien fue más rápido: ya está ahí. Esta vez no se envió nada, y no queda nada por pagar.',
  fasterPaid: 'Alguien fue más rápido: ya está ahí. Tu transacción falló y te costó su comisión.',
  deployers: {
    create2: {
      title: 'El desplegador por el que pasa nuestro contrato no está en esta red.',
      say: 'Sin él, nuestro contrato tendría aquí otra dirección, y ninguna página lo encontraría. Sus autores describen cómo cualquiera lo pone ahí con una transacción ya firmada. Haz eso primero y vuelve.',
    },
    safe: {
      title: 'El desplegador de Safe no está en esta red.',
      say: 'Sin él, los contratos de Safe tendrían aquí otras direcciones. Solo Safe puede ponerlo ahí: pídeselo y vuelve.',
    },
  },
  deployerOther: 'Donde debe estar el desplegador hay otro código. No se puede desplegar nada a través de él.',
  howTo: 'Cómo llega ahí',
  ready: 'Está todo.',
  readySay: (chain) => `Se pueden envolver Safes en ${chain}.`,
}
