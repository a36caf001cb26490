import type { Translation } from '../Translation.ts'

export const refusal: Translation['refusal'] = {
  contractSays: (reason) => `El contrato dice: «${reason}». No se envió nada.`,
}
