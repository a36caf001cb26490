import type { Translation } from '../Translation.ts'
import { ltr } from './isolate.ts'

export const appShell: Translation['appShell'] = {
  appName: 'Wrapped Safe Wallet',
  skipToContent: 'انتقل إلى المحتوى',
  nav: {
    label: 'القائمة الرئيسية',
    more: 'المزيد',
    wrap: 'تغليف Safe',
    wallets: 'حسابات Safe المغلَّفة لديّ',
    settings: 'الإعدادات',
    about: 'حول الموقع',
  },
  theme: { toDark: 'المظهر الداكن', toLight: 'المظهر الفاتح' },
  foot: {
    independent: 'مشروع مستقل. لم يُنشئه فريق Safe ولا يدعمه.',
    promise: 'بلا خادم، وبلا تتبّع، وبلا رسوم.',
    language: 'اللغة',
    languageFailed: 'تعذّر تحميل هذه اللغة. تحقّق من اتصالك ثم اخترها مرة أخرى.',
  },
  loading: 'جارٍ التحميل…',
  close: 'إغلاق',
  back: 'رجوع',
  cancel: 'إلغاء',
  details: 'التفاصيل',
  tryAgain: 'حاول مجددًا',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'منع متصفحك الوصول إلى الحافظة. حدّد النص وانسخه يدويًا.',
  unknown: 'تعذّر التحقق',
  pageFailed: {
    title: 'توقفت هذه الصفحة عن العمل.',
    say: 'أعد التحميل للمتابعة؛ اتصالك ومعاملاتك محفوظة.',
    reload: 'إعادة التحميل',
  },

  connection: {
    connect: 'ربط المحفظة',
    connecting: 'جارٍ الربط…',
    reconnecting: 'جارٍ إعادة الربط…',
    wrongNetwork: 'شبكة غير صحيحة',
    signIn: 'تسجيل الدخول',
    account: (short) => `الحساب ${ltr(short)}`,
  },

  connect: {
    title: 'ربط محفظة',
    recommended: 'موصى بها',
    other: 'محافظ أخرى',
    installed: 'مثبَّتة',
    recent: 'الأخيرة',
    restTitle: 'قبل الربط',
    points: [
      ['المفتاح يبقى في محفظتك.', 'لا ترى هذه الصفحة سوى عنوانك.'],
      ['الربط لا ينقل شيئًا.', 'أنت تؤكد كل خطوة في المحفظة.'],
      ['يمكنك الاطلاع أولًا.', 'يمكن قراءة أي حساب Safe دون محفظة.'],
    ],
    search: 'البحث عن محفظة',
    foundNone: 'لا توجد هنا محفظة بهذا الاسم. يصل WalletConnect إلى معظم المحافظ الأخرى.',
    partMissing: 'تعذّر تحميل جزء من هذه الصفحة. تحقّق من اتصالك ثم أعد التحميل؛ لن يضيع شيء.',
  },

  home: {
    title: ['حوِّل حساب Safe كاملًا،', 'بكل ما فيه،', 'إلى NFT واحد.'],
    lead: 'بِعه أو سلّمه أو أورِثه: يبقى العنوان والسجل والمراكز المالية معًا.',
    lookUp: 'ابحث عن أي حساب Safe',
    placeholder: '\u20660x…\u2069 أو \u2066eth:0x…\u2069 أو رابط',
    look: 'بحث',
    help: 'عنوان، أو رابط من Safe. لا حاجة إلى محفظة.',
    example: 'شاهد مثالًا',
    tryDemo: 'جرّب العرض التوضيحي',
    tryDemoSay: 'حساب Safe تجريبي، كله داخل هذه الصفحة. لا شيء فيه حقيقي.',
    sampleNumber: 'رقم 1',
    sampleFacts: { holder: 'الحامل', wrapped: 'تاريخ التغليف', on: 'الشبكة' },
    sampleDate: '14‏/11‏/2026',
    sample: 'نموذج. صورته مرسومة من العنوان.',
  },
}
