import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'
import { ltr, name } from './isolate.ts'

export const typed: Translation['typed'] = {
  empty: 'الصق عنوان حساب Safe أولًا.',
  shape: 'هذا ليس عنوانًا. العنوان هو 0x و40 رقمًا ست عشريًا.',
  length: (count) =>
    `بعد 0x ${counted(count, {
      zero: 'لا يوجد أي حرف',
      one: 'حرف واحد',
      two: 'حرفان',
      few: `${count} أحرف`,
      many: `${count} حرفًا`,
      other: `${count} حرف`,
    })}. في العنوان 40 حرفًا. انسخه مرة أخرى.`,
  capitals: 'الأحرف الكبيرة غير متطابقة، فقد يكون أحد الأحرف خطأ. انسخه مرة أخرى من مصدره.',
  secret: 'هذه بصمة معاملة أو مفتاح خاص. إذا كان مفتاحًا فلا تلصقه أبدًا في صفحة. لقد أفرغنا الحقل.',
  phrase: 'يبدو هذا عبارة استرداد. لا تلصقها أبدًا في صفحة. لقد أفرغنا الحقل.',
  prefix: (prefix) => `${name(prefix)} ليست من شبكاتنا.`,
  demoLink: {
    title: 'حساب Safe هذا في العرض التوضيحي.',
    say: 'العرض التوضيحي سلسلة تعمل داخل متصفحك، وتبدأ لدى الجميع بحسابات Safe التجريبية نفسها. ما فعله غيرك في عرضه لا يظهر في عرضك.',
    start: 'بدء العرض التوضيحي',
  },
  elsewhere: (there, here) =>
    `هذا العنوان مخصص لشبكة ${name(there)}، وحساب Safe هذا على شبكة ${name(here)}. اطلب عنوانًا على ${name(here)}.`,
  readAs: (value) => `قُرئ على أنه ${ltr(value)}.`,
  link: 'لا يوجد في هذا الرابط عنوان واحد بالضبط. انسخ العنوان نفسه.',
  otherNft: 'هذا رمز NFT من عقد آخر، لا حساب مغلَّف.',
  name: 'هذا اسم. ابحث عنه لتحصل على عنوانه.',
  lookUp: (typed) => `ابحث عن ${name(typed)}`,
  lookingUp: `جارٍ سؤال ${ltr('ENS')} على ${ltr('Ethereum')}…`,
  resolved: (typed, address, chain) =>
    `حسب ${ltr('ENS')} يؤدي ${name(typed)} إلى ${ltr(address)} على ${name(chain)}. هذا العنوان هو المستخدم وإن تغيّر الاسم.`,
  nameFaults: {
    noAddress: (typed, chain) => `ليس للاسم ${name(typed)} عنوان لشبكة ${name(chain)} في ${ltr('ENS')}. اطلب العنوان.`,
    offChain: 'هذا الاسم محفوظ خارج السلسلة، حيث لا تبحث هذه الصفحة. اطلب العنوان.',
    notNormal: `لا يكتب ${ltr('ENS')} اسمًا هكذا: قد تشبه حروف فيه غيرها، أو تنقص. اطلب العنوان.`,
    inDemo: 'لا أسماء في العرض التجريبي. أدخل عنوانًا.',
    unread: `لم يجب ${ltr('ENS')} على ${ltr('Ethereum')}. حاول مرة أخرى، أو اطلب العنوان.`,
  },
}
