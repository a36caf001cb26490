import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const holdings: Translation['holdings'] = {
  reading: 'جارٍ قراءة رموزه…',
  looking: (percent) => `جارٍ البحث في السلسلة عن رموز أخرى: ${percent} %`,
  nfts: (count) =>
    counted(count, { one: 'رمز NFT واحد', two: 'رمزا NFT', few: `${count} رموز NFT`, other: `${count} رمز NFT` }),
  others: (count) =>
    counted(count, {
      one: 'رمز واحد ليس في قائمتنا',
      two: 'رمزان ليسا في قائمتنا',
      few: `${count} رموز ليست في قائمتنا`,
      other: `${count} رمزًا ليس في قائمتنا`,
    }),
  othersSay: 'يمكن لأي شخص أن يرسل رمزًا إلى حساب Safe بأي اسم. قبل أن تثق به، قارن عقده بما تنشره الجهة المُصدِرة.',
  imitates: (symbol) => `ليس ${symbol} المعروف: هذا عقد آخر.`,
  unread: 'تعذّرت القراءة',
  unreadNfts: 'تعذّرت قراءة بعض رموز NFT',
  unnamed: 'بلا اسم',
  units: 'أصغر وحدة',
  contract: 'العقد',
  numbers: 'الأرقام',
  otherNumbers: (count) => `${count} أخرى لم تُعرف أرقامها`,
  explorer: (name) => `عرض على ${name}`,
  readAt: (block) => `قُرئ عند الكتلة ${block}. كميات فقط: لا يُسأل أحد عن الأسعار.`,
  searched: (from, to) =>
    `بُحث عن التحويلات إليه من الكتلة ${from} إلى ${to}. إن وصل رمز قبل ذلك أو دون تحويل، فيمكنك إضافته بنفسك.`,
  failed: 'تعذّرت قراءة رموزه.',
  incomplete: 'تعذّرت قراءة بعض الرموز. هذا لا يعني أنها غير موجودة.',
  mayBeMore: 'قد تكون هناك رموز أخرى.',
  searchedTo: (block) => `بُحث في السلسلة رجوعًا إلى الكتلة ${block}.`,
  refused: 'يرفض خادم RPC سرد التحويلات. يمكنك تعيين خادم آخر في الإعدادات.',
  unreachable: 'توقّف خادم RPC عن الإجابة.',
  cut: 'أُرسلت إليه رموز أكثر مما يظهر هنا: الأقدم غير معروض.',
  goOn: 'متابعة البحث',
  add: 'إضافة رمز',
  addSay: 'لرمز غير معروض هنا. يُحفظ في هذا المتصفح، لهذا الحساب.',
  tokenAddress: 'عقد الرمز',
  addAct: 'إضافة',
  checking: 'جارٍ التحقق…',
  noToken: (chain) => `لا يجيب أي رمز على هذا العنوان على ${chain}.`,
  remove: 'إزالة من قائمتي',
}
