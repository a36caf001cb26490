import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const holder: Translation['holder'] = {
  lockedUntil: (moment) => `Bloqueado hasta ${moment}`,
  lockedSay:
    'Hasta entonces nadie puede usarlo ni deshacerlo, tampoco quien compre el NFT. El NFT en sí puede cambiar de manos.',
  notLocked: 'Sin bloquear: lo que contiene puede cambiar en cualquier momento, también justo antes de una venta.',
  restsUntil: (moment) => `El NFT reposa hasta ${moment}`,
  restsSay:
    'Se selló o se usó hace poco. Durante los diez minutos siguientes no puede cambiar de manos, para que nadie reciba algo distinto de lo que vio.',
  left: (span) => `Quedan ${span}`,
  signs: 'En este momento firma',
  signsSay:
    'Lo que firma su titular cuenta como firmado por el Safe, y puede sacar tokens de él sin ninguna transacción. Mientras tanto, el NFT no puede cambiar de manos.',
  lock: 'Bloquear',
  lockWhen: 'Hasta cuándo',
  lockDays: (days) => counted(days, { one: `${days} día`, other: `${days} días` }),
  lockSay: (moment) =>
    `Antes de ${moment} nada sale del Safe, no firma nada y nadie puede desenvolverlo. Eso te obliga a ti, y a quien compre el NFT: verá la fecha y esperará.`,
  lockFinal:
    'Nadie puede acortar un bloqueo ni terminarlo antes. Solo se puede alargar, hasta 365 días por delante. El NFT no puede cambiar de manos en los diez minutos siguientes.',
  lockApprovals:
    'Los permisos sobre tokens que el Safe dio antes siguen valiendo mientras está bloqueado. Termínalos primero.',
  lockConfirm: (moment) => `Sé que nadie puede usar este Safe antes de ${moment}.`,
  lockAct: 'Bloquearlo',
  lockEmpty: 'Elige un día y una hora.',
  lockEarly: 'Es demasiado pronto. Un bloqueo termina en el futuro, y más tarde que el que ya hay.',
  lockLate: 'Está demasiado lejos. Un bloqueo llega como máximo a 365 días por delante.',
  oldMessages:
    'Los mensajes (no las transacciones) que un propietario firmó o aprobó antes de envolver, o que se plantaron para una dirección, vuelven a contar en cuanto esa dirección es propietaria. Nombra direcciones nuevas, o mueve lo que hay en el Safe a uno nuevo.',
  sealFirst: 'Séllalo primero. Hasta entonces nadie puede fiarse de lo que promete.',
  sign: 'Firma',
  signIsOff: 'El Safe no firma nada, y tu firma vale solo por ti. Así fue desde el principio.',
  signIsOn: 'El Safe firma: tu firma cuenta como la suya (ERC-1271).',
  signAllows:
    'Activada, las apps toman tu firma por la del Safe: para identificarse, para una orden o para dejar que alguien tome tokens.',
  signWarn:
    'Una sola firma puede permitir que alguien vacíe el Safe más tarde, sin más preguntas. Actívala solo mientras la necesites, y lee lo que firmas.',
  signEnds:
    'Desactivarla anula todo lo que se firmó. También un bloqueo. Hasta entonces el NFT no puede cambiar de manos. Lo que alguien hizo con una firma, hecho queda.',
  signConfirm: 'Sé que lo que firme desde ahora puede mover lo que hay en el Safe.',
  signOn: 'Activar la firma',
  signOff: 'Desactivar la firma',
  give: 'Ceder',
  giveSay: 'Quien recibe el NFT tiene el Safe con todo lo que contiene, al instante. Nadie puede recuperarlo.',
  giveTo: 'Quién lo recibe',
  giveWarn:
    'No a un exchange, ni a un contrato que no puede actuar, ni a una cuenta que necesita este Safe para actuar: el Safe se perdería en ellos. La dirección debe ser una que alguien use en esta red.',
  giveSeen: 'Se entrega solo tal como lo ves ahora. Si mientras tanto se hizo algo con él, la entrega no se realiza.',
  giveSigning: 'Mientras el Safe firma, no se entrega. Desactiva la firma y espera diez minutos.',
  giveConfirm: 'Sé que todo lo que hay en este Safe va con él.',
  giveAct: 'Cederlo para siempre',
  toHolder: 'Eres tú. Ya lo tienes.',
  limits: 'Lo que esta página no puede ver, y el contrato no puede impedir',
  limit: {
    rights:
      'Los permisos sobre tokens que dio el Safe, y otros derechos fuera de él: operadores, préstamos a su cargo, órdenes en espera, pagos continuos, nombres, derechos en otros contratos. Siguen valiendo, esté bloqueado o no.',
    hiddenOwners:
      'Propietarios ocultos. No pueden mover nada, pero las apps que preguntan al Safe quiénes son sus propietarios pueden fiarse de su palabra.',
    hidden:
      'Lo que estaba oculto en él antes de envolverlo: módulos, propietarios, mensajes que firmó. Puede despertar al desenvolverlo. Ante la duda, no lo desenvuelvas nunca: traslada lo que contiene a un Safe nuevo.',
    paid: 'Lo que pagó la propia transacción de envoltura: su reembolso puede ir a cualquiera. Guíate por lo que hay ahora en el Safe, no por lo que había antes.',
    delay:
      'Un titular que frena una venta o un embargo: tras cada uso el NFT descansa diez minutos más. Si prestas con él como garantía, tenlo en depósito, no solo con un permiso.',
    handler:
      'Un Safe que tiene el NFT y más tarde pone el contrato como su propio gestor (handler): desde entonces cualquiera puede usar este Safe a través de él. No pongas nunca ese gestor.',
    holder:
      'Un titular a quien roban la clave, o cuya cuenta ejecuta un código malo. Quien dio a un mercado o a un desconocido el derecho a mover el NFT puede perderlo a manos de ellos.',
    sent: 'Lo que se envía al contrato que envuelve, y no al Safe: se pierde. Envía a la dirección del propio Safe.',
    issuers: 'Emisores que congelan, recuperan o cambian sus tokens, y la misma dirección en otras redes.',
    trust: 'Un RPC que te miente, y fallos en Safe, en este contrato o en la red.',
  },
  rights: {
    title: 'Quién más puede mover el NFT',
    say: 'Los mercados y las aplicaciones a los que permitiste mover tu NFT pueden hacerlo hasta que lo revoques. No pueden usar el Safe, pero quien recibe el NFT tiene el Safe.',
    looking: (percent) => `Buscando en los bloques a todos los que autorizaste: ${percent} %.`,
    approved: 'Puede mover este NFT:',
    operator: 'Puede mover todos los Safes envueltos que tengas, ahora o más tarde:',
    revoke: 'Revocar',
    revokeApproved: 'Después, nadie podrá mover este NFT con una autorización así.',
    revokeOperator: 'Después, esta dirección no podrá mover ninguno de los Safes envueltos que tengas.',
    noneApproved: 'Nadie está autorizado solo para este NFT.',
    noOperators: 'Nadie puede mover todos tus Safes envueltos.',
    isBack:
      'Cediste este NFT una vez y vuelves a tenerlo. Aquellos a quienes permitiste antes mover todos tus Safes envueltos pueden llevárselo ahora. Revoca a quien no sea de tu confianza.',
    unknown: {
      title: 'Puede haber más',
      refused:
        'Tu RPC no enumera lo que autorizaste, ni siquiera para un solo bloque. No se sabe a quién permitiste mover tus NFT. Pon otro RPC en los ajustes.',
      unreachable:
        'La red no respondió. No se sabe a quién permitiste mover tus NFT. Inténtalo de nuevo, o pon otro RPC en los ajustes.',
      bound: 'Tu RPC informa de pocos bloques a la vez, y los más antiguos aún no se han mirado.',
      goOn: 'Seguir buscando',
    },
  },
  onItsWay: {
    title: 'En curso',
    say: 'Puedes cerrar esta página. Cuando vuelvas, leeremos en la cadena hasta dónde ha llegado cada transacción.',
    send: (amount, to) => `Enviar ${amount} a ${to}`,
  },
}
