import type { SafeTranslation } from '../SafeTranslation.ts'
import { ltr, name } from './isolate.ts'

export const sending: SafeTranslation['sending'] = {
  token: 'الرمز',
  unlisted: 'ليس في قائمتنا',
  another: 'رمز آخر…',
  id: 'معرّف الرمز',
  otherId: 'معرّف آخر…',
  otherIdLabel: 'معرّف رمز آخر',
  whole: 'أدخل عددًا صحيحًا دون نقطة أو فاصلة.',
  decimals: (symbol, count) => `عدد الخانات العشرية في ${name(symbol)} هو ${ltr(count)}، لا أكثر.`,
  inUnits: 'لا يذكر هذا الرمز عدد خاناته العشرية: أدخل المبلغ بالوحدات الأساسية.',
  idShape: 'معرّف الرمز عدد صحيح.',
  idLeaving: 'هذا الرمز في طريقه إلى الخروج أو قد يكون كذلك.',
  toToken: 'هذا هو عقد الرمز نفسه. ما يُرسَل إليه يضيع عادةً.',
  ownNft: 'هذا هو رمز NFT الخاص بحساب Safe هذا نفسه، ولا يمكنه إرساله.',
  arrivesLess: (arrives, sent) => `يقتطع الرمز جزءًا من كل تحويل: من أصل ${ltr(sent)} يصل ${ltr(arrives)} فقط.`,
  arrivesUnknown: 'لا يمكن معرفة كم سيصل: لا يذكر الرمز رصيد المستلِم.',
  sent: (what, to) => `أُرسل ${ltr(what)} إلى ${ltr(to)}.`,
}
