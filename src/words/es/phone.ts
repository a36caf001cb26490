import type { Translation } from '../Translation.ts'

export const phone: Translation['phone'] = {
  preparing: { title: 'Obteniendo un código', say: 'Se lo estamos pidiendo al relé de WalletConnect.' },
  scan: { title: 'Escanea con tu teléfono', say: 'Con cualquier billetera que escanee códigos de WalletConnect.' },
  scanWith: (wallet) => ({
    title: `Escanea con ${wallet}`,
    say: `Abre ${wallet} en tu teléfono y escanea este código.`,
  }),
  here: { title: 'Abre tu billetera', say: 'Aprueba allí la conexión y vuelve.' },
  hereWith: (wallet) => ({ title: `Sigue en ${wallet}`, say: 'Aprueba allí la conexión y vuelve.' }),
  unopened: {
    title: 'No se abrió ninguna billetera',
    say: 'Usa el código o el enlace en un dispositivo que tenga una.',
  },
  unopenedWith: (wallet) => ({
    title: `${wallet} no se abrió`,
    say: 'Quizá no esté en este dispositivo. Consíguela, o usa el código o el enlace donde la tengas.',
  }),
  returned: {
    title: 'Esperando a tu billetera',
    say: 'En cuanto apruebes allí, esto sigue solo. Si no te preguntó nada, ábrela otra vez.',
  },
  returnedWith: (wallet) => ({
    title: `Esperando a ${wallet}`,
    say: 'En cuanto apruebes allí, esto sigue solo. Si no te preguntó nada, ábrela otra vez.',
  }),
  otherDevice: 'Mostrar un código para otro dispositivo',
  renewed: {
    expired: 'Este es un código nuevo. El anterior caducó.',
    declined: 'Rechazaste en el teléfono. Este es un código nuevo.',
  },
  qr: 'Código de WalletConnect. El mismo enlace se obtiene con «Copiar enlace».',
  newCodeIn: (clock) => `Código nuevo en ${clock}`,
  copyLink: 'Copiar enlace',
  open: (wallet) => `Abrir ${wallet}`,
  openHere: 'Abrir una billetera en este dispositivo',
  lacking: (wallet) => `¿No tienes ${wallet}?`,
  getOnPhone: 'Consíguela en tu teléfono',
  storeCode: (wallet) => `Código QR que lleva adonde se consigue ${wallet}.`,
  steps: (wallet) => [
    `Escanea este código con tu teléfono para conseguir ${wallet}.`,
    'Crea en ella una billetera o importa la tuya. Su frase de recuperación es solo para ti.',
    'Después escanea con ella el código grande. Esto sigue solo.',
  ],
  withoutRelay: {
    browser: (wallet) => ({ title: `Abrir en ${wallet}`, say: `Esta página, en el navegador de la app ${wallet}` }),
    onPhone: 'Usar la app en tu teléfono',
    onPhoneSay: (wallet) =>
      `Escanéalo con la cámara del teléfono. Abre esta página en el navegador de la app ${wallet}.`,
    code: (wallet) => `Código que abre esta página en ${wallet}.`,
  },
  openSettings: 'Abrir los ajustes',
  projectId: {
    label: 'Identificador de proyecto de WalletConnect',
    help: 'Solo si esta copia no tiene ninguno, o tiene uno que no está permitido en su dirección. 32 dígitos hexadecimales.',
    saved: 'Guardado.',
    wrong: 'Un identificador de proyecto tiene 32 dígitos, de 0 a 9 y de a a f.',
    save: 'Guardar',
  },
}
