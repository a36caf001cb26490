import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'
import { ltr, name } from './isolate.ts'

export const approvals: Translation['approvals'] = {
  title: 'الموافقات السارية',
  say: 'ما يمكن لغيرك أخذه من هذا الحساب دون أن يسأل أحدًا. لا يمنعه التغليف ولا القفل.',
  reading: 'جارٍ قراءة موافقاته…',
  none: 'لا شيء. كل موافقة عُثر عليها استُنفدت أو انتهت أو أُلغيت.',
  neverAny: 'لا شيء. لم يمنح هذا الحساب أي موافقة قط.',
  noneYet: 'لم يُعثر على شيء حتى الآن.',
  failed: 'تعذّرت قراءة موافقاته.',
  unread: (count) =>
    counted(count, {
      one: 'تعذّرت قراءة موافقة واحدة. قد تكون سارية.',
      two: 'تعذّرت قراءة موافقتين. قد تكونان ساريتين.',
      few: `تعذّرت قراءة ${count} موافقات. قد تكون سارية.`,
      other: `تعذّرت قراءة ${count} موافقة. قد تكون سارية.`,
    }),
  looking: (percent) => `جارٍ البحث في السلسلة عن الموافقات: ${percent}%`,
  searched: (from, to) =>
    `بُحث عن موافقات هذا الحساب من الكتلة ${from} إلى الكتلة ${to}. الرمز الذي لا يسجّل موافقاته لا يُعثر عليه بهذه الطريقة.`,
  mayBeMore: 'قد تكون هناك موافقات أخرى.',
  refused: 'لا يعيد خادم RPC سجلات الموافقات. اختر خادم RPC آخر في الإعدادات.',
  cut: 'هناك موافقات أكثر مما يمكننا عرضه. الأقدم غير معروض.',
  who: 'من يمكنه الأخذ',
  atRisk: 'معرّض للخطر الآن',
  may: 'يمكنه أخذ',
  since: 'منذ',
  block: (block) => `الكتلة ${block}`,
  nothing: 'لا شيء الآن',
  unknown: 'غير معروف',
  any: (symbol) => `أي مبلغ من ${name(symbol)}`,
  anyNft: (collection) => `أي رمز NFT من ${name(collection)}`,
  nft: (collection, id) => `${name(collection)} ${ltr(`#${id}`)}`,
  until: (moment) => `حتى ${name(moment)}`,
  byPermit2: `عبر ${ltr('Uniswap Permit2')}`,
  sorted: 'مرتبة حسب ما يمكن أخذه اليوم. لا يُستعلم عن الأسعار.',
  revoke: 'إلغاء الإذن',
  revokeIt: (what, who) => `إلغاء الإذن: ${name(what)} لـ ${name(who)}`,
  revokeAll: (count) => `إلغاء الموافقات كلها (${count}) دفعة واحدة`,
  revokeFirst: (count) => `إلغاء أول ${count} دفعة واحدة`,
  revokeOneSay: 'بعد ذلك لن يمكن لهذا العنوان أخذ هذا من الحساب.',
  revokeAllSay: 'معاملة واحدة تلغيها معًا. الموافقة التي يرفض رمزها إلغاءها تُستثنى وتبقى في القائمة.',
  act: (count) =>
    counted(count, {
      one: 'إلغاء هذه الموافقة',
      two: 'إلغاء موافقتين',
      few: `إلغاء ${count} موافقات`,
      other: `إلغاء ${count} موافقة`,
    }),
  locked: (moment) => `لا يمكن إلغاء شيء حتى ${name(moment)}`,
  lockedSay: 'الحساب مقفل، وتبقى الموافقات سارية رغم ذلك. في المرة القادمة ألغِ أولًا، ثم اقفل.',
}
