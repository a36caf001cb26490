import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'
import { ltr, name } from './isolate.ts'

export const transactions: Translation['transactions'] = {
  recent: 'المعاملات الأخيرة',
  underWay: (count) =>
    counted(count, {
      one: 'هناك معاملة واحدة جارية.',
      two: 'هناك معاملتان جاريتان.',
      few: `هناك ${count} معاملات جارية.`,
      many: `هناك ${count} معاملة جارية.`,
      other: `هناك ${count} معاملة جارية.`,
    }),
  none: 'لا شيء بعد. ما ترسله من هنا يُدرَج هنا، وليس في أي مكان آخر.',
  clear: 'مسح القائمة',
  clearSay: 'ما لا يزال جاريًا يبقى.',
  showAll: (count) => `عرض الكل (${count})`,
  openIn: (explorer, what) => `${what}: فتح في ${name(explorer)}`,
  kinds: {
    wrap: (safe) => `تغليف ${ltr(`Safe ${safe}`)}`,
    seal: (safe) => `ختم ${ltr(`Safe ${safe}`)}`,
    execute: (safe) => `إرسال من ${ltr(safe)}`,
    unwrap: (safe) => `فك تغليف ${ltr(safe)}`,
    lock: (safe) => `قفل ${ltr(safe)}`,
    signing: (safe) => `تغيير توقيع ${ltr(safe)}`,
    transfer: (safe) => `تسليم ${ltr(safe)}`,
    create: (safe) => `إنشاء ${ltr(`Safe ${safe}`)}`,
    deploy: (contract) => `نشر العقد ${ltr(contract)}`,
  },
  inList: {
    pending: 'قيد الانتظار',
    spedUp: 'قيد الانتظار، بعد تسريعها',
    executing: 'موقَّعة، في الطريق',
    proposed: 'بانتظار التواقيع',
    signed: (signed, required) => `بانتظار التواقيع، ${signed} من ${required}`,
    confirmed: 'مؤكَّدة',
    confirmedBy: (blocks) =>
      counted(blocks, {
        one: 'أكّدتها كتلة واحدة',
        two: 'أكّدتها كتلتان',
        few: `أكّدتها ${blocks} كتل`,
        other: `أكّدتها ${blocks} كتلة`,
      }),
    failed: 'فشلت',
    replaced: 'استُبدلت',
    lost: 'استُبدلت أو أُسقطت',
    cancelled: 'أُلغيت',
    unknown: 'غير معروفة',
  },
  transaction: 'المعاملة',
  instead: 'ما حلّ محلها',
  proposal: 'البصمة للمقارنة في Safe',
  lookAgain: 'تحقّق مجددًا',
  startAgain: 'ابدأ من جديد',
  pending: (chain) => ({
    title: `أُرسلت. بانتظار ${name(chain)}.`,
    say: 'يمكنك إغلاق هذه الصفحة. عند عودتك سنقرأ من السلسلة إلى أين وصلت.',
  }),
  executing: (chain) => ({
    title: `وُقّعت وأُرسلت. بانتظار ${name(chain)}.`,
    say: 'وقّع المالكون. يمكنك إغلاق هذه الصفحة؛ سنقرأ من السلسلة إلى أين وصلت.',
  }),
  proposed: {
    title: 'قُدِّم الاقتراح.',
    say: 'قد يلزم أن يوقّع مالكون آخرون. يمكنك إغلاق هذه الصفحة؛ نقرأ من السلسلة إلى أين وصلت.',
  },
  signed: (signed, required) => `التواقيع حتى الآن: ${signed} من ${required}.`,
  confirmed: 'دخلت في كتلة. جارٍ قراءة ما تغيّر…',
  spedUp: 'سرّعتها في محفظتك: حلّت هذه المعاملة محلها.',
  failed: {
    title: 'فشلت في الطريق.',
    say: 'رفضتها الشبكة، فلم يتغيّر شيء سوى الرسوم التي دفعتها. راجع Safe من جديد قبل أن تعيد المحاولة.',
  },
  failedInSafe: {
    title: 'رفضها Safe.',
    say: 'نُفّذت معاملته، لكن ما اقتُرح فشل داخلها. لم يتغيّر شيء سوى الرسوم ورقمه التسلسلي (nonce).',
  },
  replaced: {
    title: 'استبدلتها في محفظتك.',
    say: 'نُفّذت بدلًا منها معاملة أخرى بالرقم التسلسلي (nonce) نفسه. لم يحدث شيء مما في هذه.',
  },
  lost: {
    title: 'استُبدلت أو أُسقطت.',
    say: 'استخدم حسابك رقمها التسلسلي (nonce) لشيء آخر، ولا نستطيع العثور عليه. راجع محفظتك.',
  },
  cancelled: {
    title: 'ألغيتها في محفظتك.',
    say: 'لم يحدث شيء منها. دفعتَ رسوم الإلغاء فقط.',
  },
  cancelledInSafe: {
    title: 'حلّت أخرى محلها في Safe.',
    say: 'كان لها هناك الرقم التسلسلي (nonce) نفسه ونُفّذت أولًا. لم يحدث شيء مما في هذه، ولن يحدث أبدًا.',
  },
  unknown: {
    title: 'لم تدخل في كتلة بعد 20 دقيقة.',
    say: 'قد تُنفَّذ لاحقًا. لا ترسلها مرتين: ارفع الرسوم في محفظتك بدلًا من ذلك.',
  },
}
