import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const service: Translation['service'] = {
  title: 'خدمة معاملات Safe',
  turnOn: 'اسألها من وقّع وما الذي ينتظر.',
  say: 'إذا كانت معطَّلة فلا يُرسَل إليها شيء. وإذا فُعّلت، تسأل هذه الصفحة api.safe.global عما اقترحته في Safe وعن حسابات Safe التي توشك على تغليفها. عندها تعرف الخدمة أي الاقتراحات وأي الحسابات هي، ومتى تطّلع عليها، وعنوان IP الخاص بك. لا يُوقَّع أو يُقترح أو يُرسَل شيء عبرها، ويظل ما حدث يُقرأ من السلسلة.',
  queue: (count) =>
    counted(count, {
      zero: 'لا تنتظر هناك أي معاملة الآن.',
      one: 'تنتظر هناك معاملة واحدة الآن.',
      two: 'تنتظر هناك معاملتان الآن.',
      few: `تنتظر هناك ${count} معاملات الآن.`,
      other: `تنتظر هناك ${count} معاملة الآن.`,
    }),
  queueUnknown: 'لم تذكر خدمة معاملات Safe كم معاملة تنتظر.',
}
