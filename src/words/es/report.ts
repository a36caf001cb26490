import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('es')

export const report: SafeTranslation['report'] = {
  title: 'Informe sobre',
  verdict: {
    clean: 'Sellado y limpio',
    notLocked: 'Limpio, sin bloquear',
    lockEnds: 'Limpio, el bloqueo acaba pronto',
    attention: (count) => `Requiere atención (${count})`,
    stop: (why) => `No lo compres: ${why}`,
    unfinished: (count) => `No se pudo terminar (${count})`,
    running: 'Comprobando…',
  },
  why: {
    code: 'ejecuta código desconocido',
    imitation: 'su NFT no es de nuestro contrato',
    control: 'otra persona puede usarlo',
    hidden: 'hay algo oculto en él',
  },
  say: {
    clean:
      'No hay nada oculto en él, no se encontró ninguna aprobación de tokens y nadie puede mover nada antes de que acabe el bloqueo.',
    notLocked:
      'No se encontró nada malo. Pero su titular aún puede vaciarlo: pide antes un bloqueo, o comprueba todo de nuevo justo antes de comprar.',
    attention: 'Se terminaron todas las comprobaciones. Lee esto antes de comprar:',
    unfinished: 'No se sabe qué habrían mostrado estas:',
    running: 'Estas comprobaciones aún no han terminado:',
    plain: 'No tiene NFT: no hay nada que comprar. Lo controlan sus propietarios.',
  },
  seeAlso: 'También se encontró:',
  notChecked: 'Aún sin comprobar:',
  maybeMore: (said) => `${said}, quizá más`,
  checks: {
    code: { name: 'Código', pass: 'Ejecuta código auténtico de Safe', stop: 'Ejecuta código desconocido' },
    imitation: {
      name: 'Otro NFT',
      pass: 'Ningún otro NFT lo representa',
      stop: 'Lo representa un NFT de otro contrato',
    },
    control: { name: 'Quién lo controla', pass: 'Solo su titular', stop: 'También otra persona' },
    hidden: { name: 'Derechos ocultos', pass: 'Nada oculto', stop: 'Hay algo oculto' },
    lock: {
      name: 'Bloqueo',
      pass: 'Bloqueado',
      warn: (count) => (count === 1 ? 'El bloqueo acaba en menos de un día' : 'Sin bloquear'),
    },
    approvals: {
      name: 'Aprobaciones de tokens',
      pass: 'No se encontró ninguna',
      warn: (count) =>
        counted(count, { one: '1 aprobación de tokens vigente', other: `${count} aprobaciones de tokens vigentes` }),
    },
    consents: {
      name: 'Mensajes firmados',
      pass: 'Ninguno',
      warn: (count) => counted(count, { one: '1 firma aún válida', other: `${count} firmas aún válidas` }),
    },
    signing: { name: 'Firma', pass: 'Su titular no puede firmar por él', warn: () => 'Su titular puede firmar por él' },
    rights: {
      name: 'Quién puede transferir el NFT',
      pass: 'Solo su titular',
      forSale: 'Solo su titular, o quien acepte una oferta que este firmó',
      warn: (count) =>
        counted(count, {
          one: 'Otra dirección puede transferir el NFT',
          other: `Otras ${count} direcciones pueden transferir el NFT`,
        }),
    },
    newest: {
      name: 'Bloque más reciente',
      pass: 'Los RPC coinciden',
      warn: () => 'Los RPC no coinciden en el bloque más reciente: puede ser un estado antiguo',
    },
  },
  running: 'Comprobando…',
  unknown: 'No se pudo comprobar',
  checked: (block) => `Comprobado por tu navegador en el bloque ${block}. No intervino ningún servidor nuestro.`,
  vouched: {
    running: 'Se pregunta a otro RPC si ese es el bloque más reciente.',
    alone: 'Solo se preguntó a un RPC: que este sea el bloque más reciente lo dice solo él.',
    silent: 'Ningún otro RPC respondió: que este sea el bloque más reciente lo dice uno solo.',
    agreed: 'Otro RPC confirma que este es el bloque más reciente.',
    apart: 'El bloque más reciente de otro RPC está a minutos de distancia: puede ser un estado antiguo.',
  },
  again: 'Comprobar todo de nuevo',
  clauses: 'Contenido de este informe',
  lend: 'Prestar con él como garantía, dejarlo en depósito o en herencia',
  notIncluded: {
    title: 'Lo que no se incluye',
    say: 'Ninguna comprobación puede incluir esto en el NFT.',
    networks: (chain) =>
      `Otras redes. Solo está envuelto el Safe en ${chain}: la misma dirección en otra red no forma parte de él.`,
    points: 'Puntos, listas de acceso y cuentas que llevan otras empresas. Pueden rechazar a un titular nuevo.',
    promises: 'Promesas. Envolverlo no anula lo que un propietario haya acordado: un vesting, un contrato, una deuda.',
  },
  lock: {
    title: 'Bloqueo y huella',
    none: 'Sin bloquear',
    fingerprint: 'Huella',
    say: 'Cambia cada vez que el Safe se usa, se bloquea o se sella, o se activa o desactiva su firma. Los depósitos no la cambian.',
    compare: 'Huella de un anuncio',
    same: 'Es la misma: desde entonces el Safe no se ha usado, bloqueado ni sellado, y su firma no se ha activado ni desactivado.',
    different: 'Es distinta: el Safe ha cambiado desde entonces, o es la huella de otro Safe.',
    invalid: 'Una huella es 0x seguido de 64 caracteres del 0 al 9 y de la a a la f.',
  },
  receive: {
    title: 'Recibir',
    say: (chain) => `Envía a esta dirección solo en ${chain}. Quien tenga el NFT controla lo que llegue.`,
    plain: (chain) => `Envía a esta dirección solo en ${chain}.`,
    explorer: 'Abrir en el explorador',
  },
  share: {
    link: 'Copiar enlace a este informe',
    more: 'Otras formas de compartir',
    text: 'Copiar como texto',
    json: 'Guardar como JSON',
    print: 'Imprimir',
    saved: (file) => `Tu navegador lo está guardando como ${file}.`,
    notFinished: 'Comprobación sin terminar',
    open: (names) => `No se sabe: ${names}`,
    block: (blocks) => `Bloque ${blocks}`,
    checkIt: 'Una imagen se puede falsificar. Comprueba este Safe tú mismo:',
  },
  imitation: {
    title: 'Un NFT de otro contrato representa este Safe',
    say: 'Entre sus propietarios o módulos hay un contrato de NFT que no es el nuestro. Un NFT así puede parecer igual y no darte nada. El nuestro está en esta dirección en todas las redes:',
    collection: 'Esto es un contrato de NFT, no un Safe',
    collectionSay:
      'No es el nuestro. Si te ofrecen sus NFT como Safes envueltos, son imitaciones: pueden parecer iguales y no darte nada. El nuestro está en esta dirección en todas las redes:',
  },
  seen: {
    same: 'El Safe sigue como dice este enlace: desde entonces no se ha usado, bloqueado ni sellado, y su firma no se ha activado ni desactivado.',
    changed:
      'El Safe no está como dice este enlace: desde entonces se usó, se bloqueó o se selló, se activó o desactivó su firma, o se alteró el enlace.',
  },
}
