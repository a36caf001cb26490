import type { Translation } from '../Translation.ts'
import { ltr, name } from './isolate.ts'

export const phone: Translation['phone'] = {
  preparing: { title: 'جارٍ طلب رمز', say: 'نطلبه من خادم الترحيل في WalletConnect.' },
  scan: { title: 'امسح الرمز بهاتفك', say: 'بأي محفظة تمسح رموز WalletConnect.' },
  scanWith: (wallet) => ({
    title: `امسح الرمز باستخدام ${name(wallet)}`,
    say: `افتح ${name(wallet)} على هاتفك وامسح هذا الرمز.`,
  }),
  here: { title: 'افتح محفظتك', say: 'وافق على الربط هناك، ثم عد إلى هنا.' },
  hereWith: (wallet) => ({
    title: `تابع في ${name(wallet)}`,
    say: 'وافق على الربط هناك، ثم عد إلى هنا.',
  }),
  unopened: { title: 'لم تُفتح أي محفظة', say: 'استخدم الرمز أو الرابط على جهاز توجد فيه محفظة.' },
  unopenedWith: (wallet) => ({
    title: `لم تُفتح ${name(wallet)}`,
    say: 'ربما ليست على هذا الجهاز. احصل عليها، أو استخدم الرمز أو الرابط حيث توجد لديك.',
  }),
  returned: {
    title: 'في انتظار محفظتك',
    say: 'ما إن توافق هناك حتى يستمر هذا تلقائيًا. وإن لم تسألك شيئًا فافتحها مرة أخرى.',
  },
  returnedWith: (wallet) => ({
    title: `في انتظار ${name(wallet)}`,
    say: 'ما إن توافق هناك حتى يستمر هذا تلقائيًا. وإن لم تسألك شيئًا فافتحها مرة أخرى.',
  }),
  otherDevice: 'عرض رمز لجهاز آخر',
  renewed: {
    expired: 'هذا رمز جديد. انتهت صلاحية السابق.',
    declined: 'رفضتَ على الهاتف. هذا رمز جديد.',
  },
  qr: 'رمز WalletConnect. تجد الرابط نفسه تحت «نسخ الرابط».',
  newCodeIn: (clock) => `رمز جديد بعد ${ltr(clock)}`,
  copyLink: 'نسخ الرابط',
  open: (wallet) => `فتح ${name(wallet)}`,
  openHere: 'فتح محفظة على هذا الجهاز',
  lacking: (wallet) => `ليست لديك ${name(wallet)}؟`,
  getOnPhone: 'احصل عليها على هاتفك',
  storeCode: (wallet) => `رمز يقود إلى حيث تُحمَّل ${name(wallet)}.`,
  steps: (wallet) => [
    `امسح هذا الرمز بهاتفك للحصول على ${name(wallet)}.`,
    'أنشئ فيها محفظة، أو استورد محفظتك. عبارة الاسترداد لك وحدك.',
    'ثم امسح بها الرمز الكبير، فيستمر هذا تلقائيًا.',
  ],
  withoutRelay: {
    browser: (wallet) => ({ title: `افتح في ${name(wallet)}`, say: `هذه الصفحة في متصفح تطبيق ${name(wallet)}` }),
    onPhone: 'استخدم التطبيق على هاتفك',
    onPhoneSay: (wallet) => `امسح هذا الرمز بكاميرا هاتفك، فتُفتح هذه الصفحة في متصفح تطبيق ${name(wallet)}.`,
    code: (wallet) => `رمز يفتح هذه الصفحة في ${name(wallet)}.`,
  },
  openSettings: 'فتح الإعدادات',
  projectId: {
    label: 'معرّف مشروع WalletConnect',
    help: 'فقط إذا لم يكن لهذه النسخة معرّف، أو كان معرّفها غير مسموح به في عنوانها. 32 رقمًا ست عشريًا.',
    saved: 'تم الحفظ.',
    wrong: 'معرّف المشروع 32 خانة، من 0 إلى 9 ومن a إلى f.',
    save: 'حفظ',
  },
}
