import type { Translation } from '../Translation.ts'
import { counted, ofOwners } from './counted.ts'

export const wrap: Translation['wrap'] = {
  afterwards: {
    title: 'Después',
    wrapped: 'Envuelto',
    theSafe: 'El Safe que elijas',
    decides: 'Control exclusivo',
    you: 'Tú',
    stepThree: 'Quien elijas en el paso 3',
    chosen: 'Quien elegiste en el paso 3',
    stops: 'Deja de funcionar',
    afterCheck: 'Se sabe tras la revisión',
    nft: 'NFT',
    nftLater: 'Se crea en el último paso, el sellado',
    nftMissing: 'Aún no. Se crea al sellar',
    nftDone: 'Creado',
    excluded: 'No incluido',
    others: 'La misma dirección en otras redes',
    cost: 'Coste',
    twoFees: 'Dos comisiones de red. Ninguna para nosotros',
    about: (amount) => `Unos ${amount} por esta transacción, y otra más para sellar`,
    modules: (count) => counted(count, { one: `${count} módulo`, other: `${count} módulos` }),
    guard: '1 guard',
    handler: '1 fallback handler',
    signed: 'las transacciones firmadas pero no enviadas',
  },

  wrap: {
    title: 'Envolver un Safe',
    steps: ['Safe', 'Revisión', 'Titular', 'Repaso', 'Envolver', 'Sellar'],
    stepsLabel: 'Pasos',
    choose: '¿Qué Safe quieres envolver?',
    chooseSay: 'Pega su dirección. Verás todo lo que cambia antes de firmar.',
    field: 'Dirección del Safe',
    check: 'Revisar',
    help: 'Una dirección, eth:0x… o un enlace de Safe.',
    yours: (chain) => `Tus Safes en ${chain}`,
    yoursSay:
      'Son los que este navegador ha visto. No podemos listar más sin preguntar al servidor de Safe, que se enteraría de tu dirección.',
    ownersOf: ofOwners,
    reading: 'Leyendo el Safe…',
    can: 'Se puede envolver.',
    canSay: (fixes) =>
      fixes === 0
        ? 'Nada lo impide.'
        : counted(fixes, {
            one: 'Una cosa se arreglará en la misma transacción.',
            other: `${fixes} cosas se arreglarán en la misma transacción.`,
          }),
    cannot: 'No se puede envolver.',
    cannotSay: 'Sigue funcionando como antes.',
    almost: 'Conecta a un propietario para envolverlo.',
    inTheWay: 'Lo que lo impide',
    putRight: 'Se arregla en la misma transacción',
    know: 'Conviene saber',
    fine: 'Todo en orden',
    chooseHolder: 'Elegir al titular',
    chooseAnother: 'Elegir otro Safe',
    checkAgain: 'Revisar otra vez',
    connect: 'Conectar billetera',
    look: 'Abrir el Safe',
    openInSafe: 'Abrir en Safe',
    blockers: {
      nothing: {
        title: 'No hay nada en esta dirección',
        say: 'En esta red no hay ningún contrato ahí. Comprueba la red, y que no sea una cuenta normal (EOA).',
      },
      foreign: {
        title: 'No reconocemos su código',
        say: 'Es un contrato, pero no un Safe de versión 1.3.0, 1.4.1 o 1.5.0. Los compradores no podrían fiarse de él.',
      },
      old: {
        title: 'Este Safe es demasiado antiguo',
        say: 'Es anterior a la versión 1.3.0 y no se puede envolver. Muchas apps tampoco pueden verificar sus firmas (ERC-1271). Mueve lo que contiene a un Safe nuevo.',
      },
      wrapper: { title: 'Es nuestro propio contrato', say: 'Es el contrato que envuelve Safes, no un Safe.' },
      contractMissing: {
        title: 'Nuestro contrato aún no está en esta red',
        say: 'Aquí no se puede envolver nada hasta que alguien lo despliegue. En otras redes puede que ya esté.',
      },
      tooManyModules: {
        title: 'Tiene más de 20 módulos',
        say: 'Una transacción no puede quitarlos todos. Quita primero algunos en Safe y vuelve.',
      },
      noAccount: {
        title: 'No hay ninguna billetera conectada',
        say: 'Conecta la cuenta propietaria de este Safe.',
      },
      unknownSingleton: {
        title: 'Ejecuta un código que no reconocemos',
        say: 'Ese código no lo desplegó Safe. Solo él decide quién puede mover lo que hay dentro, figuren los propietarios que figuren. Los compradores no podrían fiarse de él.',
      },
      alreadyWrapped: {
        title: 'Ya está envuelto',
        say: 'Quien lo controla puede usarlo y desenvolverlo.',
      },
      notOwner: { title: 'No eres propietario', say: 'Conecta con uno de sus propietarios:' },
    },
    fixes: {
      modules: (count) => ({
        title: counted(count, {
          one: `Se quitará ${count} módulo`,
          other: `Se quitarán ${count} módulos`,
        }),
        say: 'Los módulos pueden mover activos sin ti. Estos dejan de funcionar:',
      }),
      guard: {
        title: 'Se reemplazará el guard',
        say: 'El nuestro ocupa su lugar y bloquea a todos menos al titular. Lo que el anterior bloqueaba dejará de bloquearse:',
      },
      moduleGuard: {
        title: 'Se reemplazará el guard de módulos',
        say: 'El nuestro ocupa su lugar y solo admite nuestro contrato:',
      },
      handler: {
        title: 'Se reemplazará el fallback handler',
        say: 'No se restaura al desenvolver el Safe, y lo que depende de él deja de funcionar:',
      },
      version: (version) => ({
        title: `Se actualiza de ${version} a SafeL2 1.5.0`,
        say: 'Solo 1.5.0 puede bloquear los módulos ocultos. Desenvolver restaura la versión anterior.',
      }),
    },
    notes: {
      queue: {
        title: 'Las transacciones en cola quedan sin validez',
        say: 'Lo que está en la cola de Safe no se podrá ejecutar después. Ejecútalo antes si lo necesitas.',
      },
      others: {
        title: 'La misma dirección en otras redes',
        say: 'Solo se incluye esta red. La misma dirección en otras sigue siendo de sus propietarios allí.',
      },
      hidden: {
        title: 'Lo que puede estar oculto en él',
        say: 'Mientras el Safe está envuelto, las claves ocultas no pueden mover nada. Módulos, propietarios y mensajes firmados que estén ocultos podrían activarse al desenvolverlo.',
      },
    },
    fines: {
      genuine: (version) => ({ title: 'Safe auténtico', say: `Versión ${version}, desplegada por Safe.` }),
      owner: (count) => ({
        title: 'Eres propietario',
        say: `Umbral: 1 de ${count}. Tu firma sola basta.`,
      }),
      clean: { title: 'Sin módulos ni guard', say: 'Solo sus propietarios pueden usarlo.' },
    },
    holder: '¿Quién tendrá el NFT?',
    holderSay: 'El titular tiene el control exclusivo, desde el momento en que el Safe queda envuelto.',
    holderMe: 'Tú',
    holderOther: 'Otra dirección',
    holderOtherSay: 'Una persona, la cuenta de una empresa, un depositario',
    holderField: 'Dirección del titular',
    holderSelf: 'Eso encerraría la llave dentro de la caja. Elige otra dirección.',
    holderWrapper: 'Ese es nuestro contrato. No puede tener un NFT.',
    review: 'Repasar',
    reviewTitle: 'Revísalo antes de firmar.',
    reviewSay: 'Una transacción hace todo esto, o nada de ello.',
    table: {
      what: 'Qué',
      now: 'Ahora',
      after: 'Después',
      decides: 'Quién lo controla',
      owners: 'Propietarios',
      agree: 'Umbral',
      modules: 'Módulos',
      guard: 'Guard',
      handler: 'Fallback handler',
      version: 'Versión',
      contents: 'Lo que contiene',
      address: 'Dirección',
      owner: 'Tú, como propietario',
      holderDecides: 'Quien tenga el NFT',
      wrapper: 'Nuestro contrato',
      oneOfOne: '1 de 1',
      none: 'Ninguno',
      ours: 'El nuestro, solo admite al titular',
      oursSilent: 'El nuestro, recibe tokens y no firma nada',
      untouched: 'Sin cambios',
      same: 'Sin cambios',
      handlerOwn: 'El de Safe',
    },
    risk: 'Quien tenga este NFT controla todo lo que hay en este Safe. Si el NFT se pierde o lo roban, también el Safe. Nadie puede revertirlo.',
    riskNew: 'Este contrato es nuevo y no tiene auditoría. Empieza con un Safe que puedas permitirte perder.',
    understand: 'Entiendo que quien tenga el NFT controla todo lo que hay en este Safe.',
    act: 'Envolver este Safe',
    sealTitle: 'Envuelto. Ahora séllalo.',
    sealSay:
      'El titular nombrado ya tiene el control exclusivo. El NFT se crea cuando el Safe se sella: una última comprobación, desde fuera, de que nadie más puede usarlo.',
    sealGoesTo: 'El NFT va a',
    sealFee: 'Comisión',
    sealWait: 'Si esperas',
    sealWaitSay:
      'No se pierde nada. Sin el NFT, el Safe no puede cambiar de manos. Cualquiera puede sellarlo más tarde.',
    sealAct: 'Sellarlo y crear el NFT',
    sealLooking: 'Comprobando tu cuenta…',
    sealNot: 'Esta cuenta ejecuta código, así que no puede sellar.',
    sealNotWhy: {
      safe: 'Es un Safe, y el sellado debe llamarse desde fuera de cualquier contrato. Cualquier cuenta normal (EOA) puede hacerlo en su lugar: no necesita derechos, solo un poco para la comisión.',
      delegated:
        'Ha delegado en código (EIP-7702), y el sellado debe llamarse desde fuera de todo código. Sella desde una cuenta normal (EOA), o revoca la delegación en tu billetera. Ejecuta:',
      contract:
        'Es un contrato, y el sellado debe llamarse desde fuera de cualquier contrato. Cualquier cuenta normal (EOA) puede hacerlo en su lugar: no necesita derechos, solo un poco para la comisión.',
    },
    sealOther: 'Conectar una cuenta normal',
    sealByKey: 'Sellar con una clave de un solo uso',
    sealUnclean: 'No se puede sellar.',
    sealUncleanSay:
      'Alguien más aún puede usar este Safe, así que no se crea ningún NFT. Solo debería usarlo quien lo controla ahora, y solo para sacarlo todo.',
    doneTitle: 'Sellado. Ahora es un solo NFT.',
    doneSay:
      'Quien lo tiene controla el Safe. Transfiérelo y todo lo que hay en el Safe va con él. Durante diez minutos no se puede transferir.',
    heldBy: 'Lo tiene',
    open: 'Abrir el Safe',
    copyLink: 'Copiar su enlace',
  },
}
