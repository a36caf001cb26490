import type { Translation } from '../Translation.ts'

export const frame: Translation['frame'] = {
  say: '此页面显示在另一个页面里。你可以在这里查看一切，但签名要在单独的标签页中进行。',
  open: '在单独的标签页中打开',
}
