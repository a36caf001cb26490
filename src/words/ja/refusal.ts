import type { Translation } from '../Translation.ts'

export const refusal: Translation['refusal'] = {
  endsOn: (moment) => `${moment} に終わります。`,
  contractSays: (reason) =>
    `コントラクトの回答：「${reason}」。何も送信されていません。内容をもう一度見直してから、試してください。`,
}
