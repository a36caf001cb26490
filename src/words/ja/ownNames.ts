import type { Translation } from '../Translation.ts'

export const ownNames: Translation['ownNames'] = {
  give: '名前を付ける',
  rename: '名前を変更',
  label: '自分用の名前',
  help: 'このブラウザにだけ保存されます。アカウントについて何かを証明するものではありません。',
  save: '保存',
  yours: '自分で付けた名前',
}
