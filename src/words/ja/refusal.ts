import type { Translation } from '../Translation.ts'

export const refusal: Translation['refusal'] = {
  contractSays: (reason) => `コントラクトの回答：「${reason}」。何も送信されていません。`,
}
