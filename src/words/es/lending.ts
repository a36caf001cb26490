import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted } from './counted.ts'

export const lending: SafeTranslation['lending'] = {
  title: 'Préstamo, depósito, herencia',
  say: 'Quien tiene el NFT controla el Safe y todo lo que contiene. Lee esto antes de prestar con un Safe envuelto como garantía, de dejarlo en depósito o de dejárselo a alguien.',
  back: 'Volver al Safe',
  now: 'Este Safe ahora',
  kind: {
    plain: 'Una cuenta con una sola clave. Quien tiene la clave controla el Safe.',
    delegated:
      'Una cuenta con una sola clave que además ejecuta código (EIP-7702). Lo que ese código permite también se puede hacer.',
    safe: (threshold) =>
      counted(threshold, {
        one: 'Un Safe: uno de sus propietarios basta para actuar.',
        other: `Un Safe: ${threshold} de sus propietarios deben firmar para actuar.`,
      }),
    contract: 'Un contrato. Su código decide qué pasa con el Safe: esta página no lo lee.',
    reading: 'Leyendo qué clase de cuenta es…',
    unknown: 'La red no respondió. No se sabe qué clase de cuenta es.',
  },
  until: (moment) => `Hasta ${moment}`,
  signing: {
    on: 'Activada: su NFT no se puede transferir, y lo que firma su titular puede sacar tokens de él.',
    off: 'Desactivada',
  },
  quiet: 'Tiempo de calma',
  quietOver: 'Terminado',
  clock: 'El bloqueo y el tiempo de calma van según el reloj de la red.',
  terms:
    'Las condiciones nombran esta huella. Cópiala primero y después mira el Safe: si se usa más tarde, las condiciones ya no encajan.',
  oldTerms: 'Puede haber cambiado desde entonces. Cópiala cuando la red vuelva a responder.',
  report: 'Ver contenido y aprobaciones',
  reads: 'Esta página lee el Safe. Lo que un contrato hace con su NFT solo lo dice el código de ese contrato.',
  none: {
    plain: {
      title: 'Este Safe no está envuelto.',
      say: 'Lo controlan sus propietarios, y no hay ningún NFT que sirva de garantía. Lo que se dice aquí vale cuando esté envuelto y sellado.',
    },
    unsealed: {
      title: 'No está sellado.',
      say: 'Aún no hay NFT, y otros todavía pueden entrar. No prestes con él como garantía ni pagues por él.',
    },
    unclean: {
      title: 'Otra persona aún puede usarlo.',
      say: 'No prestes con él como garantía. El informe dice quién es.',
    },
    noSafe: {
      title: 'No hay ningún Safe envuelto en esta dirección.',
      say: 'Comprueba la dirección y la red.',
    },
    unknownCode: {
      title: 'Ejecuta un código que no reconocemos.',
      say: 'Ese código puede saltarse su NFT. No prestes con él como garantía.',
    },
  },
  lend: {
    title: 'Prestar con él como garantía',
    say: 'Pide todo esto. Cada punto cierra una forma de perder el dinero o el Safe.',
    points: {
      holds: {
        ask: 'El contrato tiene el NFT, no solo una aprobación para él.',
        why: 'Con una aprobación, quien recibe el préstamo sigue siendo el titular: puede vaciar el Safe, vender el NFT o impedir su transferencia una y otra vez.',
      },
      seen: {
        ask: 'Toma el NFT solo en el estado que viste: con safeTransferFromIf y la huella en las condiciones.',
        why: 'Si no, el Safe se vacía justo antes de entrar, y prestas a cambio de nada.',
      },
      calls: {
        ask: 'No hace ninguna llamada que otra persona pueda elegir, y nunca una al contrato del NFT.',
        why: 'A las bóvedas que reclaman, votan o prestan para sus usuarios se las puede llevar a usar el Safe o a entregar el NFT. Una lista de funciones prohibidas no basta, y un bloqueo no impide la entrega.',
      },
      locked: {
        ask: 'El Safe está bloqueado hasta el vencimiento del préstamo, y el contrato lo comprueba.',
        why: 'Si el contrato tiene un fallo, el bloqueo aún impide cualquier uso. Tiene un precio: hasta que acabe nadie puede reforzar una posición de deuda del Safe, que podría liquidarse, y nadie puede reclamar ni revocar nada.',
      },
      approvals: {
        ask: 'Sus aprobaciones se revocaron antes del bloqueo, y tú has mirado lo que contiene.',
        why: 'Lo que el Safe aprobó antes se puede tomar de él igualmente, en depósito y bloqueado o no, y la huella sigue igual.',
      },
      signing: {
        ask: 'La firma está desactivada.',
        why: 'Mientras está activada, el NFT no se puede transferir a nadie. Lo que una firma permitió antes se queda, como cualquier aprobación.',
      },
      end: {
        ask: 'Al final el contrato entrega el NFT con un simple transferFrom.',
        why: 'Un destinatario al que se llama en la transferencia podría rechazarla y así retener a la otra parte.',
      },
    },
  },
  escrow: {
    title: 'Dejarlo en depósito',
    say: 'Para una venta casi nunca hace falta: con una oferta firmada aquí, el dinero y el NFT cambian de manos en una sola transacción, en el estado que se firmó.',
    points: {
      same: {
        ask: 'Si tiene que haber un depósito, pide todo lo que pide quien presta.',
        why: 'Quien tiene el NFT entretanto controla el Safe, igual que el contrato de quien presta.',
      },
      expects: {
        ask: 'Mete el NFT con la función propia del contrato; no lo envíes allí sin más.',
        why: 'Un contrato que no lo esperaba quizá no tenga forma de devolverlo: entonces el Safe está perdido.',
      },
      markets: {
        ask: 'No tomes una orden en un mercado por un depósito.',
        why: 'La mayoría de las órdenes no comparan el estado: el Safe se puede vaciar antes de que se ejecuten. Y una aprobación para todos los NFT de una cuenta se queda, también para los que lleguen después.',
      },
      ends: {
        ask: 'No cuentes con ofertas y aprobaciones de antes.',
        why: 'Cada transferencia termina las ofertas abiertas del NFT y la aprobación para él solo, también la transferencia al depósito y la de vuelta.',
      },
    },
  },
  inherit: {
    title: 'Dejarlo en herencia',
    say: 'No hay un interruptor de hombre muerto, y nadie puede añadirlo. Sin un titular que pueda actuar, el Safe se queda como está, para siempre. Así que el NFT tiene que estar donde pueda pasar a otros, de una de estas dos formas:',
    ways: {
      safe: {
        ask: 'Un Safe tuyo tiene el NFT, con herederos entre sus propietarios o con un módulo que los deja entrar tras un plazo.',
        why: 'Sigues usando el Safe envuelto a través de él. Prueba en vida que podrán hacer lo que tendrán que hacer.',
      },
      contract: {
        ask: 'Apruebas un contrato que entrega el NFT cuando llevas un tiempo sin dar señales.',
        why: 'Aquí basta una aprobación, porque no quieres engañar a tus herederos; en depósito no podrías usar el Safe.',
      },
    },
    either: 'En ambos casos:',
    points: {
      signing: {
        ask: 'Deja la firma desactivada.',
        why: 'Mientras está activada el NFT no se puede transferir, y solo su titular puede desactivarla: con una aprobación, los herederos nunca lo recibirían.',
      },
      lock: {
        ask: 'Ten en cuenta cuándo acaba un bloqueo.',
        why: 'También obliga a los herederos: tienen el NFT y no pueden usar el Safe antes de ese día.',
      },
      approval: {
        ask: 'Vuelve a aprobar tras cada transferencia y cada vez que lo envuelvas.',
        why: 'Una aprobación para el NFT desaparece en cuanto se transfiere, y un Safe que se envuelve otra vez tiene otro NFT.',
      },
      report: {
        ask: 'Di a tus herederos que lean primero el informe.',
        why: 'Lo que estaba oculto en el Safe antes de envolverlo puede activarse al desenvolverlo.',
      },
    },
  },
  vaults:
    'Las bóvedas de contracts/test/lending, en el código fuente de esta página, están para leerlas y no para usarlas. Nadie las ha auditado.',
}
