import type { Translation } from '../Translation.ts'

export const toasts: Translation['toasts'] = {
  label: 'Notificaciones',
  dismiss: (title) => `Descartar: ${title}`,
  view: 'Ver',
  sealIt: 'Sellarlo',
  done: {
    wrap: (safe) => `El Safe ${safe} está envuelto`,
    approveHash: (safe) => `Un propietario ha aprobado que se envuelva ${safe}`,
    seal: (safe) => `El Safe ${safe} está sellado`,
    execute: (safe) => `Enviado desde ${safe}`,
    unwrap: (safe) => `El Safe ${safe} está desenvuelto`,
    lock: (safe) => `${safe} está bloqueado`,
    signing: (safe) => `Se cambió la firma de ${safe}`,
    transfer: (safe) => `${safe} se ha transferido`,
    revoke: (safe) => `Se revocó una aprobación del NFT de ${safe}`,
    revokeApprovals: (safe) => `Se revocaron aprobaciones de ${safe}`,
    sweep: (safe) => `Todo lo de la lista salió de ${safe}`,
    create: (safe) => `El Safe ${safe} está creado`,
    deploy: (contract) => `El contrato ${contract} está desplegado`,
    fundSealKey: (safe) => `La clave de un solo uso para ${safe} ya tiene el dinero`,
    approveSale: (safe) => `La venta de ${safe} está aprobada`,
    approvePrice: (safe) => `El precio de ${safe} está aprobado`,
    buy: (safe) => `Has comprado ${safe}`,
    endOffers: (safe) => `Terminaron todas las ofertas de ${safe} hechas con esta página`,
  },
  inBlock: (block, chain) => `En el bloque ${block} de ${chain}.`,
  ended: {
    failed: 'Falló. Nada cambió salvo la comisión que pagaste.',
    failedInSafe: 'Falló en el Safe. Nada cambió salvo la comisión y el nonce.',
    replaced: 'La reemplazaste en tu billetera. No tuvo efecto.',
    lost: 'Tu cuenta usó su nonce, y no podemos encontrar para qué. Mira en tu billetera.',
    cancelled: 'La cancelaste en tu billetera. No tuvo efecto.',
    cancelledInSafe: 'Otra transacción la reemplazó en Safe. No tuvo efecto.',
    unclear: 'No podemos saber si se envió. Mira en tu billetera.',
    unknown: 'Aún no está en un bloque. Puede salir adelante más tarde, así que no la envíes dos veces.',
    failedInAccount: 'Lo que se pidió a tu cuenta falló. No tuvo efecto.',
    doneOtherwise: 'Está hecho, aunque no por esta propuesta.',
    void: 'Ya no se puede ejecutar. No tuvo efecto.',
    unknownOfAccount:
      'La cadena aún no muestra ningún resultado. Todavía puede salir adelante, así que no la envíes dos veces.',
  },
  left: {
    locked: (wallet) => ({
      title: `${wallet} ya no comparte ninguna cuenta`,
      say: 'Puede estar bloqueada. Desbloquéala, o conéctala de nuevo.',
    }),
    ended: (wallet) => ({
      title: `${wallet} se ha desconectado`,
      say: 'Terminó la conexión. Lo que ya habías confirmado allí aún puede enviarse. Vuelve a conectarla para seguir.',
    }),
  },
  moved: (wallet, chain) => ({
    title: `${wallet} está ahora en ${chain}`,
    say: 'Cambió de red. Lo que hagas aquí ocurre allí.',
  }),
  astray: (wallet) => ({
    title: `${wallet} está en otra red`,
    say: 'Esta página no admite esa red.',
  }),
  unkept: {
    title: 'Este navegador no guarda nada ahora',
    say: 'Su almacenamiento está lleno o no está permitido. Lo que hagas aquí funciona hasta que cierres esta página; después, tus transacciones y ajustes se olvidan aquí. Para que se guarden, libera espacio en tu navegador o permite que este sitio guarde datos.',
  },
  networks: 'Redes',
}
