import type { Translation } from '../Translation.ts'

export const errors: Translation['errors'] = {
  UserRejected: { title: 'Rechazaste en tu billetera.', say: 'No se envió nada. El Safe no ha cambiado.' },
  AccountsEmpty: { title: 'No se compartió ninguna cuenta.', say: 'Conéctate de nuevo y elige una cuenta.' },
  WalletLocked: { title: 'Tu billetera está bloqueada.', say: 'Desbloquéala e inténtalo de nuevo.' },
  RequestPending: {
    title: 'Aún hay una solicitud abierta en tu billetera.',
    say: 'Respóndela allí e inténtalo de nuevo.',
  },
  ConnectorNotFound: { title: 'No hay ninguna billetera conectada.', say: 'Conecta una e inténtalo de nuevo.' },
  NotLoaded: {
    title: 'Una parte de esta página no se cargó.',
    say: 'No se envió nada. Revisa tu conexión a internet y recarga la página.',
  },
  SmartWalletHidden: {
    title: 'La billetera inteligente no puede abrirse aquí.',
    say: 'No se envió nada. Usa la billetera de ese navegador, o abre esta página en otro.',
  },
  PopupBlocked: {
    title: 'La ventana de la billetera fue bloqueada.',
    say: 'No se envió nada. Permite las ventanas emergentes de esta página e inténtalo de nuevo.',
  },
  ChainNotFound: { title: 'Tu billetera no está en esta red.', say: 'Cambia a ella e inténtalo de nuevo.' },
  SwitchChain: { title: 'Tu billetera no cambió de red.', say: 'Elige la red en la propia billetera.' },
  SwitchUnsupported: {
    title: 'Tu billetera no puede cambiar desde aquí.',
    say: 'Elige la red en la propia billetera.',
  },
  AddChain: { title: 'Tu billetera no añadió la red.', say: 'Añádela en la propia billetera.' },
  SafeInfo: {
    title: 'Safe no dijo qué Safe es este.',
    say: 'No se pudo cargar la información del Safe. Recarga la página en Safe e inténtalo de nuevo.',
  },
  SafeReadOnly: {
    title: 'No puedes firmar por este Safe.',
    say: 'Safe dice que allí no está conectado ninguno de sus propietarios. Conecta uno en Safe y vuelve a intentarlo. No se envió nada.',
  },
  SafeNotHere: {
    title: 'Este Safe no está en esta red.',
    say: 'Tu billetera compartió un Safe, pero en esta red no hay nada en su dirección, así que aquí no puede firmar ni enviar. Elige la red en la que está o conecta otra billetera.',
  },
  ForeignFrame: {
    title: 'No puedes firmar dentro de otra página.',
    say: 'Abre esta página en su propia pestaña y sigue allí. No se envió nada.',
  },
  WrongChain: {
    title: 'Tu billetera está en otra red.',
    say: 'Red incorrecta. Cámbiala o desconéctate para seguir.',
  },
  AccountChanged: {
    title: 'Cambiaste de cuenta.',
    say: 'Vuelve a la anterior, o empieza de nuevo con esta. No se envió nada.',
  },
  WalletDisconnected: {
    title: 'Tu billetera perdió la conexión.',
    say: 'Conéctala de nuevo.',
  },
  UnsupportedMethod: {
    title: 'Tu billetera no conoce esta solicitud.',
    say: 'No se envió nada. Prueba con otra billetera.',
  },
  BlindSigning: {
    title: 'Tu billetera de hardware no firmó.',
    say: 'No se envió nada. Activa la firma a ciegas (blind signing) en el dispositivo, en los ajustes de su aplicación Ethereum, e inténtalo de nuevo. Si ya está activada, actualiza esa aplicación.',
  },
  Deadline: {
    title: 'No llegó respuesta a tiempo.',
    say: 'Si tu billetera aún muestra la solicitud, recházala e inténtalo de nuevo.',
  },
  Superseded: {
    title: 'Una solicitud más reciente ocupó su lugar.',
    say: 'No se ha perdido nada. Continúa con la más reciente.',
  },
  NetworkUnreachable: {
    title: 'La red no respondió.',
    say: 'Inténtalo de nuevo, o pon otro RPC en los ajustes.',
  },
  NetworkBusy: {
    title: 'La red está saturada.',
    say: 'Su RPC recibe demasiadas consultas. Espera un minuto e inténtalo de nuevo, o pon otro RPC en los ajustes.',
  },
  ChainMismatch: {
    title: 'El RPC responde por otra red.',
    say: 'Sus respuestas no se usan. Pon otro en los ajustes.',
  },
  NotEnoughForFee: {
    title: 'No alcanza para la comisión.',
    say: 'No se envió nada. Añade fondos a tu cuenta e inténtalo de nuevo.',
  },
  Reverted: {
    title: 'Esta transacción fallaría.',
    say: 'El contrato la revirtió sin dar un motivo. No se envió nada. Revísalo todo una vez más e inténtalo de nuevo.',
  },
  Changed: {
    title: 'Algo cambió desde la revisión.',
    say: 'No se envió nada. Vuelve a mirarlo primero.',
  },
  Cached: { title: 'Es de una visita anterior.', say: 'Se está actualizando. Espera un momento.' },
  NoChains: { title: 'No hay red en la que conectar.', say: 'Recarga la página e inténtalo de nuevo.' },
  ProjectId: {
    title: 'WalletConnect no está configurado aquí.',
    say: 'Pon tu propio identificador de proyecto en los ajustes. Las billeteras de este navegador siguen funcionando.',
  },
  RelayRefused: {
    title: 'WalletConnect rechazó esta página.',
    say: 'Su identificador de proyecto no está permitido aquí. Pon el tuyo en los ajustes. Las billeteras de este navegador siguen funcionando.',
  },
  RelayUnreachable: {
    title: 'No se puede llegar a WalletConnect.',
    say: 'Su relé no respondió. Las billeteras de este navegador siguen funcionando. Si tu billetera no muestra ninguna solicitud, inténtalo de nuevo en un momento.',
  },
  NoCommonChain: {
    title: 'Tu billetera no compartió ninguna de nuestras redes.',
    say: 'No hay nada conectado. Activa una en la billetera e inténtalo de nuevo.',
  },
  RelayInvalid: { title: 'La solicitud tenía un formato incorrecto.', say: 'No se envió nada. Inténtalo de nuevo.' },
  RelayUnauthorized: {
    title: 'Tu billetera no permite esto aquí.',
    say: 'No se envió nada. Conéctala de nuevo.',
  },
  RelayUnsupported: {
    title: 'Tu billetera no admite esto.',
    say: 'No se envió nada. Prueba con otra billetera.',
  },
  SessionEnded: { title: 'Tu billetera terminó la conexión.', say: 'Conéctala de nuevo.' },
  SessionFailed: { title: 'La conexión falló.', say: 'No se compartió nada. Inténtalo de nuevo.' },
  RelayInternal: {
    title: 'WalletConnect tuvo un error interno.',
    say: 'Inténtalo de nuevo. Si vuelve a pasar, conéctate otra vez.',
  },
  NotSignedIn: {
    title: 'Identifícate primero.',
    say: 'Esta página lo pide antes de que se envíe nada. No se envió nada.',
  },
  SignInPreparing: {
    title: 'Error al preparar el mensaje, ¡inténtalo de nuevo!',
    say: 'No se preguntó a tu billetera.',
  },
  SignInSigning: {
    title: 'Error al firmar el mensaje, ¡inténtalo de nuevo!',
    say: 'Tu billetera no dio ninguna firma.',
  },
  SignInVerifying: {
    title: 'Error al verificar la firma, ¡inténtalo de nuevo!',
    say: 'Tu billetera sigue conectada.',
  },
  SignInFailed: {
    title: '¡Vaya, algo salió mal!',
    say: 'Tu billetera sigue conectada. No se envió nada. Inténtalo de nuevo.',
  },
  Unknown: {
    title: 'Algo salió mal.',
    say: 'Los detalles muestran la respuesta. Comprueba en tu billetera si salió adelante. Si no, inténtalo de nuevo.',
  },
}
