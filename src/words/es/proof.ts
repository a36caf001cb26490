import type { SafeTranslation } from '../SafeTranslation.ts'

export const proof: SafeTranslation['proof'] = {
  title: 'Derechos ocultos',
  say: 'En el almacenamiento de un Safe puede haber un propietario, un módulo o una aprobación que ninguna lista muestra. Esta página lo comprueba entero con una prueba del bloque más reciente.',
  proving: 'Comprobando qué contiene su almacenamiento…',
  searching: (percent) => `Buscando en sus eventos: ${percent} %`,
  explained: 'No hay nada oculto en su almacenamiento',
  explainedSay: (block) =>
    `Según prueba el bloque ${block} del RPC, nada en él da a nadie un derecho que esta página no muestre.`,
  approvals: 'Aprobado en la cadena y aún vigente',
  messages: 'Mensajes firmados en la cadena y aún vigentes',
  approvalsWrapped:
    'Mientras el Safe está envuelto no pueden mover nada, pero las apps que preguntan al propio Safe podrían aceptarlas. Al desenvolverlo, no nombres propietaria a ninguna de estas direcciones.',
  messagesWrapped:
    'Mientras el Safe está envuelto no cuentan. Una vez desenvuelto vuelven a contar, sean quienes sean sus propietarios: mueve su contenido a un Safe nuevo, o desenvuélvelo sin gestor de fallback.',
  messagesPlain: 'Cada uno de ellos cuenta ahora como firmado por este Safe.',
  approvalsPlain:
    'Quien conozca la transacción o el mensaje de un hash puede usarlo en cuanto lo hayan aprobado suficientes propietarios, salvo que esa transacción ya se haya ejecutado o su nonce haya pasado.',
  unexplained: 'Hay algo oculto en su almacenamiento',
  unexplainedWrapped:
    'Su almacenamiento contiene algo que ninguna lista ni evento explica: datos de una biblioteca, o un propietario, módulo o aprobación que nadie ve. Mientras el Safe está sellado solo su titular puede usarlo, aunque algunas apps podrían fiarse de un propietario oculto. Una vez desenvuelto, lo oculto podría volver a funcionar: mueve su contenido a un Safe nuevo.',
  unexplainedPlain:
    'Su almacenamiento contiene algo que ninguna lista ni evento explica. Pueden ser datos de una biblioteca, o un propietario, módulo o aprobación que nadie ve. No lo compres ni lo envuelvas: mueve su contenido a un Safe nuevo.',
  changed: 'Lo leído no es lo que prueba el bloque',
  changedSay:
    'Puede que el Safe acabe de cambiar. Si esto continúa, el RPC puede estar equivocado: no te fíes de lo que dice.',
  unproven: 'No se pudieron descartar derechos ocultos',
  unprovenSay: 'Ningún RPC de esta red dio una prueba válida. Puedes indicar otro RPC en los ajustes.',
  why: {
    unsupported: 'El RPC no dio una prueba de almacenamiento (eth_getProof).',
    invalid: 'La prueba del RPC no es válida.',
    behind: 'El bloque más reciente del RPC es anterior a lo leído.',
    unreachable: 'El RPC no respondió.',
    mixed: 'Las respuestas del RPC son de bloques distintos.',
    tooMany: 'El Safe tiene más módulos de los que lee esta página.',
  },
  unsearched: 'Aún no se pudieron descartar derechos ocultos',
  unsearchedSay:
    'Su almacenamiento contiene algo que ninguna lista explica. Puede que lo expliquen sus eventos, pero el RPC no los dio todos. Vuelve a intentarlo o indica otro RPC en los ajustes.',
  again: 'Probarlo de nuevo',
  otherRpc: 'Elegir otro RPC',
  unwrapHidden: 'No lo desenvuelvas todavía: hay algo oculto en él',
  unwrapHiddenSay:
    'Desenvolverlo puede reactivar derechos ocultos: los de un propietario, un módulo o una aprobación que nadie ve. Primero crea un nuevo Safe envuelto y envía todo allí.',
  unwrapUnproven: 'No se pudieron descartar derechos ocultos. Si los hay, desenvolverlo puede reactivarlos.',
}
