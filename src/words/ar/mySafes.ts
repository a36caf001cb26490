import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted } from './counted.ts'
import { ltr, name } from './isolate.ts'

export const mySafes: SafeTranslation['mySafes'] = {
  title: 'حسابات Safe المغلَّفة لديّ',
  connectFirst: 'اربط محفظة لترى حسابات Safe المغلَّفة لحسابها، أو ابحث عن أي Safe بعنوانه.',
  wrap: 'تغليف Safe',
  asking: 'جارٍ السؤال…',
  none: 'لا شيء هنا',
  missing: 'عقدنا ليس هنا بعد',
  other: 'على عنوان عقدنا شيفرة أخرى. لا شيء هنا لنا.',
  couldNotAsk: (chain) => `لم تُجب ${name(chain)}`,
  showAll: (count) => `عرض الكل (${count})`,
  more: (shown, all) => `لديك ${all}. المعروض أول ${shown}.`,
  unread: (count) =>
    counted(count, {
      one: 'تعذّرت قراءة حساب Safe يعرفه هذا المتصفح. قد يكون لك أيضًا.',
      two: 'تعذّرت قراءة حسابَي Safe يعرفهما هذا المتصفح. قد يكونان لك أيضًا.',
      few: `تعذّرت قراءة ${count} حسابات Safe يعرفها هذا المتصفح. قد تكون لك أيضًا.`,
      other: `تعذّرت قراءة ${count} حساب Safe يعرفها هذا المتصفح. قد تكون لك أيضًا.`,
    }),
  lists:
    'يسرد العقد في كل شبكة حسابات Safe التي تحمل رمز NFT الخاص بها. أما الحساب الذي لم يُختم بعد، أو الذي يحمل رمزه حساب Safe لك أو عقد آخر، فيُعرض إن كان هذا المتصفح قد رآه.',
  inSafe: 'هذا الـ Safe على شبكة واحدة فقط، لذلك تُسأل وحدها.',

  card: {
    balance: 'الرصيد',
    lock: 'القفل',
    heldBy: 'يحمله',
    getsIt: 'سيحمله',
    network: 'الشبكة',
    locked: (moment) => `حتى ${name(moment)}`,
    open: 'غير مقفل',
    nobody: 'لا أحد: ليس مغلَّفًا',
    yourSafe: (threshold, owners) => `حساب Safe لك، ${threshold} من ${owners}`,
    yourWrapped: 'حساب Safe المغلَّف لك',
    contract: 'عقد',
    unread: 'تعذّرت معرفة من هو',
    unsealed: 'لم يُختم بعد. تابع إلى الختم.',
    away: 'ليس لك حتى يعيده ذلك العقد.',
    noSafe: 'هذا ليس حساب Safe أصليًا.',
  },

  search: {
    act: 'البحث عن المزيد',
    looking: (percent) => `جارٍ البحث في أحداث العقد: ${percent}%`,
    searched: (from, to) =>
      `بُحث من الكتلة ${ltr(from)} إلى الكتلة ${ltr(to)} عن كل حساب Safe غُلّف لهذا الحساب أو سلّمه لغيره.`,
    mayBeMore: 'قد يكون هناك المزيد.',
    refused: 'لا يعيد خادم RPC هذه الأحداث. اختر خادم RPC آخر في الإعدادات.',
    cut: 'كان لهذا الحساب من حسابات Safe أكثر مما يمكننا عرضه. الأقدم غير معروض.',
  },

  watch: {
    title: 'تتابعها',
    act: 'متابعة',
    stop: 'إيقاف المتابعة',
    watched: 'يظهر في «حسابات Safe المغلَّفة لديّ» في هذا المتصفح.',
  },
  recent: 'اطّلعت عليها سابقًا',

  drafts: {
    title: 'بدأته في هذا المتصفح',
    wrap: (count) =>
      count === 0
        ? 'تغليف، بلا تواقيع بعد'
        : counted(count, {
            one: 'تغليف، عليه توقيع واحد',
            two: 'تغليف، عليه توقيعان',
            few: `تغليف، عليه ${count} تواقيع`,
            other: `تغليف، عليه ${count} توقيعًا`,
          }),
    batch: (count) =>
      counted(count, {
        one: 'دفعة فيها استدعاء واحد',
        two: 'دفعة فيها استدعاءان',
        few: `دفعة فيها ${count} استدعاءات`,
        other: `دفعة فيها ${count} استدعاءً`,
      }),
    passed: 'نفّذ الـ Safe شيئًا آخر بعد ذلك. هذه التواقيع باطلة.',
    wrapped: 'هذا الـ Safe مغلَّف الآن.',
    discard: 'تجاهل',
  },

  owned: {
    title: 'حسابات Safe التي تملكها',
    say: 'لا تستطيع هذه الصفحة سردها بنفسها: عليها أن تبحث في السلسلة كلها. أما خدمة معاملات Safe فتستطيع.',
    sends:
      'السؤال يرسل عنوان حسابك إلى api.safe.global، مرة لكل شبكة. وتعرف الخدمة عندها أيضًا عنوان IP الخاص بك ومتى سألت.',
    turnsOn: 'ومن بعدها تسألها هذه الصفحة أيضًا من وقّع وما الذي ينتظر، إلى أن تعطّلها في الإعدادات.',
    turnOn: 'تفعيل الخدمة وسؤالها',
    ask: 'سؤال خدمة Safe',
    asking: 'جارٍ سؤال خدمة Safe…',
    none: (chain) => `لا تعرف أي حساب على ${name(chain)}.`,
    refused: {
      busy: 'تتلقى خدمة Safe أسئلة كثيرة الآن: تقبل سؤالين في الثانية و5000 في الشهر. حاول لاحقًا.',
      refused: (status) => `رفضت خدمة Safe الإجابة (${ltr(`HTTP ${status}`)}).`,
      unreachable: 'لم تُجب خدمة Safe. قد تكون متوقفة، أو أن شيئًا يحجب الاتصال بها.',
      unreadable: 'لا تستطيع هذه الصفحة قراءة إجابة خدمة Safe.',
    },
    paste: 'يمكنك الاستغناء عنها: ألصق عنوان حساب Safe الخاص بك.',
    notYours: (count) =>
      counted(count, {
        one: 'ذكرت حساب Safe واحدًا لا تملكه بحسب السلسلة.',
        two: 'ذكرت حسابَي Safe لا تملكهما بحسب السلسلة.',
        few: `ذكرت ${count} حسابات Safe لا تملكها بحسب السلسلة.`,
        other: `ذكرت ${count} حساب Safe لا تملكها بحسب السلسلة.`,
      }),
    unread: (count) =>
      counted(count, {
        one: 'تعذّرت قراءة واحد منها.',
        two: 'تعذّرت قراءة اثنين منها.',
        other: `تعذّرت قراءة ${count} منها.`,
      }),
    more: (shown) => `تعرف المزيد. المعروض أول ${shown}.`,
  },
}
