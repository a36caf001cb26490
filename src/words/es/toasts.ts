import type { Translation } from '../Translation.ts'

export const toasts: Translation['toasts'] = {
  label: 'Notificaciones',
  dismiss: (title) => `Descartar: ${title}`,
  view: 'Ver',
  sealIt: 'Sellarlo',
  done: {
    wrap: (safe) => `El Safe ${safe} está envuelto`,
    seal: (safe) => `El Safe ${safe} está sellado`,
    execute: (safe) => `Enviado desde ${safe}`,
    unwrap: (safe) => `El Safe ${safe} está desenvuelto`,
    lock: (safe) => `${safe} está bloqueado`,
    signing: (safe) => `Se cambió si ${safe} firma`,
    transfer: (safe) => `${safe} se ha cedido`,
    revoke: (safe) => `Se revocó un derecho sobre el NFT de ${safe}`,
    create: (safe) => `El Safe ${safe} está creado`,
    deploy: (contract) => `El contrato ${contract} está desplegado`,
  },
  inBlock: (block, chain) => `En el bloque ${block} de ${chain}.`,
  ended: {
    failed: 'Falló por el camino. Nada cambió salvo la comisión que pagaste.',
    failedInSafe: 'El Safe la rechazó. Nada cambió salvo la comisión y su número de orden (nonce).',
    replaced: 'La reemplazaste en tu billetera. Nada de ella ocurrió.',
    lost: 'Tu cuenta usó su número (nonce), y no podemos encontrar para qué. Mira en tu billetera.',
    cancelled: 'La cancelaste en tu billetera. Nada de ella ocurrió.',
    cancelledInSafe: 'Otra ocupó su lugar en Safe. Nada de ella ocurrió.',
    unclear: 'No podemos saber si se envió. Mira en tu billetera.',
    unknown: 'Aún no está en un bloque. Puede salir adelante más tarde, así que no la envíes dos veces.',
    failedInAccount: 'Lo que se pidió a tu cuenta falló. Nada de eso ocurrió.',
    doneOtherwise: 'Está hecho, aunque no por esta propuesta.',
    void: 'Ya no se puede ejecutar. Nada de ella ocurrió.',
    unknownOfAccount:
      'La cadena aún no muestra cómo terminó. Todavía puede salir adelante, así que no la envíes dos veces.',
  },
  left: {
    locked: (wallet) => ({
      title: `${wallet} ya no comparte ninguna cuenta`,
      say: 'Puede estar bloqueada. Desbloquéala, o conéctala de nuevo.',
    }),
    ended: (wallet) => ({
      title: `${wallet} se ha ido`,
      say: 'Terminó la conexión. Lo que ya habías confirmado allí aún puede enviarse. Vuelve a conectarla para seguir.',
    }),
  },
  moved: (wallet, chain) => ({
    title: `${wallet} está ahora en ${chain}`,
    say: 'Cambió de red. Lo que hagas aquí va allí.',
  }),
  astray: (wallet) => ({
    title: `${wallet} está en otra red`,
    say: 'Esta página no funciona en ella.',
  }),
  unkept: {
    title: 'Este navegador no guarda nada ahora',
    say: 'Su almacenamiento está lleno o no está permitido. Lo que hagas aquí funciona hasta que cierres esta página; después, tus transacciones y ajustes se olvidan aquí. Para que se guarden, libera espacio en tu navegador o permite que este sitio guarde datos.',
  },
  networks: 'Redes',
}
