import type { Translation } from '../Translation.ts'

export const reasons: Translation['reasons'] = {
  UnknownProxy: {
    title: 'No es un Safe que reconozcamos.',
    say: 'Su código no es 1.3.0, ni 1.4.1, ni 1.5.0. Traslada lo que contiene a un Safe nuevo.',
  },
  UnknownSingleton: {
    title: 'Ejecuta un código que no reconocemos.',
    say: 'Pasa primero el Safe a una versión auténtica.',
  },
  SafeL2Missing: {
    title: 'SafeL2 1.5.0 no está en esta red.',
    say: 'Los Safes envueltos funcionan con él. Cualquiera puede desplegarlo con la fábrica de Safe.',
  },
  AlreadyWrapped: { title: 'Ya está envuelto.', say: 'Abre la billetera para usarlo.' },
  NotWrapped: { title: 'No está envuelto.', say: 'Envuélvelo primero, o mira en otra red.' },
  UnknownToken: { title: 'Esta envoltura ya terminó.', say: 'Busca el Safe otra vez.' },
  ModuleNotEnabled: {
    title: 'El contrato no es un módulo del Safe.',
    say: 'Empieza de nuevo: una transacción hace las dos cosas.',
  },
  ForeignModules: {
    title: 'Tiene otros módulos.',
    say: 'Alguien añadió uno desde la revisión. Revísalo otra vez.',
  },
  HandlerIsWrapper: {
    title: 'Su gestor (handler) es el contrato que envuelve.',
    say: 'Cualquiera podría llamarlo en nombre del Safe. Pon otro gestor, o elige otro titular.',
  },
  NotClean: {
    title: 'Alguien más aún puede moverlo.',
    say: 'Por eso no se crea ningún NFT. Traslada lo que contiene a un Safe nuevo.',
  },
  NotTopLevel: {
    title: 'Esta cuenta ejecuta código, así que no puede sellar.',
    say: 'Cualquier cuenta simple puede hacerlo en su lugar: conecta una y sella desde ella.',
  },
  ERC721InvalidReceiver: {
    title: 'El destinatario no puede recibirlo.',
    say: 'Esa cuenta ejecuta un código que no acepta NFT. Si solo se ha delegado a código (EIP-7702), puede ponerle fin en su billetera, y sellar vuelve a ser posible. No se envió nada.',
  },
  ERC721NonexistentToken: {
    title: 'Ese NFT no existe.',
    say: 'Aún no se creó, o ya terminó: el NFT de un Safe llega al sellarlo y desaparece al desenvolverlo. Búscalo otra vez.',
  },
  ERC721IncorrectOwner: {
    title: 'Otra cuenta tiene ese NFT.',
    say: 'No está en la cuenta de la que debía salir. Búscalo otra vez antes de seguir. No se envió nada.',
  },
  ERC721InsufficientApproval: {
    title: 'No puedes mover ese NFT.',
    say: 'Solo puede su titular, o quien este haya autorizado. Conecta una cuenta así. No se envió nada.',
  },
  ERC721InvalidApprover: {
    title: 'No puedes autorizar a nadie para ese NFT.',
    say: 'Solo su titular decide quién más puede moverlo. Conecta la cuenta que lo tiene. No se autorizó nada.',
  },
  NotDriver: {
    title: 'No tienes el NFT de esta billetera.',
    say: 'Conecta la cuenta que lo tiene. No se envió nada.',
  },
  Busy: { title: 'El Safe está en medio de algo.', say: 'Inténtalo de nuevo cuando termine.' },
  NotSealed: {
    title: 'Aún no está sellado.',
    say: 'Séllalo primero. Hasta entonces, un bloqueo prometería demasiado.',
  },
  QuietTime: {
    title: 'Esta billetera se selló o se usó hace un momento.',
    say: 'Su NFT reposa los diez minutos siguientes, para que nadie compre algo distinto de lo que vio. Inténtalo después.',
  },
  AccountLocked: {
    title: 'Esta billetera está bloqueada.',
    say: 'Hasta que termine el bloqueo nadie puede usarla ni deshacerla, y nadie puede terminar el bloqueo antes.',
  },
  LockTooShort: {
    title: 'Esa fecha es demasiado temprana.',
    say: 'Un bloqueo debe terminar en el futuro, y solo se puede alargar.',
  },
  LockTooLong: { title: 'Esa fecha está demasiado lejos.', say: 'Un bloqueo llega como máximo a 365 días.' },
  StateChanged: {
    title: 'Algo cambió desde que miraste.',
    say: 'No se pagó nada. Vuelve a mirar la billetera antes de seguir.',
  },
  SigningEnabled: {
    title: 'Esta billetera puede firmar en este momento.',
    say: 'Mientras tanto, su NFT no puede cambiar de manos: una firma aún podría mover algo. El titular debe desactivar primero la firma y esperar diez minutos.',
  },
  SelfCall: {
    title: 'Eso cambiaría el propio Safe.',
    say: 'Un Safe envuelto nunca se llama a sí mismo. Para cambiar sus propietarios, desenvuélvelo.',
  },
  CallFailed: {
    title: 'El destinatario lo rechazó.',
    say: 'No dio ningún motivo. No se envió nada. Comprueba que puede recibir.',
  },
  StepFailed: {
    title: 'El Safe rechazó un paso.',
    say: 'No dio ningún motivo. Puede que su almacenamiento se haya cambiado a mano.',
  },
  InvalidDriver: { title: 'Esa dirección no puede tenerlo.', say: 'Elige otro titular.' },
  OwnershipCycle: {
    title: 'Eso encerraría la llave dentro de la caja.',
    say: 'Esa cuenta no puede actuar sin este Safe, directamente o a través de otras cuentas: nadie podría volver a mover ninguno de los dos. Elige una dirección que actúe sin él.',
  },
  CannotReceive: {
    title: 'Este contrato no puede recibir NFT.',
    say: 'El Safe se perdería en él. Elige otro titular.',
  },
  BadOwner: {
    title: 'Uno de los propietarios no puede serlo.',
    say: 'Se rechazan el propio Safe, el contrato y la dirección cero. Nombra otro.',
  },
  BadThreshold: {
    title: 'El número de los que deben estar de acuerdo no encaja.',
    say: 'Va de 1 al número de propietarios.',
  },
  TooManyOwners: {
    title: 'Tantos propietarios no caben en una transacción.',
    say: 'Quita primero algunos, o nombra menos: 250 es el máximo.',
  },
  BadFallbackHandler: {
    title: 'Ese gestor (handler) no se puede usar.',
    say: 'Toma uno del propio Safe, o ninguno.',
  },
  ModuleGuardUnsupported: {
    title: 'Esa versión no tiene guardián de módulos.',
    say: 'Desenvuelve sin conservarlo.',
  },
  NotReleased: {
    title: 'Al releerlo, el Safe no está como se pidió.',
    say: 'Su almacenamiento se cambió a mano. Saca en su lugar lo que contiene.',
  },
  FactoryMissing: {
    title: 'La fábrica de Safe no está en esta red.',
    say: 'Las billeteras nuevas se hacen con ella. Cualquiera puede desplegarla.',
  },
  AlreadyCreated: {
    title: 'Esta billetera ya existe.',
    say: 'Desde entonces se usó, se cedió o se desenvolvió. Búscala, o crea una con otro número. No se envió nada.',
  },
  ExecTransactionRefused: {
    title: 'Un Safe envuelto no ejecuta transacciones de propietarios.',
    say: 'Úsalo a través de su NFT, o desenvuélvelo.',
  },
  ModuleRefused: {
    title: 'Un módulo oculto intentó moverlo y fue rechazado.',
    say: 'No desenvuelvas nunca este Safe. Traslada lo que contiene a uno nuevo.',
  },
  DelegateCallRefused: {
    title: 'Un Safe envuelto no ejecuta código ajeno.',
    say: 'Haz en su lugar una llamada simple.',
  },
  OnlyWrapperInSafe: { title: 'Solo el contrato puede hacer eso.', say: 'No se envió nada.' },
  NotForYou: { title: 'Esta oferta es para otra persona.', say: 'Pide al vendedor una que te nombre a ti.' },
  OfferExpired: { title: 'Esta oferta ha caducado.', say: 'Pide una nueva al vendedor. No se pagó nada.' },
  WrongPayment: {
    title: 'Ese no es el precio.',
    say: 'Paga exactamente lo que dice la oferta. No se pagó nada.',
  },
  UnknownCurrency: {
    title: 'La moneda de esta oferta no está aquí.',
    say: 'En su dirección no hay ningún contrato en esta red. Pide otra oferta al vendedor. No se pagó nada.',
  },
  Underpaid: {
    title: 'La moneda se queda con una parte.',
    say: 'El vendedor habría recibido menos que el precio, así que no se pagó nada. Pide una oferta en otra moneda.',
  },
  SafeERC20FailedOperation: {
    title: 'La moneda rechazó el pago.',
    say: 'Comprueba que tienes suficiente y que aprobaste el importe para esta compra. No se pagó nada.',
  },
  NotOffered: {
    title: 'El titular no firmó ninguna oferta así.',
    say: 'Se cambió, o el NFT tiene ahora otro titular. No se pagó nada.',
  },
  FailedCall: {
    title: 'No se puede pagar al vendedor.',
    say: 'Su cuenta rechazó el dinero. No se pagó nada.',
  },
  InsufficientBalance: { title: 'No hay dinero suficiente para esto.', say: 'No se pagó nada.' },
  GuardRefused: {
    title: 'Su guardián rechaza esto.',
    say: 'Quita primero el guardián en Safe y vuelve. No se envió nada.',
  },
  GS000: { title: 'No se pudo configurar el Safe.', say: 'Inténtalo de nuevo con más gas.' },
  GS010: { title: 'Se dio muy poco gas.', say: 'Sube el límite de gas en tu billetera.' },
  GS013: {
    title: 'El Safe lo rechazó y ocultó el motivo.',
    say: 'Vuelve a mirar el Safe: algo en él cambió, o su guardián lo prohíbe.',
  },
  GS025: { title: 'La firma no es de un propietario.', say: 'Conecta un propietario del Safe.' },
  GS026: {
    title: 'La firma no es de un propietario.',
    say: 'Puede que el Safe tenga ahora otro propietario. Revísalo otra vez.',
  },
  GS204: {
    title: 'Uno de los propietarios ya está.',
    say: 'Nombrado dos veces, o metido antes de envolver el Safe. Nombra otros.',
  },
}
