import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'
import { ltr, name } from './isolate.ts'

const counted = plural('ar')

export const history: SafeTranslation['history'] = {
  title: 'السجل',
  say: 'من كان يستطيع استخدام حساب Safe هذا على مر الوقت، بحسب أحداثه وأحداث عقدنا. يمكن جعل حساب Safe يُصدر أحداثًا زائفة، فلا يُثبت هذا شيئًا.',
  open: 'البحث عن سجله',
  openSay: 'يُسأل خادم RPC عن كل الأحداث منذ إنشاء الحساب، وقد يستغرق ذلك دقائق.',
  looking: (percent) => `جارٍ البحث في السلسلة: ${percent}%`,
  stop: 'إيقاف',
  searched: (from, to) => `بُحث من الكتلة ${ltr(from)} إلى الكتلة ${ltr(to)}.`,
  searchedTo: (block) => `بُحث رجوعًا إلى الكتلة ${ltr(block)}. ما حدث قبلها غير معروف.`,
  unsearched: 'ما حدث غير معروف.',
  refused: 'لا يعيد خادم RPC الأحداث. اختر خادم RPC آخر في الإعدادات.',
  unreachable: 'توقّف خادم RPC عن الإجابة.',
  goOn: 'متابعة البحث',
  none: 'لم يُعثر على أحداث.',
  more: 'عرض المزيد',
  block: (block) => `الكتلة ${ltr(block)}`,
  blocks: (from, to) => `الكتل من ${ltr(from)} إلى ${ltr(to)}`,
  others: (count) =>
    counted(count, {
      one: 'معاملة أخرى واحدة',
      two: 'معاملتان أخريان',
      few: `${count} معاملات أخرى`,
      other: `${count} معاملة أخرى`,
    }),
  ours: 'عقدنا',
  changes: {
    created: 'أُنشئ',
    ran: 'شغّل إعداده شيفرة قد تكون وضعت فيه أي شيء:',
    ownerAdded: 'أُضيف مالك',
    ownerRemoved: 'أُزيل مالك',
    moduleAdded: 'أُضيفت وحدة',
    moduleRemoved: 'أُزيلت وحدة',
    guard: 'عُيّن حارس',
    guardRemoved: 'أُزيل الحارس',
    moduleGuard: 'عُيّن حارس وحدات',
    moduleGuardRemoved: 'أُزيل حارس الوحدات',
    handler: 'عُيّن معالِج احتياطي',
    handlerRemoved: 'أُزيل المعالِج الاحتياطي',
    singleton: 'تغيّرت شيفرته',
    threshold: (threshold) => `أصبح الحد الأدنى للتواقيع ${threshold}`,
    wrapped: 'غُلِّف لصالح',
    sealed: 'خُتم، ورمز NFT لـ',
    transferred: 'نُقل رمز NFT إلى',
    locked: (moment) => `أُقفل حتى ${name(moment)}`,
    signingOn: 'فُعّل التوقيع',
    signingOff: 'أُوقف التوقيع',
    unwrapped: 'فُكّ تغليفه',
  },
}
