import type { SafeTranslation } from '../SafeTranslation.ts'
import { name } from './isolate.ts'

export const elsewhere: SafeTranslation['elsewhere'] = {
  title: 'العنوان نفسه على شبكات أخرى',
  say: 'قد يكون على العنوان نفسه شيء آخر في كل شبكة. تُسأل هنا خوادم RPC للشبكات الأخرى التي تعرفها هذه الصفحة.',
  look: 'البحث في شبكات أخرى',
  reading: 'جارٍ السؤال…',
  nothing: 'لا شيء هناك. قد يُنشأ هناك لاحقًا حساب Safe بالمالكين الأوائل لهذا الحساب.',
  other: 'شيفرة أخرى ليست حساب Safe أصليًا.',
  same: 'حساب Safe بالمالكين أنفسهم.',
  different: 'حساب Safe بمالكين آخرين:',
  wrapped: 'حساب Safe مغلَّف هناك أيضًا، والمتحكم فيه:',
  unknown: 'تعذّرت قراءته.',
  only: (chain) => `لا يضم رمز NFT إلا حساب Safe على شبكته: هنا الحساب الذي على ${name(chain)}.`,
}
