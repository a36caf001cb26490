import type { Translation } from '../Translation.ts'

export const about: Translation['about'] = {
  title: 'Acerca de',
  what: [
    'Un Safe es una cuenta que controlan juntas varias personas, o varias claves de una persona. Esta página convierte un Safe entero en un NFT: quien tiene el NFT controla el Safe. Desenvolver destruye el NFT y entrega el Safe a los propietarios que nombre su titular.',
    'Detrás del contrato no hay empresa, ni comisión, ni clave que pueda detenerlo o cambiarlo, ni servidor nuestro. La página son archivos; lo que muestra, tu navegador lo lee de la cadena de bloques.',
  ],
  auditTitle: 'No tiene auditoría',
  audit:
    'El contrato es nuevo, y nadie independiente lo ha revisado. Empieza con un Safe que puedas permitirte perder.',
  cannotTitle: 'Lo que no puede hacer',
  cannot: [
    'Recuperar un NFT perdido o robado. Quien lo tenga tiene el Safe.',
    'Impedir que un vendedor vacíe el Safe antes de una venta.',
    'Revocar con solo envolverlo lo que el Safe ha aprobado. Quien tenga una aprobación puede tomar esos tokens hasta que se revoque; la página de un Safe las muestra.',
    'Incluir la misma dirección en otras redes. Sus propietarios allí la conservan.',
    'Quitar claves ocultas en el almacenamiento del Safe. No pueden mover nada mientras está envuelto, pero podrían activarse al desenvolverlo. La página de un Safe demuestra si las hay, donde un RPC da pruebas.',
  ],
  privacyTitle: 'Quién se entera de qué',
  privacy: [
    ['Nadie, al principio', 'Abrir esta página solo consulta al sitio del que viene.'],
    [
      'El RPC de una red',
      'Se entera de qué direcciones consultas en ella y de tu dirección IP. Puedes poner el tuyo en los ajustes.',
    ],
    ['WalletConnect', 'Se entera de que te conectas, en cuanto eliges una billetera que lo necesita.'],
    [
      'El servicio de transacciones de Safe',
      'Se entera de qué propuestas y Safes miras, cuándo, y de tu dirección IP, en cuanto lo activas en los ajustes.',
    ],
    [
      'Tu navegador',
      'Guarda tus ajustes, billeteras recientes y transacciones, y durante un día lo que ha leído. En la página de ajustes puedes borrarlo todo.',
    ],
  ],
  contractTitle: 'El contrato',
  contractSay:
    'Tiene la misma dirección en cada red. La página solo confía en él donde el código tiene exactamente este hash.',
  wrapper: 'Wrapped Safe',
  handler: 'Su guard y su handler',
  router: 'As seen, para ventas',
  zone: 'As seen, para ventas en Seaport',
  codeHash: 'Hash del código',
  check: '¿Está desplegado?',
  checkSay: 'Pregunta al RPC de una red por el código en esta dirección.',
  reading: 'Leyendo…',
  found: {
    here: 'Desplegado, con exactamente este código.',
    missing: 'No está desplegado. Todavía no se puede envolver nada en esta red.',
    other: 'En esta dirección hay otro código. Esta página no lo usará.',
  },
  versionTitle: 'Versión y licencias',
  version: 'Versión',
  licence: 'Licencia',
  made: 'Software de terceros',
}
