import type { Translation } from '../Translation.ts'

export const frame: Translation['frame'] = {
  say: 'このページは別のページの中に表示されています。ここでは何でも見られますが、署名は専用のタブで行います。',
  open: '専用のタブで開く',
}
