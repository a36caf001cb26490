import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted } from './counted.ts'

export const selling: SafeTranslation['selling'] = {
  title: 'Preparar la venta',
  say: 'Quien acepta tu oferta te paga y recibe el NFT en una sola transacción, con todo lo que hay en el Safe. Si su estado ha cambiado desde que firmaste, no se paga nada y nada se mueve.',
  back: 'Volver al Safe',
  notWrapped: { title: 'Solo se puede vender un Safe sellado.', say: 'Primero envuélvelo y séllalo.' },
  notYours: { title: 'Solo puede venderlo su titular.', say: 'Conecta la cuenta que tiene el NFT.' },
  stepsLabel: 'Pasos',
  next: 'Paso siguiente',
  steps: {
    keep: 'Guardar lo que quieras',
    revoke: 'Revocar aprobaciones',
    signing: 'Desactivar la firma',
    lock: 'Bloquear el Safe',
    wait: 'Esperar el tiempo de calma',
    approve: 'Aprobar la venta',
    offer: 'Hacer la oferta',
  },
  state: {
    done: 'Hecho',
    todo: 'Por hacer',
    optional: 'Como quieras',
    advised: 'Recomendado',
    signing: 'Se está firmando',
    unknown: 'Aún no se sabe',
    standing: (count) => counted(count, { one: '1 vigente', other: `${count} vigentes` }),
    until: (moment) => `Hasta ${moment}`,
  },
  keep: 'Todo lo que haya en el Safe cuando se venda será del comprador. Envía fuera lo que quieras guardar antes de seguir.',
  keepAct: 'Enviar algo fuera',
  keepLocked: 'Está bloqueado: no se puede enviar nada fuera antes de que acabe el bloqueo.',
  contents: 'Dentro ahora',
  revokeSay:
    'Quien tenga una de estas puede tomar tokens también después de la venta. Los compradores las ven, y el informe también.',
  signingOff: 'La firma está desactivada.',
  signingSay:
    'El NFT no se puede transferir mientras la firma está activada, ni en los diez minutos después de desactivarla.',
  lockSay:
    'Mientras el Safe está bloqueado no puedes enviar nada desde él, así que los compradores saben que no puedes vaciarlo. Haz que el bloqueo acabe un día después de tu oferta, para que la cubra hasta el final.',
  lockVoids:
    'Un bloqueo cambia el estado del Safe: termina todas las ofertas que firmaste antes. Primero bloquea y después firma.',
  locked: (moment) => `Está bloqueado hasta ${moment}. El comprador también tiene que esperar hasta entonces.`,
  waitDone: 'El tiempo de calma ha terminado: el NFT se puede transferir.',
  waitSay:
    'Mientras tanto puedes seguir. Una oferta que se firme ahora se podrá aceptar en cuanto acabe el tiempo de calma.',
  approveSay:
    'Esto permite que el contrato de ventas transfiera este NFT y ningún otro. Solo lo hace para una oferta que tú hayas firmado, en el estado que firmaste.',
  approveAct: 'Aprobar la venta de este NFT',
  approved: 'La venta de este NFT está aprobada.',
  offer: {
    kind: 'Qué quieres',
    sell: 'Venderlo por un precio',
    sellSay: 'El pago y el NFT cambian de manos en una sola transacción.',
    give: 'Entregarlo gratis, en dos pasos',
    giveSay:
      'Tú nombras al receptor y firmas. Nada se mueve hasta que lo acepte, lo que muestra que puede actuar con esa cuenta.',
    currency: 'Se paga en',
    otherToken: 'Otro token…',
    token: 'Contrato del token',
    tokenReading: 'Preguntando al token…',
    tokenUnread: 'Este token no dice cómo se cuenta, así que no se puede escribir un precio en él.',
    tokenImitates: (name) =>
      `Este no es el conocido ${name}, aunque su nombre se le parezca. Cualquiera puede dar nombre a un token.`,
    price: 'Precio',
    priceEmpty: 'Escribe el precio.',
    priceShape: (symbol) => `Escribe una cantidad de ${symbol}, como 1.5.`,
    priceDecimals: (symbol, count) => `${symbol} tiene como máximo ${count} cifras después del punto.`,
    priceZero: 'Si no pides nada, elige entregarlo gratis.',
    paid: (price) => `Recibes ${price}. Nada de ello va a otra persona.`,
    paidInToken: (price) =>
      `El comprador paga ${price}, y la orden no da nada de ello a nadie más. Un token que se queda una comisión en cada transferencia se la queda también aquí: entonces recibes menos.`,
    who: 'Quién puede aceptarla',
    anyone: 'Cualquiera con el enlace',
    anyoneSay: 'Se lo queda quien pague primero.',
    one: 'Una dirección',
    oneSay: 'Nadie más puede aceptarla, ni con el enlace.',
    buyer: 'Comprador',
    receiver: 'Receptor',
    isYou: 'Ya es tuyo. Nombra a otra persona.',
    end: 'Termina',
    endEmpty: 'Elige fecha y hora.',
    endEarly: 'Eso ya ha pasado. Elige un momento posterior.',
    endLate: 'Elige un momento dentro del próximo año.',
    endLock: (moment) =>
      `El bloqueo acaba antes, el ${moment}. Después podrías usar el Safe, lo que termina la oferta; el comprador lo ve.`,
    noLock: 'No está bloqueado: aún podrías usar el Safe, lo que termina la oferta. Los compradores lo ven.',
    far: {
      more: (times, earlier) => `Es ${times} veces tu oferta anterior de ${earlier}. Es lo que quiero.`,
      less: (times, earlier) => `Tu oferta anterior de ${earlier} era ${times} veces mayor. Es lo que quiero.`,
      paid: (paid) => `Compré este Safe por ${paid}. Es lo que quiero.`,
      contents: (held) => `En el Safe hay ${held}, más del doble del precio. Es lo que quiero.`,
    },
    ends: 'Termina en su fecha, cuando se acepta, con cualquier uso del Safe y con una transferencia. No termina cuando retiras la aprobación: entonces solo descansa, y una aprobación nueva la trae de vuelta.',
    cheaper: (price, until) =>
      `Esto no termina tu oferta anterior de ${price}: hasta ${until} todavía se podrá conseguir el Safe por eso. Para impedirlo, termina antes todas las ofertas.`,
    understand: (price) =>
      `Entiendo que quien pague ${price} recibe todo lo que hay en el Safe, y que no puedo cambiar la oferta.`,
    understandGive:
      'Entiendo que el receptor recibe gratis todo lo que hay en el Safe, y que no puedo cambiar la oferta.',
    sign: 'Firmar la oferta',
    signGive: 'Firmar la entrega',
    asking: 'Confirma en tu billetera. Firmar no cuesta nada y no envía nada.',
    invalid: {
      title: 'Esa firma no es válida.',
      say: 'La cadena no acepta como firma del titular lo que dio tu billetera. No hay oferta. Inténtalo otra vez, o con otra billetera.',
    },
    signed: { title: 'Firmada.', say: 'Está en la lista de abajo. Pasa su enlace.' },
    signingFirst: 'Primero desactiva la firma: mientras está activada no se puede vender nada.',
    bySafe: (threshold) =>
      counted(threshold, {
        one: 'El titular es un Safe: tiene que firmar un propietario.',
        other: `El titular es un Safe: tienen que firmar ${threshold} propietarios, aquí por enlace uno tras otro, o en Safe.`,
      }),
  },
  list: {
    title: 'Tus ofertas',
    say: 'Se firmaron en este navegador. La cadena no las conoce: las que firmaste en otro sitio no están aquí.',
    none: 'Ninguna firmada en este navegador.',
    sale: (price) => `Por ${price}`,
    gift: 'Gratis',
    anyone: 'Cualquiera',
    to: 'Para',
    end: 'Termina',
    status: 'Ahora',
    openNow: 'Se puede aceptar.',
    unread: 'La red no respondió, así que no se sabe si se puede aceptar.',
    reading: 'Leyendo de la cadena…',
    collecting: 'Faltan firmas.',
    forget: 'Quitar de la lista',
    forgetSay: 'Esto no termina nada: quien tenga el enlace aún puede aceptarla.',
    forgetYes: 'Quitarla de aquí',
    keep: 'Dejarla',
    open: 'Abrir la oferta',
    rests: 'No se puede aceptar ahora: no hay aprobación para esta venta. Aprueba la venta y se podrá.',
  },
  shareSay: 'Quien tenga el enlace o el archivo puede ver la oferta. Ningún servidor la ve.',
  coSign: {
    title: (signed, required) => `${signed} de ${required} propietarios han firmado esta oferta`,
    say: 'El titular es un Safe. Cuenta como oferta cuando han firmado bastantes de sus propietarios. Cada uno abre el enlace, firma y lo pasa.',
    strangers: (count) =>
      counted(count, {
        one: 'Una firma es de alguien que ahora no es propietario. No cuenta.',
        other: `${count} firmas son de personas que ahora no son propietarias. No cuentan.`,
      }),
    youSigned: 'Has firmado. Pasa el enlace al siguiente propietario.',
    notOwner: 'La cuenta conectada no es propietaria del titular.',
    connect: 'Conecta un propietario para firmar.',
    understand: 'He leído la oferta y la acepto como propietario.',
    act: 'Firmar como propietario',
    refused:
      'Han firmado bastantes propietarios, pero el Safe que tiene el NFT no acepta sus firmas. Quizá falte su fallback handler.',
  },
  inSafe: {
    title: 'Se ha pedido a Safe que firme esta oferta.',
    listed: 'Se podrá aceptar cuando hayan firmado allí bastantes propietarios. Está en la lista de abajo.',
    needs: (threshold) =>
      counted(threshold, {
        one: 'Un propietario tiene que firmarla en Safe.',
        other: `${threshold} propietarios tienen que firmarla en Safe.`,
      }),
    say: (until) =>
      `Los propietarios la encuentran en Safe, en «Messages». Hasta ${until} esta página busca sus firmas siempre que esté abierta aquí. Cuando haya bastantes, la oferta se puede aceptar y la puedes compartir.`,
    again:
      'Si cerraste la ventana de Safe antes de firmar, o si todos han firmado y la oferta no aparece, vuelve a pedirla. Sigue siendo la misma oferta.',
    forgetSay:
      'Esto no la retira en Safe: cuando hayan firmado allí bastantes propietarios, quien consiga sus firmas puede aceptarla.',
  },
  endOffers: {
    open: 'Terminar todas las ofertas',
    title: 'Terminar todas las ofertas',
    say: 'Una transacción termina todas las ofertas de este Safe hechas con los contratos de esta página, también en Seaport y también las que no están aquí. No cambia nada en el Safe. Después el NFT no se puede transferir durante diez minutos.',
    sayLocked:
      'Una transacción termina todas las ofertas de este Safe hechas con los contratos de esta página, también en Seaport y también las que no están aquí. Mientras está bloqueado es una transferencia del NFT a ti mismo, que también retira la aprobación de la venta.',
    act: 'Terminar todas las ofertas para siempre',
    alone: 'Retirar solo la aprobación no termina nada: las ofertas vuelven con la próxima aprobación.',
    elsewhere:
      'Una oferta publicada en otro sitio no termina con esto: mientras un mercado pueda transferir el NFT, aún se puede aceptar. Revoca abajo esas aprobaciones.',
  },
}
