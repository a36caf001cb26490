import type { Translation } from '../Translation.ts'

export const proof: Translation['proof'] = {
  title: 'Derechos ocultos',
  say: 'En el almacenamiento de un Safe puede haber un propietario, un módulo o una aprobación que ninguna lista muestra. Esta página lo comprueba entero con una prueba del bloque más reciente.',
  proving: 'Comprobando qué contiene su almacenamiento…',
  searching: (percent) => `Buscando en sus eventos: ${percent} %`,
  explained: 'No hay nada oculto en su almacenamiento',
  explainedSay: (block) => `Probado en el bloque ${block}: no contiene nada más que lo que muestra esta página.`,
  approvals: 'Aprobado en la cadena y aún vigente',
  messages: 'Mensajes firmados en la cadena y aún vigentes',
  wrappedConsents:
    'Mientras el Safe está envuelto no tienen efecto. Al desenvolverlo, no nombres propietaria a ninguna de estas direcciones.',
  plainConsents: 'Quien sepa qué representa un hash puede usarlo en cuanto lo hayan aprobado suficientes propietarios.',
  unexplained: 'Hay algo oculto en su almacenamiento',
  unexplainedWrapped:
    'Su almacenamiento contiene algo que ninguna lista ni evento explica. Mientras está sellado, solo su titular puede usarlo. Una vez desenvuelto, un propietario, módulo o aprobación ocultos podrían volver a funcionar: mueve su contenido a un Safe nuevo.',
  unexplainedPlain:
    'Su almacenamiento contiene algo que ninguna lista ni evento explica. Pueden ser datos de una biblioteca, o un propietario, módulo o aprobación que nadie ve. No lo compres ni lo envuelvas: mueve su contenido a un Safe nuevo.',
  changed: 'Lo leído no es lo que prueba el bloque',
  changedSay:
    'Puede que el Safe acabe de cambiar. Si esto continúa, el RPC puede estar equivocado: no te fíes de lo que dice.',
  unproven: 'No se pudieron descartar derechos ocultos',
  unprovenSay: 'Ningún RPC de esta red dio una prueba válida. Puedes indicar otro RPC en los ajustes.',
  why: {
    unsupported: 'El RPC no da pruebas.',
    invalid: 'La prueba del RPC no es válida.',
    behind: 'El RPC va por detrás de los demás.',
    unreachable: 'El RPC no respondió.',
  },
  unsearched: 'Aún no se pudieron descartar derechos ocultos',
  unsearchedSay:
    'Su almacenamiento contiene algo que ninguna lista explica. Puede que lo expliquen sus eventos, pero el RPC no los dio todos. Vuelve a intentarlo o indica otro RPC en los ajustes.',
  again: 'Probarlo de nuevo',
  otherRpc: 'Elegir otro RPC',
}
