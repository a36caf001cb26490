import type { Translation } from '../Translation.ts'

export const ownNames: Translation['ownNames'] = {
  give: '取个名字',
  rename: '重命名',
  label: '你起的名字',
  help: '只保存在此浏览器中,不能证明这个账户的任何情况。',
  save: '保存',
  yours: '你起的名字',
}
