import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('es')

export const holder: SafeTranslation['holder'] = {
  lockedUntil: (moment) => `Bloqueado hasta ${moment}`,
  lockedSay:
    'Hasta entonces nadie puede usarlo ni desenvolverlo, tampoco un comprador. El NFT en sí se puede transferir.',
  notLocked: 'Sin bloquear: lo que contiene puede cambiar en cualquier momento, también justo antes de una venta.',
  restsUntil: (moment) => `No se puede transferir hasta ${moment}`,
  restsSay:
    'Se selló o se usó hace poco. Durante los diez minutos siguientes el NFT no se puede transferir, para que nadie reciba algo distinto de lo que vio.',
  left: (span) => `Quedan ${span}`,
  signs: 'La firma está activada',
  signsSay:
    'Lo que firma su titular cuenta como firmado por el Safe, y puede sacar tokens de él sin ninguna transacción. Por eso el NFT no se puede transferir mientras la firma está activada.',
  lock: 'Bloquear',
  lockWhen: 'Bloquear hasta',
  lockDays: (days) => counted(days, { one: `${days} día`, other: `${days} días` }),
  lockSay: (moment) =>
    `Hasta ${moment} el Safe no envía ni firma nada, y nadie puede desenvolverlo. Eso te obliga a ti, y a quien compre el NFT: verá la fecha y tendrá que esperar.`,
  lockFinal:
    'Nadie puede acortar un bloqueo ni terminarlo antes. Solo se puede alargar, hasta 365 días por delante. Tras bloquear, el NFT no se puede transferir durante diez minutos.',
  lockApprovals:
    'Las aprobaciones de tokens que el Safe dio antes siguen valiendo mientras está bloqueado. Revócalas primero.',
  lockConfirm: (moment) => `Entiendo que nadie puede usar este Safe antes de ${moment}.`,
  lockAct: 'Bloquearlo',
  lockEmpty: 'Elige una fecha y una hora.',
  lockEarly: 'Es demasiado pronto. Un bloqueo debe terminar en el futuro, y más tarde que el actual.',
  lockLate: 'Es demasiado tarde. Un bloqueo puede terminar como máximo dentro de 365 días.',
  oldMessages:
    'Los mensajes (no las transacciones) que un propietario firmó o aprobó antes de envolver, o que se plantaron para una dirección, vuelven a ser válidos en cuanto esa dirección es propietaria. Nombra direcciones nuevas, o mueve lo que hay en el Safe a uno nuevo.',
  sealFirst: 'Séllalo primero. Hasta entonces nadie puede fiarse de su bloqueo.',
  sign: 'Firma',
  signIsOff: 'La firma está desactivada: tu firma vale solo por ti, no por el Safe. Es lo predeterminado.',
  signIsOn: 'La firma está activada: tu firma cuenta como la del Safe (ERC-1271).',
  signAllows:
    'Mientras está activada, las apps aceptan tu firma como la del Safe: para iniciar sesión, para una orden o para dejar que alguien tome tokens.',
  signWarn:
    'Con una sola firma alguien puede vaciar el Safe más tarde, sin volver a preguntarte. Actívala solo mientras la necesites, y lee lo que firmas.',
  signEnds:
    'Desactivarla anula todo lo firmado hasta ahora. También un bloqueo. Hasta entonces el NFT no se puede transferir. Lo que alguien ya hizo con una firma no se puede deshacer.',
  signConfirm: 'Entiendo que lo que firme desde ahora puede mover lo que hay en el Safe.',
  signOn: 'Activar la firma',
  signOff: 'Desactivar la firma',
  give: 'Transferir',
  sell: 'Preparar la venta',
  giveSay: 'Quien recibe el NFT obtiene el Safe con todo lo que contiene, al instante. Nadie puede recuperarlo.',
  giveTo: 'Destinatario',
  giveWarn:
    'No lo envíes a un exchange, ni a un contrato que no pueda usarlo, ni a una cuenta que necesite este Safe para actuar: el Safe se perdería. La dirección debe ser una que alguien use en esta red.',
  giveSeen:
    'La transferencia solo se realiza si el Safe sigue como lo ves ahora. Si alguien lo usó mientras tanto, no pasa nada.',
  giveSigning:
    'El NFT no se puede transferir mientras la firma está activada. Desactiva la firma y espera diez minutos.',
  giveConfirm: 'Entiendo que todo lo que hay en este Safe va con él.',
  giveAct: 'Transferirlo para siempre',
  toHolder: 'Esa es tu propia dirección. Ya lo tienes.',
  limits: 'Lo que el contrato no puede impedir',
  limit: {
    rights:
      'Las aprobaciones de tokens que dio el Safe, y otros derechos fuera de él: operadores, delegaciones de crédito, órdenes abiertas, pagos continuos, nombres, derechos en otros contratos. Siguen valiendo, esté bloqueado o no.',
    hiddenOwners:
      'Propietarios ocultos. No pueden mover nada, pero las apps que preguntan al Safe quiénes son sus propietarios pueden fiarse de ellos.',
    hidden:
      'Lo que estaba oculto en él antes de envolverlo: módulos, propietarios, mensajes que firmó. Puede activarse al desenvolverlo. Si la prueba de esta página no lo descarta, no lo desenvuelvas nunca: traslada lo que contiene a un Safe nuevo.',
    paid: 'Lo que pagó la propia transacción de envoltura: su reembolso puede ir a cualquiera. Guíate por lo que hay ahora en el Safe, no por lo que había antes.',
    delay:
      'Un titular que retrasa una venta o una liquidación: cada uso impide transferirlo otros diez minutos. Si prestas con el NFT como garantía, tenlo en depósito, no solo con una aprobación.',
    handler:
      'Un Safe que tiene el NFT y más tarde pone nuestro contrato como su propio fallback handler: desde entonces cualquiera puede usar este Safe a través de él. No pongas nunca ese handler.',
    holder:
      'Un titular a quien roban la clave, o cuya cuenta ejecuta código malicioso. Quien permite a un mercado o a un desconocido transferir el NFT puede perderlo a manos de ellos.',
    sent: 'Lo que se envía a nuestro contrato en lugar de al Safe: se pierde. Envía a la dirección del propio Safe.',
    issuers: 'Emisores que congelan, recuperan o cambian sus tokens, y la misma dirección en otras redes.',
    trust: 'Un RPC que te miente, y fallos en Safe, en este contrato o en la red.',
  },
  rights: {
    title: 'Quién más puede transferir el NFT',
    say: 'Los mercados y las apps que aprobaste pueden transferir tu NFT hasta que lo revoques. No pueden usar el Safe, pero quien recibe el NFT recibe el Safe.',
    looking: (percent) => `Buscando en los bloques a todos los que aprobaste: ${percent} %.`,
    approved: 'Puede transferir este NFT:',
    operator: 'Puede transferir todos los Safes envueltos que tengas, ahora o más tarde:',
    named: { asSeen: 'Nuestro contrato de ventas', seaport: 'Seaport, por donde venden los mercados' },
    revoke: 'Revocar',
    revokeApproved: 'Después, nadie tendrá aprobación para este NFT.',
    revokeOperator: 'Después, esta dirección no podrá transferir ninguno de los Safes envueltos que tengas.',
    noneApproved: 'Nadie tiene aprobación solo para este NFT.',
    noOperators: 'Nadie es operador de tus Safes envueltos.',
    isBack:
      'Cediste este NFT una vez y vuelves a tenerlo. Quienes aprobaste antes para todos tus Safes envueltos pueden llevárselo ahora. Revoca a quien no sea de tu confianza.',
    unknown: {
      title: 'Puede haber más',
      refused:
        'Tu RPC no enumera tus aprobaciones, ni siquiera para un solo bloque. No se sabe quién puede transferir tus NFT. Pon otro RPC en los ajustes.',
      unreachable:
        'La red no respondió. No se sabe quién puede transferir tus NFT. Inténtalo de nuevo, o pon otro RPC en los ajustes.',
      bound: 'Tu RPC devuelve pocos bloques a la vez, y los más antiguos aún no se han mirado.',
      goOn: 'Seguir buscando',
    },
  },
  onItsWay: {
    title: 'En curso',
    say: 'Puedes cerrar esta página. Cuando vuelvas, leeremos en la cadena hasta dónde ha llegado cada transacción.',
    send: (amount, to) => `Enviar ${amount} a ${to}`,
    out: (amount) => `${amount} están saliendo del Safe.`,
    perhapsOut: (amount) => `Puede que ${amount} estén saliendo del Safe: todavía no se sabe si se enviaron.`,
    moreOut: 'Hay otro envío en curso cuyo importe no se conoce aquí: puede quedar menos de lo que se muestra.',
    notFree: (free) => `Solo puedes enviar ${free}. El resto está saliendo del Safe, o puede que lo esté.`,
    atMost: (amount) => `${amount} como máximo`,
  },
}
