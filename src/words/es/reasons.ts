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
    say: 'Los Safes envueltos funcionan con él. Cualquiera puede desplegarlo con la factory de Safe.',
  },
  AlreadyWrapped: { title: 'Ya está envuelto.', say: 'Abre el Safe para usarlo.' },
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
    title: 'Su fallback handler es nuestro contrato.',
    say: 'Cualquiera podría llamar a nuestro contrato en nombre del Safe. Pon otro fallback handler, o elige otro titular.',
  },
  NotClean: {
    title: 'Alguien más aún puede usarlo.',
    say: 'Por eso no se crea ningún NFT. Traslada lo que contiene a un Safe nuevo.',
  },
  NotTopLevel: {
    title: 'Esta cuenta ejecuta código, así que no puede sellar.',
    say: 'Cualquier cuenta normal (EOA) puede hacerlo en su lugar: conecta una y sella desde ella.',
  },
  ERC721InvalidReceiver: {
    title: 'El destinatario no puede recibirlo.',
    say: 'Esa cuenta ejecuta un código que no acepta NFT. Si solo ha delegado en código (EIP-7702), puede revocarlo en su billetera, y después sí podrá recibirlo. No se envió nada.',
  },
  ERC721NonexistentToken: {
    title: 'Ese NFT no existe.',
    say: 'Aún no se creó, o se destruyó: el NFT de un Safe se crea al sellarlo y se destruye al desenvolverlo. Búscalo otra vez.',
  },
  ERC721IncorrectOwner: {
    title: 'Otra cuenta tiene ese NFT.',
    say: 'No está en la cuenta de la que debía salir. Búscalo otra vez antes de seguir. No se envió nada.',
  },
  ERC721InsufficientApproval: {
    title: 'No puedes transferir ese NFT.',
    say: 'Solo puede su titular, o quien este haya autorizado. Conecta una cuenta así. No se envió nada.',
  },
  SaleNotApproved: {
    title: 'La aprobación del vendedor ya no existe.',
    say: 'Sin ella el NFT no se te puede transferir. Pide al vendedor que apruebe la venta otra vez y vuelve a intentarlo. No se pagó nada.',
  },
  ERC721InvalidApprover: {
    title: 'No puedes autorizar a nadie para ese NFT.',
    say: 'Solo su titular decide quién más puede transferirlo. Conecta la cuenta que lo tiene. No se autorizó nada.',
  },
  NotDriver: {
    title: 'No tienes el NFT de este Safe.',
    say: 'Conecta la cuenta que lo tiene. No se envió nada.',
  },
  Busy: { title: 'El Safe está en medio de una transacción.', say: 'Inténtalo de nuevo cuando termine.' },
  NotSealed: {
    title: 'Aún no está sellado.',
    say: 'Séllalo primero. Hasta entonces, un bloqueo prometería demasiado.',
  },
  QuietTime: {
    title: 'Este Safe se selló o se usó hace un momento.',
    say: 'Su NFT no se puede transferir durante los diez minutos siguientes, para que nadie compre algo distinto de lo que vio. Inténtalo después.',
  },
  AccountLocked: {
    title: 'Este Safe está bloqueado.',
    say: 'Hasta que termine el bloqueo nadie puede usarlo ni desenvolverlo, y nadie puede terminar el bloqueo antes.',
  },
  LockTooShort: {
    title: 'Esa fecha es demasiado temprana.',
    say: 'Un bloqueo debe terminar en el futuro, y solo se puede alargar.',
  },
  LockTooLong: {
    title: 'Esa fecha es demasiado tardía.',
    say: 'Un bloqueo puede terminar como máximo dentro de 365 días.',
  },
  StateChanged: {
    title: 'Algo cambió desde que miraste.',
    say: 'No se pagó nada. Vuelve a mirar el Safe antes de seguir.',
  },
  SigningEnabled: {
    title: 'La firma está activada en este Safe.',
    say: 'Mientras tanto, su NFT no se puede transferir: una firma aún podría mover algo. El titular debe desactivar primero la firma y esperar diez minutos.',
  },
  SelfCall: {
    title: 'Eso cambiaría el propio Safe.',
    say: 'Un Safe envuelto nunca se llama a sí mismo. Para cambiar sus propietarios, desenvuélvelo.',
  },
  CallFailed: {
    title: 'El destinatario lo rechazó.',
    say: 'No dio ningún motivo. No se envió nada. Comprueba que puede recibir.',
  },
  TransferReturnedFalse: {
    title: 'El token lo rechazó.',
    say: 'Respondió «false» al simular el envío. No se envió nada.',
  },
  NothingArrives: {
    title: 'No llegaría nada.',
    say: 'El token acepta el envío, pero no mueve nada al destinatario. No se envió nada.',
  },
  TokenNotReceived: {
    title: 'El destinatario no puede recibir este NFT.',
    say: 'En esa dirección hay un contrato que no acepta NFT de este tipo. No se envió nada. Elige otro destinatario.',
  },
  ERC20InsufficientBalance: {
    title: 'No hay suficiente de ese token.',
    say: 'El Safe tiene menos de lo que se enviaría. No se envió nada.',
  },
  NoCodeThere: {
    title: 'No hay ningún contrato en esa dirección.',
    say: 'La cuenta no tiene código, así que los datos no harían nada. Comprueba la dirección y la red. No se envió nada.',
  },
  StepFailed: {
    title: 'El Safe rechazó un paso.',
    say: 'No dio ningún motivo. Puede que su almacenamiento haya sido manipulado.',
  },
  InvalidDriver: { title: 'Esa dirección no puede tenerlo.', say: 'Elige otro titular.' },
  OwnershipCycle: {
    title: 'Eso encerraría la llave dentro de la caja.',
    say: 'Esa cuenta no puede actuar sin este Safe, directamente o a través de otras cuentas: nadie podría volver a usar ninguno de los dos. Elige una dirección que no dependa de él.',
  },
  CannotReceive: {
    title: 'Este contrato no puede recibir NFT.',
    say: 'El Safe se perdería en él. Elige otro titular.',
  },
  BadOwner: {
    title: 'Una de estas direcciones no puede ser propietaria.',
    say: 'No se admiten el propio Safe, nuestro contrato ni la dirección cero. Nombra otra.',
  },
  BadThreshold: {
    title: 'Ese umbral no es posible.',
    say: 'Puede ir de 1 al número de propietarios.',
  },
  TooManyOwners: {
    title: 'Son demasiados propietarios para una transacción.',
    say: 'Quita primero algunos, o nombra menos: 250 es el máximo.',
  },
  BadFallbackHandler: {
    title: 'Ese fallback handler no se puede usar.',
    say: 'Toma uno del propio Safe, o ninguno.',
  },
  ModuleGuardUnsupported: {
    title: 'Esa versión no tiene guard de módulos.',
    say: 'Desenvuelve sin conservarlo.',
  },
  NotReleased: {
    title: 'El Safe no quedó como se pidió.',
    say: 'Su almacenamiento fue manipulado. Saca en su lugar lo que contiene.',
  },
  FactoryMissing: {
    title: 'La proxy factory de Safe no está en esta red.',
    say: 'Los Safes nuevos se hacen con ella. Cualquiera puede desplegarla.',
  },
  AlreadyCreated: {
    title: 'Este Safe ya existe.',
    say: 'Desde entonces se usó, se transfirió o se desenvolvió. Búscalo, o crea uno con otro número. No se envió nada.',
  },
  ExecTransactionRefused: {
    title: 'Un Safe envuelto no ejecuta transacciones de propietarios.',
    say: 'Úsalo a través de su NFT, o desenvuélvelo.',
  },
  ModuleRefused: {
    title: 'Un módulo oculto intentó usarlo y fue bloqueado.',
    say: 'No desenvuelvas nunca este Safe. Traslada lo que contiene a uno nuevo.',
  },
  DelegateCallRefused: {
    title: 'Un Safe envuelto no hace delegatecalls.',
    say: 'Haz en su lugar una llamada normal.',
  },
  OnlyWrapperInSafe: { title: 'Solo nuestro contrato puede hacer eso.', say: 'No se envió nada.' },
  NotForYou: { title: 'Esta oferta es para otra persona.', say: 'Pide al vendedor una que te nombre a ti.' },
  OfferExpired: { title: 'Esta oferta ha caducado.', say: 'Pide una nueva al vendedor. No se pagó nada.' },
  WrongPayment: {
    title: 'Ese no es el precio.',
    say: 'Paga exactamente lo que dice la oferta. No se pagó nada.',
  },
  UnknownCurrency: {
    title: 'La moneda de esta oferta no existe aquí.',
    say: 'En su dirección no hay ningún contrato en esta red. Pide otra oferta al vendedor. No se pagó nada.',
  },
  Underpaid: {
    title: 'La moneda se queda con una parte de cada transferencia.',
    say: 'El vendedor habría recibido menos que el precio, así que no se pagó nada. Pide una oferta en otra moneda.',
  },
  SafeERC20FailedOperation: {
    title: 'La moneda rechazó el pago.',
    say: 'Comprueba que tienes suficiente y que aprobaste el importe para esta compra. No se pagó nada.',
  },
  NotOffered: {
    title: 'El titular no firmó esta oferta.',
    say: 'Se cambió, o el NFT tiene ahora otro titular. No se pagó nada.',
  },
  FailedCall: {
    title: 'No se puede pagar al vendedor.',
    say: 'Su cuenta rechazó el pago. No se pagó nada.',
  },
  InsufficientBalance: { title: 'No hay dinero suficiente para esto.', say: 'No se pagó nada.' },
  GuardRefused: {
    title: 'Su guard bloquea esto.',
    say: 'Quita primero el guard en Safe y vuelve. No se envió nada.',
  },
  GS000: { title: 'No se pudo configurar el Safe.', say: 'Inténtalo de nuevo con más gas.' },
  GS010: { title: 'No hay suficiente gas.', say: 'Sube el límite de gas en tu billetera.' },
  GS013: {
    title: 'La transacción del Safe falló sin dar un motivo.',
    say: 'Vuelve a mirar el Safe: algo en él cambió, o su guard lo prohíbe.',
  },
  GS025: { title: 'La firma no es de un propietario.', say: 'Conecta un propietario del Safe.' },
  GS026: {
    title: 'La firma no es de un propietario.',
    say: 'Puede que el Safe tenga ahora otro propietario. Revísalo otra vez.',
  },
  GS204: {
    title: 'Una de estas direcciones ya es propietaria.',
    say: 'Está nombrada dos veces, o se metió antes de envolver el Safe. Nombra otras.',
  },
}
