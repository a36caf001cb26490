import type { Translation } from '../Translation.ts'

export const frame: Translation['frame'] = {
  say: 'هذه الصفحة معروضة داخل صفحة أخرى. يمكنك الاطلاع على كل شيء هنا، لكن التوقيع يتم في علامة تبويب خاصة بها.',
  open: 'فتح في علامة تبويب خاصة',
}
