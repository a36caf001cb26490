import type { Translation } from '../Translation.ts'

export const refusal: Translation['refusal'] = {
  contractSays: (reason) => `Der Smart Contract sagt: „${reason}“. Es wurde nichts gesendet.`,
}
