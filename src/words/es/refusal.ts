import type { Translation } from '../Translation.ts'

export const refusal: Translation['refusal'] = {
  endsOn: (moment) => `Termina el ${moment}.`,
  contractSays: (reason) =>
    `El contrato dice: «${reason}». No se envió nada. Revísalo todo una vez más e inténtalo de nuevo.`,
}
