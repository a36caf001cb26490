import type { Translation } from '../Translation.ts'
import { ltr, name } from './isolate.ts'

export const toasts: Translation['toasts'] = {
  label: 'الإشعارات',
  dismiss: (title) => `إغلاق: ${title}`,
  view: 'عرض',
  sealIt: 'اختمه',
  done: {
    wrap: (safe) => `تم تغليف ${ltr(`Safe ${safe}`)}`,
    approveHash: (safe) => `وافق أحد المالكين على تغليف ${ltr(safe)}`,
    seal: (safe) => `تم ختم ${ltr(`Safe ${safe}`)}`,
    execute: (safe) => `تم الإرسال من ${ltr(safe)}`,
    unwrap: (safe) => `تم فك تغليف ${ltr(`Safe ${safe}`)}`,
    lock: (safe) => `تم قفل ${ltr(safe)}`,
    signing: (safe) => `تم تغيير توقيع ${ltr(safe)}`,
    transfer: (safe) => `تم تحويل ${ltr(safe)}`,
    revoke: (safe) => `أُلغيت موافقة على رمز ${ltr(safe)} (NFT)`,
    revokeApprovals: (safe) => `أُلغيت موافقات منحها ${ltr(safe)}`,
    sweep: (safe) => `نُقل كل المدرج من ${ltr(safe)}`,
    create: (safe) => `تم إنشاء ${ltr(`Safe ${safe}`)}`,
    deploy: (contract) => `تم نشر العقد ${ltr(contract)}`,
    fundSealKey: (safe) => `وصل المبلغ إلى المفتاح لمرة واحدة من أجل ${ltr(safe)}`,
    approveSale: (safe) => `تمت الموافقة على بيع ${ltr(safe)}`,
    approvePrice: (safe) => `تمت الموافقة على ثمن ${ltr(safe)}`,
    buy: (safe) => `تم شراء ${ltr(safe)}`,
    endOffers: (safe) => `انتهت كل عروض ${ltr(safe)} المصنوعة بهذه الصفحة`,
  },
  inBlock: (block, chain) => `في الكتلة ${ltr(block)} على ${name(chain)}.`,
  ended: {
    failed: 'فشلت. لم يتغيّر شيء سوى الرسوم التي دفعتها.',
    failedInSafe: 'فشلت داخل Safe. لم يتغيّر شيء سوى الرسوم والرقم التسلسلي (nonce).',
    replaced: 'استبدلتها في محفظتك. لم يكن لها أي أثر.',
    lost: 'استخدم حسابك رقمها التسلسلي (nonce)، ولا نستطيع معرفة لماذا. راجع محفظتك.',
    cancelled: 'ألغيتها في محفظتك. لم يكن لها أي أثر.',
    cancelledInSafe: 'استبدلتها معاملة أخرى في Safe. لم يكن لها أي أثر.',
    unclear: 'لا نستطيع معرفة هل أُرسلت. راجع محفظتك.',
    unknown: 'لم تدخل في كتلة بعد. قد تُنفَّذ لاحقًا، فلا ترسلها مرتين.',
    failedInAccount: 'فشل ما طُلب من حسابك. لم يكن له أي أثر.',
    doneOtherwise: 'تمّ الأمر، لكن ليس بهذا الاقتراح.',
    void: 'لم يعد تنفيذه ممكنًا. لم يكن له أي أثر.',
    unknownOfAccount: 'لا تُظهر السلسلة أي نتيجة بعد. قد تُنفَّذ لاحقًا، فلا ترسلها مرتين.',
  },
  left: {
    locked: (wallet) => ({
      title: `لم تعد ${name(wallet)} تشارك أي حساب`,
      say: 'قد تكون مقفلة. افتح قفلها، أو اربطها من جديد.',
    }),
    ended: (wallet) => ({
      title: `انقطع الاتصال مع ${name(wallet)}`,
      say: 'أنهت المحفظة الاتصال. ما كنتَ قد أكّدته فيها قد يُرسَل بعد. اربطها من جديد للمتابعة.',
    }),
  },
  moved: (wallet, chain) => ({
    title: `${name(wallet)} الآن على ${name(chain)}`,
    say: 'غيّرت شبكتها. ما تفعله هنا يتم على تلك الشبكة.',
  }),
  astray: (wallet) => ({
    title: `${name(wallet)} على شبكة أخرى`,
    say: 'لا تدعم هذه الصفحة تلك الشبكة.',
  }),
  unkept: {
    title: 'لا يحفظ هذا المتصفح شيئًا الآن',
    say: 'مساحة التخزين ممتلئة أو غير مسموح بها. ما تفعله هنا يعمل حتى تغلق هذه الصفحة، ثم تُنسى معاملاتك وإعداداتك هنا. لتبقى محفوظة، أفرِغ مساحة في متصفحك، أو اسمح لهذا الموقع بتخزين البيانات.',
  },
  networks: 'الشبكات',
}
