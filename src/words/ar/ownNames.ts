import type { Translation } from '../Translation.ts'

export const ownNames: Translation['ownNames'] = {
  give: 'أعطه اسمًا',
  rename: 'تغيير الاسم',
  label: 'الاسم الذي تختاره له',
  help: 'يُحفظ في هذا المتصفح وحده، ولا يثبت شيئًا عن الحساب.',
  save: 'حفظ',
  yours: 'اسم اخترته أنت',
}
