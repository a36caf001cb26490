import type { Translation } from '../Translation.ts'
import { ofOwners } from './counted.ts'

export const account: Translation['account'] = {
  account: {
    title: 'Tu cuenta',
    address: 'Dirección',
    network: 'Red',
    wallet: 'Billetera',
    explorer: (name) => `Abrir en ${name}`,
    balance: 'Saldo',
    kind: 'Tipo',
    kinds: {
      plain: 'Cuenta normal (EOA)',
      delegated: 'Cuenta normal con código (EIP-7702)',
      contract: 'Contrato',
      safe: 'Safe',
    },
    agree: 'Umbral',
    ofOwners,
    owners: 'Propietarios',
    nonce: 'Nonce',
    queue: 'En la cola',
    switchAccount: 'Cambiar de cuenta',
    switching: 'Elige una cuenta en tu billetera.',
    sameAccount: 'Sigue siendo la misma cuenta. Elige otra en la propia billetera.',
    switchFailed: {
      UserRejected: 'Rechazaste en tu billetera. La cuenta no ha cambiado.',
      RequestPending: 'Aún hay una solicitud abierta en tu billetera. Respóndela primero.',
      AccountsEmpty: 'Tu billetera no compartió ninguna cuenta. Elige una en la propia billetera.',
      Deadline: 'Tu billetera no respondió. Elige la cuenta en la propia billetera.',
    },
    switchFailedOtherwise: 'No se puede preguntar a tu billetera desde aquí. Elige la cuenta en la propia billetera.',
    verify: 'Verificar la cuenta',
    verified: 'Verificada',
    verifiedUntil: (until) => `En esta pestaña, hasta ${until}`,
    signOut: 'Dejar de estar identificado',
    switchWallet: 'Cambiar de billetera',
    inSafe: 'Conectada por Safe. Para salir, cierra esta aplicación allí.',
    disconnect: 'Desconectar',
  },

  network: {
    title: 'Redes',
    wrong: 'Red incorrecta. Cámbiala o desconéctate para seguir.',
    current: 'Red actual',
    asked: (chain) => `Confirma el cambio a ${chain} en tu billetera.`,
    add: (chain) => `Añadir ${chain} a tu billetera`,
    failed: {
      UserRejected: 'Rechazaste en tu billetera. La red no ha cambiado.',
      RequestPending: 'Aún hay una solicitud abierta en tu billetera. Respóndela y vuelve a elegir la red.',
      WalletLocked: 'Tu billetera está bloqueada. Desbloquéala y vuelve a elegir la red.',
      WalletDisconnected:
        'Tu billetera perdió la conexión. Ábrela, comprueba que está en línea y vuelve a elegir la red.',
      ConnectorNotFound: 'Ya no se puede llegar a tu billetera desde esta página. Conéctala de nuevo.',
      ChainNotFound:
        'Tu billetera no compartió ninguna cuenta en esta red. Activa la red en la billetera y conéctala de nuevo.',
      SwitchUnsupported: 'Tu billetera no puede cambiar desde aquí. Elige la red en la propia billetera.',
      AddChain: 'Tu billetera no conoce esta red y no la añadió. Añádela en la propia billetera.',
      PopupBlocked:
        'La ventana de tu billetera fue bloqueada. Permite las ventanas emergentes de esta página y vuelve a elegir la red.',
      RelayUnreachable:
        'El relé de WalletConnect no respondió, así que no se preguntó a tu billetera. Inténtalo de nuevo en un momento.',
      SessionEnded: 'Tu billetera terminó la conexión. Conéctala de nuevo.',
      Deadline: 'Tu billetera no respondió. Si aún muestra la solicitud, recházala. Después vuelve a elegir la red.',
    },
    failedOtherwise: 'Tu billetera no cambió de red. Elige la red en la propia billetera.',
    ofSafe: (chain) =>
      `Este Safe está en ${chain} y no se puede cambiar de red. Para otra red, abre esta página en un Safe que esté en ella.`,
    ofSafeElsewhere:
      'Este Safe está en una red con la que esta página no trabaja. Abre la página en un Safe de otra red.',
    failedInSafe: (chain) => `Un Safe está en una sola red. Abre esta página en un Safe que esté en ${chain}.`,
  },
}
