import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('es')

export const buying: SafeTranslation['buying'] = {
  title: 'La oferta',
  reading: 'Leyendo la oferta en la cadena…',
  price: 'Precio',
  free: 'Nada: se entrega',
  seller: 'Vendedor',
  buyer: 'Comprador',
  anyone: 'Cualquiera. Se lo lleva quien llegue primero.',
  you: 'Tú',
  ends: 'Abierta hasta',
  through: 'Se vende en',
  seaport: 'Seaport 1.6, que solo vende el Safe en el estado en que se ofreció.',
  locked: (moment) => `Hasta ${moment}, también para el comprador`,
  asSeen:
    'El Safe está exactamente como cuando firmó el vendedor: desde entonces no se ha usado, bloqueado ni transferido. Si eso cambia, la venta falla y no se paga nada.',
  nothingPaid: 'Esta oferta no se puede aceptar ahora. No se pagó nada.',
  obstacle: {
    routerMissing: (chain) => ({
      title: `El contrato de ventas aún no está en ${chain}`,
      say: 'Sin él no se puede comprar nada allí. Cualquiera puede desplegarlo.',
    }),
    routerOther: {
      title: 'Donde debería estar el contrato de ventas hay otro código',
      say: 'No pagues nada. Revisa el RPC en los ajustes y abre el enlace otra vez.',
    },
    seaportMissing: (chain) => ({
      title: `Seaport 1.6 no está en ${chain}`,
      say: 'Allí no se pueden crear ni ejecutar órdenes de Seaport. En su lugar, el Safe se puede vender por el contrato de ventas de esta página.',
    }),
    zoneMissing: (chain) => ({
      title: `El contrato que comprueba para Seaport el estado de un Safe aún no está en ${chain}`,
      say: 'Sin él no se puede ejecutar allí ninguna orden así. Cualquiera puede desplegarlo.',
    }),
    zoneOther: {
      title: 'Donde debería estar el contrato que comprueba para Seaport el estado de un Safe hay otro código',
      say: 'No pagues ni firmes nada. Revisa el RPC en los ajustes e inténtalo otra vez.',
    },
    filled: {
      title: 'Otra persona lo ha comprado',
      say: 'Esta orden de Seaport ya está ejecutada, quizá a través de un mercado. Pide una oferta a quien lo tiene ahora.',
    },
    cancelled: {
      title: 'El vendedor canceló esta orden en Seaport',
      say: 'Ya no valdrá nunca. Pide al vendedor una oferta nueva.',
    },
    early: (moment) => ({
      title: `La oferta empieza el ${moment}`,
      say: 'Vuelve entonces: este enlace vale desde ese momento.',
    }),
    notWrapped: {
      title: 'El Safe no está envuelto',
      say: 'Se desenvolvió después de que el vendedor firmara, así que no hay nada que comprar. Si se envuelve de nuevo, pide una oferta nueva.',
    },
    unsealed: {
      title: 'El Safe no está sellado',
      say: 'Así que no hay ningún NFT que comprar. Pide al vendedor que lo selle y firme una oferta nueva.',
    },
    otherWrap: {
      title: 'Esta oferta es de un envoltorio anterior',
      say: 'El Safe se desenvolvió y se volvió a envolver, y el NFT ofrecido ya no existe. Pide al titular una oferta nueva.',
    },
    expired: (moment) => ({ title: `La oferta terminó el ${moment}`, say: 'Pide una nueva al vendedor.' }),
    used: (times) => ({
      title: counted(times, {
        one: 'El Safe se usó una vez desde que firmó el vendedor',
        other: `El Safe se usó ${times} veces desde que firmó el vendedor`,
      }),
      say: 'Su contenido puede haber cambiado. Mira el informe y pide al vendedor una oferta nueva.',
    }),
    locked: (moment) => ({
      title: `El Safe se bloqueó hasta ${moment} después de que el vendedor firmara`,
      say: 'La oferta era para otro bloqueo. Si esa fecha te conviene, pide al vendedor una oferta nueva.',
    }),
    handedOver: {
      title: 'El NFT se ha transferido desde que firmó el vendedor',
      say: 'Otra persona aceptó la oferta antes, o el vendedor transfirió el NFT. Pide una oferta a quien lo tiene ahora.',
    },
    ended: {
      title: 'Esta oferta ya no vale',
      say: 'Después de firmarla, el vendedor puso fin a todas las ofertas, o transfirió el NFT y lo recuperó. Pídele una oferta nueva.',
    },
    signing: {
      title: 'La firma está activada',
      say: 'El vendedor la activó después de firmar la oferta. Pídele que la desactive y que firme una oferta nueva.',
    },
    otherState: {
      title: 'El Safe no está en el estado que se ofreció',
      say: 'Quizá la cadena descartó un bloque desde entonces. Pide al vendedor una oferta nueva.',
    },
    reserved: (buyer) => ({
      title: 'La oferta es para otra cuenta',
      say: `Solo ${buyer} puede aceptarla. Conecta esa cuenta, o pide al vendedor una oferta para la tuya.`,
    }),
    ownOffer: {
      title: 'Esta oferta es tuya',
      say: 'Eres el titular de este Safe. Envía el enlace al comprador.',
    },
    notOffered: {
      title: 'El titular no ha firmado esta oferta',
      say: 'Falta la firma, es de otra persona o es para otras condiciones. No pagues nada y pide el enlace al titular.',
    },
    notApproved: {
      title: 'No hay aprobación para esta venta',
      say: 'El contrato que vende el Safe no puede transferirte el NFT. Pide al vendedor que apruebe la venta: entonces este enlace vale.',
    },
    noCurrency: (chain) => ({
      title: `Esa moneda no existe en ${chain}`,
      say: 'En su dirección no hay ningún contrato. Pide al vendedor una oferta en otra moneda.',
    }),
  },
  unread: {
    cut: {
      title: 'Este enlace está incompleto o fue alterado',
      say: 'No se puede leer lo que ofrece. Pídelo otra vez al vendedor y cópialo entero, o pide el archivo de la oferta.',
    },
    newer: {
      title: 'Este enlace lo hizo una versión más nueva de esta página',
      say: 'Recarga esta página, o abre el enlace en la versión que lo hizo.',
    },
    tooLong: {
      title: 'Esto es demasiado largo para ser una oferta',
      say: 'No es un enlace de esta página. Pídelo otra vez al vendedor.',
    },
    otherChain: {
      title: 'Esta oferta es para otra red',
      say: 'La dirección del enlace y la oferta que lleva no corresponden. Allí la misma dirección es otro Safe.',
    },
    otherSafe: {
      title: 'Esta oferta es para otro Safe',
      say: 'La dirección del enlace y la oferta que lleva no corresponden. Mira el Safe que se ofrece.',
    },
    noChain: 'Esta página no está configurada para esa red. Elígela primero en los ajustes.',
  },
  without: 'Ver este Safe sin la oferta',
  before: 'Antes de pagar',
  connect: 'Conecta la cuenta que va a tenerlo.',
  waiting: 'Las comprobaciones del informe siguen en marcha.',
  goOn: 'No esperarlas',
  stop: {
    title: 'Aquí no se puede comprar',
    say: 'El informe dice que no lo compres. El vendedor puede pasar su contenido a un Safe envuelto nuevo y ofrecer ese.',
  },
  less: {
    title: 'En el Safe hay menos de lo que te mostró esta página',
    say: 'Quizá se sacó con una aprobación antigua. La oferta sigue siendo válida: antes de pagar, mira qué queda.',
  },
  lessOf: (before, now) => `antes ${before}, ahora ${now}`,
  worse: {
    title: 'El informe ha empeorado desde que lo leíste',
    say: 'Léelo otra vez antes de pagar:',
  },
  accept: 'Ya lo he mirado: seguir',
  ignoreSay: (tokens) =>
    `Ha vuelto a disminuir: ${tokens}. Estos tokens no están en la lista de los conocidos y quizá muestren otra cantidad cada vez. Si no te importan, sigue sin contar con ellos.`,
  ignore: 'Seguir sin contar con ellos',
  understand: (open) =>
    `He leído lo que el informe advierte o no pudo comprobar, y quiero este Safe igualmente. ${open}`,
  approve: (price) => `Aprobar ${price}`,
  approveSay: (price) =>
    `Primero de dos pasos: apruebas exactamente ${price} para esta compra, y nada más. Solo se toma cuando compras.`,
  reset: 'Retirar la aprobación antigua',
  resetSay: 'Este token solo acepta una aprobación nueva cuando se ha retirado la antigua. Después quedan dos pasos.',
  buy: (price) => `Comprarlo por ${price}`,
  take: 'Recibirlo gratis',
  buySay: 'Pagas y recibes el NFT en una sola transacción, o no pasa nada.',
  takeSay: 'Recibes el NFT y no pagas más que la comisión de la red.',
  poor: (has) => `Tienes ${has}. No es suficiente.`,
  bySafe: (moment) => `Los propietarios de tu Safe deben firmarlo y ejecutarlo antes de ${moment}.`,
  yours: {
    title: 'Este Safe es tuyo',
    say: 'Tienes su NFT. En su página puedes usarlo, revocar sus aprobaciones de tokens, ofrecerlo o desenvolverlo.',
  },
  open: 'Abrir tu Safe',
}
