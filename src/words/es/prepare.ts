import type { Translation } from '../Translation.ts'

export const prepare: Translation['prepare'] = {
  title: (chain) => `Preparar ${chain}`,
  say: 'Para envolver hacen falta cuatro contratos en una red. Para vender hace falta uno más, y para vender en Seaport, otro. Cualquiera puede desplegarlos, una vez y para todos, con una transacción cada uno.',
  noPower:
    'Quien lo hace paga las comisiones y no obtiene ningún poder con ello: el código es el mismo en cada red, no es de nadie y nadie puede cambiarlo.',
  reading: 'Comprobando qué está desplegado…',
  at: 'Dirección',
  pieces: {
    safeL2: { title: 'SafeL2 1.5.0', say: 'Todo Safe envuelto funciona con él. Hecho por Safe.' },
    fallbackHandler: {
      title: 'Fallback handler 1.5.0 de Safe',
      say: 'Con él, un Safe nuevo recibe tokens y firma una vez desenvuelto. Hecho por Safe.',
    },
    proxyFactory: { title: 'Proxy factory 1.5.0 de Safe', say: 'Crea Safes nuevos. Hecha por Safe.' },
    wrappedSafe: {
      title: 'Wrapped Safe',
      say: 'Nuestro contrato, que crea también su handler y su imagen. Es nuevo y no tiene auditoría.',
    },
    asSeen: {
      title: 'As seen',
      say: 'Nuestro contrato para ventas: el dinero y el NFT cambian de manos en una sola llamada, y solo mientras el Safe siga como se ofreció. Para envolver no hace falta. Es nuevo y no tiene auditoría.',
    },
    asSeenZone: {
      title: 'As seen, en Seaport',
      say: 'Deja que Seaport venda un Safe envuelto solo mientras esté tal como lo ofreció el vendedor. Solo hace falta para órdenes en Seaport. Es nuevo y no tiene auditoría.',
    },
  },
  found: {
    here: 'Desplegado. Su código se comparó y coincide exactamente.',
    missing: 'Aún no está desplegado.',
    other: 'En esta dirección hay otro código. Esta página no lo usará.',
  },
  act: (piece) => `Desplegar ${piece}`,
  connect: 'Conectar una cuenta que pague la comisión',
  fasterFree: 'Alguien fue más rápido: ya está desplegado. No se envió nada, y no queda nada por pagar.',
  fasterPaid: 'Alguien fue más rápido: ya está desplegado. Tu transacción falló y te costó su comisión.',
  deployers: {
    create2: {
      title: 'El desplegador CREATE2 que necesita nuestro contrato no está en esta red.',
      say: 'Sin él, nuestro contrato tendría aquí otra dirección, y ninguna página lo encontraría. Sus autores describen cómo cualquiera puede desplegarlo con una transacción ya firmada. Haz eso primero y vuelve.',
    },
    safe: {
      title: 'El desplegador de Safe no está en esta red.',
      say: 'Sin él, los contratos de Safe tendrían aquí otras direcciones. Solo Safe puede desplegarlo: pídeselo y vuelve.',
    },
  },
  deployerOther: 'Donde debe estar el desplegador hay otro código. No se puede desplegar nada a través de él.',
  howTo: 'Cómo desplegarlo',
  ready: 'Todo lo necesario para envolver está desplegado.',
  readySay: (chain) => `Se pueden envolver Safes en ${chain}.`,
}
