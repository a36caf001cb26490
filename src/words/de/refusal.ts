import type { Translation } from '../Translation.ts'

export const refusal: Translation['refusal'] = {
  endsOn: (moment) => `Das endet am ${moment}.`,
  contractSays: (reason) =>
    `Der Smart Contract sagt: „${reason}“. Es wurde nichts gesendet. Prüfen Sie alles noch einmal und versuchen Sie es dann erneut.`,
}
