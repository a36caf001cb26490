import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('ar')

export const holdings: SafeTranslation['holdings'] = {
  reading: 'جارٍ قراءة رموزه…',
  looking: (percent) => `جارٍ البحث في السلسلة عن رموز أخرى: ${percent}%`,
  nfts: (count, shown) =>
    counted(count, { one: 'رمز NFT واحد', two: 'رمزا NFT', few: `${shown} رموز NFT`, other: `${shown} رمز NFT` }),
  others: (count) =>
    counted(count, {
      one: 'رمز واحد ليس في قائمتنا',
      two: 'رمزان ليسا في قائمتنا',
      few: `${count} رموز ليست في قائمتنا`,
      other: `${count} رمزًا ليس في قائمتنا`,
    }),
  othersSay: 'يمكن لأي شخص أن يرسل رمزًا إلى حساب Safe بأي اسم. قبل أن تثق به، قارن عقده بما تنشره الجهة المُصدِرة.',
  imitates: (symbol) => `ليس ${symbol} الحقيقي: عقد مختلف.`,
  unusualLetters: 'حروف غير مألوفة في اسمه: قد يُظن أنه رمز آخر.',
  unread: 'تعذّرت القراءة',
  unreadNfts: 'تعذّرت قراءة بعض رموز NFT',
  unnamed: 'بلا اسم',
  units: 'وحدات أساسية (عدد المنازل العشرية غير معروف)',
  contract: 'العقد',
  numbers: 'معرّفات الرموز',
  otherNumbers: (count) => `${count} أخرى معرّفاتها غير معروفة`,
  explorer: (name) => `عرض على ${name}`,
  readAt: (block) => `قُرئ عند الكتلة ${block}. لا يُستعلم عن الأسعار.`,
  searched: (from, to) =>
    `بُحث عن التحويلات إلى هذا الحساب من الكتلة ${from} إلى الكتلة ${to}. إن وصل رمز قبل ذلك أو دون حدث تحويل، فيمكنك إضافته بنفسك.`,
  failed: 'تعذّرت قراءة رموزه.',
  incomplete: 'تعذّرت قراءة بعض الرموز. قد تكون في الحساب رغم ذلك.',
  mayBeMore: 'قد تكون هناك رموز أخرى.',
  searchedTo: (block) => `بُحث في السلسلة رجوعًا إلى الكتلة ${block}.`,
  refused: 'لا يعيد خادم RPC سجلات التحويلات. اختر خادم RPC آخر في الإعدادات.',
  unreachable: 'توقّف خادم RPC عن الإجابة.',
  cut: 'أُرسلت إلى هذا الحساب رموز أكثر مما يمكننا عرضه. الأقدم غير معروض.',
  goOn: 'متابعة البحث',
  add: 'إضافة رمز',
  addSay: 'لرمز غير معروض هنا. يُحفظ في هذا المتصفح، لهذا الحساب.',
  tokenAddress: 'عقد الرمز',
  addAct: 'إضافة',
  checking: 'جارٍ التحقق…',
  noToken: (chain) => `لا يوجد عقد رمز على هذا العنوان في ${chain}.`,
  remove: 'إزالة من قائمتي',
}
