import type { Translation } from '../Translation.ts'

export const refusal: Translation['refusal'] = {
  contractSays: (reason) => `Le contrat répond : « ${reason} ». Rien n’a été envoyé.`,
}
