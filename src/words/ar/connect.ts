import type { Translation } from '../Translation.ts'
import { ltr, name, WALLET } from './isolate.ts'

export const connect: Translation['connect'] = {
  opening: (wallet) => ({ title: `جارٍ فتح ${name(wallet)}`, say: 'أكّد الربط في المحفظة.' }),
  slow: (wallet) => ({
    title: `ما زلنا ننتظر ${name(wallet)}`,
    say: 'ابحث عن أيقونتها في شريط الأدوات، أو عن نافذة خلف هذه النافذة.',
  }),
  absent: (wallet) => ({
    title: `${name(wallet)} غير موجودة في هذا المتصفح`,
    say: 'أضِفها، وسيُستأنف الربط تلقائيًا.',
    sayPhone: 'أضِفها، أو استخدمها على هاتفك.',
  }),
  watching: 'أنشئ فيها محفظة، أو استورد محفظتك. نترقّب ظهورها، ولا حاجة إلى إعادة التحميل.',
  add: 'إضافة الملحق',
  get: (wallet) => `الحصول على ${name(wallet)}`,
  opens: (place) => `يفتح ${name(place)}`,
  stores: {
    'chrome.google.com': 'سوق Chrome الإلكتروني',
    'microsoftedge.microsoft.com': 'وظائف Edge الإضافية',
    'addons.opera.com': 'إضافات Opera',
    'addons.mozilla.org': 'إضافات Firefox',
    'apps.apple.com': 'App Store',
    'play.google.com': 'Google Play',
  },
  help: { title: 'لم تجد محفظتك؟', scan: 'امسح بأي محفظة', get: 'احصل على محفظة' },
  getOne: {
    title: 'احصل على محفظة',
    say: 'تحفظ مفاتيحك وتسألك قبل إرسال أي شيء. هذه محافظ معروفة، ولا تكسب هذه الصفحة منها شيئًا.',
  },
  noBrowserWallet: {
    title: 'لا توجد محفظة أخرى في هذا المتصفح',
    say: 'المحفظة التي تعلن اسمها لها سطرها في القائمة. وأي محفظة غيرها تُفتح من هنا.',
  },
  smartWallet: 'استخدم المحفظة الذكية',
  phoneApp: { title: 'استخدام تطبيق الهاتف', say: 'يعرض رمزًا للمسح' },
  continueAs: (account) => `المتابعة بصفة ${ltr(account)}`,
  continueWith: (wallet) => `عبر ${name(wallet)}، وقد تقدّم حسابًا آخر`,
  askAgain: 'إعادة الطلب',
  chooseAnother: 'اختيار محفظة أخرى',
  failed: {
    UserRejected: { title: 'رُفض الطلب', say: `رفضتَ في ${WALLET}. لم تجرِ مشاركة أي شيء.` },
    AccountsEmpty: {
      title: 'لم تجرِ مشاركة أي حساب',
      say: `ارتبطت ${WALLET} لكنها لم تشارك أي حساب. اختر حسابًا واحدًا على الأقل.`,
    },
    WalletLocked: {
      title: `افتح قفل ${WALLET}`,
      say: 'إنها مقفلة، أو لا تعرف هذه الصفحة بعد. افتحها وافتح قفلها، وسيُستأنف الربط تلقائيًا.',
    },
    RequestPending: {
      title: `${WALLET} تنتظرك`,
      say: 'لا يزال طلب سابق مفتوحًا فيها. أجب عنه، وسيُستأنف الربط تلقائيًا.',
    },
    ConnectorNotFound: {
      title: `لم تعد ${WALLET} في هذا المتصفح`,
      say: 'أعد تفعيلها ضمن ملحقات متصفحك، ثم أعد تحميل هذه الصفحة.',
    },
    WalletDisconnected: {
      title: `فقدت ${WALLET} اتصالها`,
      say: 'تقول إنها لا تصل إلى أي شبكة. افتحها وتأكد أنها متصلة بالشبكة، ثم حاول مجددًا.',
    },
    UnsupportedMethod: {
      title: `لا يمكن ربط ${WALLET} هنا`,
      say: 'لا تستطيع مشاركة حساب مع صفحة. اختر محفظة أخرى.',
    },
    SmartWalletHidden: {
      title: 'لا يمكن فتح المحفظة الذكية هنا',
      say: 'هذا متصفح Coinbase نفسه، وهو يستخدم محفظته بدلًا منها. استخدم تلك المحفظة، أو افتح هذه الصفحة في متصفح آخر.',
    },
    PopupBlocked: {
      title: `حُظرت نافذة ${WALLET}`,
      say: 'لم يسمح متصفحك بفتحها. اسمح بالنوافذ المنبثقة لهذه الصفحة، ثم حاول مجددًا.',
    },
    NotLoaded: {
      title: 'تعذّر تحميل جزء من هذه الصفحة',
      say: 'تحقّق من اتصالك بالإنترنت، ثم أعد تحميل الصفحة.',
    },
    SafeInfo: {
      title: 'لم يذكر تطبيق Safe أي حساب هذا.',
      say: 'تعذّر تحميل معلومات Safe. أعد تحميل الصفحة داخل Safe، ثم حاول مجددًا.',
    },
    Deadline: {
      title: `لم تُجب ${WALLET}`,
      say: 'لم تجرِ مشاركة أي شيء. افتحها بنفسك مرة، ثم حاول مجددًا.',
    },
  },
  failedOtherwise: {
    title: 'حدث خطأ ما',
    say: `أجابت ${WALLET} بخطأ لا نعرفه. لم تجرِ مشاركة أي شيء. حاول مجددًا، أو اختر محفظة أخرى.`,
  },
  safe: {
    title: 'اربط حساب Safe',
    say: 'هذه الصفحة لا تعمل داخل Safe. هناك طرق أخرى للربط.',
    connect: 'ربط حساب Safe الخاص بي',
    connectSay: 'يفتح Safe في علامة تبويب جديدة ويقرنه',
    preparing: 'جارٍ طلب رابط من WalletConnect…',
    app: 'فتح تطبيق Safe',
    appSay: 'على هذا الجهاز، بأحدث إصدار منه',
    inside: 'فتح هذه الصفحة داخل Safe',
    insideSay: 'عندها يرتبط حسابك تلقائيًا',
    copy: 'نسخ الرابط',
    copySay: 'لاستخدامه مع WalletConnect في أي تطبيق Safe',
    copyPage: 'نسخ عنوان هذه الصفحة',
    copyPageSay: 'لإضافتها تطبيقًا مخصصًا في أي حساب Safe',
    renewed: {
      expired: 'هذا رابط جديد. انتهت صلاحية السابق.',
      declined: 'رُفض الربط في Safe. هذا رابط جديد.',
    },
    waiting: 'وافق على الربط في Safe، وسيُستأنف تلقائيًا.',
  },
}
