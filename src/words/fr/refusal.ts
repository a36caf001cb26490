import type { Translation } from '../Translation.ts'

export const refusal: Translation['refusal'] = {
  endsOn: (moment) => `Cela prend fin le ${moment}.`,
  contractSays: (reason) =>
    `Le contrat répond : « ${reason} ». Rien n’a été envoyé. Vérifiez tout une fois encore, puis réessayez.`,
}
